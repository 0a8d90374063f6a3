//! From pointer and keys to the line that is meant.

use bevy::prelude::*;

use super::aim::{Aim, nearest, step};
use crate::{
    app::{
        boards::{Intent, Key, Layout},
        pointer::Pointing,
        table::Table,
    },
    games::dots::Position,
};

pub(super) fn point(
    mut pointings: MessageReader<Pointing>,
    layout: Res<Layout>,
    mut table: ResMut<Table<Position>>,
    mut aim: ResMut<Aim>,
    mut intents: MessageWriter<Intent<Position>>,
) {
    let Some(fit) = layout.fit else { return };
    for pointing in pointings.read() {
        let line_at = |at: Vec2| nearest(table.session().position(), fit.square(at));
        let mut now = *aim;
        match *pointing {
            Pointing::Hover(at) => now.pointed = line_at(at),
            Pointing::Press(at) => {
                now.pressed = line_at(at);
                now.pointed = now.pressed;
                now.focus = None;
            }
            Pointing::Drag(at) => now.pointed = line_at(at),
            Pointing::Release(at) => {
                let line = line_at(at);
                if let Some(line) = line.filter(|_| line == now.pressed) {
                    intents.write(Intent(line));
                }
                now = Aim {
                    focus: now.focus,
                    ..default()
                };
            }
            Pointing::Cancel => {
                now = Aim {
                    focus: now.focus,
                    ..default()
                }
            }
        }
        if matches!(pointing, Pointing::Press(_)) {
            table.notice = None;
        }
        aim.set_if_neq(now);
    }
}

pub(super) fn keys(
    mut keys: MessageReader<Key>,
    mut table: ResMut<Table<Position>>,
    mut aim: ResMut<Aim>,
    mut intents: MessageWriter<Intent<Position>>,
) {
    for key in keys.read() {
        match *key {
            Key::Step(by) => {
                aim.focus = step(table.session().position(), aim.focus, by);
                table.notice = None;
            }
            Key::Act => {
                if let Some(line) = aim.focus {
                    intents.write(Intent(line));
                }
            }
            Key::Escape => aim.focus = None,
            Key::Pick(_) | Key::Along(_) | Key::Turn => {}
        }
    }
}
