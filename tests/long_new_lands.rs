//! How strong the levels of New Lands are against each other, and how its games go.

use kletki::{
    games::{
        Game, Outcome, Side,
        new_lands::{Card, Move, Options, Position, Suit, Terms},
    },
    players::{Computer, Level},
};

/// Nodes for a move, fewer than hard would take.
const NODES: u64 = 60_000;

/// What came of a number of games.
#[derive(Debug, Default)]
struct Results {
    won: u32,
    drawn: u32,
    lost: u32,
    void: u32,
    with_skip: u32,
    moves: u32,
}

/// The same deal with the colours exchanged: hearts for clubs, diamonds for spades.
fn mirrored(options: &Options) -> Options {
    let other = |card: &Card| {
        let suit = match card.suit() {
            Suit::Hearts => Suit::Clubs,
            Suit::Diamonds => Suit::Spades,
            Suit::Clubs => Suit::Hearts,
            Suit::Spades => Suit::Diamonds,
        };
        Card::new(suit, card.rank()).unwrap()
    };
    let mut hands: Vec<Vec<Card>> = Vec::new();
    for pair in options.hands.chunks(2) {
        for hand in pair.iter().rev() {
            hands.push(hand.iter().map(other).collect());
        }
    }
    Options {
        hands,
        terms: options.terms,
    }
}

/// Plays `games` games of one level against another. Each deal is played twice: the second time
/// the sides hold each other's hands in their own colour.
fn play(terms: Terms, level: Level, other: Level, games: u64) -> Results {
    let mut results = Results::default();
    for game in 0..games {
        let dealt = Options::dealt(terms, game / 2);
        let options = if game % 2 == 0 {
            dealt
        } else {
            mirrored(&dealt)
        };
        // Red opens in every game: so each level opens once with each hand.
        let side = if game % 2 == 0 {
            Side::First
        } else {
            Side::Second
        };
        let mut position = Position::start(&options).unwrap();
        let mut moves = 0;
        let mut skipped = false;
        while let Some(seat) = position.to_move() {
            let on_move = if seat.side() == side { level } else { other };
            let mut thinking = Position::think(position.view(seat), on_move, game * 1_000 + moves);
            thinking.step(NODES);
            let mv = thinking.answer().mv;
            skipped |= mv == Move::Skip;
            position.play(mv).unwrap();
            moves += 1;
        }
        results.moves += moves as u32;
        results.with_skip += u32::from(skipped);
        match position.outcome().unwrap() {
            Outcome::Won(winner) if winner == side => results.won += 1,
            Outcome::Drawn => results.drawn += 1,
            Outcome::Won(_) => results.lost += 1,
            Outcome::Void => results.void += 1,
        }
    }
    println!("{terms:?}: {level:?} against {other:?}: {results:?}");
    results
}

#[test]
#[ignore = "long: scripts/test-long"]
fn each_level_beats_the_one_below() {
    let results = play(Terms::default(), Level::Medium, Level::Easy, 200);
    assert!(results.won > 110, "{results:?}");
    let results = play(Terms::default(), Level::Hard, Level::Medium, 200);
    assert!(results.won > 110, "{results:?}");
}
