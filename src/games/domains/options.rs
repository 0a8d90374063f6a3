//! What is dealt before the first move.

use serde::{Deserialize, Serialize};

use super::{
    Blocks, Digit, Kind, Puzzle, Units,
    cell::SIZE,
    solver::{Solution, Solved, TooHard, candidates, solve},
};

/// What kind of puzzle was chosen, and the deal: the puzzle, its blocks, both hands and the bag
/// (rules: domains, House rules).
///
/// Nothing more is drawn in the course of the game, so the same options and moves give the same
/// game. [`super::deal`] draws a deal from a seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The blocks that a deal draws.
    pub kind: Kind,
    /// The number of clues that a deal draws, in [`super::CLUES`].
    pub clues: u8,
    pub puzzle: Puzzle,
    pub blocks: Blocks,
    /// By seat. A deal of the whole bag has seven tiles in each; others may have fewer or more.
    pub hands: [Vec<Digit>; 2],
    /// The tiles to be drawn, the next one first.
    pub bag: Vec<Digit>,
}

/// Options that no game can start with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOptions {
    #[error("the puzzle has no solution")]
    NoSolution,
    #[error("the puzzle has more than one solution")]
    SeveralSolutions,
    #[error("the puzzle is too hard to tell whether it has one solution")]
    TooHard,
    #[error("there are {tiles} tiles of the digit {digit}, and a set has nine")]
    TooManyTiles { digit: Digit, tiles: usize },
}

/// How many digits may be tried to solve a puzzle: far more than a generated one takes, and a
/// fraction of a second.
const TRIES: u32 = 100_000;

impl Options {
    /// A deal that is given, not drawn.
    pub fn of(puzzle: Puzzle, blocks: Blocks, hands: [Vec<Digit>; 2], bag: Vec<Digit>) -> Options {
        Options {
            kind: Kind::of(&blocks),
            clues: puzzle.clues() as u8,
            puzzle,
            blocks,
            hands,
            bag,
        }
    }

    /// The puzzle's one solution, if these can be played.
    pub(super) fn solution(&self, units: &Units) -> Result<Solution, BadOptions> {
        for digit in Digit::ALL {
            let tiles = self.hands.iter().flatten().chain(&self.bag);
            let tiles = tiles.filter(|&&tile| tile == digit).count();
            if tiles > SIZE {
                return Err(BadOptions::TooManyTiles { digit, tiles });
            }
        }
        match solve(units, candidates(&self.puzzle.0), TRIES) {
            Ok(Solved::Once(solution)) => Ok(solution),
            Ok(Solved::Never) => Err(BadOptions::NoSolution),
            Ok(Solved::Often(_)) => Err(BadOptions::SeveralSolutions),
            Err(TooHard) => Err(BadOptions::TooHard),
        }
    }
}
