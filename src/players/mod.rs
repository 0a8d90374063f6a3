//! The computer players: search that can be stepped, so that it never holds up a frame.

pub mod cell_city;
mod chosen;
pub mod contest;
pub mod domains;
pub mod dots;
mod luck;
pub mod new_lands;
mod search;
mod ucb;

use serde::{Deserialize, Serialize};

use crate::games::Game;

/// How strong a computer player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Easy,
    Medium,
    Hard,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The level's name in saves, text keys and the line protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// How long the level thinks about a move at most, in milliseconds.
    pub const fn millis(self) -> u64 {
        match self {
            Level::Easy => 200,
            Level::Medium => 600,
            Level::Hard => 2_000,
        }
    }
}

/// What a search has found so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// The move to play.
    pub mv: M,
    /// The final margin that is expected: the side to move minus the other side, the points
    /// already made included.
    pub value: i32,
    /// Whether `value` is proved under best play of both sides.
    pub exact: bool,
    /// Positions looked at.
    pub nodes: u64,
    /// The deepest complete look-ahead, in plies.
    pub depth: u32,
}

/// Whether a search has more to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Thinking,
    Done,
}

/// Nodes of one step. Whoever lets a search go on does it in steps of this size: a search may look
/// at a few more nodes than it's asked to, and how the time is cut mustn't change its answer.
pub const STEP: u64 = 500;

/// A search in progress. It has an answer at any time, and a better one after more steps.
///
/// The answer after a given number of nodes depends on nothing but the view, the level and the
/// seed it was started with: no clock, no thread, no address in memory. That holds however the
/// nodes were cut into steps.
pub trait Think: Send + Sync {
    type Move;

    /// Searches on for `nodes` positions, give or take a few, or until there is nothing more to
    /// find. A thousand nodes take well under 4 ms in a browser.
    fn step(&mut self, nodes: u64) -> Progress;

    fn answer(&self) -> Answer<Self::Move>;
}

/// A search of any kind over the moves of `G`.
pub type Thinking<G> = Box<dyn Think<Move = <G as Game>::Move>>;

/// A game that the computer can play.
pub trait Computer: Game {
    /// A player of that level starts to think in a position that isn't over.
    ///
    /// `seed` decides between equal moves and makes the weaker levels' faults.
    fn think(view: Self::View, level: Level, seed: u64) -> Thinking<Self>;

    /// A full-strength search that goes on until the value of the position is proved.
    fn solve(view: Self::View) -> Thinking<Self>;
}
