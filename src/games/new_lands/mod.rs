//! New Lands: lay cards on a rectangle, and own the land that they enclose.
//!
//! The rules are those of Igor Katanugin's SKIM-16 with this project's house rules
//! (rules: new-lands). Two teams, Red and Black, hold the cards of their colour; who holds what is
//! hidden. A [`Position`] knows all hands, a [`View`] what one player sees.

mod card;
mod cards;
mod deal;
mod land;
mod mv;
mod options;
mod position;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod view;

pub use card::{Card, NotACard, Suit};
pub use cards::Cards;
pub(crate) use land::Columns;
pub use land::{BadRows, Field, Land};
pub use mv::{Move, Place};
pub use options::{BadOptions, Deck, Options, Rectangle, Talk, Terms};
pub use position::{Event, Illegal, Position};
pub use state::State;
pub use table::Table;
pub use view::View;
