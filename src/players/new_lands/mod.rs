//! The computer players of New Lands. They see a [`View`] and nothing else.
//!
//! - [`casual`]: easy and medium count the lands after their move. Easy sees a part of the table,
//!   medium all of it, and it keeps its high cards.
//! - [`strong`]: hard deals the hidden cards again and again as they may lie ([`deals`]), and grows one
//!   [`tree`] of moves over all deals; each trial is played to its end ([`playout`]).
//! - [`ending`]: when few cards are left, hard tries out all that can happen in each deal that may be.
//!
//! [`world`] is the game as it's imagined, and [`board`] the rectangle as bits.
//!
//! Sources: Ginsberg, GIB: Imperfect information in a computationally challenging game, 2001 (deals
//! that fit what was seen); Cowling, Powley and Whitehouse, Information set Monte Carlo tree search,
//! 2012; Auer et al., Finite-time analysis of the multiarmed bandit problem, 2002.

mod board;
mod casual;
mod deals;
mod ending;
mod line;
mod playout;
mod strong;
#[cfg(test)]
mod tests;
mod tree;
mod world;

use self::{deals::Deals, ending::Ending, strong::Strong, world::World};
use super::{Computer, Level, Thinking, luck::Luck};
use crate::games::new_lands::{Position, View};

/// At how many moves hard looks for one of its own: about as many as a slow phone can in its time.
const HARD_NODES: u64 = 600_000;

/// With how many cards in all hands the end is tried out: two rounds of four.
const ENDING: u32 = 8;

/// In how many deals the end is tried out at most.
const DEALS: usize = 40;

/// How many nodes are looked at before, to know the promising moves.
const SKETCH_NODES: u64 = 10_000;

impl Computer for Position {
    /// # Panics
    ///
    /// If the game is over.
    fn think(view: View, level: Level, seed: u64) -> Thinking<Position> {
        let luck = Luck::new(seed);
        match level {
            Level::Easy => Box::new(casual::easy(&view, luck)),
            Level::Medium => Box::new(casual::medium(&view, luck)),
            Level::Hard => strongest(&view, luck, HARD_NODES),
        }
    }

    /// Where hands are hidden nothing is proved: it goes on for as long as it's asked to.
    ///
    /// # Panics
    ///
    /// If the game is over.
    fn solve(view: View) -> Thinking<Position> {
        strongest(&view, Luck::new(0), u64::MAX)
    }
}

fn strongest(view: &View, luck: Luck, nodes: u64) -> Thinking<Position> {
    let seats = view.terms().all_seats();
    let left: u32 = seats.map(|seat| u32::from(view.count(seat))).sum();
    let deals = if left <= ENDING {
        Deals::of(view).all(DEALS)
    } else {
        None
    };
    match deals {
        Some(deals) => {
            let worlds = deals.into_iter();
            let worlds = worlds.map(|hands| World::of(view.with_hands(&hands)));
            let sketch = Strong::start(view, luck, SKETCH_NODES.min(nodes));
            Box::new(Ending::start(sketch, worlds.collect(), nodes))
        }
        None => Box::new(Strong::start(view, luck, nodes)),
    }
}
