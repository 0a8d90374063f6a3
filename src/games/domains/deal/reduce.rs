//! From a filled board to a puzzle: clues are taken away while one solution is left.

use rand_chacha::ChaCha8Rng;

use super::super::{
    Blocks, Digits, Puzzle, Units,
    cell::CELLS,
    solver::{self, Candidates, Solution},
};
use crate::games::chance::{below, shuffle};

/// Digits tried to see whether a clue can be missed; where it takes more, the clue stays.
const TRIES: u32 = 200;

/// After so many rounds that brought nothing, another board is drawn.
const PATIENCE: u32 = 40;

/// Clues being taken away from a filled board.
///
/// Where no clue can be missed any more and there are still too many, some are put back and taken
/// away in another order.
pub(super) struct Reduction {
    units: Units,
    solution: Solution,
    wanted: usize,
    /// The cells that are clues, as bits. There is always one solution.
    clues: u128,
    /// The clues that are yet to be tried in this round; the last comes first.
    order: Vec<u8>,
    /// The clues at the beginning of this round.
    before: u128,
    rounds: u32,
}

pub(super) enum Progress {
    Reducing,
    /// The board seems to need more clues.
    GivenUp,
    Done(Puzzle),
}

impl Reduction {
    pub(super) fn new(
        units: Units,
        solution: Solution,
        wanted: usize,
        source: &mut ChaCha8Rng,
    ) -> Reduction {
        let all = (1 << CELLS) - 1;
        let mut reduction = Reduction {
            units,
            solution,
            wanted,
            clues: all,
            order: Vec::new(),
            before: all,
            rounds: 0,
        };
        reduction.new_order(source);
        reduction
    }

    pub(super) fn blocks(&self) -> &Blocks {
        self.units.blocks()
    }

    /// Tries to miss one clue, or begins another round.
    pub(super) fn step(&mut self, source: &mut ChaCha8Rng) -> Progress {
        if self.count() == self.wanted {
            return Progress::Done(self.puzzle());
        }
        if let Some(cell) = self.order.pop() {
            let cell = usize::from(cell);
            if self.can_miss(cell) {
                self.clues &= !(1 << cell);
            }
            return Progress::Reducing;
        }
        self.rounds += 1;
        let (had, have) = (self.before.count_ones(), self.clues.count_ones());
        if have < had {
            self.rounds = 0;
        } else if have > had {
            self.clues = self.before;
        }
        if self.rounds > PATIENCE {
            return Progress::GivenUp;
        }
        self.before = self.clues;
        self.put_back(2 + below(source, 3), source);
        self.new_order(source);
        Progress::Reducing
    }

    fn count(&self) -> usize {
        self.clues.count_ones() as usize
    }

    /// Makes some cells clues again.
    fn put_back(&mut self, cells: u32, source: &mut ChaCha8Rng) {
        let mut left = cells;
        while left > 0 {
            let cell = below(source, CELLS as u32);
            if self.clues >> cell & 1 == 0 {
                self.clues |= 1 << cell;
                left -= 1;
            }
        }
    }

    fn new_order(&mut self, source: &mut ChaCha8Rng) {
        self.order = (0..CELLS as u8)
            .filter(|cell| self.clues >> cell & 1 == 1)
            .collect();
        shuffle(source, &mut self.order);
    }

    /// Whether the other clues leave only the solution's digit in a cell. Then they have no other
    /// solution: it would differ there.
    fn can_miss(&self, cell: usize) -> bool {
        let mut candidates: Candidates = std::array::from_fn(|index| {
            if self.clues >> index & 1 == 1 {
                Digits::only(self.solution[index])
            } else {
                Digits::ALL
            }
        });
        candidates[cell] = Digits::ALL.without(Digits::only(self.solution[cell]));
        let other = solver::fill(&self.units, candidates, TRIES, |_| {});
        other == Ok(None)
    }

    fn puzzle(&self) -> Puzzle {
        Puzzle(std::array::from_fn(|index| {
            (self.clues >> index & 1 == 1).then_some(self.solution[index])
        }))
    }
}
