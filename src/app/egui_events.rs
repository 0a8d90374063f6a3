//! What egui hears of the window, put right where bevy_egui and egui don't get along.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    let put_right = (drop_unchanged_modifiers, part_press_and_release)
        .chain()
        .after(EguiPreUpdateSet::ProcessInput)
        .before(EguiPreUpdateSet::BeginPass);
    app.add_systems(PreUpdate, put_right);
}

/// bevy_egui 0.42 tells egui the state of the modifier keys in each frame, and egui 0.36 draws once
/// more after each event: together they would draw for ever.
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

/// A tap can be shorter than a frame. egui sees no click where a finger comes and goes within one,
/// so what follows the press waits for the next frame.
fn part_press_and_release(
    mut inputs: Query<&mut EguiInput>,
    mut later: Local<Vec<egui::Event>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for mut input in &mut inputs {
        let mut events = std::mem::take(&mut *later);
        events.append(&mut input.0.events);
        if let Some(cut) = release_after_press(&events) {
            *later = events.split_off(cut);
            redraw.write(RequestRedraw);
        }
        input.0.events = events;
    }
}

/// Where the first release is that follows a press in the same events.
fn release_after_press(events: &[egui::Event]) -> Option<usize> {
    let button = |event: &egui::Event| match event {
        egui::Event::PointerButton { pressed, .. } => Some(*pressed),
        _ => None,
    };
    let press = events
        .iter()
        .position(|event| button(event) == Some(true))?;
    let release = events[press..]
        .iter()
        .position(|event| button(event) == Some(false))?;
    Some(press + release)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn button(pressed: bool) -> egui::Event {
        egui::Event::PointerButton {
            pos: egui::Pos2::ZERO,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        }
    }

    #[test]
    fn a_release_waits_only_behind_a_press_of_the_same_frame() {
        let moved = egui::Event::PointerMoved(egui::Pos2::ZERO);
        let tap = [
            moved.clone(),
            button(true),
            button(false),
            egui::Event::PointerGone,
        ];
        assert_eq!(release_after_press(&tap), Some(2));
        assert_eq!(
            release_after_press(&[button(false), moved, button(true)]),
            None
        );
        assert_eq!(release_after_press(&[]), None);
    }
}
