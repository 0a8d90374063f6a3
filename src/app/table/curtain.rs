//! Whose hand may be on the screen: the curtain between two people who pass the device on.
//!
//! It is reckoned from the position and from who was handed the device last, so that it stands
//! wherever a game came from: a move, undo, a save, another screen.

use std::collections::BTreeSet;

use bevy::{
    prelude::*,
    window::{AppLifecycle, WindowFocused, WindowOccluded},
};

use super::Table;
use crate::{
    app::boards::{Board, Layout},
    games::Seat,
    session::PlayerKind,
};

impl<G: Board> Table<G> {
    /// The seat whose hand may be on the screen; none while nobody's may.
    pub fn viewer(&self) -> Option<Seat> {
        let people = self.people();
        let to_move = self.session.position().to_move();
        if people.is_empty() {
            // Two computers play openly for who watches them.
            return to_move;
        }
        if people.len() > 1 && !self.shows_all() {
            return self.holder.filter(|_| self.curtain().is_none());
        }
        let is_person = |seat: &Seat| self.session.kind_of(*seat) == PlayerKind::Person;
        let last = || {
            self.session
                .moves()
                .rev()
                .map(|(seat, _)| seat)
                .find(is_person)
        };
        to_move
            .filter(is_person)
            .or_else(last)
            .or_else(|| people.first().copied())
    }

    /// The seat of the person who is to take the device before the game goes on.
    pub fn curtain(&self) -> Option<Seat> {
        let next = self.session.position().to_move()?;
        let hides = self.people().len() > 1 && !self.shows_all() && !self.is_showing();
        let other = self.holder.map(|seat| self.person(seat)) != Some(self.person(next));
        let is_person = self.session.kind_of(next) == PlayerKind::Person;
        (hides && other && is_person).then_some(next)
    }

    /// The moves since the last one of the person who is to take the device.
    pub(super) fn unseen_from(&self) -> Option<usize> {
        let person = self.person(self.curtain()?);
        let made = self.session.moves();
        let count = made.len();
        let seen = made
            .rev()
            .position(|(seat, _)| self.person(seat) == person)
            .map_or(0, |since| count - since);
        (seen < count).then_some(seen)
    }

    /// Whether something was played since the person who is to take the device has looked.
    pub fn has_unseen(&self) -> bool {
        self.unseen_from().is_some()
    }

    /// The person has the device.
    pub(super) fn lift_curtain(&mut self) {
        if let Some(seat) = self.curtain() {
            self.holder = Some(seat);
            self.replay = None;
            self.recap = None;
        }
    }

    fn shows_all(&self) -> bool {
        !G::HIDDEN_HANDS || self.session.setup().open_hands || self.lesson.is_some()
    }

    /// Who sits in a seat, by the first seat that they hold.
    fn person(&self, seat: Seat) -> Seat {
        self.session.seat_of(self.session.player_of(seat))
    }

    fn people(&self) -> BTreeSet<Seat> {
        [Seat::FIRST, Seat::SECOND]
            .into_iter()
            .filter(|seat| self.session.kind_of(*seat) == PlayerKind::Person)
            .map(|seat| self.person(seat))
            .collect()
    }
}

/// Draws the board anew when another hand may be seen on it.
pub fn follow<G: Board>(
    table: Res<Table<G>>,
    mut before: Local<Option<Seat>>,
    mut layout: ResMut<Layout>,
) {
    let viewer = table.viewer();
    if viewer != *before && G::HIDDEN_HANDS {
        *before = viewer;
        layout.redraw();
    }
}

/// Whoever looks away from the app has given the device out of the hand: the picture that the
/// system keeps of it shows no cards.
pub fn fall<G: Board>(
    mut focus: MessageReader<WindowFocused>,
    mut occlusion: MessageReader<WindowOccluded>,
    mut lifecycle: MessageReader<AppLifecycle>,
    mut table: ResMut<Table<G>>,
) {
    let left = focus.read().any(|focus| !focus.focused)
        | occlusion.read().any(|occlusion| occlusion.occluded)
        | lifecycle
            .read()
            .any(|state| *state == AppLifecycle::WillSuspend);
    if left && table.holder.is_some() {
        table.holder = None;
    }
}
