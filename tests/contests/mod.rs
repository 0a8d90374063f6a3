//! Contests between levels, for the long tests.

use std::time::Duration;

use kletki::players::{
    Level,
    contest::{Contested, Pairing, Tally, contest},
};

/// The part of the points that a level must be sure to get against the next one below.
const SHARE: f64 = 0.75;

/// The results of a level against another one, which are printed too.
pub fn results<G: Contested>(
    options: &G::Options,
    level: Level,
    other: Level,
    games: u64,
    nodes: u64,
) -> Tally {
    let pairing = Pairing {
        level,
        other,
        games,
        nodes,
    };
    let mut no_clock = || Duration::ZERO;
    let tally = contest::<G>(options, pairing, &mut no_clock, |_, _| ())
        .expect("a game can start with the options");
    let (low, high) = tally.interval();
    println!(
        "{}: {} against {}: {tally:?}, {low:.3} to {high:.3} of the points",
        G::KIND.id(),
        level.id(),
        other.id()
    );
    tally
}

/// Checks that each level is much stronger than the next one, beyond chance.
pub fn each_level_beats_the_next<G: Contested>(options: &G::Options, games: u64, nodes: u64) {
    for (level, other) in [(Level::Medium, Level::Easy), (Level::Hard, Level::Medium)] {
        let tally = results::<G>(options, level, other, games, nodes);
        let (low, _) = tally.interval();
        assert!(low >= SHARE, "{level:?}: {tally:?}, {low:.3}");
        assert_eq!(tally.void, 0);
    }
}
