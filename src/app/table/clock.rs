//! The players' clocks: they run while the board is to be seen and the game waits for a move.

use std::time::Duration;

use bevy::{
    prelude::*,
    window::{AppLifecycle, PrimaryWindow},
};

use super::{Table, play::Play};
use crate::app::{boards::Board, pointer::BoardArea, storage::Kept, window::Pace};

/// A longer time between two frames is one in which the device slept.
const SLEPT: Duration = Duration::from_secs(2);

/// How often a running clock is kept, in milliseconds.
const KEEP: u64 = 5_000;

impl<G: Board> Table<G> {
    /// Whether the clock of who is on the move runs, as far as the table knows: it stands on the
    /// curtain, while moves are shown, and at the end.
    fn clock_runs(&self) -> bool {
        self.session.setup().clock.is_some()
            && self.session.verdict().is_none()
            && self.lesson.is_none()
            && self.replay.is_none()
            && self.curtain().is_none()
            && !self.is_showing()
    }
}

pub fn run<G: Board>(
    mut table: ResMut<Table<G>>,
    time: Res<Time<Real>>,
    area: Res<BoardArea>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut lifecycle: MessageReader<AppLifecycle>,
    mut kept: ResMut<Kept>,
    mut plays: MessageWriter<Play<G>>,
    mut since_kept: Local<u64>,
) {
    // No board area: a menu or a question lies over it.
    let runs = table.clock_runs() && area.0.is_some() && window.focused;
    // The time since the frame before was spent in part beside the app, if that was put away.
    let was_away = lifecycle.read().count() > 0;
    if !runs || was_away || time.delta() > SLEPT {
        return;
    }
    let millis = time.delta().as_millis() as u64;
    let table = &mut *table;
    let forced = G::pass_time(&mut table.session, millis);
    *since_kept += millis;
    if *since_kept >= KEEP {
        *since_kept = 0;
        table.keep(&mut kept);
    }
    plays.write_batch(forced.map(Play));
}

/// While a clock runs the screen follows it.
pub fn wake<G: Board>(table: Res<Table<G>>, pace: Option<ResMut<Pace>>) {
    keep_pace(pace, table.clock_runs());
}

/// Leaving the board: no clock is to be seen any more.
pub fn rest(pace: Option<ResMut<Pace>>) {
    keep_pace(pace, false);
}

/// Without a window nobody keeps a pace.
fn keep_pace(pace: Option<ResMut<Pace>>, clock_runs: bool) {
    if let Some(mut pace) = pace {
        pace.set_if_neq(Pace { clock_runs });
    }
}
