//! How strong the computer players of Dots and Boxes are against one another.

mod contests;

use kletki::games::dots::{Options, Position};

/// What each player may spend on a move: much less than in play, to be done sooner.
const NODES: u64 = 20_000;

#[test]
#[ignore = "long: scripts/test-long"]
fn each_level_wins_most_games_against_the_one_below() {
    contests::each_level_beats_the_next::<Position>(&Options::default(), 200, NODES);
}
