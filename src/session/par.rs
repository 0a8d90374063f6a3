//! How good a result of the board of the day was: what the hard computer takes there.

use super::{
    daily::DailyBoard,
    game::{Session, StartError},
    player::{PlayerId, PlayerKind, Players},
    turn::ComputerTurn,
};
use crate::{
    games::{
        Game,
        dots::{BadOptions, Position},
    },
    players::{Level, Progress},
};

/// The hard computer plays a board of the day in the person's place, against the same opponent.
///
/// Both search up to numbers of positions, so the result is the same everywhere.
pub struct Par {
    session: Session<Position>,
    turn: Option<ComputerTurn<Position>>,
}

impl Par {
    pub fn of(board: &DailyBoard) -> Result<Par, StartError<BadOptions>> {
        let kinds = [Level::Hard, Level::Medium].map(PlayerKind::Computer);
        let players = Players::default_for(Position::KIND);
        Ok(Par {
            session: board.start_between(&players, kinds)?,
            turn: None,
        })
    }

    /// Goes on for about `nodes` positions, at most to the end of a move.
    pub fn step(&mut self, nodes: u64) -> Progress {
        if self.turn.is_none() {
            self.turn = ComputerTurn::start(&self.session);
        }
        let Some(turn) = self.turn.as_mut() else {
            return Progress::Done;
        };
        turn.step(nodes, 0);
        if let Some(mv) = turn.answer(self.session.number()) {
            self.turn = None;
            if self.session.play(mv).is_err() {
                return Progress::Done;
            }
        }
        Progress::Thinking
    }

    /// The boxes that the hard computer took; none while the game goes on.
    pub fn boxes(&self) -> Option<u32> {
        let verdict = self.session.result()?;
        Some(verdict.points[PlayerId::One.index()])
    }
}
