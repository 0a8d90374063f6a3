//! The count at the end: what the points are made of, one part after the other.

use bevy::{prelude::*, window::RequestRedraw};

use super::Table;
use crate::{
    app::{
        boards::{Board, Key, Layout},
        sketch::Motion,
    },
    games::Score,
};

/// How long each part is counted, in seconds.
const PART: f32 = 0.4;

/// A count that is under way.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    parts: Vec<Score>,
    counted: usize,
    /// Seconds that the next part is being counted.
    since: f32,
}

impl Tally {
    /// The count of a game that is over; none where nothing is counted part by part.
    pub(super) fn of<G: Board>(position: &G) -> Option<Tally> {
        let parts = position.tally();
        (!parts.is_empty()).then_some(Tally {
            parts,
            counted: 0,
            since: 0.0,
        })
    }

    /// The points of the parts that are counted.
    pub(super) fn score(&self) -> Score {
        let counted = self.parts.iter().take(self.counted);
        counted.fold([0, 0], |[first, second], [more, other]| {
            [first + more, second + other]
        })
    }
}

/// How far a count has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counted {
    /// The parts that are counted.
    pub parts: usize,
    /// How much of the next one is counted, 0 to 1.
    pub next: f32,
}

impl<G: Board> Table<G> {
    /// How far the count at the end has come; none once it's over.
    pub fn counted(&self) -> Option<Counted> {
        self.tally.as_ref().map(|tally| Counted {
            parts: tally.counted,
            next: (tally.since / PART).min(1.0),
        })
    }
}

/// Counts on, once the last move is shown. A tap or a key ends it.
pub(super) fn count<G: Board>(
    mut table: ResMut<Table<G>>,
    mut keys: MessageReader<Key>,
    mut motion: ResMut<Motion>,
    mut layout: ResMut<Layout>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let pressed = keys.read().any(|key| matches!(key, Key::Act | Key::Escape));
    if table.tally.is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    layout.follow();
    if motion.reduced || motion.hurried || pressed {
        motion.hurried = false;
        table.tally = None;
        table.shown_score = table.session.position().score();
        return;
    }
    if !table.waiting.is_empty() || motion.is_moving() {
        return;
    }
    let Some(tally) = &mut table.tally else {
        return;
    };
    tally.since += time.delta_secs();
    if tally.since >= PART {
        tally.since = 0.0;
        tally.counted += 1;
        if tally.counted == tally.parts.len() {
            table.tally = None;
            table.shown_score = table.session.position().score();
        }
    }
}
