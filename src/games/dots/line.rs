//! One line between two dots, and its notation.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::games::NotAMove;

/// Which way a line runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    Horizontal,
    Vertical,
}

/// A line between two neighbouring dots: the move of the game.
///
/// It starts at the dot of its row and column, both 0 to 9, counted from the top left, and runs
/// right or down. Written `hRC` or `vRC`. It may lie outside of the board that is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Line {
    direction: Direction,
    row: u8,
    col: u8,
}

impl Line {
    /// The line from the dot at `row` and `col`; none if either is above 9, which the notation
    /// can't write.
    pub fn new(direction: Direction, row: u8, col: u8) -> Option<Line> {
        (row <= 9 && col <= 9).then_some(Line {
            direction,
            row,
            col,
        })
    }

    pub(super) const fn horizontal(row: u8, col: u8) -> Line {
        Line {
            direction: Direction::Horizontal,
            row,
            col,
        }
    }

    pub(super) const fn vertical(row: u8, col: u8) -> Line {
        Line {
            direction: Direction::Vertical,
            row,
            col,
        }
    }

    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// The row of the dot that the line starts at.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The column of the dot that the line starts at.
    pub const fn col(self) -> u8 {
        self.col
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let letter = match self.direction {
            Direction::Horizontal => 'h',
            Direction::Vertical => 'v',
        };
        write!(f, "{letter}{}{}", self.row, self.col)
    }
}

impl FromStr for Line {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Line, NotAMove> {
        let &[letter, row @ b'0'..=b'9', col @ b'0'..=b'9'] = text.as_bytes() else {
            return Err(NotAMove);
        };
        let direction = match letter {
            b'h' => Direction::Horizontal,
            b'v' => Direction::Vertical,
            _ => return Err(NotAMove),
        };
        Ok(Line {
            direction,
            row: row - b'0',
            col: col - b'0',
        })
    }
}

impl TryFrom<String> for Line {
    type Error = NotAMove;

    fn try_from(text: String) -> Result<Line, NotAMove> {
        text.parse()
    }
}

impl From<Line> for String {
    fn from(line: Line) -> String {
        line.to_string()
    }
}
