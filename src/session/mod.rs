//! A game in progress, and what is kept of games: set-up, turn order, history, undo, saves,
//! statistics and the board of the day.
//!
//! The session knows no clock, no files and no randomness: time, seeds and storage are given to
//! it.

mod archive;
mod clock;
mod counted;
mod daily;
mod daily_book;
pub mod document;
mod game;
mod par;
mod player;
mod record;
mod save;
mod seed;
mod setup;
mod shelf;
mod statistics;
mod storage;
#[cfg(test)]
mod tests;
mod tournament;
mod turn;
mod undo;

pub use archive::Trouble;
pub use clock::{BadTime, RanOut, TimeControl, TimeLeft, Timed, has_clock};
pub use counted::Counted;
pub use daily::{DailyBoard, DailyMark};
pub use daily_book::{DailyBook, DailyResult, DailyShare};
pub use document::{Document, DocumentError};
pub use game::{Help, PositionNumber, Session, StartError};
pub use par::Par;
pub use player::{
    BadName, Member, Partner, Player, PlayerColor, PlayerId, PlayerKind, PlayerName, Players,
    SameColor,
};
pub use record::{Ply, Record, Verdict};
pub use save::{LoadError, MoveList, load, save};
pub use setup::{Setup, UndoRule, WhoStarts, has_tournament, has_undo};
pub use shelf::Shelf;
pub use statistics::{Heading, Opponent, Statistics, Tally};
pub use storage::{MemoryStorage, Storage, StorageError};
pub use turn::{ComputerTurn, Limit, NotPlayed, Request};
pub use undo::{NoUndo, Undo};
