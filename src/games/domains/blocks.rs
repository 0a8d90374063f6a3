//! The nine blocks: regular ones, and irregular ones as in a jigsaw.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{
    Cell,
    cell::{CELLS, SIZE},
};

/// Which block each cell belongs to: nine blocks of nine cells. Written as 81 letters from A to I,
/// row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Blocks([u8; CELLS]);

/// Why a text doesn't tell nine blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBlocks {
    #[error("blocks are 81 letters from A to I, row by row")]
    Letters,
    #[error("block {block} has {cells} cells, and a block has nine")]
    Size { block: char, cells: usize },
}

impl Blocks {
    /// The nine squares of three by three cells.
    pub const REGULAR: Blocks = {
        let mut of = [0; CELLS];
        let mut index = 0;
        while index < CELLS {
            of[index] = (index / SIZE / 3 * 3 + index % SIZE / 3) as u8;
            index += 1;
        }
        Blocks(of)
    };

    /// Blocks by the cells' numbers, each a number under nine.
    pub(super) fn new(of: [u8; CELLS]) -> Result<Blocks, BadBlocks> {
        let mut sizes = [0; SIZE];
        for block in of {
            *sizes
                .get_mut(usize::from(block))
                .ok_or(BadBlocks::Letters)? += 1;
        }
        match sizes.iter().position(|&cells| cells != SIZE) {
            None => Ok(Blocks(of)),
            Some(block) => Err(BadBlocks::Size {
                block: letter(block as u8),
                cells: sizes[block],
            }),
        }
    }

    /// The block of the cell of that number, 0 to 8.
    pub(super) fn of_index(&self, index: usize) -> usize {
        usize::from(self.0[index])
    }

    /// The block of a cell, 0 to 8; none off the board.
    pub fn of(&self, cell: Cell) -> Option<usize> {
        cell.index().map(|index| self.of_index(index))
    }

    /// The cells of a block, row by row.
    pub fn cells(&self, block: usize) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |&cell| self.of(cell) == Some(block))
    }

    /// Whether these are the nine squares, by whatever letters.
    pub fn are_regular(&self) -> bool {
        (0..CELLS).all(|index| {
            let corner = index / 27 * 27 + index % SIZE / 3 * 3;
            self.0[index] == self.0[corner]
        })
    }
}

fn letter(block: u8) -> char {
    char::from(b'A' + block)
}

impl fmt::Display for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|&block| write!(f, "{}", letter(block)))
    }
}

impl TryFrom<String> for Blocks {
    type Error = BadBlocks;

    fn try_from(text: String) -> Result<Blocks, BadBlocks> {
        let letters: [u8; CELLS] = text.as_bytes().try_into().map_err(|_| BadBlocks::Letters)?;
        Blocks::new(letters.map(|letter| letter.wrapping_sub(b'A')))
    }
}

impl From<Blocks> for String {
    fn from(blocks: Blocks) -> String {
        blocks.to_string()
    }
}
