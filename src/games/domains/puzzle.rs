//! The clues of a puzzle.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Digit, cell::CELLS};

/// A puzzle's clues by the cells' numbers. Written as 81 characters row by row, 0 for none; a point
/// is read as none too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Puzzle(pub(super) [Option<Digit>; CELLS]);

/// A text that isn't a puzzle's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a puzzle is 81 characters row by row: digits, and 0 or a point where there is no clue")]
pub struct BadPuzzle;

impl Puzzle {
    /// The clues by the cells' numbers.
    pub fn digits(&self) -> &[Option<Digit>; CELLS] {
        &self.0
    }

    /// How many clues there are.
    pub fn clues(&self) -> usize {
        self.0.iter().flatten().count()
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |clue: &Option<Digit>| clue.map_or(0, Digit::get);
        self.0
            .iter()
            .map(number)
            .try_for_each(|number| write!(f, "{number}"))
    }
}

impl TryFrom<String> for Puzzle {
    type Error = BadPuzzle;

    fn try_from(text: String) -> Result<Puzzle, BadPuzzle> {
        let characters: &[u8; CELLS] = text.as_bytes().try_into().map_err(|_| BadPuzzle)?;
        let mut clues = [None; CELLS];
        for (clue, character) in clues.iter_mut().zip(characters) {
            *clue = match character {
                b'.' => None,
                b'0'..=b'9' => Digit::new(character - b'0'),
                _ => return Err(BadPuzzle),
            };
        }
        Ok(Puzzle(clues))
    }
}

impl From<Puzzle> for String {
    fn from(puzzle: Puzzle) -> String {
        puzzle.to_string()
    }
}
