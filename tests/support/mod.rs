//! What the invariants are checked with: games played at random, on all boards and options.

pub mod computer;
mod games;
pub mod hidden_hands;
mod played;
pub mod rules;

pub use games::Specimen;
pub use played::{End, Played, for_all, played, small_end};
