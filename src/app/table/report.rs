//! What the table tells a test that looks at the app from outside.

use bevy::prelude::*;

use super::{Table, think::Thought};
use crate::app::{
    boards::{Board, Layout},
    platform,
    probe::{Reported, TableReport},
};

pub fn report<G: Board>(
    table: Res<Table<G>>,
    thought: Res<Thought<G>>,
    layout: Res<Layout>,
    mut reported: ResMut<Reported>,
) {
    if !platform::probe_wanted() {
        return;
    }
    // Nothing can be touched before the board has its place.
    let Some(fit) = layout.fit else {
        return;
    };
    let session = table.session();
    let position = session.position();
    let legal = position.legal_moves();
    let places = legal
        .iter()
        .map(|mv| (mv, G::place(mv)))
        .filter(|(_, place)| fit.is_in_sight(*place))
        .map(|(mv, place)| (mv.to_string(), fit.window_place(place).to_array()))
        .collect();
    reported.0 = Some(TableReport {
        game: G::KIND.id(),
        to_move: position.to_move().map(|seat| seat.0),
        person: table.persons_turn(),
        waiting: table.is_showing() || thought.is_busy(),
        over: session.verdict().is_some(),
        legal: legal.iter().map(ToString::to_string).collect(),
        moves: session.moves().map(|(_, mv)| mv.to_string()).collect(),
        score: position.score(),
        places,
    });
}
