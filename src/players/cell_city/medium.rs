use super::{Luck, margin, plans::Plans, regions::regions};
use crate::{
    games::{
        Game,
        cell_city::{Building, Position, Shape},
    },
    players::{Answer, Progress, Think},
};

/// The medium player: it looks at every place once, and weighs what it earns there against what
/// the other side can make of the regions that are left. It doesn't weigh exactly.
pub(super) struct Medium {
    position: Position,
    shapes: Vec<Shape>,
    moves: Vec<Building>,
    luck: Luck,
    /// How good the best move seems, in quarters of a point.
    best: i32,
    answer: Answer<Building>,
}

/// By how much it can err about a move, in quarters of a point.
const ERROR: usize = 14;

impl Medium {
    /// Starts to think. None if there are no moves.
    pub fn start(position: Position, luck: Luck) -> Option<Medium> {
        let moves = position.legal_moves();
        let answer = Answer {
            mv: *moves.first()?,
            value: 0,
            exact: false,
            nodes: 0,
            depth: 1,
        };
        let shapes = position.shapes_left();
        let mut medium = Medium {
            position,
            shapes,
            moves,
            luck,
            best: i32::MIN,
            answer,
        };
        medium.step(1);
        Some(medium)
    }

    /// What the building earns, less what the other side makes more from then on.
    fn weigh(&self, building: Building) -> i32 {
        let regions = regions(self.position.free() & !building.cells());
        let plans = regions.map(|region| Plans::of(region, &self.shapes));
        let rest = plans.fold(Plans::default(), Plans::plus);
        building.cells().len() as i32 - rest.first_margin()
    }
}

impl Think for Medium {
    type Move = Building;

    fn step(&mut self, nodes: u64) -> Progress {
        let next = self.answer.nodes as usize;
        let count = usize::try_from(nodes).unwrap_or(usize::MAX);
        for place in (next..self.moves.len()).take(count) {
            let mv = self.moves[place];
            let gain = self.weigh(mv);
            let seeming = 4 * gain + self.luck.below(ERROR + 1) as i32;
            if seeming > self.best {
                self.best = seeming;
                self.answer.mv = mv;
                self.answer.value = margin(&self.position) + gain;
            }
            self.answer.nodes += 1;
        }
        if self.answer.nodes < self.moves.len() as u64 {
            Progress::Thinking
        } else {
            Progress::Done
        }
    }

    fn answer(&self) -> Answer<Building> {
        self.answer
    }
}
