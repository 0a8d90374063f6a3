//! The app for those who hear it: what is on the screen as a tree of names, states and buttons.
//!
//! egui tells its own widgets by AccessKit. The board, which egui doesn't know, is added to that
//! tree in words: what stands where, the last move, and each legal move as a button. In a browser it
//! becomes elements of the page (`page.rs`, `web/mirror.js`); a screen reader of a desktop asks for it
//! by AccessKit.

mod board;
#[cfg(any(target_family = "wasm", test))]
mod outline;
#[cfg(target_family = "wasm")]
mod page;
mod tree;

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    prelude::*,
};
use bevy_egui::{EguiContext, EguiPostUpdateSet, EguiPreUpdateSet};

use super::{
    Step,
    boards::{Board, playing},
    screens::Screen,
};

#[cfg(test)]
pub use outline::{Heard, outline};
pub use tree::Requests;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .add_message::<ActionRequest>()
        .init_resource::<board::Spoken>()
        .init_resource::<Requests>()
        .add_systems(
            PreUpdate,
            (listen, tree::hear)
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass)
                .run_if(wanted),
        )
        .add_systems(
            PostUpdate,
            tree::add_to
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput)
                .run_if(wanted),
        )
        .add_systems(OnExit(Screen::Play), |mut spoken: ResMut<board::Spoken>| {
            *spoken = board::Spoken::default()
        });
    #[cfg(target_family = "wasm")]
    page::plugin(app);
}

/// What the board of one game says.
pub(super) fn add_spoken<G: Board>(app: &mut App) {
    app.add_systems(
        Update,
        (
            board::play::<G>.in_set(Step::Input),
            board::tell::<G>.in_set(Step::Think),
        )
            .run_if(playing::<G>)
            .run_if(wanted),
    );
}

/// Run condition: somebody may listen. A browser doesn't say whether a screen reader is there.
fn wanted(requested: Res<AccessibilityRequested>) -> bool {
    cfg!(target_family = "wasm") || requested.get()
}

/// egui tells what it shows.
fn listen(mut contexts: Query<&mut EguiContext>) {
    for mut context in &mut contexts {
        context.get_mut().enable_accesskit();
    }
}
