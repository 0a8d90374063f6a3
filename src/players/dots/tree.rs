//! Weighs the openings of a quiet position by games played on at random: a tree search that goes
//! deeper where it finds more (Coulom 2006; the way it chooses is that of Rosin 2011, with square
//! roots alone, which are the same on every machine).

use std::{cmp::Reverse, ops::Range};

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{
    capture::Capture,
    graph::{Graph, Sides},
    lines::Lines,
    openings,
    playout::playout,
    strands,
};

/// How much is spent on what has been tried little, in boxes.
const CURIOSITY: f64 = 3.0;

/// No more openings than this are kept.
const LARGEST: usize = 100_000;

/// A position in the tree, with the opening that leads to it.
struct Node {
    line: u8,
    gives: Capture,
    visits: u32,
    /// What the games played from here were worth together, to who draws first here.
    worth: f64,
    openings: Range<usize>,
}

impl Node {
    fn new(line: u8, gives: Capture) -> Node {
        Node {
            line,
            gives,
            visits: 0,
            worth: 0.0,
            openings: 0..0,
        }
    }

    fn mean(&self) -> f64 {
        self.worth / f64::from(self.visits.max(1))
    }

    /// What `rest`, the worth of a game from here, is worth to who opened.
    fn to_opener(&self, rest: f64) -> f64 {
        -self.gives.worth(self.gives.is_crossed(self.mean()), rest)
    }
}

pub(super) struct Tree {
    nodes: Vec<Node>,
    rng: ChaCha8Rng,
    made: u64,
}

impl Tree {
    /// The tree of a quiet position.
    pub(super) fn new(graph: &Graph, position: Lines, seed: u64) -> Tree {
        let root = Capture {
            rest: position,
            ..Capture::default()
        };
        let mut tree = Tree {
            nodes: vec![Node::new(0, root)],
            rng: ChaCha8Rng::seed_from_u64(seed),
            made: 0,
        };
        tree.expand(graph, 0);
        tree
    }

    /// What the position seems to be worth to who draws first in it.
    pub(super) fn worth(&self) -> f64 {
        let best = self.best();
        best.map_or(0.0, |best| best.to_opener(best.mean()))
    }

    /// The line that was tried most; none if no line is open.
    pub(super) fn line(&self) -> Option<u8> {
        self.best().map(|best| best.line)
    }

    /// How many openings there are to choose from.
    pub(super) fn openings(&self) -> usize {
        self.nodes.first().map_or(0, |root| root.openings.len())
    }

    /// The opening that was tried most: of many, one that gives least.
    fn best(&self) -> Option<&Node> {
        let openings = self.nodes.first()?.openings.clone();
        let rank = |node: &&Node| (node.visits, Reverse(node.gives.boxes));
        self.nodes[openings].iter().max_by_key(rank)
    }

    /// Positions made.
    pub(super) fn nodes(&self) -> u64 {
        self.made
    }

    /// Plays one game.
    pub(super) fn step(&mut self, graph: &Graph) {
        let mut path = vec![0];
        let mut at = 0;
        while let Some(next) = self.choose(at) {
            path.push(next);
            at = next;
        }
        if self.nodes[at].visits > 0 && self.nodes.len() < LARGEST {
            self.expand(graph, at);
            if let Some(next) = self.choose(at) {
                path.push(next);
                at = next;
            }
        }
        let playout = playout(graph, self.nodes[at].gives.rest, &mut self.rng);
        self.made += playout.nodes;
        let mut worth = playout.worth;
        for &at in path.iter().rev() {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.worth += worth;
            worth = node.to_opener(worth);
        }
    }

    /// The opening of a position to look at next.
    fn choose(&self, at: usize) -> Option<usize> {
        let position = &self.nodes[at];
        let effort = CURIOSITY * f64::from(position.visits).sqrt();
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        for at in position.openings.clone() {
            let node = &self.nodes[at];
            let worth = if node.visits == 0 {
                position.mean()
            } else {
                node.to_opener(node.mean())
            };
            let boxes = f64::from(node.gives.boxes);
            let promise = worth + effort / ((1.0 + boxes) * f64::from(1 + node.visits));
            if promise > most {
                (best, most) = (Some(at), promise);
            }
        }
        best
    }

    fn expand(&mut self, graph: &Graph, at: usize) {
        let position = self.nodes[at].gives.rest;
        let sides = Sides::of(graph, position);
        let (mut strands, mut openings) = (Vec::new(), Vec::new());
        strands::find(graph, position, &sides, &mut strands);
        openings::list(graph, position, &sides, &strands, &mut openings);
        let first = self.nodes.len();
        let nodes = openings.into_iter();
        self.nodes
            .extend(nodes.map(|opening| Node::new(opening.line, opening.gives)));
        self.nodes[at].openings = first..self.nodes.len();
    }
}
