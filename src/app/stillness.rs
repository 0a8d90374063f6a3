//! Keeps egui from asking for a frame when nothing happens.
//!
//! bevy_egui 0.42 tells egui the state of the modifier keys in each frame, and egui 0.36 draws once
//! more after each event: together they would draw for ever.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    let quiet = drop_unchanged_modifiers
        .after(EguiPreUpdateSet::ProcessInput)
        .before(EguiPreUpdateSet::BeginPass);
    app.add_systems(PreUpdate, quiet);
}

fn drop_unchanged_modifiers(
    mut inputs: Query<&mut EguiInput>,
    mut known: Local<Option<egui::Modifiers>>,
) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => {
                known.replace(*modifiers) != Some(*modifiers)
            }
            _ => true,
        });
    }
}
