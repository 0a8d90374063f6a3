//! The rules of the games, one module a game.
//!
//! A game is a value: a position that can be asked for its legal moves and asked to play one. It
//! knows no time, no files, and no randomness that it wasn't given.

pub mod cell_city;
mod cell_name;
pub(crate) mod chance;
pub mod domains;
pub mod dots;
pub mod new_lands;

use std::{error::Error, fmt, hash::Hash, str::FromStr};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A game of the app, as saves, settings and the line protocol name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    CellCity,
    Dots,
    NewLands,
    Domains,
}

impl GameKind {
    /// All games, in the order in which the home screen lists them.
    pub const ALL: [GameKind; 4] = [
        GameKind::CellCity,
        GameKind::Dots,
        GameKind::NewLands,
        GameKind::Domains,
    ];

    /// The game's name in saves, text keys and the line protocol.
    pub const fn id(self) -> &'static str {
        match self {
            GameKind::CellCity => "cell_city",
            GameKind::Dots => "dots",
            GameKind::NewLands => "new_lands",
            GameKind::Domains => "domains",
        }
    }

    /// The game of that name, if there is one.
    pub fn from_id(id: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// A place at the table, counted from 0 in the order of turns: seat 0 moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub const FIRST: Seat = Seat(0);
    pub const SECOND: Seat = Seat(1);

    /// The side that this seat plays for: seats alternate between the two sides.
    pub const fn side(self) -> Side {
        if self.0.is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        }
    }
}

/// One of the two sides that a score is kept for. With two seats, side and seat are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    First,
    Second,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// 0 or 1, to index a score with.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// Points by side, indexed by [`Side::index`].
pub type Score = [u32; 2];

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    Won(Side),
    Drawn,
    /// It doesn't count as played at all (rules: new-lands, the rectangle is never completed).
    Void,
}

impl Outcome {
    /// The outcome where the higher score wins and equal scores are a draw.
    pub fn of_score(score: Score) -> Outcome {
        match score[0].cmp(&score[1]) {
            std::cmp::Ordering::Greater => Outcome::Won(Side::First),
            std::cmp::Ordering::Less => Outcome::Won(Side::Second),
            std::cmp::Ordering::Equal => Outcome::Drawn,
        }
    }
}

/// A text that isn't a move in the game's notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no move in the game's notation")]
pub struct NotAMove;

/// Why a move is refused. Its `Display` is a sentence for a person.
pub trait Illegal: Error + Copy + Eq + Send + Sync + 'static {
    /// The rule's name in the line protocol and in text keys, for example `overlap`.
    fn rule(self) -> &'static str;
}

/// A position of one game, with the rules to go on from it.
///
/// Positions are equal when the same moves are legal in both with the same effects, and the same
/// has been taken by the same sides.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    const KIND: GameKind;

    /// Taking back a move would make good a look at another hand: only the last one may be, before
    /// another person has seen their hand, and what was taken back isn't counted (rules: new-lands,
    /// House rules).
    const UNDO_ENDS_WITH_THE_HAND: bool = false;

    /// What is chosen before the first move: board, variant, house rules.
    type Options: Clone
        + Eq
        + fmt::Debug
        + Default
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// One move. Its `Display` and `FromStr` are the game's notation.
    type Move: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = NotAMove>
        + Send
        + Sync
        + 'static;
    /// What a move changed, in the order in which it is shown.
    type Event: Clone + Eq + fmt::Debug + Send + Sync + 'static;
    type Illegal: Illegal;
    /// Options out of range, told in a sentence.
    type BadOptions: Error + Send + Sync + 'static;
    /// All that a seat may know: what a computer player is given. The position itself where
    /// nothing is hidden.
    type View: Clone + Send + Sync + 'static;

    /// The options with all that is drawn by lot before the first move (hands, a puzzle) drawn anew
    /// from `seed`: the same seed gives the same everywhere. Nothing is drawn unless a game says so.
    fn deal(chosen: &Self::Options, _seed: u64) -> Self::Options {
        chosen.clone()
    }

    /// The position before the first move. The options hold what was dealt.
    fn start(options: &Self::Options) -> Result<Self, Self::BadOptions>;

    /// How many players there are beside the two who lead the sides, each on a seat from 2 up.
    fn partners(_options: &Self::Options) -> usize {
        0
    }

    fn options(&self) -> &Self::Options;

    /// The seat that is on the move; none when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// All legal moves, sorted as their notation sorts as text. Empty when the game is over.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Whether [`Game::play`] would accept the move; if not, the first broken rule in the game's
    /// order of rules.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// Plays a move for the seat that is on the move. A refused move changes nothing.
    fn play(&mut self, mv: Self::Move) -> Result<Vec<Self::Event>, Self::Illegal>;

    fn score(&self) -> Score;

    /// How the game ended; none while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    fn view(&self, seat: Seat) -> Self::View;
}
