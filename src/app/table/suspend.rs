//! A phone's system puts the app away, and may end it without another word.

use bevy::{prelude::*, window::AppLifecycle};

use super::{Table, think::Thought};
use crate::app::{boards::Board, storage::Kept};

/// Whether the app is put away with this frame, its last one for now.
pub fn is_put_away(mut lifecycle: MessageReader<AppLifecycle>) -> bool {
    // Bevy 0.19 tells of `Suspended` in the frame that is still drawn, and never of the state before.
    let put_away =
        |state: &AppLifecycle| matches!(state, AppLifecycle::WillSuspend | AppLifecycle::Suspended);
    lifecycle.read().filter(|state| put_away(state)).count() > 0
}

/// The search ends, which would go on beside the app, and the game is kept with its clocks as they
/// stand.
pub fn suspend<G: Board>(
    mut table: ResMut<Table<G>>,
    mut thought: ResMut<Thought<G>>,
    mut kept: ResMut<Kept>,
) {
    thought.put_aside();
    if table.lesson.is_none() {
        table.keep(&mut kept);
    }
}
