//! What the person is about to play: the card chosen, the place chosen.

use bevy::prelude::*;

use crate::games::{
    Game,
    new_lands::{Card, Move, Place, Position},
};

/// All that is meant but not yet played.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub(super) struct Plan {
    pub card: Option<Card>,
    pub at: Option<Place>,
    /// The card on the table that was the cause of the last refusal.
    pub cause: Option<Place>,
    /// Where the keyboard stands.
    pub focus: Option<Place>,
    /// Where a finger went down.
    pub pressed: Option<Place>,
    /// Where the mouse is.
    pub hovered: Option<Place>,
}

impl Plan {
    /// The card at its place, once both are chosen.
    pub fn mv(&self) -> Option<Move> {
        Some(Move::Lay {
            card: self.card?,
            at: self.at?,
        })
    }

    /// The move that stands on the table as a ghost: both are chosen, and it's legal.
    pub fn ghost(&self, position: &Position) -> Option<Move> {
        self.mv().filter(|&mv| position.check(mv).is_ok())
    }

    /// The move whose consequences are shown: of the card that is chosen, where a finger is, else
    /// where it was put, else where the mouse or the keyboard is.
    pub fn preview(&self, position: &Position) -> Option<Move> {
        let card = self.card?;
        let places = [self.pressed, self.at, self.hovered, self.focus];
        let mut moves = places
            .into_iter()
            .flatten()
            .map(|at| Move::Lay { card, at });
        moves.find(|&mv| position.check(mv).is_ok())
    }

    pub fn clear(&mut self) {
        *self = Plan {
            focus: self.focus,
            hovered: self.hovered,
            ..Plan::default()
        };
    }
}

/// A choice made off the board.
#[derive(Message, Clone, Copy, Debug)]
pub(super) enum Choose {
    Card(Card),
    Skip,
}
