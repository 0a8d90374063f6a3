//! The cells of the board, and a move's notation.

use std::{fmt, str::FromStr};

use super::Digit;
use crate::games::{NotAMove, cell_name};

/// Rows, columns, blocks, and cells in each of them.
pub const SIZE: usize = 9;
/// Cells of the board.
pub const CELLS: usize = SIZE * SIZE;

/// A cell by its column and row, written `A1`. It may lie off the board: text can name such a
/// cell, and the rules then refuse it by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// 0 for A, up to 25 for Z.
    column: u8,
    /// As it's written: 1 is the top row. 255 stands for all from there on.
    number: u8,
}

impl Cell {
    /// All cells of the board, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS).map(Cell::at)
    }

    /// The cell of that number, row by row from 0; the numbers begin anew after 80.
    pub const fn at(index: usize) -> Cell {
        Cell {
            column: (index % SIZE) as u8,
            number: (index / SIZE % SIZE) as u8 + 1,
        }
    }

    /// The cell's number row by row, 0 to 80; none off the board.
    pub const fn index(self) -> Option<usize> {
        let row = self.number.wrapping_sub(1) as usize;
        if (self.column as usize) < SIZE && row < SIZE {
            Some(row * SIZE + self.column as usize)
        } else {
            None
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

/// What a player, or their clock, can do. Sorted as the texts sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A tile from the hand onto a cell, written `5@D7`. On a clue it captures it.
    Place { digit: Digit, cell: Cell },
    /// `draw!`: accepts the draw that the other player has offered.
    AcceptDraw,
    /// `draw-`: declines it.
    DeclineDraw,
    /// `draw?`: offers a draw.
    OfferDraw,
    /// `flag`: the player on the move has used up the time of the whole game.
    Flag,
    /// `resign`
    Resign,
    /// `timeout`: the time of this move has run out.
    Timeout,
}

impl Move {
    const WORDS: [(&str, Move); 6] = [
        ("draw!", Move::AcceptDraw),
        ("draw-", Move::DeclineDraw),
        ("draw?", Move::OfferDraw),
        ("flag", Move::Flag),
        ("resign", Move::Resign),
        ("timeout", Move::Timeout),
    ];

    /// All that can be done beside placing a tile.
    pub const WITHOUT_TILE: [Move; 6] = [
        Move::AcceptDraw,
        Move::DeclineDraw,
        Move::OfferDraw,
        Move::Flag,
        Move::Resign,
        Move::Timeout,
    ];
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Move::Place { digit, cell } = self {
            return write!(f, "{digit}@{cell}");
        }
        let word = Move::WORDS.iter().find(|(_, mv)| mv == self);
        word.map_or(Ok(()), |(word, _)| f.write_str(word))
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        if let Some(&(_, mv)) = Move::WORDS.iter().find(|(word, _)| *word == text) {
            return Ok(mv);
        }
        let (digit, cell) = text.split_once('@').ok_or(NotAMove)?;
        let &[digit @ b'1'..=b'9'] = digit.as_bytes() else {
            return Err(NotAMove);
        };
        Ok(Move::Place {
            digit: Digit::new(digit - b'0').ok_or(NotAMove)?,
            cell: cell.parse()?,
        })
    }
}
