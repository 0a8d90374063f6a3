//! The computer players of Cell City.
//!
//! Easy sees a part of the board, and takes the biggest of what it thinks of there. Medium looks at
//! every move, and counts what the regions that it leaves have room for. Hard knows the first two
//! moves on 7x7, and proves the best move from there on; on 9x9 it looks ahead until about a third
//! of the board is built on, and then proves. How that is possible: `docs/cell-city.md`.

mod bounds;
mod easy;
mod map;
mod medium;
mod mirror;
mod nim;
mod openings;
mod plans;
mod proof;
mod proved;
mod regions;
mod searcher;
mod strong;
#[cfg(test)]
mod tests;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use self::{
    medium::Medium,
    strong::{Effort, Strong},
};
use super::{Computer, Level, Thinking};
use crate::games::{Game, Seat, Side, cell_city::Position};

/// Up to so many free cells a proof comes to an end in a few seconds.
const NEAR: u32 = 52;

/// How far hard goes. Of a map near the end it needs no more than a first idea before the proof.
const HARD_NEAR: Effort = Effort {
    guess: 4_000,
    proof: 4_000_000,
};
const HARD_FAR: Effort = Effort {
    guess: 250_000,
    proof: 0,
};

/// A proof without end, after a thought that has something to say until then.
const SOLVE: Effort = Effort {
    guess: 4_000,
    proof: u64::MAX,
};

impl Computer for Position {
    /// # Panics
    ///
    /// If the game is over.
    fn think(view: Position, level: Level, seed: u64) -> Thinking<Position> {
        let mut luck = Luck::new(seed);
        match level {
            Level::Easy => Box::new(easy::choose(&view, luck).expect(OVER)),
            Level::Medium => Box::new(Medium::start(view, luck).expect(OVER)),
            Level::Hard => match openings::find(&view, &mut luck) {
                Some(known) => Box::new(known),
                None => Box::new(Strong::start(&view, hard(&view), Some(luck)).expect(OVER)),
            },
        }
    }

    /// # Panics
    ///
    /// If the game is over.
    fn solve(view: Position) -> Thinking<Position> {
        Box::new(Strong::start(&view, SOLVE, None).expect(OVER))
    }
}

fn hard(position: &Position) -> Effort {
    if position.free().len() <= NEAR {
        HARD_NEAR
    } else {
        HARD_FAR
    }
}

const OVER: &str = "nobody thinks about a move when the game is over";

/// What is left to chance: the same for the same seed, on every machine.
struct Luck(ChaCha8Rng);

impl Luck {
    fn new(seed: u64) -> Luck {
        Luck(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Two that go on apart.
    fn twice(self) -> [Luck; 2] {
        [Luck(self.0.clone()), self]
    }

    /// Puts the items into any order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place + 1));
        }
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
