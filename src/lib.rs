//! Kletki: games of territory on squared paper.
//!
//! The layers, each of which knows only those to its right:
//!
//! `app` (Bevy) → [`session`] → [`players`] → [`games`]
//!
//! `text` (feature `text`) is what players read, in every language. [`protocol`] is the line
//! protocol of the `kletki-engine` program. Everything but `app` builds without Bevy, with
//! `--no-default-features`.

#[cfg(feature = "app")]
pub mod app;
pub mod games;
pub mod players;
pub mod protocol;
pub mod session;
#[cfg(feature = "text")]
pub mod text;
