//! What desktops and phones have in common: a clock, files, and no page around the app.

/// The date where the person is.
pub fn today() -> jiff::civil::Date {
    super::local_time().date()
}

/// How far the local clock is ahead of UTC, in minutes.
pub fn utc_offset() -> i16 {
    (super::local_time().offset().seconds() / 60) as i16
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

/// The system shows itself what becomes of a text that is shared.
pub fn shared() -> Option<bool> {
    None
}

/// An app's files stay until they're deleted.
pub fn keep_stored() {}

/// No address leads into an app.
pub fn asked_game() -> Option<String> {
    None
}
