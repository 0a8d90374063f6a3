//! The computer players of Dots and Boxes.
//!
//! - [`casual`]: easy sees one place of the board at a time; medium gives away the shortest chain and
//!   knows the double-cross (rules: dots, Levels).
//! - [`strong`]: hard, and the solver. [`proof`] finds the exact value where it can; until then
//!   [`tree`] weighs the lines by games played on at random.
//!
//! All see a position as a [`graph`] of boxes and open lines, and only at the moments that matter:
//! when no box can be taken. What comes between, taking and the double-cross, is [`capture`].
//! The [`strands`] of such a quiet position tell which [`openings`] are worth a look. The proof walks
//! through them as a [`net`], without the board; positions with the same [`key`] are the same to it
//! and are kept in one [`table`]. Where only chains and loops are left it reckons ([`simple`]).
//!
//! How the game is best played, and how fast this is: docs/dots-and-boxes.md.
//!
//! Sources: Berlekamp, The Dots and Boxes Game, 2000; Barker & Korf, Solving Dots-And-Boxes, 2012;
//! Buzzard & Ciere, Playing simple loony dots and boxes endgames optimally, 2014.

mod bounds;
mod capture;
mod casual;
mod graph;
mod key;
mod lines;
mod net;
mod openings;
mod playout;
mod proof;
mod question;
mod record;
mod root;
mod simple;
mod strands;
mod strong;
mod table;
#[cfg(test)]
mod tests;
mod tree;

pub use record::{Fact, NotAFact, Record};

use crate::{
    games::dots::Position,
    players::{Computer, Level, Thinking},
};

impl Computer for Position {
    fn think(view: Position, level: Level, seed: u64) -> Thinking<Self> {
        match level {
            Level::Easy => Box::new(casual::easy(&view, seed)),
            Level::Medium => Box::new(casual::medium(&view, seed)),
            Level::Hard => Box::new(strong::hard(&view, seed)),
        }
    }

    fn solve(view: Position) -> Thinking<Self> {
        Box::new(strong::solver(&view))
    }
}
