//! The computer players of Domains. They see what a player in their seat sees, and nothing else.
//!
//! - [`casual`]: easy sees single candidates in a part of the board; medium sees all of it, pairs too
//!   (rules: domains, House rules). Both close cells that they're sure of, for the block that is worth
//!   most.
//! - [`strong`]: hard solves the puzzle by logic, and looks ahead in a [`tree`] of blocks, with hands
//!   and bags that fit what it sees; each trial is played to its end.
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
mod tree;
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
