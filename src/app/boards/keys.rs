//! The keyboard on the board: arrows move, Enter and Space play, plus, minus and 0 zoom.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::app::{
    Step,
    pointer::{BoardArea, PanZoom},
};

/// What the keyboard says to the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// One step; y down.
    Step(IVec2),
    /// Enter or Space.
    Act,
    /// Another shape of the palette, by its number from 0.
    Pick(usize),
    /// The next of what may be picked, or the one before.
    Along(i32),
    /// Turn what is picked.
    Turn,
    /// Escape.
    Escape,
}

/// After pointer and keys are read, in [`Step::Input`].
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PointerRead;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Key>()
        .add_systems(Update, read.in_set(Step::Input).in_set(PointerRead));
}

/// How each key is understood.
const MEANINGS: [(KeyCode, Key); 30] = [
    (KeyCode::ArrowLeft, Key::Step(IVec2::new(-1, 0))),
    (KeyCode::ArrowRight, Key::Step(IVec2::new(1, 0))),
    (KeyCode::ArrowUp, Key::Step(IVec2::new(0, -1))),
    (KeyCode::ArrowDown, Key::Step(IVec2::new(0, 1))),
    (KeyCode::Enter, Key::Act),
    (KeyCode::NumpadEnter, Key::Act),
    (KeyCode::Space, Key::Act),
    (KeyCode::Digit1, Key::Pick(0)),
    (KeyCode::Digit2, Key::Pick(1)),
    (KeyCode::Digit3, Key::Pick(2)),
    (KeyCode::Digit4, Key::Pick(3)),
    (KeyCode::Digit5, Key::Pick(4)),
    (KeyCode::Digit6, Key::Pick(5)),
    (KeyCode::Digit7, Key::Pick(6)),
    (KeyCode::Digit8, Key::Pick(7)),
    (KeyCode::Digit9, Key::Pick(8)),
    (KeyCode::Numpad1, Key::Pick(0)),
    (KeyCode::Numpad2, Key::Pick(1)),
    (KeyCode::Numpad3, Key::Pick(2)),
    (KeyCode::Numpad4, Key::Pick(3)),
    (KeyCode::Numpad5, Key::Pick(4)),
    (KeyCode::Numpad6, Key::Pick(5)),
    (KeyCode::Numpad7, Key::Pick(6)),
    (KeyCode::Numpad8, Key::Pick(7)),
    (KeyCode::Numpad9, Key::Pick(8)),
    (KeyCode::Comma, Key::Along(-1)),
    (KeyCode::Period, Key::Along(1)),
    (KeyCode::KeyR, Key::Turn),
    (KeyCode::Tab, Key::Escape),
    (KeyCode::Escape, Key::Escape),
];

/// How much a key zooms.
const ZOOM: f32 = 1.3;

const VIEWS: [(KeyCode, PanZoom); 6] = [
    (KeyCode::Equal, PanZoom::By(ZOOM)),
    (KeyCode::NumpadAdd, PanZoom::By(ZOOM)),
    (KeyCode::Minus, PanZoom::By(1.0 / ZOOM)),
    (KeyCode::NumpadSubtract, PanZoom::By(1.0 / ZOOM)),
    (KeyCode::Digit0, PanZoom::Whole),
    (KeyCode::Numpad0, PanZoom::Whole),
];

fn read(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    area: Res<BoardArea>,
    mut contexts: EguiContexts,
    mut out: MessageWriter<Key>,
    mut views: MessageWriter<PanZoom>,
) {
    let Some(keys) = keys else { return };
    // A button that has the focus gets the keys; so does a dialog over the board.
    let elsewhere = contexts
        .ctx_mut()
        .is_ok_and(|ctx| ctx.memory(|memory| memory.focused().is_some()));
    if elsewhere || area.0.is_none() {
        return;
    }
    for (code, meaning) in MEANINGS {
        if keys.just_pressed(code) {
            out.write(meaning);
        }
    }
    for (code, view) in VIEWS {
        if keys.just_pressed(code) {
            views.write(view);
        }
    }
}
