//! Rows, columns and blocks: where no digit stands twice.

use super::{
    Blocks,
    cell::{CELLS, SIZE},
};

/// The 27 units of a board, and which cells share one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Units {
    blocks: Blocks,
    /// The cells' numbers of nine rows, nine columns and nine blocks.
    units: [[u8; SIZE]; 27],
    peers: Vec<Vec<u8>>,
}

impl Units {
    pub fn new(blocks: Blocks) -> Units {
        let mut units = [[0; SIZE]; 27];
        let mut filled = [0; 27];
        for index in 0..CELLS {
            let of_cell = [
                index / SIZE,
                SIZE + index % SIZE,
                2 * SIZE + blocks.of_index(index),
            ];
            for unit in of_cell {
                units[unit][filled[unit]] = index as u8;
                filled[unit] += 1;
            }
        }
        let peers = (0..CELLS as u8)
            .map(|index| {
                let of_cell = units.iter().filter(|unit| unit.contains(&index));
                let mut peers: Vec<u8> = of_cell.flatten().copied().collect();
                peers.sort_unstable();
                peers.dedup();
                peers.retain(|&peer| peer != index);
                peers
            })
            .collect();
        Units {
            blocks,
            units,
            peers,
        }
    }

    pub fn blocks(&self) -> &Blocks {
        &self.blocks
    }

    /// The cells' numbers, unit by unit: rows, columns, blocks.
    pub fn all(&self) -> &[[u8; SIZE]; 27] {
        &self.units
    }

    /// The numbers of the other cells in the row, column and block of a cell.
    pub fn peers(&self, index: usize) -> impl Iterator<Item = usize> {
        self.peers[index].iter().map(|&peer| usize::from(peer))
    }
}
