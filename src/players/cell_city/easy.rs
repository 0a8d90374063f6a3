use super::{Luck, margin};
use crate::{
    games::{
        Game,
        cell_city::{Building, Position},
    },
    players::{Answer, Progress, Think},
};

/// The easy player: of a few places that it happens to see it takes the biggest, with no thought
/// of what comes after.
pub(super) struct Easy(Answer<Building>);

/// How many places it sees; it may see the same one again.
const GLANCES: usize = 2;

impl Easy {
    /// Chooses a move at once. None if there are no moves.
    pub fn choose(position: &Position, mut luck: Luck) -> Option<Easy> {
        let moves = position.legal_moves();
        let seen = (0..GLANCES).filter_map(|_| moves.get(luck.below(moves.len())).copied());
        let mv = seen.max_by_key(|building| building.cells().len())?;
        let value = margin(position) + mv.cells().len() as i32;
        Some(Easy(Answer {
            mv,
            value,
            exact: false,
            nodes: GLANCES as u64,
            depth: 1,
        }))
    }
}

impl Think for Easy {
    type Move = Building;

    fn step(&mut self, _nodes: u64) -> Progress {
        Progress::Done
    }

    fn answer(&self) -> Answer<Building> {
        self.0
    }
}
