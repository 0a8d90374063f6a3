//! What a phone's system has said last: any thread may ask, and one of the system's own tells.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Insets;

/// No event of the window tells when the system says something else, so it's asked in each frame:
/// here that costs nothing.
pub const ASKED_EACH_FRAME: bool = true;

/// Fingers can feel what they do.
pub const HAPTICS: bool = true;

/// The app makes no sounds on phones: nobody has tried yet how they go with the phone's own.
pub const SOUNDS: bool = false;

pub fn play(_samples: &[f32]) {}

/// A text can be offered to others.
pub const SHARES: bool = true;

/// What the system says of itself and of the person's wishes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct System {
    pub insets: Insets,
    pub dark: bool,
    pub reduced_motion: bool,
    pub text_scale: f32,
}

static SYSTEM: Mutex<System> = Mutex::new(System {
    insets: Insets {
        top: 0.0,
        right: 0.0,
        bottom: 0.0,
        left: 0.0,
    },
    dark: false,
    reduced_motion: false,
    text_scale: 1.0,
});

/// The lock on what the system said. Nothing panics while it's held, so it is never poisoned in
/// earnest.
pub(super) fn system() -> MutexGuard<'static, System> {
    SYSTEM.lock().unwrap_or_else(PoisonError::into_inner)
}

pub fn prefers_dark() -> bool {
    system().dark
}

pub fn prefers_reduced_motion() -> bool {
    system().reduced_motion
}

pub fn insets() -> Insets {
    system().insets
}

/// How many times as large as usual the system wants texts.
pub fn text_scale() -> f32 {
    system().text_scale
}
