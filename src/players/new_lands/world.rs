//! A game as a player imagines it, with all hands open.

use super::{
    board::{Board, Lay},
    deals::Hands,
};
use crate::games::{
    Seat,
    new_lands::{Card, Cards, Move, Place, State, View},
};

/// The game in the form in which it's quickest to play on: until its rectangle is complete, and
/// after that.
#[derive(Clone)]
#[expect(
    clippy::large_enum_variant,
    reason = "there is one for each trial, copied and dropped again: a box would be allocated each time"
)]
pub(super) enum World {
    Growing(State),
    Fixed(Board),
}

/// A card that fits on a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fit {
    pub(super) card: Card,
    pub(super) at: Place,
    /// Whether it makes the bounding box larger. As long as some of a hand do, the others of that
    /// hand may not be laid.
    pub(super) widens: bool,
    /// The margin of the first side right after it.
    pub(super) margin: i32,
}

impl World {
    pub(super) fn of(state: State) -> World {
        if state.table().is_complete() {
            World::Fixed(Board::of(&state))
        } else {
            World::Growing(state)
        }
    }

    /// The same game with other hands; `view` is that of who imagines it.
    pub(super) fn with_hands(&self, view: &View, hands: Hands) -> World {
        match self {
            World::Growing(_) => World::Growing(view.with_hands(&hands)),
            World::Fixed(board) => {
                let mut board = board.clone();
                board.give(hands);
                World::Fixed(board)
            }
        }
    }

    pub(super) fn to_move(&self) -> Option<Seat> {
        match self {
            World::Growing(state) => state.to_move(),
            World::Fixed(board) => board.to_move(),
        }
    }

    pub(super) fn hand(&self, seat: Seat) -> Cards {
        match self {
            World::Growing(state) => state.hand(seat),
            World::Fixed(board) => board.hand(seat),
        }
    }

    pub(super) fn cards_left(&self) -> u32 {
        match self {
            World::Growing(state) => state.cards_left(),
            World::Fixed(board) => board.cards_left(),
        }
    }

    pub(super) fn skips(&self) -> u8 {
        match self {
            World::Growing(state) => state.skips(),
            World::Fixed(board) => board.skips(),
        }
    }

    /// How many places of the rectangle have no card.
    pub(super) fn empty_places(&self) -> u32 {
        match self {
            World::Growing(state) => {
                let table = state.table();
                u32::from(table.size().area()) - table.laid().len() as u32
            }
            World::Fixed(board) => board.empty_places(),
        }
    }

    /// The margin of the first side as the lands are owned now; 0 before there are any.
    pub(super) fn margin(&self) -> i32 {
        match self {
            World::Growing(_) => 0,
            World::Fixed(board) => board.margin(),
        }
    }

    /// Tells where each of these cards fits. Those of one hand may be laid if they widen or none of
    /// the hand does.
    pub(super) fn fits(&self, cards: Cards, mut tell: impl FnMut(Fit)) {
        match self {
            World::Growing(state) => {
                let table = state.table();
                state.each_fitting(cards, |at, fitting| {
                    let widens = table.widens(at);
                    for card in fitting.iter() {
                        tell(Fit {
                            card,
                            at,
                            widens,
                            margin: 0,
                        });
                    }
                });
            }
            World::Fixed(board) => board.layable(cards, |card, mut places| {
                while places != 0 {
                    let place = places.trailing_zeros() as u8;
                    places &= places - 1;
                    let lay = Lay { card, place };
                    tell(Fit {
                        card,
                        at: board.place(place),
                        widens: false,
                        margin: board.margin_after(lay),
                    });
                }
            }),
        }
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, mv: Move) {
        match (&mut *self, mv) {
            (World::Fixed(board), Move::Lay { card, at }) => {
                let lay = board.lay_of(card, at);
                board.lay(lay, board.margin_after(lay));
            }
            (World::Fixed(board), Move::Skip) => board.skip(),
            (World::Growing(state), _) => {
                state.play(mv);
                if state.table().is_complete() {
                    *self = World::Fixed(Board::of(state));
                }
            }
        }
    }
}
