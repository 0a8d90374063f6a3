//! How good the puzzles of Domains are, how long they take, and how strong the levels are against
//! each other.

use std::time::{Duration, Instant};

mod contests;

use kletki::{
    games::domains::{
        CLUES, Dealer, Kind, Options, Position, Units, deal,
        solver::{Solved, candidates, solve},
    },
    players::Level,
};

use contests::{each_level_beats_the_next, results};

/// Puzzles of each kind and number of clues.
const PUZZLES: u64 = 1_000;

/// Nodes for a move, a tenth of what hard takes.
const NODES: u64 = 60_000;

/// What a step of a dealer may take on the average: it is done between two frames.
const STEP: Duration = Duration::from_millis(1);

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
fn the_steps_of_a_dealer_are_short() {
    for kind in Kind::BOTH {
        let (mut steps, mut all, mut worst) = (0, Duration::ZERO, Duration::ZERO);
        for seed in 0..200 {
            let mut dealer = Dealer::new(seed, kind, *CLUES.start());
            loop {
                let start = Instant::now();
                let done = dealer.step().is_some();
                let time = start.elapsed();
                (steps, all, worst) = (steps + 1, all + time, worst.max(time));
                if done {
                    break;
                }
            }
        }
        println!(
            "{kind:?}: {steps} steps, {:.1?} each, worst {worst:.1?}",
            all / steps
        );
        assert!(all / steps < STEP, "{kind:?}");
    }
}

fn is_unique(options: &Options) -> bool {
    let units = Units::new(options.blocks);
    let solved = solve(&units, candidates(options.puzzle.digits()), 1_000_000);
    matches!(solved, Ok(Solved::Once(_)))
}

fn options(kind: Kind, clues: u8) -> Options {
    Options {
        kind,
        clues,
        ..Options::default()
    }
}

#[test]
#[ignore = "long: scripts/test-long"]
fn each_level_beats_the_one_below() {
    each_level_beats_the_next::<Position>(&options(Kind::Regular, 30), 200, NODES);
}

#[test]
#[ignore = "long: scripts/test-long"]
fn the_order_holds_for_other_puzzles() {
    for (kind, clues) in [(Kind::Jigsaw, 30), (Kind::Regular, 22), (Kind::Regular, 34)] {
        let options = options(kind, clues);
        let results = |level, other| results::<Position>(&options, level, other, 100, NODES);
        let medium = results(Level::Medium, Level::Easy);
        assert!(medium.won > 70, "{kind:?}, {clues}: {medium:?}");
        let hard = results(Level::Hard, Level::Medium);
        assert!(hard.won > 65, "{kind:?}, {clues}: {hard:?}");
    }
}
