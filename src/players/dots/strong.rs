//! The hard player and the solver: they weigh lines until they can prove which is best.

use super::{capture::Take, graph::Sides, net::Net, proof::Proof, root::Root, strands, tree::Tree};
use crate::{
    games::dots::{Line, Position},
    players::{Answer, Progress, Think},
};

/// What the hard player spends on a move: on a proof and on weighing lines, or on weighing alone.
/// Either takes about 2 s on a slow phone, in a browser.
const HARD: u64 = 1_600_000;
const WITHOUT_PROOF: u64 = 250_000;

/// What it spends when the line to draw is clear, and only its worth is not.
const CLEAR: u64 = 16_000;

/// How large the table of a proof may become, in bytes: the hard player doesn't fill its own.
const HARD_TABLE: usize = 16 << 20;
const TABLE: usize = if cfg!(target_family = "wasm") {
    64 << 20
} else {
    256 << 20
};

/// What is spent on weighing lines, beside the proof, before the proof goes on alone; and how many
/// questions are asked for each position that is made in weighing.
const WEIGHING: u64 = 64_000;
const PROOF_SHARE: u64 = 4;

/// With more openings than this a proof takes longer than the hard player thinks.
const PROVABLE: usize = 42;

pub(super) struct Strong {
    root: Root,
    tree: Tree,
    /// None where the board is too large for one.
    proof: Option<Proof>,
    /// The lines that open the strands of the proof.
    lines: Vec<u8>,
    /// What may be spent altogether.
    limit: u64,
    /// What may be spent by the steps so far.
    allowed: u64,
}

/// A player that thinks for as long as a person waits.
pub(super) fn hard(position: &Position, seed: u64) -> Strong {
    let mut strong = Strong::new(Root::of(position), seed, HARD_TABLE);
    if strong.tree.openings() > PROVABLE {
        strong.proof = None;
    }
    let is_clear = matches!(strong.root.take, Some(Take::Next(_)));
    strong.limit = match strong.proof {
        _ if is_clear => CLEAR,
        Some(_) => HARD,
        None => WITHOUT_PROOF,
    };
    strong
}

/// A player that thinks until it has proved which line is best.
pub(super) fn solver(position: &Position) -> Strong {
    Strong::new(Root::of(position), 0, TABLE)
}

/// A proof of what can't be taken at once, and the lines that open its strands. None where the board is
/// too large for one.
pub(super) fn proof(root: &Root, table_bytes: usize) -> Option<(Proof, Vec<u8>)> {
    let Root { graph, capture, .. } = root;
    let sides = Sides::of(graph, capture.rest);
    let mut strands = Vec::new();
    strands::find(graph, capture.rest, &sides, &mut strands);
    let net = Net::of(&sides, &strands, graph.must_take())?;
    let lines = strands.iter().map(|strand| strand.line).collect();
    Some((Proof::new(net, table_bytes), lines))
}

impl Strong {
    fn new(root: Root, seed: u64, table_bytes: usize) -> Strong {
        let (proof, lines) = proof(&root, table_bytes).unzip();
        Strong {
            tree: Tree::new(&root.graph, root.capture.rest, seed),
            proof,
            lines: lines.unwrap_or_default(),
            root,
            limit: u64::MAX,
            allowed: 0,
        }
    }

    /// Goes on with the proof or, for a part of the nodes at first, with weighing.
    fn advance(&mut self) {
        match &mut self.proof {
            Some(proof) if self.tree.nodes() >= (proof.nodes() / PROOF_SHARE).min(WEIGHING) => {
                proof.step()
            }
            _ => self.tree.step(&self.root.graph),
        }
    }

    fn spent(&self) -> u64 {
        self.tree.nodes() + self.proof.as_ref().map_or(0, Proof::nodes)
    }

    /// What is proved of the rest.
    fn proved(&self) -> Option<f64> {
        let value = self.proof.as_ref()?.bounds().value()?;
        Some(f64::from(value))
    }

    fn is_done(&self) -> bool {
        self.proved().is_some() || self.spent() >= self.limit
    }

    /// What the rest seems to be worth, and the line to open it with: from the proof if it's done or
    /// has found a line that is as good as any seems to be.
    fn rest(&self) -> (f64, Option<u8>) {
        let weighed = (self.tree.worth(), self.tree.line());
        let Some(proof) = &self.proof else {
            return weighed;
        };
        let low = f64::from(proof.bounds().low);
        let line = proof.best().map(|strand| self.lines[usize::from(strand)]);
        if self.proved().is_some() || line.is_some() && low >= self.tree.worth() {
            (low, line.or(self.tree.line()))
        } else {
            weighed
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
        let exact = self.proved().is_some();
        Answer {
            mv: self.root.graph.line(line),
            value: self.root.margin(worth),
            exact,
            nodes: self.spent(),
            depth: if exact { self.root.open().len() } else { 1 },
        }
    }
}
