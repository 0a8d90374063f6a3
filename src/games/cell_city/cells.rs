use std::{
    fmt,
    ops::{BitAnd, BitOr, Not},
    str::FromStr,
};

use super::{Shape, Way};
use crate::games::{NotAMove, cell_name};

/// A cell by its column and row, written `A1`. It may lie off every board: text can name such a
/// cell, and the rules then refuse it by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// 0 for A, up to 25 for Z.
    column: u8,
    /// The row's number as it is written: 1 is the top row. 255 stands for all from there on.
    number: u8,
}

impl Cell {
    /// The cell in that column and row, both counted from 0. All columns after Z are Z here.
    pub const fn new(column: u8, row: u8) -> Cell {
        let column = if column < 26 { column } else { 25 };
        Cell {
            column,
            number: row.saturating_add(1),
        }
    }

    /// 0 for A, up to 25 for Z.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// 0 for the top row. What is written as row 0 lies off the board, and is 255 here.
    pub const fn row(self) -> u8 {
        self.number.wrapping_sub(1)
    }

    /// Whether the cell is on a board with that many rows and columns.
    pub const fn is_on_board(self, size: u8) -> bool {
        self.column() < size && self.row() < size
    }

    /// The rectangle between two corners, as columns and rows; none unless `self` is its top-left
    /// and `last` its bottom-right cell.
    pub(super) fn extent_to(self, last: Cell) -> Option<(u8, u8)> {
        let columns = last.column.checked_sub(self.column)?;
        let rows = last.number.checked_sub(self.number)?;
        Some((columns.saturating_add(1), rows.saturating_add(1)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column), self.number)
    }
}

impl FromStr for Cell {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Cell, NotAMove> {
        cell_name::read(text).map(|(column, number)| Cell { column, number })
    }
}

/// A set of cells of a board of up to 9x9, as bits: column after column, each from the top.
///
/// A column takes ten bits of which the last stays empty, so that a shift never runs from the
/// bottom of one column into the top of the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cells(u128);

impl Cells {
    pub const NONE: Cells = Cells(0);
    /// The size of the largest board.
    const LARGEST: u8 = 9;
    /// Bits from a cell to the next one in its row.
    pub(crate) const COLUMN: u32 = 10;

    /// All cells of a board with that many rows and columns, at most 9.
    pub fn board(size: u8) -> Cells {
        let last = size.min(Self::LARGEST).saturating_sub(1);
        if size == 0 {
            Cells::NONE
        } else {
            Cells::rectangle(Cell::new(0, 0), Cell::new(last, last))
        }
    }

    /// The cells from the top-left to the bottom-right corner; those off a 9x9 board are left out.
    pub fn rectangle(first: Cell, last: Cell) -> Cells {
        let inside = |a: u8, x: u8, b: u8| a <= x && x <= b;
        (0..Self::LARGEST)
            .flat_map(|column| (0..Self::LARGEST).map(move |row| Cell::new(column, row)))
            .filter(|cell| inside(first.column, cell.column, last.column))
            .filter(|cell| inside(first.number, cell.number, last.number))
            .collect()
    }

    /// The set of this cell alone; empty if the cell is off a 9x9 board.
    pub const fn only(cell: Cell) -> Cells {
        if cell.is_on_board(Self::LARGEST) {
            Cells(1 << (cell.column() as u32 * Self::COLUMN + cell.row() as u32))
        } else {
            Cells::NONE
        }
    }

    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & Cells::only(cell).0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The bits: the cell in column c and row r, both from 0, is bit 10c + r.
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// The set with these [`Cells::bits`]; all others must be 0.
    pub(crate) const fn from_bits(bits: u128) -> Cells {
        Cells(bits)
    }

    /// The cells of this set that are the top-left cell of a building that fits into the set.
    pub const fn corners(self, shape: Shape, way: Way) -> Cells {
        let step = match way {
            Way::Down => 1,
            Way::Across => Self::COLUMN,
        };
        let pair = self.0 & (self.0 >> step);
        Cells(match shape {
            Shape::House => pair,
            Shape::Workshop => pair & (self.0 >> (2 * step)),
            Shape::Plaza => {
                let across = self.0 & (self.0 >> Self::COLUMN);
                across & (across >> 1)
            }
        })
    }

    /// The first cell of the set, alone; empty if the set is.
    pub(crate) const fn lowest(self) -> Cells {
        Cells(self.0 & self.0.wrapping_neg())
    }

    /// All that touches a cell of this set with a side, on the board or not.
    pub(crate) const fn neighbours(self) -> Cells {
        let bits = self.0;
        Cells(bits << 1 | bits >> 1 | bits << Self::COLUMN | bits >> Self::COLUMN)
    }

    /// The cells of this set that no other cell of the set touches with a side.
    pub const fn lone(self) -> Cells {
        Cells(self.0 & !self.neighbours().0)
    }

    /// The cells in the order of their names: column after column, each from the top.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        self.places()
            .map(|place| Cell::new((place / Self::COLUMN) as u8, (place % Self::COLUMN) as u8))
    }

    /// The numbers of the bits that are set, from the lowest.
    pub(crate) fn places(self) -> impl Iterator<Item = u32> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest.trailing_zeros();
            rest &= rest.checked_sub(1)?;
            Some(lowest)
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells
            .into_iter()
            .fold(Cells::NONE, |all, cell| all | Cells::only(cell))
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;

    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

/// All cells that aren't in the set, among them some on no board: for use in an intersection.
impl Not for Cells {
    type Output = Cells;

    fn not(self) -> Cells {
        Cells(!self.0)
    }
}
