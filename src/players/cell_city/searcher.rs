use super::{
    Luck,
    map::{Maps, POINT, Step},
    margin,
};
use crate::{
    games::cell_city::{Building, Position},
    players::{
        Answer, Progress, Think,
        search::{Child, Limits, Search},
    },
};

/// A look ahead: as deep as the nodes allow, with a guess at what comes then.
pub(super) struct Searcher {
    moves: Vec<Building>,
    /// How far the side to move is ahead already.
    margin: i32,
    search: Search<Maps>,
}

impl Searcher {
    /// Starts to search for the best move, for at most so many nodes. With luck, it decides between
    /// moves that seem equal; else the first is preferred. None if there are no moves.
    pub fn start(position: &Position, nodes: u64, luck: Option<Luck>) -> Option<Searcher> {
        let (maps, _, mut steps) = Maps::from(position);
        steps.first()?;
        if let Some(mut luck) = luck {
            luck.shuffle(&mut steps);
        }
        let child = |(mv, position): Step| {
            let points = mv.cells().len() as i32 * POINT;
            let again = false;
            (
                mv,
                Child {
                    points,
                    again,
                    position,
                },
            )
        };
        let (moves, children) = steps.into_iter().map(child).unzip();
        let limits = Limits {
            nodes,
            ..Limits::NONE
        };
        Some(Searcher {
            moves,
            margin: margin(position),
            search: Search::new(maps, children, limits, table_bits(nodes)),
        })
    }
}

/// A table for about as many maps as there will be, and of 16 MiB at most.
fn table_bits(nodes: u64) -> u32 {
    nodes.ilog2().clamp(8, 20)
}

impl Think for Searcher {
    type Move = Building;

    fn step(&mut self, nodes: u64) -> Progress {
        self.search.step(nodes)
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
