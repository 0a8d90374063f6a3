//! Iterative deepening, and the questions at the root.

use super::{
    Child, Found, Limits, Tree,
    frame::{Bound, Frame, INFINITE},
    table::Table,
};
use crate::players::Progress;

/// A search in progress through a [`Tree`].
pub(in crate::players) struct Search<T: Tree> {
    pub(super) tree: T,
    /// The moves of the position that is searched, the best so far first, each with its place in
    /// the list that the search was given.
    roots: Vec<(usize, Child<T::Position>)>,
    limits: Limits,
    pub(super) table: Table,
    pub(super) stack: Vec<Frame>,
    pub(super) children: Vec<Child<T::Position>>,
    /// The depth that is being searched.
    depth: u32,
    /// What is known of the value at that depth.
    low: i32,
    high: i32,
    /// What is known of the value for certain, and a move that reaches `proved_low`.
    proved_low: i32,
    proved_high: i32,
    proved_best: usize,
    pub(super) found: Found,
    /// Nodes allowed by all steps together.
    allowed: u64,
    over: bool,
}

impl<T: Tree> Search<T> {
    /// A search for the best of `roots`, the moves of the position to be searched, within limits.
    /// Its table has 2 to the power of `table_bits` entries of 16 bytes.
    ///
    /// Of moves that seem equal at first sight the one that comes first is looked at first.
    pub fn new(
        mut tree: T,
        roots: Vec<Child<T::Position>>,
        limits: Limits,
        table_bits: u32,
    ) -> Self {
        let nodes = roots.len() as u64;
        let mut roots: Vec<_> = roots.into_iter().enumerate().collect();
        roots.sort_by_cached_key(|(_, root)| -root.value(tree.estimate(&root.position)));
        let (best, value) = match roots.first() {
            Some((place, root)) => (*place, root.value(tree.estimate(&root.position))),
            None => (0, 0),
        };
        let mut search = Search {
            over: roots.is_empty() || limits.depth == 0,
            tree,
            roots,
            limits,
            table: Table::new(table_bits),
            stack: Vec::new(),
            children: Vec::new(),
            depth: 1,
            low: -INFINITE,
            high: INFINITE,
            proved_low: -INFINITE,
            proved_high: INFINITE,
            proved_best: best,
            found: Found {
                best,
                value,
                exact: false,
                nodes,
                depth: 0,
            },
            allowed: 0,
        };
        search.ask();
        search
    }

    /// Searches on for that many nodes, or until there is nothing more to find. What one step does
    /// too much, the next does less. The limit of nodes counts what all steps ask for.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes).min(self.limits.nodes);
        while !self.over && self.found.nodes < self.allowed {
            self.advance();
        }
        if self.over || self.allowed == self.limits.nodes {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    pub fn found(&self) -> Found {
        self.found
    }

    /// Asks whether the position at the root is worth more than is known, or as much as is hoped.
    fn ask(&mut self) {
        if self.over {
            return;
        }
        let hope = self.found.value.min(self.high);
        let beta = if self.low == -INFINITE {
            hope
        } else {
            self.low + 1
        };
        self.children
            .extend(self.roots.iter().map(|(_, root)| root.clone()));
        self.stack.push(Frame::new(0, self.depth, beta, 0));
    }

    /// Takes in the answer at the root, and asks on.
    pub(super) fn conclude(&mut self, root: &Frame) {
        let Bound { value, proved } = root.so_far;
        if root.is_settled() {
            self.low = value;
            if let Some(moves) = self.roots.get_mut(..=root.current) {
                moves.rotate_right(1);
                self.found.best = moves[0].0;
                self.found.value = value;
            }
            if proved && value > self.proved_low {
                self.proved_low = value;
                self.proved_best = self.found.best;
            }
        } else {
            self.high = value;
            if proved {
                self.proved_high = self.proved_high.min(value);
            }
        }

        if self.proved_low >= self.proved_high {
            self.found.best = self.proved_best;
            self.found.value = self.proved_low;
            self.found.exact = true;
            self.found.depth = self.depth;
            self.over = true;
        } else if self.low >= self.high {
            self.found.depth = self.depth;
            self.over = self.depth >= self.limits.depth;
            self.depth += 1;
            (self.low, self.high) = (-INFINITE, INFINITE);
        }
        self.ask();
    }
}
