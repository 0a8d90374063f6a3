//! Whose hand may be on the screen: the curtain between two people who pass the device on.
//!
//! It is reckoned from the position and from who was handed the device last, so that it stands
//! wherever a game came from: a move, undo, a save, another screen.

use bevy::{
    prelude::*,
    window::{AppLifecycle, WindowFocused, WindowOccluded},
};

use super::{Table, suspend::is_put_away};
use crate::{
    app::boards::{Board, Layout},
    games::Seat,
    session::{Member, PlayerId, PlayerKind},
};

impl<G: Board> Table<G> {
    /// The seat whose hand may be on the screen; none while nobody's may.
    pub fn viewer(&self) -> Option<Seat> {
        let people = self.people();
        let to_move = self.session.position().to_move();
        let Some(first) = people.first() else {
            // Computers alone play openly for who watches them.
            return to_move;
        };
        if people.len() > 1 && !self.shows_all() {
            let holder = self.holder.filter(|_| self.curtain().is_none())?;
            return Some(self.first_seat(holder));
        }
        let is_person = |seat: &Seat| self.session.kind_of(*seat) == PlayerKind::Person;
        let last = || {
            let mut seats = self.session.moves().rev().map(|(seat, _)| seat);
            seats.find(is_person)
        };
        to_move
            .filter(is_person)
            .or_else(last)
            .or_else(|| Some(self.first_seat(*first)))
    }

    /// Whether the hand of a seat may be on the screen: the viewer's own, with open hands that of
    /// every person, and where nobody but computers plays all.
    pub fn is_open(&self, seat: Seat) -> bool {
        let Some(viewer) = self.viewer() else {
            return false;
        };
        let session = &self.session;
        let people = self.people().len();
        let is_person = session.kind_of(seat) == PlayerKind::Person;
        session.member_of(seat) == session.member_of(viewer)
            || people == 0
            || (people > 1 && session.setup().open_hands && is_person)
    }

    /// The seat of the person who is to take the device before the game goes on.
    pub fn curtain(&self) -> Option<Seat> {
        let next = self.session.position().to_move()?;
        let hides = !self.shows_all() && !self.is_showing() && self.people().len() > 1;
        let other = self.holder != Some(self.session.member_of(next));
        let is_person = self.session.kind_of(next) == PlayerKind::Person;
        (hides && other && is_person).then_some(next)
    }

    /// From which ply on the person who is to take the device hasn't seen the game.
    pub(super) fn unseen_from(&self) -> Option<usize> {
        let member = self.session.member_of(self.curtain()?);
        let made = self.session.moves();
        let count = made.len();
        let since = made
            .rev()
            .position(|(seat, _)| self.session.member_of(seat) == member);
        let seen = since.map_or(0, |since| count - since);
        (seen < count).then_some(seen)
    }

    /// Whether something was played since the person who is to take the device has looked.
    pub fn has_unseen(&self) -> bool {
        self.unseen_from().is_some()
    }

    /// The person has the device.
    pub(super) fn lift_curtain(&mut self) {
        if let Some(seat) = self.curtain() {
            self.holder = Some(self.session.member_of(seat));
            self.replay = None;
            self.recap = None;
        }
    }

    fn shows_all(&self) -> bool {
        !G::HIDDEN_HANDS || self.session.setup().open_hands || self.lesson.is_some()
    }

    fn first_seat(&self, member: Member) -> Seat {
        let Seat(leader) = self.session.seat_of(member.side);
        Seat(leader + 2 * member.number)
    }

    /// All people who play, in the order of the set-up.
    fn people(&self) -> Vec<Member> {
        let kinds = self.session.setup().kinds();
        let members = (0..).flat_map(|number| PlayerId::BOTH.map(|side| Member { side, number }));
        members
            .zip(kinds)
            .filter(|(_, kind)| *kind == PlayerKind::Person)
            .map(|(member, _)| member)
            .collect()
    }
}

/// Draws the board anew when another hand may be seen on it.
pub fn follow<G: Board>(
    table: Res<Table<G>>,
    mut before: Local<Option<Seat>>,
    mut layout: ResMut<Layout>,
) {
    if !G::HIDDEN_HANDS {
        return;
    }
    let viewer = table.viewer();
    if viewer != *before {
        *before = viewer;
        layout.redraw();
    }
}

/// Whoever looks away from the app has given the device out of the hand: the picture that the
/// system keeps of it shows no cards.
pub fn fall<G: Board>(
    mut focus: MessageReader<WindowFocused>,
    mut occlusion: MessageReader<WindowOccluded>,
    lifecycle: MessageReader<AppLifecycle>,
    mut table: ResMut<Table<G>>,
) {
    let left = focus.read().any(|focus| !focus.focused)
        | occlusion.read().any(|occlusion| occlusion.occluded)
        | is_put_away(lifecycle);
    if left && table.holder.is_some() {
        table.holder = None;
    }
}
