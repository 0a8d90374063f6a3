//! The computer players of Cell City.
//!
//! Easy takes what is big of what it sees. Medium looks at every move, and counts what the regions
//! that it leaves have room for. Hard searches as deeply as it can, and plays the end, about the
//! last ten moves, without a mistake.

mod easy;
mod map;
mod plans;
mod regions;
mod searcher;
#[cfg(test)]
mod tests;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use self::{
    easy::Easy,
    searcher::{Effort, Searcher},
};
use super::{Computer, Level, Thinking};
use crate::games::{Game, Seat, Side, cell_city::Position};

impl Computer for Position {
    /// # Panics
    ///
    /// If the game is over.
    fn think(view: Position, level: Level, seed: u64) -> Thinking<Position> {
        let mut random = random(seed);
        let margin = margin(&view);
        let effort = match level {
            Level::Easy => {
                let easy = Easy::choose(&view.legal_moves(), margin, random);
                return Box::new(easy.expect(OVER));
            }
            Level::Medium => Effort::MEDIUM,
            Level::Hard => Effort::HARD,
        };
        Box::new(Searcher::start(&view, margin, &effort, &mut random).expect(OVER))
    }

    /// # Panics
    ///
    /// If the game is over.
    fn solve(view: Position) -> Thinking<Position> {
        let first = |_| 0;
        Box::new(Searcher::start(&view, margin(&view), &Effort::FULL, first).expect(OVER))
    }
}

const OVER: &str = "nobody thinks about a move when the game is over";

/// A source of numbers from 0 up to the given one, which is left out; the same on every machine.
fn random(seed: u64) -> impl FnMut(usize) -> usize {
    let mut numbers = ChaCha8Rng::seed_from_u64(seed);
    move |end| ((u64::from(numbers.next_u32()) * end as u64) >> 32) as usize
}

/// How far the side to move is ahead.
fn margin(position: &Position) -> i32 {
    let side = position.to_move().map_or(Seat::FIRST, |seat| seat).side();
    let points = |side: Side| position.score()[side.index()] as i32;
    points(side) - points(side.other())
}
