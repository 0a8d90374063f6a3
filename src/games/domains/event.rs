//! What a move changes, and how a game ends.

use super::{Cell, Digit};
use crate::games::{Outcome, Score, Seat, Side};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// That side has more blocks than the other could reach (rules: domains 4).
    Decided(Side),
    /// Nobody has a tile left.
    NoTiles,
    Resigned(Side),
    /// A draw was offered and accepted.
    Agreed,
    /// That side has used up the time of the whole game.
    OutOfTime(Side),
}

/// What a move changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The right digit: the cell is the seat's now.
    Placed {
        seat: Seat,
        digit: Digit,
        cell: Cell,
    },
    /// The clue is the seat's now.
    Captured {
        seat: Seat,
        digit: Digit,
        cell: Cell,
    },
    /// A wrong digit: it's struck out on the cell, and the tile is back under the bag.
    Missed {
        seat: Seat,
        digit: Digit,
        cell: Cell,
    },
    /// A tile from the bag came into the hand. Only its holder may see the digit.
    Refilled {
        seat: Seat,
        digit: Digit,
    },
    /// The block is the seat's for good.
    Won {
        seat: Seat,
        block: usize,
    },
    /// The time of a move ran out.
    TimedOut {
        seat: Seat,
    },
    Offered {
        by: Seat,
    },
    Declined {
        by: Seat,
    },
    /// The seat's turn is over.
    PairOver {
        seat: Seat,
    },
    Ended(Ending),
}

impl Ending {
    pub(super) fn outcome(self, score: Score) -> Outcome {
        match self {
            Ending::Decided(side) => Outcome::Won(side),
            Ending::NoTiles => Outcome::of_score(score),
            Ending::Resigned(side) | Ending::OutOfTime(side) => Outcome::Won(side.other()),
            Ending::Agreed => Outcome::Drawn,
        }
    }
}
