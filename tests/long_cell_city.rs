//! How strong the levels of Cell City are against each other.

mod contests;

use kletki::{
    games::cell_city::{Options, Position, Variant},
    players::Level,
};

use contests::{each_level_beats_the_next, results};

/// Nodes for a move, enough for nearly all proofs on 7x7.
const NODES: u64 = 1_000_000;

/// Nodes for a move where many games are played for their order only.
const FEW_NODES: u64 = 20_000;

#[test]
#[ignore = "long: scripts/test-long"]
fn each_level_beats_the_one_below() {
    each_level_beats_the_next::<Position>(&Options::default(), 200, NODES);
}

#[test]
#[ignore = "long: scripts/test-long"]
fn the_order_holds_on_the_other_boards() {
    for variant in [Variant::FirstCity, Variant::Architects] {
        for (level, other) in [(Level::Medium, Level::Easy), (Level::Hard, Level::Medium)] {
            let tally = results::<Position>(&Options { variant }, level, other, 100, FEW_NODES);
            assert!(tally.won > 2 * tally.lost, "{variant:?}: {tally:?}");
        }
    }
}
