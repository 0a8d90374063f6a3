//! The app: screens, boards, turns, look, text and storage, as Bevy plugins.

mod beside;
pub mod boards;
mod dealing;
mod egui_edges;
mod egui_events;
mod haptics;
mod icons;
mod language;
mod lesson;
mod lettering;
mod open;
mod platform;
mod pointer;
mod probe;
mod role;
mod screens;
mod settings;
mod sketch;
mod sound;
mod spoken;
mod storage;
mod table;
#[cfg(test)]
mod tests;
mod theme;
mod widgets;
mod window;

use bevy::prelude::*;

use crate::games::{cell_city, domains, dots, new_lands};

/// The way of a move within one frame, and what follows from it on the screen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Pointer and keys become intents.
    Input,
    /// The rules are asked; what they refuse is told.
    Validate,
    /// The session plays and is saved.
    Apply,
    /// The board gets its place in the window.
    Layout,
    /// A board that shows something else now is drawn anew.
    Draw,
    /// The events of a move are shown, one after the other.
    Animate,
    /// When nothing moves and the computer is on the move, it thinks.
    Think,
}

/// All of the app but the window: what a test without a window runs.
pub fn game(app: &mut App) {
    app.configure_sets(
        Update,
        (
            Step::Input,
            Step::Validate,
            Step::Apply,
            Step::Layout,
            Step::Draw,
            Step::Animate,
            Step::Think,
        )
            .chain(),
    );
    app.add_plugins((
        settings::plugin,
        storage::plugin,
        language::plugin,
        theme::plugin,
        pointer::plugin,
        (sketch::plugin, lettering::plugin),
        boards::plugin,
        table::plugin,
        open::plugin,
        egui_events::plugin,
        screens::plugin,
        (haptics::plugin, sound::plugin),
        probe::plugin,
        spoken::plugin,
    ));
    add_game::<dots::Position>(app);
    add_game::<cell_city::Position>(app);
    add_game::<new_lands::Position>(app);
    add_game::<domains::Position>(app);
}

/// One line a game: its table, its board and its screens.
fn add_game<G: boards::Board + open::Openable + screens::BoardChoice>(app: &mut App) {
    table::add_table::<G>(app);
    boards::add_board::<G>(app);
    screens::add_screens::<G>(app);
    open::add_opening::<G>(app);
    spoken::add_spoken::<G>(app);
    sound::add_game::<G>(app);
}

/// Opens the window and runs the app until it's closed.
pub fn run() {
    let mut app = App::new();
    app.add_plugins((window::plugin, game));
    app.insert_resource(storage::Kept::of_this_device());
    app.run();
}
