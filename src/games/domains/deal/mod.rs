//! Deals drawn from a seed: a puzzle with one solution, and shuffled tiles.
//!
//! All is drawn from the raw words of ChaCha8 by code of our own, so a seed gives the same deal on
//! every platform. A change of what is drawn is a change of every game that is named by its seed.

mod layout;
mod reduce;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use serde::{Deserialize, Serialize};

use super::{
    Blocks, Digit, Digits, Options, Units,
    cell::CELLS,
    solver::{self, Solution},
};
use crate::games::chance::shuffle;
use reduce::Reduction;

/// How many clues a generated puzzle may have (rules: domains, head).
pub const CLUES: RangeInclusive<u8> = 22..=34;

/// How many it has unless set otherwise.
pub const USUAL_CLUES: u8 = 30;

/// Tiles dealt to a hand.
const HAND: usize = 7;

/// The blocks of a generated puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Regular,
    Jigsaw,
}

impl Kind {
    pub const BOTH: [Kind; 2] = [Kind::Regular, Kind::Jigsaw];

    /// The kind of given blocks.
    pub fn of(blocks: &Blocks) -> Kind {
        if blocks.are_regular() {
            Kind::Regular
        } else {
            Kind::Jigsaw
        }
    }

    /// The kind's name in statistics, text keys and tests.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Regular => "regular",
            Kind::Jigsaw => "jigsaw",
        }
    }
}

/// The deal of a seed. The number of clues is brought into [`CLUES`].
///
/// It takes some milliseconds for 30 clues, and seldom a tenth of a second for 22; to do it in
/// slices, see [`Dealer`].
pub fn deal(seed: u64, kind: Kind, clues: u8) -> Options {
    let mut dealer = Dealer::new(seed, kind, clues);
    loop {
        if let Some(options) = dealer.step() {
            return options;
        }
    }
}

/// All 81 tiles, nine of each digit, shuffled by a seed: two hands of seven, and the bag.
pub fn tiles(seed: u64) -> ([Vec<Digit>; 2], Vec<Digit>) {
    shuffled_tiles(&mut source(seed, b"kletki domains tiles\0\0\0\0"))
}

/// A deal in the making, in steps of a millisecond or less.
pub struct Dealer {
    source: ChaCha8Rng,
    kind: Kind,
    clues: usize,
    stage: Stage,
}

enum Stage {
    /// Blocks are drawn, and filled.
    Fill,
    /// Clues are taken away.
    Reduce(Box<Reduction>),
}

/// Digits tried to fill a board: most need fewer, and blocks that need more are drawn anew.
const FILL_TRIES: u32 = 300;

impl Dealer {
    /// Begins the deal of a seed. The number of clues is brought into [`CLUES`].
    pub fn new(seed: u64, kind: Kind, clues: u8) -> Dealer {
        Dealer {
            source: source(seed, b"kletki domains puzzle\0\0\0"),
            kind,
            clues: usize::from(clues.clamp(*CLUES.start(), *CLUES.end())),
            stage: Stage::Fill,
        }
    }

    /// Goes on for a step. Gives the deal when it's done.
    pub fn step(&mut self) -> Option<Options> {
        match &mut self.stage {
            Stage::Fill => {
                let blocks = match self.kind {
                    Kind::Regular => Blocks::REGULAR,
                    Kind::Jigsaw => layout::jigsaw(&mut self.source),
                };
                let units = Units::new(blocks);
                if let Some(solution) = filled(&units, &mut self.source) {
                    let reduction = Reduction::new(units, solution, self.clues, &mut self.source);
                    self.stage = Stage::Reduce(Box::new(reduction));
                }
                None
            }
            Stage::Reduce(reduction) => match reduction.step(&mut self.source) {
                reduce::Progress::Reducing => None,
                reduce::Progress::GivenUp => {
                    self.stage = Stage::Fill;
                    None
                }
                reduce::Progress::Done(puzzle) => {
                    let (hands, bag) = shuffled_tiles(&mut self.source);
                    Some(Options::of(puzzle, *reduction.blocks(), hands, bag))
                }
            },
        }
    }
}

/// The generator of a seed for one purpose: bytes 0 to 7 are the seed, little endian, and the rest
/// says what for.
fn source(seed: u64, purpose: &[u8; 24]) -> ChaCha8Rng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..].copy_from_slice(purpose);
    ChaCha8Rng::from_seed(bytes)
}

/// A filled board at random; none if it takes too long.
fn filled(units: &Units, source: &mut ChaCha8Rng) -> Option<Solution> {
    let empty = [Digits::ALL; CELLS];
    solver::fill(units, empty, FILL_TRIES, |digits| shuffle(source, digits)).unwrap_or(None)
}

fn shuffled_tiles(source: &mut ChaCha8Rng) -> ([Vec<Digit>; 2], Vec<Digit>) {
    let mut tiles: Vec<Digit> = Digit::ALL.repeat(CELLS / Digit::ALL.len());
    shuffle(source, &mut tiles);
    let bag = tiles.split_off(2 * HAND);
    let second = tiles.split_off(HAND);
    ([tiles, second], bag)
}

/// The deal of the seed 0 with regular blocks and the usual clues, written out: options are asked
/// for their default where nobody waits.
impl Default for Options {
    fn default() -> Options {
        let puzzle = DEFAULT_PUZZLE.to_owned().try_into();
        let digits = |text: &str| -> Vec<Digit> {
            let numbers = text.bytes().map(|character| character.wrapping_sub(b'0'));
            numbers.filter_map(Digit::new).collect()
        };
        match puzzle {
            Ok(puzzle) => Options::of(
                puzzle,
                Blocks::REGULAR,
                DEFAULT_HANDS.map(digits),
                digits(DEFAULT_BAG),
            ),
            // Not with the text below: a test holds it.
            Err(_) => deal(0, Kind::Regular, USUAL_CLUES),
        }
    }
}

const DEFAULT_PUZZLE: &str =
    "839200001600003049012000000053020000000007050208069300000680790100095000000300100";
const DEFAULT_HANDS: [&str; 2] = ["3671949", "2656317"];
const DEFAULT_BAG: &str = "7179225811965314885597687814224836947239374723483614526359629551884";
