//! The hard player and the solver: they weigh lines until they can prove which is best.

use super::{capture::Take, proof::Proof, root::Root, tree::Tree};
use crate::{
    games::dots::{Line, Position},
    players::{Answer, Progress, Think},
};

/// What the hard player spends on a move: about 2 s on a slow phone, in a browser.
const HARD: u64 = 250_000;

/// What it spends when the line to draw is clear, and only its worth is not.
const CLEAR: u64 = 16_000;

/// What is spent on weighing lines, beside the proof, before the proof goes on alone.
const WEIGHING: u64 = 64_000;

/// With more openings than this a proof takes longer than the hard player thinks.
const PROVABLE: usize = 38;

pub(super) struct Strong {
    root: Root,
    tree: Tree,
    proof: Proof,
    /// What may be spent altogether.
    limit: u64,
    /// What may be spent by the steps so far.
    allowed: u64,
}

/// A player that thinks for as long as a person waits.
pub(super) fn hard(position: &Position, seed: u64) -> Strong {
    let root = Root::of(position);
    let is_clear = matches!(root.take, Some(Take::Next(_)));
    Strong::new(root, seed, if is_clear { CLEAR } else { HARD }, 18)
}

/// A player that thinks until it has proved which line is best.
pub(super) fn solver(position: &Position) -> Strong {
    Strong::new(Root::of(position), 0, u64::MAX, 22)
}

impl Strong {
    fn new(root: Root, seed: u64, limit: u64, table_bits: u32) -> Strong {
        let rest = root.capture.rest;
        Strong {
            tree: Tree::new(&root.graph, rest, seed),
            proof: Proof::new(&root.graph, rest, table_bits),
            root,
            limit,
            allowed: 0,
        }
    }

    /// Goes on with the proof or with weighing: half and half at first.
    fn advance(&mut self) {
        let hopeless = self.tree.openings() > PROVABLE && self.limit < u64::MAX;
        let weighing = self.proof.nodes().min(WEIGHING);
        if hopeless || self.tree.nodes() < weighing {
            self.tree.step(&self.root.graph);
        } else {
            self.proof.step(&self.root.graph);
        }
    }

    fn spent(&self) -> u64 {
        self.tree.nodes() + self.proof.nodes()
    }

    fn is_done(&self) -> bool {
        self.proof.value().is_some() || self.spent() >= self.limit
    }

    /// What the rest seems to be worth, and the line to open it with: from the proof if it's done or
    /// has found a line that is as good as any seems to be.
    fn rest(&self) -> (f64, Option<u8>) {
        let (low, line) = self.proof.best();
        let low = f64::from(low);
        if self.proof.value().is_some() || line.is_some() && low >= self.tree.worth() {
            (low, line.or(self.tree.line()))
        } else {
            (self.tree.worth(), self.tree.line())
        }
    }
}

impl Think for Strong {
    type Move = Line;

    fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes);
        while !self.is_done() && self.spent() < self.allowed {
            self.advance();
        }
        if self.is_done() {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    fn answer(&self) -> Answer<Line> {
        let (worth, opening) = self.rest();
        let line = match self.root.take {
            Some(Take::Next(line)) => line,
            Some(Take::Choose { cross, .. }) if self.root.capture.is_crossed(worth) => cross,
            Some(Take::Choose { take, .. }) => take,
            None => opening.unwrap_or_default(),
        };
        let exact = self.proof.value().is_some();
        Answer {
            mv: self.root.graph.line(line),
            value: self.root.margin(worth),
            exact,
            nodes: self.spent(),
            depth: if exact { self.root.open().len() } else { 1 },
        }
    }
}
