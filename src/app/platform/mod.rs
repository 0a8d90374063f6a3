//! What the app asks of the system it runs on.

#[cfg(not(target_family = "wasm"))]
mod native;
#[cfg(target_family = "wasm")]
mod web;
#[cfg(target_family = "wasm")]
mod worker;

#[cfg(not(target_family = "wasm"))]
pub use native::*;
#[cfg(target_family = "wasm")]
pub use web::*;
#[cfg(target_family = "wasm")]
pub use worker::Afar;

/// The languages that the person prefers, best first, as BCP 47 tags.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// A number that nobody can guess, to deal and to draw lots with.
pub fn seed() -> u64 {
    // Without the system's randomness the clock is random enough for a game.
    getrandom::u64().unwrap_or_else(|_| {
        web_time::SystemTime::now()
            .duration_since(web_time::SystemTime::UNIX_EPOCH)
            .map_or(0, |since| since.as_nanos() as u64)
    })
}

/// The edges of the window that notches and gesture bars cover, in logical pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Insets {
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
    pub left: f32,
}
