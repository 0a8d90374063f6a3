//! What was played since a person has last looked, move by move, before they take the device.

use bevy::{prelude::*, window::RequestRedraw};

use super::Table;
use crate::app::{
    boards::{Board, Layout},
    sketch::Motion,
};

/// How long each position stands, in seconds.
const STAND: f32 = 0.9;

/// The replay of what was missed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recap {
    /// Seconds until the next position.
    left: f32,
}

impl<G: Board> Table<G> {
    /// Shows what was played since, from before the first such move.
    pub(super) fn begin_recap(&mut self, layout: &mut Layout) {
        if let Some(from) = self.unseen_from() {
            self.replay = Some(from);
            self.recap = Some(Recap { left: STAND });
            layout.redraw();
        }
    }
}

pub fn run<G: Board>(
    mut table: ResMut<Table<G>>,
    mut motion: ResMut<Motion>,
    mut layout: ResMut<Layout>,
    time: Res<Time>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(recap) = table.recap else { return };
    redraw.write(RequestRedraw);
    let left = recap.left - time.delta_secs();
    if left > 0.0 && !motion.hurried {
        table.recap = Some(Recap { left });
        return;
    }
    let all = table.session.moves().len();
    let next = table.replay.map_or(all, |plies| plies + 1);
    let goes_on = next < all && !motion.hurried;
    motion.hurried = false;
    table.replay = goes_on.then_some(next);
    table.recap = goes_on.then_some(Recap { left: STAND });
    layout.redraw();
}
