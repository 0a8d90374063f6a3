use super::map::{Map, Maps};
use crate::{
    games::cell_city::Building,
    players::{
        Answer, Progress, Think,
        search::{Child, Search},
    },
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

/// How far and how long to look.
pub(super) struct Effort {
    /// In moves.
    pub depth: u32,
    pub nodes: u64,
    /// The table's size as a power of 2.
    pub table_bits: u32,
}

impl Searcher {
    /// Starts to search for the best of `moves`; of equal ones the first is preferred. None if
    /// there are no moves.
    pub fn start(
        maps: Maps,
        moves: Vec<(Building, Child<Map>)>,
        margin: i32,
        effort: &Effort,
    ) -> Option<Searcher> {
        let (moves, children): (Vec<_>, Vec<_>) = moves.into_iter().unzip();
        moves.first()?;
        let search = Search::new(maps, children, effort.depth, effort.table_bits);
        Some(Searcher {
            moves,
            margin,
            search,
            nodes_left: effort.nodes,
        })
    }
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
            value: self.margin + (found.value + 2).div_euclid(super::map::POINT),
            exact: found.exact,
            nodes: found.nodes,
            depth: found.depth,
        }
    }
}
