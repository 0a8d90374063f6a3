//! Domains: place digits on a board that has one solution, and take its nine blocks.
//!
//! The rules are those of the original page with this project's house rules (rules: domains). Both
//! players place tiles from hidden hands on the same puzzle. A right digit closes its cell for who
//! placed it, five cells of nine take a block, and more blocks win.

mod blocks;
mod board;
mod cell;
mod deal;
mod digit;
mod event;
mod hand;
mod illegal;
mod options;
mod position;
mod puzzle;
pub mod solver;
#[cfg(test)]
mod tests;
mod turn;
mod units;
mod view;

pub use blocks::{BadBlocks, Blocks};
pub use board::{Board, MAJORITY, Obstacle};
pub use cell::{CELLS, Cell, Move, SIZE};
pub use deal::{CLUES, Dealer, Kind, USUAL_CLUES, deal, tiles};
pub use digit::{Digit, Digits, NoDigit};
pub use event::{Ending, Event};
pub use hand::Hand;
pub use illegal::Illegal;
pub use options::{BadOptions, Options};
pub use position::Position;
pub use puzzle::{BadPuzzle, Puzzle};
pub use turn::{Due, Turn};
pub use units::Units;
pub use view::View;
