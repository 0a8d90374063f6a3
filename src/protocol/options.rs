//! Each game's `options`, as a line writes them.

use serde::Deserialize;
use serde_json::{Map, Value, value::RawValue};

use super::{
    Refusal,
    request::{named, object, present},
};
use crate::games::{
    Game,
    cell_city::{self, Variant},
    dots::{self, Line},
};

/// A game whose options can be read from a line.
///
/// Fields that aren't options of the game are passed over.
pub(super) trait ReadOptions: Game {
    fn read_options(written: &RawValue) -> Result<Self::Options, Refusal>;

    /// What `state` tells of this game besides what it tells of all; with `show` what only the
    /// screen needs.
    fn more(&self, _show: bool) -> Map<String, Value> {
        Map::new()
    }
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
