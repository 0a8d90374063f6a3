//! The order of turns: one move, then two each.

use crate::games::{Seat, Side};

/// Whose turn it is, and for which of its moves (rules: domains 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    pub seat: Seat,
    pub due: Due,
}

/// Which move is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// The single move that opens the game.
    Opening,
    /// The first move of a pair.
    First,
    /// The second move of a pair.
    Second,
}

impl Turn {
    /// The order 1-2-2 (rules: domains 3).
    pub(super) fn next(self) -> Turn {
        match self.due {
            Due::First => Turn {
                due: Due::Second,
                ..self
            },
            Due::Opening | Due::Second => self.over(),
        }
    }

    /// The other seat's turn.
    pub(super) fn over(self) -> Turn {
        Turn {
            seat: other(self.seat),
            due: Due::First,
        }
    }
}

pub(super) const fn other(seat: Seat) -> Seat {
    match seat.side() {
        Side::First => Seat::SECOND,
        Side::Second => Seat::FIRST,
    }
}
