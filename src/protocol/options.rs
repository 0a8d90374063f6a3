//! Each game's `options`, as a line writes them.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::{
    Refusal,
    request::{named, object, present},
};
use crate::games::{
    Game,
    cell_city::{self, Variant},
    domains::{self, Blocks, CLUES, Digit, Kind, Puzzle, USUAL_CLUES},
    dots::{self, Line},
};

/// A game whose options can be read from a line.
///
/// Fields that aren't options of the game are passed over.
pub(super) trait ReadOptions: Game {
    fn read_options(written: &RawValue) -> Result<Self::Options, Refusal>;
}

impl ReadOptions for cell_city::Position {
    fn read_options(written: &RawValue) -> Result<cell_city::Options, Refusal> {
        #[derive(Deserialize)]
        struct Written {
            #[serde(default, deserialize_with = "named")]
            variant: Variant,
        }

        let Written { variant } = object(written.get()).map_err(Refusal::options)?;
        Ok(cell_city::Options { variant })
    }
}

impl ReadOptions for dots::Position {
    fn read_options(written: &RawValue) -> Result<dots::Options, Refusal> {
        #[derive(Deserialize)]
        struct Written {
            #[serde(default, deserialize_with = "present")]
            size: Option<u8>,
            #[serde(default, deserialize_with = "present")]
            rows: Option<u8>,
            #[serde(default, deserialize_with = "present")]
            cols: Option<u8>,
            #[serde(default)]
            must_take: bool,
            #[serde(default)]
            frame: bool,
            #[serde(default)]
            predrawn: Vec<Line>,
        }

        let Written {
            size,
            rows,
            cols,
            must_take,
            frame,
            predrawn,
        } = object(written.get()).map_err(Refusal::options)?;
        let board = match (size, rows, cols) {
            (None, None, None) => dots::Options::default(),
            (Some(size @ (3 | 5 | 7)), None, None) => dots::Options::square(size),
            (Some(_), None, None) => return Err(Refusal::options("size is 3, 5 or 7")),
            (size, Some(rows), Some(cols)) if size.is_none_or(|size| [rows, cols] == [size; 2]) => {
                dots::Options::rectangle(rows, cols)
            }
            _ => {
                return Err(Refusal::options(
                    "a board is given by size, or by rows and cols",
                ));
            }
        };
        Ok(dots::Options {
            must_take,
            frame,
            predrawn,
            ..board
        })
    }
}

impl ReadOptions for domains::Position {
    /// A deal drawn from `seed` with so many `clues`, and blocks that are `jigsaw` or not; of it
    /// `puzzle`, with its `blocks`, and `hands`, with what is in the `bag`, may be given.
    fn read_options(written: &RawValue) -> Result<domains::Options, Refusal> {
        #[derive(Deserialize)]
        struct Written {
            #[serde(default, deserialize_with = "present")]
            clues: Option<u8>,
            #[serde(default)]
            seed: u64,
            #[serde(default)]
            jigsaw: bool,
            #[serde(default, deserialize_with = "present")]
            puzzle: Option<Puzzle>,
            #[serde(default, deserialize_with = "present")]
            blocks: Option<Blocks>,
            #[serde(default, deserialize_with = "present")]
            hands: Option<[Vec<Digit>; 2]>,
            #[serde(default, deserialize_with = "present")]
            bag: Option<Vec<Digit>>,
        }

        let written: Written = object(written.get()).map_err(Refusal::options)?;
        let clues = written.clues.unwrap_or(USUAL_CLUES);
        if !CLUES.contains(&clues) {
            return Err(Refusal::options("there are 22 to 34 clues"));
        }
        let mut options = match (written.puzzle, written.blocks) {
            (Some(puzzle), blocks) => {
                let (hands, bag) = domains::tiles(written.seed);
                let blocks = blocks.unwrap_or(Blocks::REGULAR);
                domains::Options::of(puzzle, blocks, hands, bag)
            }
            (None, Some(_)) => return Err(Refusal::options("blocks are given with a puzzle")),
            (None, None) => {
                let kind = if written.jigsaw {
                    Kind::Jigsaw
                } else {
                    Kind::Regular
                };
                domains::deal(written.seed, kind, clues)
            }
        };
        match (written.hands, written.bag) {
            (Some(hands), bag) => {
                options.hands = hands;
                options.bag = bag.unwrap_or_default();
            }
            (None, Some(_)) => return Err(Refusal::options("a bag is given with hands")),
            (None, None) => {}
        }
        Ok(options)
    }
}
