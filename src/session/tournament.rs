//! How a session ends, and the tournament of two games (rules: cell-city, Family tournament).

use super::{
    game::{PositionNumber, Session},
    record::{Record, Verdict},
};
use crate::games::Game;

impl<G: Game> Session<G> {
    /// How the game on the table ended; none while it goes on.
    pub fn verdict(&self) -> Option<Verdict> {
        self.record.verdict()
    }

    /// How the whole ended: the game, or in a tournament the sums of both games.
    pub fn result(&self) -> Option<Verdict> {
        let verdict = self.verdict()?;
        if !self.setup.tournament {
            return Some(verdict);
        }
        self.first_map.as_ref()?;
        Some(Verdict::of_points(self.sums()))
    }

    /// The points by [`PlayerId::index`], in a tournament of both games.
    pub fn sums(&self) -> [u32; 2] {
        let first = self.first_map.as_ref().map_or([0, 0], Record::points);
        let now = self.record.points();
        [first[0] + now[0], first[1] + now[1]]
    }

    /// The finished first game of a tournament, once the second is on the table.
    pub fn first_map(&self) -> Option<&Record<G>> {
        self.first_map.as_ref()
    }

    /// Whether the game on the table is over and the tournament's second comes.
    pub fn has_next_game(&self) -> bool {
        self.setup.tournament && self.first_map.is_none() && self.verdict().is_some()
    }

    /// Puts the second game of the tournament on the table, started by the other player. False,
    /// and nothing changes, if it isn't time for it.
    pub fn next_game(&mut self) -> bool {
        if !self.has_next_game() {
            return false;
        }
        let starter = self.record.starter().other();
        let second = Record::new(self.record.start().clone(), starter);
        self.first_map = Some(std::mem::replace(&mut self.record, second));
        self.undone.clear();
        self.number = PositionNumber::fresh();
        true
    }
}
