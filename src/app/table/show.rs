//! One event after the other: the next is shown when the last has come to rest.

use bevy::{prelude::*, window::RequestRedraw};

use super::Table;
use crate::app::{
    boards::{Board, Layout, Show},
    sketch::Motion,
};

pub fn next<G: Board>(
    mut table: ResMut<Table<G>>,
    mut motion: ResMut<Motion>,
    mut shows: MessageWriter<Show<G>>,
    layout: Res<Layout>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if motion.is_moving() || table.waiting.is_empty() {
        return;
    }
    redraw.write(RequestRedraw);
    if layout.fit.is_none() {
        return;
    }
    if let Some(event) = table.waiting.pop_front() {
        shows.write(Show(event));
        motion.begin();
    }
}

/// How long each point stands while the score counts up, in seconds.
const POINT: f32 = 0.07;

/// The score counts up, point by point.
pub fn count<G: Board>(
    mut table: ResMut<Table<G>>,
    time: Res<Time>,
    motion: Res<Motion>,
    mut since: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let score = table.session.position().score();
    if table.shown_score == score || table.tally.is_some() || !table.waiting.is_empty() {
        *since = 0.0;
        return;
    }
    redraw.write(RequestRedraw);
    *since += time.delta_secs();
    if motion.reduced {
        table.shown_score = score;
    } else if *since >= POINT {
        *since = 0.0;
        for (shown, true_points) in table.shown_score.iter_mut().zip(score) {
            *shown = if *shown < true_points {
                *shown + 1
            } else {
                true_points
            };
        }
    }
}
