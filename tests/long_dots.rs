//! How strong the computer players of Dots and Boxes are against one another.

use kletki::{
    games::{
        Game, Outcome, Side,
        dots::{Options, Position},
    },
    players::{Computer, Level},
};

const GAMES: u64 = 200;

/// What each player may spend on a move: much less than in play, to be done sooner.
const NODES: u64 = 20_000;

/// How many of the games on 5 by 5 the first level wins against the second. They take turns to
/// start.
fn wins(level: Level, against: Level) -> u64 {
    let mut wins = 0;
    let mut boxes = [0, 0];
    for game in 0..GAMES {
        let side = if game % 2 == 0 {
            Side::First
        } else {
            Side::Second
        };
        let position = play(game, |turn| if turn == side { level } else { against });
        wins += u64::from(position.outcome() == Some(Outcome::Won(side)));
        boxes[0] += position.score()[side.index()];
        boxes[1] += position.score()[side.other().index()];
    }
    let (level, against) = (level.id(), against.id());
    println!("{level} won {wins} of {GAMES} games against {against}, with {boxes:?} boxes");
    wins
}

fn play(game: u64, level: impl Fn(Side) -> Level) -> Position {
    let mut position = Position::start(&Options::default()).unwrap();
    for ply in 0.. {
        let Some(seat) = position.to_move() else {
            break;
        };
        let seed = game * 1_000 + ply;
        let mut thinking = Position::think(position.view(seat), level(seat.side()), seed);
        thinking.step(NODES);
        position.play(thinking.answer().mv).unwrap();
    }
    position
}

/// The lower end of the interval in which a level's true share of wins lies, with 95 in 100 (Wilson 1927).
/// On 5 by 5 no game is drawn.
fn least_share(wins: u64) -> f64 {
    const Z: f64 = 1.96;
    let [wins, games] = [wins, GAMES].map(|count| count as f64);
    let share = wins / games;
    let spread = (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    (share + Z * Z / (2.0 * games) - Z * spread) / (1.0 + Z * Z / games)
}

#[test]
#[ignore = "long: scripts/test-long"]
fn each_level_wins_most_games_against_the_one_below() {
    assert!(least_share(wins(Level::Hard, Level::Medium)) >= 0.75);
    assert!(least_share(wins(Level::Medium, Level::Easy)) >= 0.75);
}
