//! What is chosen before the first line is drawn.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{board::Board, line::Line};

/// The board and the house rules of one game (rules: dots, Variants).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Rows of boxes, 1 to 9.
    pub rows: u8,
    /// Columns of boxes, 1 to 9.
    pub cols: u8,
    /// Whether a player who can take a box must.
    pub must_take: bool,
    /// Whether the outer frame is drawn beforehand.
    pub frame: bool,
    /// Lines drawn beforehand. One that is named twice, or lies on a frame drawn beforehand, is
    /// drawn once.
    pub predrawn: Vec<Line>,
}

/// Options that no game can start with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOptions {
    #[error("a board has 1 to 9 rows and columns, not {rows} by {cols}")]
    Size { rows: u8, cols: u8 },
    #[error("the line {line} drawn beforehand is not on a board of {rows} by {cols} boxes")]
    Predrawn { line: Line, rows: u8, cols: u8 },
}

impl Options {
    /// Rows and columns of boxes that a board may have.
    pub const SIZES: RangeInclusive<u8> = 1..=9;

    /// A square board with no house rules.
    pub fn square(size: u8) -> Options {
        Options::rectangle(size, size)
    }

    /// A board of `rows` by `cols` boxes with no house rules.
    pub fn rectangle(rows: u8, cols: u8) -> Options {
        Options {
            rows,
            cols,
            must_take: false,
            frame: false,
            predrawn: Vec::new(),
        }
    }

    pub(super) fn board(&self) -> Result<Board, BadOptions> {
        let &Options { rows, cols, .. } = self;
        if Options::SIZES.contains(&rows) && Options::SIZES.contains(&cols) {
            Ok(Board { rows, cols })
        } else {
            Err(BadOptions::Size { rows, cols })
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::square(5)
    }
}
