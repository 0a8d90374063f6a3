//! A game in progress, and what is kept of games: set-up, turn order, history, undo, saves,
//! statistics and the board of the day.
//!
//! The session knows no clock, no files and no randomness: time, seeds and storage are given to
//! it.

mod daily;
pub mod document;
mod game;
mod player;
mod record;
mod save;
mod seed;
mod setup;
#[cfg(test)]
mod tests;
mod turn;
mod undo;

pub use daily::{DailyBoard, DailyMark};
pub use game::{Help, PositionNumber, Session, StartError};
pub use player::{
    BadName, Player, PlayerColor, PlayerId, PlayerKind, PlayerName, Players, SameColor,
};
pub use record::{Ply, Record, Verdict};
pub use save::{LoadError, MoveList, load, save};
pub use setup::{Setup, UndoRule, WhoStarts, has_tournament};
pub use turn::{ComputerTurn, Limit, NotPlayed, Request};
pub use undo::{NoUndo, Undo};
