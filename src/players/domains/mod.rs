//! The computer players of Domains. They see what a player in their seat sees, and nothing else.
//!
//! - [`casual`]: easy sees single candidates, not all of them, and closes any cell that it's sure of;
//!   medium sees pairs too, and knows which block is worth a tile (rules: domains, House rules).
//! - [`strong`]: hard solves the puzzle by logic, and weighs its tiles by games played on at random
//!   with hands and bags that fit what it sees.
//!
//! [`sight`] is what can be deduced at a glance, [`worth`] what a cell of a block is worth, and
//! [`race`] the game that is left once every cell's digit is known: each tile has one cell in each
//! block.

mod casual;
mod race;
mod sight;
mod strong;
#[cfg(test)]
mod tests;
mod worth;

use crate::{
    games::domains::{Position, View},
    players::{Computer, Level, Thinking},
};

impl Computer for Position {
    fn think(view: View, level: Level, seed: u64) -> Thinking<Self> {
        match level {
            Level::Easy => Box::new(casual::easy(&view, seed)),
            Level::Medium => Box::new(casual::medium(&view, seed)),
            Level::Hard => Box::new(strong::hard(&view, seed)),
        }
    }

    fn solve(view: View) -> Thinking<Self> {
        Box::new(strong::patient(&view))
    }
}
