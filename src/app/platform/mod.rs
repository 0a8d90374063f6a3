//! What the app asks of the system it runs on, and tells it.

#[cfg(target_os = "android")]
mod android;
#[cfg(not(any(target_family = "wasm", target_os = "android", target_os = "ios")))]
mod desktop;
#[cfg(target_os = "ios")]
mod ios;
#[cfg(not(any(target_family = "wasm", target_os = "android")))]
mod licences;
#[cfg(not(target_family = "wasm"))]
mod native;
#[cfg(any(target_os = "android", target_os = "ios"))]
mod phone;
#[cfg(not(any(target_family = "wasm", target_os = "android", target_os = "ios")))]
mod speaker;
#[cfg(target_family = "wasm")]
mod web;
#[cfg(target_family = "wasm")]
mod worker;

#[cfg(target_os = "android")]
pub use android::*;
#[cfg(not(any(target_family = "wasm", target_os = "android", target_os = "ios")))]
pub use desktop::*;
#[cfg(target_os = "ios")]
pub use ios::*;
#[cfg(not(any(target_family = "wasm", target_os = "android")))]
pub use licences::*;
#[cfg(not(target_family = "wasm"))]
pub use native::*;
#[cfg(any(target_os = "android", target_os = "ios"))]
pub use phone::*;
#[cfg(not(any(target_family = "wasm", target_os = "android", target_os = "ios")))]
pub use speaker::play;
#[cfg(target_family = "wasm")]
pub use web::*;
#[cfg(target_family = "wasm")]
pub use worker::Afar;

/// In tests everything is dealt alike, so that a run can be repeated.
#[cfg(test)]
pub fn seed() -> u64 {
    20_261_130
}

/// A number that nobody can guess, to deal and to draw lots with.
#[cfg(not(test))]
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

/// How finely sounds are sampled.
pub const SAMPLES_A_SECOND: u32 = 44_100;

/// What a finger feels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haptic {
    /// A move is made.
    Made,
    /// The rules refuse a move.
    Refused,
}
