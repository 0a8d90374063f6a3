//! What the computer is asked, and the search for its answer in slices.

use super::game::{PositionNumber, Session};
use crate::{
    games::{Game, Seat},
    players::{Computer, Level, Progress, STEP, Thinking},
};

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Milliseconds by the clock.
    Millis(u64),
    /// Positions looked at: the answer is then the same on every machine.
    Nodes(u64),
}

impl Limit {
    /// How long the level thinks about a move on the board of the day, where everybody meets the
    /// same opponent.
    pub const fn of_daily(level: Level) -> Limit {
        Limit::Nodes(match level {
            Level::Easy => 5_000,
            Level::Medium => 20_000,
            Level::Hard => 60_000,
        })
    }
}

/// What a computer player is asked about the position of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The position that is asked about. At another number the answer is late.
    pub number: PositionNumber,
    /// Whose view is searched.
    pub seat: Seat,
    pub level: Level,
    pub seed: u64,
    pub limit: Limit,
}

/// Why the answer of a search wasn't played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotPlayed<I> {
    #[error("the game has gone on since this was asked")]
    Late,
    #[error(transparent)]
    Illegal(I),
}

impl<G: Game> Session<G> {
    /// What to ask the computer that is on the move; none if it isn't on the move.
    pub fn request(&self) -> Option<Request> {
        let level = self.is_computers_turn()?;
        self.ask(level)
    }

    /// What to ask for a hint: the move that the hard computer would make from the seat on the
    /// move (rules: README). None where [`Session::can_hint`] is false.
    pub fn hint_request(&self) -> Option<Request> {
        if self.can_hint() {
            self.ask(Level::Hard)
        } else {
            None
        }
    }

    fn ask(&self, level: Level) -> Option<Request> {
        let limit = match self.daily() {
            Some(_) => Limit::of_daily(level),
            None => Limit::Millis(level.millis()),
        };
        Some(Request {
            number: self.number(),
            seat: self.position().to_move()?,
            level,
            seed: self.turn_seed(),
            limit,
        })
    }

    /// Plays a move that was asked for at a position's number.
    pub fn play_answer(
        &mut self,
        number: PositionNumber,
        mv: G::Move,
    ) -> Result<Vec<G::Event>, NotPlayed<G::Illegal>> {
        if number != self.number() {
            return Err(NotPlayed::Late);
        }
        self.play(mv).map_err(NotPlayed::Illegal)
    }
}

/// A search for the answer to a request.
pub struct ComputerTurn<G: Computer> {
    request: Request,
    thinking: Thinking<G>,
    /// Nodes that were asked for so far.
    nodes: u64,
    done: bool,
}

impl<G: Computer> ComputerTurn<G> {
    /// Starts to think for the computer that is on the move; none if it isn't on the move.
    pub fn start(session: &Session<G>) -> Option<ComputerTurn<G>> {
        session.request().map(|request| Self::on(session, request))
    }

    /// Starts to think about a hint for the person on the move; none where no hint is given.
    pub fn hint(session: &Session<G>) -> Option<ComputerTurn<G>> {
        session
            .hint_request()
            .map(|request| Self::on(session, request))
    }

    fn on(session: &Session<G>, request: Request) -> ComputerTurn<G> {
        let view = session.position().view(request.seat);
        ComputerTurn {
            request,
            thinking: G::think(view, request.level, request.seed),
            nodes: 0,
            done: false,
        }
    }

    pub fn request(&self) -> Request {
        self.request
    }

    /// Thinks on for `nodes` positions, rounded up to whole steps, until there is nothing more to
    /// find, or until the limit. `elapsed` is the time since the start in milliseconds: after a
    /// limit in time it thinks no further than one step in all.
    pub fn step(&mut self, nodes: u64, elapsed: u64) -> Progress {
        for _ in 0..nodes.div_ceil(STEP) {
            if self.done {
                break;
            }
            let progress = self.thinking.step(STEP);
            self.nodes += STEP;
            let spent = match self.request.limit {
                Limit::Millis(millis) => elapsed >= millis,
                Limit::Nodes(limit) => self.nodes >= limit,
            };
            self.done = spent || progress == Progress::Done;
        }
        if self.done {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    /// The move, once the search is done, for who asks at the same position's number; none for
    /// anybody else: the answer is late.
    pub fn answer(&self, number: PositionNumber) -> Option<G::Move> {
        (self.done && number == self.request.number).then(|| self.thinking.answer().mv)
    }
}
