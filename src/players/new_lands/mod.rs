//! The computer players of New Lands. They see a [`View`] and nothing else.
//!
//! - [`greedy`]: easy counts the lands after its move, of the moves that it happens to see.
//! - [`sampler`]: medium and hard deal the hidden cards again and again as they may lie
//!   ([`deals`]), play each deal to its end, and take the move that comes out best: medium after a
//!   few deals, hard after thousands.
//! - [`ending`]: when it's known who holds what and few cards are left, hard tries out all.
//!
//! Sources: Ginsberg, GIB: Imperfect information in a computationally challenging game, 2001 (deals
//! that fit what was seen); Auer et al., Finite-time analysis of the multiarmed bandit problem, 2002.

mod deals;
mod ending;
mod greedy;
mod luck;
mod playout;
mod sampler;
#[cfg(test)]
mod tests;

use self::{deals::Deals, ending::Ending, greedy::Greedy, luck::Luck, sampler::Sampler};
use super::{Computer, Level, Thinking};
use crate::games::new_lands::{Position, View};

/// At how many moves medium looks for one of its own: some 80 deals in the middle of a game.
const MEDIUM_NODES: u64 = 1_500;

/// And hard: about as many as a slow phone can in its time.
const HARD_NODES: u64 = 600_000;

/// With how many cards in all hands the end is tried out.
const ENDING: u32 = 6;

impl Computer for Position {
    /// # Panics
    ///
    /// If the game is over.
    fn think(view: View, level: Level, seed: u64) -> Thinking<Position> {
        let luck = Luck::new(seed);
        match level {
            Level::Easy => Box::new(Greedy::start(&view, luck)),
            Level::Medium => Box::new(Sampler::start(Deals::of(&view), luck, MEDIUM_NODES)),
            Level::Hard => strongest(view, luck, HARD_NODES),
        }
    }

    /// Where hands are hidden nothing is proved: it goes on for as long as it's asked to.
    ///
    /// # Panics
    ///
    /// If the game is over.
    fn solve(view: View) -> Thinking<Position> {
        strongest(view, Luck::new(0), u64::MAX)
    }
}

fn strongest(view: View, luck: Luck, nodes: u64) -> Thinking<Position> {
    let deals = Deals::of(&view);
    match deals.only() {
        Some(state) if state.cards_left() <= ENDING => Box::new(Ending::start(&state, nodes)),
        _ => Box::new(Sampler::start(deals, luck, nodes)),
    }
}
