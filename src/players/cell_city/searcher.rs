use super::{
    Luck,
    map::{Maps, POINT},
    margin,
};
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

impl Searcher {
    /// Starts to search for the best move, for at most so many nodes. With luck, it decides between
    /// moves that seem equal; else the first is preferred. None if there are no moves.
    pub fn start(position: &Position, nodes: u64, luck: Option<Luck>) -> Option<Searcher> {
        let (maps, mut steps) = Maps::from(position);
        steps.first()?;
        if let Some(mut luck) = luck {
            for place in (1..steps.len()).rev() {
                steps.swap(place, luck.below(place + 1));
            }
        }
        let (moves, children) = steps.into_iter().unzip();
        Some(Searcher {
            moves,
            margin: margin(position),
            search: Search::new(maps, children, u32::MAX, table_bits(position)),
            nodes_left: nodes,
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
