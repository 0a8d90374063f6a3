//! From pointer, keys and the hand to the placement that is meant.

use bevy::prelude::*;

use super::plan::{PickTile, Plan, cell_at};
use crate::{
    app::{
        boards::{Intent, Key, Layout},
        pointer::Pointing,
        settings::Settings,
        table::Table,
    },
    games::domains::{Digit, Position},
};

pub(super) fn point(
    mut pointings: MessageReader<Pointing>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut table: ResMut<Table<Position>>,
    mut plan: ResMut<Plan>,
    mut intents: MessageWriter<Intent<Position>>,
) {
    let Some(fit) = layout.fit else { return };
    for pointing in pointings.read() {
        let mut next = *plan;
        match *pointing {
            Pointing::Hover(_) => {}
            Pointing::Press(at) => {
                next.pressed = cell_at(fit.square(at));
                next.focus = None;
                next.refused = None;
                table.notice = None;
            }
            Pointing::Drag(at) => {
                let there = cell_at(fit.square(at));
                next.pressed = next.pressed.filter(|&cell| there == Some(cell));
            }
            Pointing::Release(at) => {
                let there = cell_at(fit.square(at));
                let cell = next.pressed.take().filter(|&cell| there == Some(cell));
                if let Some(cell) = cell.filter(|_| table.persons_turn()) {
                    let board = table.session().position().board();
                    let mv = next.tap(board, cell, settings.tiles_at_once);
                    intents.write_batch(mv.map(Intent));
                }
            }
            Pointing::Cancel => next.pressed = None,
        }
        plan.set_if_neq(next);
    }
}

pub(super) fn keys(
    mut keys: MessageReader<Key>,
    settings: Res<Settings>,
    mut table: ResMut<Table<Position>>,
    mut plan: ResMut<Plan>,
    mut picks: MessageWriter<PickTile>,
    mut intents: MessageWriter<Intent<Position>>,
) {
    for key in keys.read() {
        table.notice = None;
        match *key {
            Key::Step(by) => plan.step(by),
            Key::Act => {
                if let Some(cell) = plan.focus.filter(|_| table.persons_turn()) {
                    let board = table.session().position().board();
                    let mv = plan.tap(board, cell, settings.tiles_at_once);
                    intents.write_batch(mv.map(Intent));
                }
            }
            Key::Pick(number) => {
                let digit = u8::try_from(number + 1).ok().and_then(Digit::new);
                picks.write_batch(digit.map(PickTile));
            }
            Key::Along(_) | Key::Turn => {}
            Key::Escape => plan.clear(),
        }
    }
}

/// A tile is picked from the hand, or put back.
pub(super) fn pick(
    mut picks: MessageReader<PickTile>,
    settings: Res<Settings>,
    mut table: ResMut<Table<Position>>,
    mut plan: ResMut<Plan>,
    mut intents: MessageWriter<Intent<Position>>,
) {
    for &PickTile(digit) in picks.read() {
        let position = table.session().position();
        let seat = position.turn().seat;
        if !table.persons_turn() || !position.hand(seat).has(digit) {
            continue;
        }
        let mv = plan.pick(position.board(), digit, settings.tiles_at_once);
        intents.write_batch(mv.map(Intent));
        table.notice = None;
    }
}

/// What was chosen for a position that is gone is chosen no more.
pub(super) fn forget(mut plan: ResMut<Plan>) {
    plan.clear();
}
