//! The computer players of Cell City.
//!
//! Easy takes what is big of what it sees. Medium looks at every move, and counts what the regions
//! that it leaves have room for. Hard searches as deeply as it can, and plays the end, about the
//! last ten moves, without a mistake.

mod easy;
mod map;
mod medium;
mod plans;
mod regions;
mod searcher;
#[cfg(test)]
mod tests;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use self::{easy::Easy, medium::Medium, searcher::Searcher};
use super::{Computer, Level, Thinking};
use crate::games::{Game, Seat, Side, cell_city::Position};

/// How many positions hard looks at for a move: about as many as a slow phone can in its time.
const HARD_NODES: u64 = 250_000;

impl Computer for Position {
    /// # Panics
    ///
    /// If the game is over.
    fn think(view: Position, level: Level, seed: u64) -> Thinking<Position> {
        let luck = Luck::new(seed);
        match level {
            Level::Easy => Box::new(Easy::choose(&view, luck).expect(OVER)),
            Level::Medium => Box::new(Medium::start(view, luck).expect(OVER)),
            Level::Hard => Box::new(Searcher::start(&view, HARD_NODES, Some(luck)).expect(OVER)),
        }
    }

    /// # Panics
    ///
    /// If the game is over.
    fn solve(view: Position) -> Thinking<Position> {
        Box::new(Searcher::start(&view, u64::MAX, None).expect(OVER))
    }
}

const OVER: &str = "nobody thinks about a move when the game is over";

/// What is left to chance: the same for the same seed, on every machine.
struct Luck(ChaCha8Rng);

impl Luck {
    fn new(seed: u64) -> Luck {
        Luck(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number from 0 up to the given one, which is left out.
    fn below(&mut self, end: usize) -> usize {
        ((u64::from(self.0.next_u32()) * end as u64) >> 32) as usize
    }
}

/// How far the side to move is ahead.
fn margin(position: &Position) -> i32 {
    let side = position.to_move().map_or(Seat::FIRST, |seat| seat).side();
    let points = |side: Side| position.score()[side.index()] as i32;
    points(side) - points(side.other())
}
