//! What was tried, as a tree of moves. It is one tree for all deals: a move is tried in those in
//! which it's legal.

use super::{playout::for_seat, world::World};
use crate::{
    games::{
        Seat,
        new_lands::{Card, Cards, Move, Place},
    },
    players::ucb::doubt,
};

pub(super) struct Tree {
    /// The first is the root.
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

/// What lies on the table, and whose turn it is. The hands differ from deal to deal.
struct Node {
    /// Its edges, in a row.
    first: usize,
    count: usize,
    trials: u32,
}

/// A move, and how it came out.
struct Edge {
    /// None to skip.
    lay: Option<(Card, Place)>,
    widens: bool,
    trials: u32,
    /// Of what the trials were worth to the first side, and of what was thought before.
    sum: f64,
    /// Of the final margins of the first side.
    margins: i64,
    /// The node that it leads to, once there is one.
    node: Option<usize>,
}

/// A move of the root and what is known of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    pub(super) mv: Move,
    pub(super) trials: u32,
    /// What it's worth to the seat on the move.
    pub(super) worth: f64,
    /// The final margin, for the seat on the move.
    pub(super) margin: f64,
}

/// How many trials the margin right after a move counts for.
const PRIOR: f64 = 3.0;

/// How far outcomes spread, in points: how much a move that was tried rarely is trusted.
const SPREAD: f64 = 14.0;

/// How often a move is tried before the moves after it are told apart.
const RIPE: u32 = 8;

/// With so many edges the tree grows no more.
const FULL: usize = 400_000;

/// A win is worth so many points more than a draw.
const WIN: i32 = 8;

/// What a final margin is worth to who has it.
pub(super) fn worth(margin: i32) -> f64 {
    f64::from(margin + WIN * margin.signum())
}

impl Tree {
    /// The root alone. `cards` are those of the seat on the move.
    pub(super) fn of(world: &World, cards: Cards) -> Tree {
        let mut tree = Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
        };
        tree.add(world, cards);
        tree
    }

    /// Plays promising moves in the world, down to where the tree ends, and puts their edges into
    /// `path`. `hidden` tells which cards a seat may hold, those laid on the way included. Returns
    /// how many positions were looked at.
    pub(super) fn descend(
        &mut self,
        world: &mut World,
        path: &mut Vec<usize>,
        hidden: impl Fn(Seat) -> Cards,
    ) -> u64 {
        path.clear();
        let mut laid = Cards::NONE;
        let mut nodes = 0;
        let mut at = Some(0);
        while let (Some(node), Some(seat)) = (at, world.to_move()) {
            let index = self.most_promising(node, seat, world.hand(seat));
            path.push(index);
            world.play(self.edges[index].mv());
            nodes += 1;
            if let Some((card, _)) = self.edges[index].lay {
                laid = laid.with(card);
            }
            let edge = &self.edges[index];
            let is_ripe = edge.trials >= RIPE && self.edges.len() < FULL;
            if let (None, true, Some(next)) = (edge.node, is_ripe, world.to_move()) {
                self.edges[index].node = Some(self.nodes.len());
                nodes += self.add(world, hidden(next).minus(laid));
            }
            at = self.edges[index].node;
        }
        nodes
    }

    /// Takes in how a trial ended, for the first side.
    pub(super) fn learn(&mut self, path: &[usize], margin: i32) {
        let mut at = Some(0);
        for &index in path {
            if let Some(node) = at {
                self.nodes[node].trials += 1;
            }
            let edge = &mut self.edges[index];
            edge.trials += 1;
            edge.sum += worth(margin);
            edge.margins += i64::from(margin);
            at = edge.node;
        }
    }

    /// The moves of the root, those first that were tried most; at least one. They are those of
    /// `seat`, which holds `hand`.
    pub(super) fn tried(&self, seat: Seat, hand: Cards) -> Vec<Tried> {
        let root = &self.nodes[0];
        let edges = &self.edges[root.first..][..root.count];
        let laid: Vec<&Edge> = edges.iter().filter(|edge| edge.is_of(hand)).collect();
        let must_widen = laid.iter().any(|edge| edge.widens);
        let sign = f64::from(for_seat(seat, 1));
        let legal = laid.into_iter().filter(|edge| edge.widens == must_widen);
        let told = |edge: &Edge| Tried {
            mv: edge.mv(),
            trials: edge.trials,
            worth: sign * edge.mean(),
            margin: sign * edge.margins as f64 / f64::from(edge.trials.max(1)),
        };
        let mut tried: Vec<Tried> = legal.map(told).collect();
        if tried.is_empty() {
            // The last edge is the skip.
            tried.push(told(&edges[root.count - 1]));
        }
        tried.sort_by(|one, other| {
            let by_worth = other.worth.total_cmp(&one.worth);
            other.trials.cmp(&one.trials).then(by_worth)
        });
        tried
    }

    /// The edge to try next.
    fn most_promising(&self, node: usize, seat: Seat, hand: Cards) -> usize {
        let node = &self.nodes[node];
        let sign = f64::from(for_seat(seat, 1));
        // Where a card of the hand widens, the others don't count.
        let mut best = [(node.first + node.count - 1, f64::MIN); 2];
        let mut must_widen = false;
        for index in node.first..node.first + node.count - 1 {
            let edge = &self.edges[index];
            if !edge.is_of(hand) {
                continue;
            }
            must_widen |= edge.widens;
            let hope = sign * edge.mean() + SPREAD * doubt(edge.weight(), node.trials);
            let best = &mut best[usize::from(edge.widens)];
            if hope > best.1 {
                *best = (index, hope);
            }
        }
        best[usize::from(must_widen)].0
    }

    /// Adds a node with all moves that the cards allow. Returns how many there are.
    fn add(&mut self, world: &World, cards: Cards) -> u64 {
        let first = self.edges.len();
        let edge = |lay, widens, margin| Edge {
            lay,
            widens,
            trials: 0,
            sum: PRIOR * f64::from(margin),
            margins: 0,
            node: None,
        };
        world.fits(cards, |fit| {
            let lay = Some((fit.card, fit.at));
            self.edges.push(edge(lay, fit.widens, fit.margin));
        });
        self.edges.push(edge(None, false, world.margin()));
        let count = self.edges.len() - first;
        self.nodes.push(Node {
            first,
            count,
            trials: 0,
        });
        count as u64
    }
}

impl Edge {
    fn is_of(&self, hand: Cards) -> bool {
        self.lay.is_some_and(|(card, _)| hand.has(card))
    }

    fn mv(&self) -> Move {
        match self.lay {
            Some((card, at)) => Move::Lay { card, at },
            None => Move::Skip,
        }
    }

    fn weight(&self) -> f64 {
        PRIOR + f64::from(self.trials)
    }

    fn mean(&self) -> f64 {
        self.sum / self.weight()
    }
}
