use super::map::{Guess, Maps, POINT};
use crate::{
    games::cell_city::{Building, Position},
    players::{Answer, Progress, Think, search::Search},
};

/// A player that searches.
pub(super) struct Searcher {
    moves: Vec<Building>,
    /// How far the side to move is ahead already.
    margin: i32,
    search: Search<Maps>,
    /// Nodes that it may still look at.
    nodes_left: u64,
}

/// How a player searches.
pub(super) struct Effort {
    guess: Guess,
    /// How many moves it looks ahead at most.
    depth: u32,
    /// How many positions it looks at, at most.
    nodes: u64,
}

impl Effort {
    pub const MEDIUM: Effort = Effort {
        guess: Guess::OnePlan,
        depth: 1,
        nodes: u64::MAX,
    };
    /// About as much as a slow phone does in the time that the level has.
    pub const HARD: Effort = Effort {
        guess: Guess::AllPlans,
        depth: u32::MAX,
        nodes: 250_000,
    };
    pub const FULL: Effort = Effort {
        nodes: u64::MAX,
        ..Effort::HARD
    };
}

impl Searcher {
    /// Starts to search for the best move. `random` gives a number below the given one: it puts
    /// the moves in the order in which those that seem equal are preferred. None if there are no
    /// moves.
    pub fn start(
        position: &Position,
        margin: i32,
        effort: &Effort,
        mut random: impl FnMut(usize) -> usize,
    ) -> Option<Searcher> {
        let (maps, mut steps) = Maps::from(position, effort.guess);
        steps.first()?;
        for place in (1..steps.len()).rev() {
            steps.swap(place, random(place + 1));
        }
        let (moves, children) = steps.into_iter().unzip();
        let table_bits = table_bits(position);
        let search = Search::new(maps, children, effort.depth, table_bits);
        Some(Searcher {
            moves,
            margin,
            search,
            nodes_left: effort.nodes,
        })
    }
}

/// A table about as large as there are positions to come, and of 16 MiB at most.
fn table_bits(position: &Position) -> u32 {
    position.free().len().saturating_sub(8).clamp(8, 20)
}

impl Think for Searcher {
    type Move = Building;

    fn step(&mut self, nodes: u64) -> Progress {
        let nodes = nodes.min(self.nodes_left);
        self.nodes_left -= nodes;
        let progress = self.search.step(nodes);
        if self.nodes_left == 0 {
            Progress::Done
        } else {
            progress
        }
    }

    fn answer(&self) -> Answer<Building> {
        let found = self.search.found();
        Answer {
            mv: self.moves[found.best],
            // To the nearest point: what is proved is whole points.
            value: self.margin + (found.value + POINT / 2).div_euclid(POINT),
            exact: found.exact,
            nodes: found.nodes,
            depth: found.depth,
        }
    }
}
