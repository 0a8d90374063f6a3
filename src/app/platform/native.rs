//! Desktop: the window's own theme comes with Bevy's events, the rest from the system's libraries.

use super::Insets;

/// Told by the window once it's open; until then, light.
pub fn prefers_dark() -> bool {
    false
}

/// There is no portable way to ask a desktop; the setting serves.
pub fn prefers_reduced_motion() -> bool {
    false
}

pub fn insets() -> Insets {
    Insets::default()
}

/// The date where the person is.
pub fn today() -> jiff::civil::Date {
    jiff::ZonedDateTime::now().date()
}

/// How far the local clock is ahead of UTC, in minutes.
pub fn utc_offset() -> i16 {
    (jiff::ZonedDateTime::now().offset().seconds() / 60) as i16
}

/// Copies a text for the person to paste; false where that can't be done.
pub fn share(ctx: &bevy_egui::egui::Context, text: &str) -> bool {
    ctx.copy_text(text.to_owned());
    true
}

pub fn probe_wanted() -> bool {
    false
}

pub fn publish(_report: &str) {}
