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

/// Whether the app is started to be looked at by a test: `KLETKI_PROBE` names a file.
pub fn probe_wanted() -> bool {
    std::env::var_os(PROBE).is_some()
}

const PROBE: &str = "KLETKI_PROBE";

/// The first picture is there. A window needs no word of it.
pub fn ready() {}

/// Puts the report where a test can read it.
pub fn publish(report: &str) {
    if let Some(file) = std::env::var_os(PROBE) {
        // A test that can't read the file finds that out itself.
        let _ = std::fs::write(file, report);
    }
}
