use crate::{
    games::cell_city::Building,
    players::{Answer, Progress, Think},
};

/// The easy player: of a few places that it happens to see it takes the biggest, with no thought
/// of what comes after.
pub(super) struct Easy {
    seen: Building,
    margin: i32,
}

/// How many places it sees; the same one may be seen twice.
const GLANCES: usize = 6;

impl Easy {
    /// Chooses one of `moves`, given how far ahead the side is. None if there are none.
    pub fn choose(
        moves: &[Building],
        margin: i32,
        mut random: impl FnMut(usize) -> usize,
    ) -> Option<Easy> {
        let glances = (0..GLANCES).filter_map(|_| moves.get(random(moves.len())));
        let seen = *glances.max_by_key(|building| building.cells().len())?;
        Some(Easy { seen, margin })
    }
}

impl Think for Easy {
    type Move = Building;

    fn step(&mut self, _nodes: u64) -> Progress {
        Progress::Done
    }

    fn answer(&self) -> Answer<Building> {
        let value = self.margin + self.seen.cells().len() as i32;
        Answer {
            mv: self.seen,
            value,
            exact: false,
            nodes: GLANCES as u64,
            depth: 1,
        }
    }
}
