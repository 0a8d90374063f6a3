//! The board without what is drawn on it: which lines and boxes there are, and which touch.

use super::line::{Direction, Line};

/// The place of a box: its row and column, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoxAt {
    pub row: u8,
    pub col: u8,
}

/// A rectangle of boxes: `rows` by `cols` of them, each 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub rows: u8,
    pub cols: u8,
}

impl Board {
    /// All lines, sorted as their notation sorts as text.
    pub fn lines(self) -> impl Iterator<Item = Line> {
        let horizontal = (0..=self.rows)
            .flat_map(move |row| (0..self.cols).map(move |col| Line::horizontal(row, col)));
        let vertical = (0..self.rows)
            .flat_map(move |row| (0..=self.cols).map(move |col| Line::vertical(row, col)));
        horizontal.chain(vertical)
    }

    /// All boxes, row by row.
    pub fn boxes(self) -> impl Iterator<Item = BoxAt> {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| BoxAt { row, col }))
    }

    pub fn has_line(self, line: Line) -> bool {
        match line.direction() {
            Direction::Horizontal => line.row() <= self.rows && line.col() < self.cols,
            Direction::Vertical => line.row() < self.rows && line.col() <= self.cols,
        }
    }

    pub fn has_box(self, at: BoxAt) -> bool {
        at.row < self.rows && at.col < self.cols
    }

    /// The four sides of a box of the board: top, left, right, bottom.
    pub fn sides(self, at: BoxAt) -> [Line; 4] {
        let BoxAt { row, col } = at;
        [
            Line::horizontal(row, col),
            Line::vertical(row, col),
            Line::vertical(row, col + 1),
            Line::horizontal(row + 1, col),
        ]
    }

    /// The boxes that a line of the board is a side of: one at the frame, two elsewhere.
    pub fn beside(self, line: Line) -> impl Iterator<Item = BoxAt> {
        let (row, col) = (line.row(), line.col());
        let before = match line.direction() {
            Direction::Horizontal => row.checked_sub(1).map(|row| BoxAt { row, col }),
            Direction::Vertical => col.checked_sub(1).map(|col| BoxAt { row, col }),
        };
        [before, Some(BoxAt { row, col })]
            .into_iter()
            .flatten()
            .filter(move |&at| self.has_box(at))
    }

    /// Whether a line of the board lies on its outer frame.
    pub fn on_frame(self, line: Line) -> bool {
        match line.direction() {
            Direction::Horizontal => line.row() == 0 || line.row() == self.rows,
            Direction::Vertical => line.col() == 0 || line.col() == self.cols,
        }
    }
}
