//! How good the puzzles of Domains are, how long they take, and how strong the levels are against
//! each other.

use std::time::{Duration, Instant};

use kletki::{
    games::{
        Game, Outcome, Side,
        domains::{
            CLUES, Dealer, Kind, Options, Position, Units, deal,
            solver::{Solved, candidates, solve},
        },
    },
    players::{Computer, Level},
};

/// Puzzles of each kind and number of clues.
const PUZZLES: u64 = 1_000;

/// Nodes for a move, a tenth of what hard takes.
const NODES: u64 = 60_000;

/// What a step of a dealer may take: it is done between two frames.
const STEP: Duration = Duration::from_millis(50);

#[test]
#[ignore = "long: scripts/test-long"]
fn a_thousand_puzzles_of_each_kind_have_one_solution_and_come_within_a_second() {
    for kind in Kind::BOTH {
        for clues in CLUES {
            let mut times: Vec<Duration> = (0..PUZZLES)
                .map(|seed| {
                    let start = Instant::now();
                    let options = deal(seed, kind, clues);
                    let time = start.elapsed();
                    assert_eq!(options.puzzle.clues(), usize::from(clues));
                    assert_eq!((options.kind, Kind::of(&options.blocks)), (kind, kind));
                    assert!(is_unique(&options), "{kind:?}, {clues} clues, seed {seed}");
                    time
                })
                .collect();
            times.sort_unstable();
            let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
            println!("{kind:?}, {clues} clues: median {median:.1?}, worst {worst:.1?}");
            assert!(
                median < Duration::from_millis(100),
                "{kind:?}, {clues} clues"
            );
            assert!(worst < Duration::from_secs(1), "{kind:?}, {clues} clues");
        }
    }
}

#[test]
#[ignore = "long: scripts/test-long"]
fn no_step_of_a_dealer_takes_long() {
    for kind in Kind::BOTH {
        for seed in 0..200 {
            let mut dealer = Dealer::new(seed, kind, *CLUES.start());
            loop {
                let start = Instant::now();
                let done = dealer.step().is_some();
                assert!(start.elapsed() < STEP, "{kind:?}, seed {seed}");
                if done {
                    break;
                }
            }
        }
    }
}

fn is_unique(options: &Options) -> bool {
    let units = Units::new(options.blocks);
    let solved = solve(&units, candidates(options.puzzle.digits()), 1_000_000);
    matches!(solved, Ok(Solved::Once(_)))
}

/// Games won, drawn and lost by one level against another. Each deal is played twice, with sides
/// and hands swapped.
fn play(kind: Kind, clues: u8, level: Level, other: Level, games: u64) -> [u32; 3] {
    let mut results = [0; 3];
    let (mut misses, mut moves) = ([0; 2], 0);
    for game in 0..games {
        let side = [Side::First, Side::Second][game as usize % 2];
        let mut position = Position::start(&deal(game / 2, kind, clues)).unwrap();
        while let Some(seat) = position.to_move() {
            let mine = seat.side() == side;
            let on_move = if mine { level } else { other };
            let mut thinking = Position::think(position.view(seat), on_move, game * 1_000 + moves);
            thinking.step(NODES);
            let held = position.hand(seat).tiles().len() + position.bag_len();
            let before = position.board().owners().iter().flatten().count();
            position.play(thinking.answer().mv).unwrap();
            let after = position.board().owners().iter().flatten().count();
            moves += 1;
            if held > 0 && before == after {
                misses[usize::from(!mine)] += 1;
            }
        }
        match position.outcome().unwrap() {
            Outcome::Won(winner) if winner == side => results[0] += 1,
            Outcome::Drawn => results[1] += 1,
            Outcome::Won(_) | Outcome::Void => results[2] += 1,
        }
    }
    let [won, drawn, lost] = results;
    println!(
        "{kind:?}, {clues} clues: {level:?} against {other:?}: {won} won, {drawn} drawn, {lost} lost; \
         {misses:?} wrong digits; {} moves a game",
        moves / games
    );
    results
}

#[test]
#[ignore = "long: scripts/test-long"]
fn each_level_beats_the_one_below() {
    let [won, ..] = play(Kind::Regular, 30, Level::Medium, Level::Easy, 200);
    assert!(won > 150, "medium won {won} of 200 against easy");
    let [won, ..] = play(Kind::Regular, 30, Level::Hard, Level::Medium, 200);
    assert!(won > 140, "hard won {won} of 200 against medium");
}

#[test]
#[ignore = "long: scripts/test-long"]
fn the_order_holds_for_other_puzzles() {
    for (kind, clues) in [(Kind::Jigsaw, 30), (Kind::Regular, 22), (Kind::Regular, 34)] {
        let [won, ..] = play(kind, clues, Level::Medium, Level::Easy, 100);
        assert!(won > 70, "medium won {won} of 100 against easy");
        let [won, ..] = play(kind, clues, Level::Hard, Level::Medium, 100);
        assert!(won > 65, "hard won {won} of 100 against medium");
    }
}
