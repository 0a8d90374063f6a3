//! What a seat sees.

use super::{Board, Hand, Move, Turn, position::placements};
use crate::games::Seat;

/// All that a player may know: the board, the own hand, and how many tiles there are elsewhere. The
/// other hand, the bag's order and the puzzle's solution aren't in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) seat: Seat,
    pub(super) board: Board,
    pub(super) hand: Hand,
    pub(super) other_tiles: usize,
    pub(super) bag_tiles: usize,
    pub(super) turn: Turn,
    pub(super) offered: bool,
}

impl View {
    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The seat's own tiles.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// How many tiles the other seat holds.
    pub fn other_tiles(&self) -> usize {
        self.other_tiles
    }

    /// How many tiles are in the bag.
    pub fn bag_tiles(&self) -> usize {
        self.bag_tiles
    }

    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Whether a draw is offered by the seat on the turn.
    pub fn is_offered(&self) -> bool {
        self.offered
    }

    /// The placements of the seat's own tiles that aren't refused, sorted as text.
    pub fn placements(&self) -> Vec<Move> {
        placements(&self.board, &self.hand)
    }
}
