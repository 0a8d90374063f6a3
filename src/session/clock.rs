//! The players' clocks (rules: domains 5). They know no time: what has passed is told to them, and
//! while nobody tells them they stand still.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{game::Session, player::PlayerId};
use crate::games::{Game, GameKind, domains};

/// How much time there is, in seconds: for each move, and for all moves of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[u32; 2]", into = "[u32; 2]")]
pub struct TimeControl {
    a_move: u32,
    a_game: u32,
}

/// Seconds that no game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a move has 5 to 600 seconds, and a game 60 to 7200")]
pub struct BadTime;

impl TimeControl {
    /// As the club plays (rules: domains 5).
    pub const CLUB: TimeControl = TimeControl {
        a_move: 45,
        a_game: 20 * 60,
    };

    /// Seconds that a move may have.
    pub const A_MOVE: RangeInclusive<u32> = 5..=600;

    /// Seconds that a player may have for the whole game.
    pub const A_GAME: RangeInclusive<u32> = 60..=7_200;

    pub fn new(a_move: u32, a_game: u32) -> Result<TimeControl, BadTime> {
        if TimeControl::A_MOVE.contains(&a_move) && TimeControl::A_GAME.contains(&a_game) {
            Ok(TimeControl { a_move, a_game })
        } else {
            Err(BadTime)
        }
    }

    /// Seconds for a move.
    pub const fn a_move(self) -> u32 {
        self.a_move
    }

    /// Seconds for all moves of a player.
    pub const fn a_game(self) -> u32 {
        self.a_game
    }
}

impl TryFrom<[u32; 2]> for TimeControl {
    type Error = BadTime;

    fn try_from([a_move, a_game]: [u32; 2]) -> Result<TimeControl, BadTime> {
        TimeControl::new(a_move, a_game)
    }
}

impl From<TimeControl> for [u32; 2] {
    fn from(control: TimeControl) -> [u32; 2] {
        [control.a_move, control.a_game]
    }
}

/// Whether the game is also played with clocks.
pub const fn has_clock(game: GameKind) -> bool {
    matches!(game, GameKind::Domains)
}

/// What time is left, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Clock {
    /// Which turn of the game the time for a move is counted for, from 0.
    turn: usize,
    a_move: u64,
    /// By [`PlayerId::index`].
    a_game: [u64; 2],
}

impl Clock {
    pub(super) fn new(control: TimeControl) -> Clock {
        Clock {
            turn: 0,
            a_move: u64::from(control.a_move) * 1_000,
            a_game: [u64::from(control.a_game) * 1_000; 2],
        }
    }

    /// Whether this can be what is left of the control's time.
    pub(super) fn fits(&self, control: TimeControl) -> bool {
        let full = Clock::new(control);
        self.a_move <= full.a_move && self.a_game.iter().all(|&left| left <= full.a_game[0])
    }
}

/// The time that a player has left, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// For the move that is due; a full one for who isn't on the move.
    pub a_move: u64,
    pub a_game: u64,
}

/// Which time has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RanOut {
    Move,
    Game,
}

/// A game that can be played with clocks.
pub trait Timed: Game {
    /// Whether a move ends the time that is counted for it.
    fn ends_its_time(mv: Self::Move) -> bool;

    /// Whether time passes in the position for who is on the move.
    fn time_passes(&self) -> bool;

    /// What happens to who is on the move when time has run out.
    fn when_out(out: RanOut) -> Self::Move;
}

impl Timed for domains::Position {
    fn ends_its_time(mv: domains::Move) -> bool {
        matches!(mv, domains::Move::Place { .. } | domains::Move::Timeout)
    }

    /// An offered draw is answered in no time.
    fn time_passes(&self) -> bool {
        self.to_move().is_some() && self.offer().is_none()
    }

    fn when_out(out: RanOut) -> domains::Move {
        match out {
            RanOut::Move => domains::Move::Timeout,
            RanOut::Game => domains::Move::Flag,
        }
    }
}

impl<G: Timed> Session<G> {
    /// Tells the clock of who is on the move that so many milliseconds have passed. When that runs
    /// out, what follows from it is given: it is to be played.
    pub fn pass_time(&mut self, millis: u64) -> Option<G::Move> {
        let control = self.setup.clock?;
        if !self.position().time_passes() {
            return None;
        }
        let player = self.to_move()?.index();
        let turn = self.turns();
        let clock = self.clock.as_mut()?;
        if clock.turn != turn {
            clock.turn = turn;
            clock.a_move = Clock::new(control).a_move;
        }
        let a_game = clock.a_game[player];
        // What comes first; the whole game where both come at once.
        let out = if a_game <= millis && a_game <= clock.a_move {
            Some(RanOut::Game)
        } else if clock.a_move <= millis {
            Some(RanOut::Move)
        } else {
            None
        };
        // Nobody pays for time after the end of theirs.
        let passed = millis.min(clock.a_move);
        clock.a_move -= passed;
        clock.a_game[player] = a_game.saturating_sub(passed);
        out.map(G::when_out)
    }

    /// What a player's clock shows; none where no clock was set.
    pub fn time_left(&self, player: PlayerId) -> Option<TimeLeft> {
        let full = Clock::new(self.setup.clock?).a_move;
        let clock = self.clock.as_ref()?;
        let counts = self.to_move() == Some(player) && clock.turn == self.turns();
        Some(TimeLeft {
            a_move: if counts { clock.a_move } else { full },
            a_game: clock.a_game[player.index()],
        })
    }

    /// How many moves' times are over.
    fn turns(&self) -> usize {
        self.moves().filter(|&(_, mv)| G::ends_its_time(mv)).count()
    }
}
