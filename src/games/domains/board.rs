//! What lies open before both players: clues, closed cells with their owners, struck digits.

use std::sync::Arc;

use super::{
    Blocks, Cell, Digit, Digits, Illegal, Puzzle, Units,
    cell::{CELLS, SIZE},
};
use crate::games::{Score, Side};

/// Cells that a block goes to its owner with (rules: domains 2).
pub const MAJORITY: usize = 5;

/// The board as both players see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    units: Arc<Units>,
    puzzle: Arc<Puzzle>,
    /// Clues and closed cells.
    digits: [Option<Digit>; CELLS],
    owners: [Option<Side>; CELLS],
    /// The digits that turned out wrong on open cells.
    struck: [Digits; CELLS],
}

/// What keeps a tile from a cell that nobody owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The clue there is another digit.
    OtherClue,
    /// It was tried there, and was wrong.
    Struck,
    /// That cell, in the same row, column or block, has the digit.
    Equal(Cell),
}

impl Board {
    pub(super) fn new(units: Arc<Units>, puzzle: Puzzle) -> Board {
        Board {
            units,
            digits: puzzle.0,
            puzzle: Arc::new(puzzle),
            owners: [None; CELLS],
            struck: [Digits::NONE; CELLS],
        }
    }

    pub fn blocks(&self) -> &Blocks {
        self.units.blocks()
    }

    pub fn units(&self) -> &Units {
        &self.units
    }

    /// The digit to be seen on a cell: a clue's, or the one that closed it.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()?]
    }

    /// The clue of a cell, captured or not.
    pub fn clue(&self, cell: Cell) -> Option<Digit> {
        self.puzzle.0[cell.index()?]
    }

    pub fn owner(&self, cell: Cell) -> Option<Side> {
        self.owners[cell.index()?]
    }

    /// The digits that were tried on an open cell and were wrong.
    pub fn struck(&self, cell: Cell) -> Digits {
        cell.index()
            .map_or(Digits::NONE, |index| self.struck[index])
    }

    /// What a player may still place on a cell: on an open one the digits that its row, column and
    /// block don't have and that weren't struck out, on a clue that is nobody's the clue.
    pub fn candidates(&self, cell: Cell) -> Digits {
        match cell.index() {
            Some(index) => self.candidates_at(index),
            None => Digits::NONE,
        }
    }

    /// As [`Board::candidates`], by the cell's number.
    pub fn candidates_at(&self, index: usize) -> Digits {
        match (self.owners[index], self.digits[index]) {
            (Some(_), _) => Digits::NONE,
            (None, Some(clue)) => Digits::only(clue),
            (None, None) => {
                let seen = self.units.peers(index).filter_map(|peer| self.digits[peer]);
                Digits::ALL
                    .without(seen.collect())
                    .without(self.struck[index])
            }
        }
    }

    /// The clues and closed cells by the cells' numbers, for who reckons with them.
    pub fn digits(&self) -> &[Option<Digit>; CELLS] {
        &self.digits
    }

    /// The owners by the cells' numbers.
    pub fn owners(&self) -> &[Option<Side>; CELLS] {
        &self.owners
    }

    /// The struck digits by the cells' numbers.
    pub fn all_struck(&self) -> &[Digits; CELLS] {
        &self.struck
    }

    /// What keeps a tile from a cell that nobody owns; none if nothing does.
    pub fn obstacle(&self, digit: Digit, cell: Cell) -> Option<Obstacle> {
        let index = cell.index()?;
        match self.digits[index] {
            Some(clue) if clue == digit => return None,
            Some(_) => return Some(Obstacle::OtherClue),
            None => {}
        }
        let mut peers = self.units.peers(index);
        match peers.find(|&peer| self.digits[peer] == Some(digit)) {
            Some(peer) => Some(Obstacle::Equal(Cell::at(peer))),
            None => self.struck[index].has(digit).then_some(Obstacle::Struck),
        }
    }

    /// Whether a tile may be placed on a cell, be it right or wrong.
    pub(super) fn check(&self, digit: Digit, cell: Cell) -> Result<(), Illegal> {
        let index = cell.index().ok_or(Illegal::Bounds)?;
        if self.owners[index].is_some() {
            return Err(Illegal::Taken);
        }
        match self.obstacle(digit, cell) {
            None => Ok(()),
            Some(_) => Err(Illegal::Clash),
        }
    }

    /// The cells of a block by owner, by [`Side::index`].
    pub fn cells_in(&self, block: usize) -> [usize; 2] {
        let mut cells = [0; 2];
        for index in (0..CELLS).filter(|&index| self.blocks().of_index(index) == block) {
            if let Some(owner) = self.owners[index] {
                cells[owner.index()] += 1;
            }
        }
        cells
    }

    /// Who holds a block; none while it's undecided (rules: domains 2).
    pub fn holder(&self, block: usize) -> Option<Side> {
        let cells = self.cells_in(block);
        Side::BOTH
            .into_iter()
            .find(|side| cells[side.index()] >= MAJORITY)
    }

    /// The blocks held, by side.
    pub fn held(&self) -> Score {
        let mut held = [0; 2];
        for side in (0..SIZE).filter_map(|block| self.holder(block)) {
            held[side.index()] += 1;
        }
        held
    }

    /// How many blocks are undecided.
    pub fn undecided(&self) -> u32 {
        SIZE as u32 - self.held().iter().sum::<u32>()
    }

    /// The side that has more blocks than the other could reach with all undecided ones (rules:
    /// domains 4).
    pub(super) fn decided_for(&self) -> Option<Side> {
        let held = self.held();
        let undecided = self.undecided();
        Side::BOTH
            .into_iter()
            .find(|side| held[side.index()] > held[side.other().index()] + undecided)
    }

    /// Gives a cell with its right digit to a side.
    pub(super) fn close(&mut self, digit: Digit, index: usize, side: Side) {
        self.digits[index] = Some(digit);
        self.owners[index] = Some(side);
        self.struck[index] = Digits::NONE;
    }

    /// Strikes a wrong digit out.
    pub(super) fn strike(&mut self, digit: Digit, index: usize) {
        self.struck[index] = self.struck[index].with(digit);
    }
}
