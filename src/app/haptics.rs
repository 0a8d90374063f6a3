//! What a finger feels of a move: that it's made, or refused.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    prelude::*,
    window::WindowEvent,
};

use super::{
    Step,
    platform::{self, Haptic},
    settings::{Haptics, Settings},
};

/// What the rules say of a move that a person means.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged(pub Haptic);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Judged>()
        .add_message::<WindowEvent>()
        .add_systems(Update, feel.after(Step::Validate));
}

/// Who plays by mouse or keys has no finger on the device.
fn feel(
    mut judged: MessageReader<Judged>,
    mut events: MessageReader<WindowEvent>,
    settings: Res<Settings>,
    mut by_finger: Local<bool>,
) {
    for event in events.read() {
        match event {
            WindowEvent::TouchInput(_) => *by_finger = true,
            WindowEvent::MouseButtonInput(_)
            | WindowEvent::KeyboardInput(KeyboardInput {
                state: ButtonState::Pressed,
                ..
            }) => *by_finger = false,
            _ => {}
        }
    }
    for Judged(haptic) in judged.read() {
        if *by_finger && settings.haptics == Haptics::On {
            platform::feel(*haptic);
        }
    }
}
