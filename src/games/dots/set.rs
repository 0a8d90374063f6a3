//! Sets of lines and of boxes as bits, so that a position is a small value.

use super::{
    board::BoxAt,
    line::{Direction, Line},
};

/// A set of lines of any board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LineSet([u128; 2]);

impl LineSet {
    /// Where a line's bit is: a word for each direction, in it ten columns a row.
    const fn bit(line: Line) -> (usize, u128) {
        let word = match line.direction() {
            Direction::Horizontal => 0,
            Direction::Vertical => 1,
        };
        (word, 1 << (line.row() * 10 + line.col()))
    }

    pub(super) const fn has(self, line: Line) -> bool {
        let (word, bit) = LineSet::bit(line);
        self.0[word] & bit != 0
    }

    pub(super) const fn add(&mut self, line: Line) {
        let (word, bit) = LineSet::bit(line);
        self.0[word] |= bit;
    }
}

/// A set of boxes of any board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct BoxSet(u128);

impl BoxSet {
    const fn bit(at: BoxAt) -> u128 {
        1 << (at.row * 9 + at.col)
    }

    pub(super) const fn has(self, at: BoxAt) -> bool {
        self.0 & BoxSet::bit(at) != 0
    }

    pub(super) const fn add(&mut self, at: BoxAt) {
        self.0 |= BoxSet::bit(at);
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }
}
