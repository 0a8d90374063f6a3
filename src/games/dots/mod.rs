//! Dots and Boxes: draw lines between dots, and take the boxes that they close.
//!
//! The rules are those of the original page with this project's house rules and variants
//! (rules: dots): a line that closes a box takes it and its player draws again, taking is not
//! obligatory unless `must_take` says so, and a box closed by predrawn lines is nobody's.

mod board;
mod line;
mod options;
mod position;
mod set;
#[cfg(test)]
mod tests;

pub use board::{Board, BoxAt};
pub use line::{Direction, Line};
pub use options::{BadOptions, Options};
pub use position::{Event, Illegal, Position};
