//! Alpha-beta that can be stepped, for games of points with nothing hidden.
//!
//! A [`Tree`] tells what there is to search; a [`Search`] goes through it by iterative deepening.
//! At each depth it asks "is the value at least so much?" again and again until the answers meet
//! (MTD(f): Plaat et al., Best-first fixed-depth minimax algorithms, 1996), and a [`table`] keeps
//! what was found. The tree is walked with a stack of our own, so that the walk can stop at any
//! node and go on later: no clock and no recursion is in here.
//!
//! All values are margins to come: the points that the side to move will make from here on, minus
//! those of the other side. What was made before doesn't matter to the search.

mod table;
#[cfg(test)]
mod tests;

use table::Table;

use super::Progress;

/// A game as the search sees it.
///
/// `&mut self` is for caches: what is in them must never change an answer.
pub(super) trait Tree: Send + Sync {
    /// All that the rest of the game depends on, and the side to move. The search copies it freely.
    type Position: Clone + Send + Sync;

    /// Pushes what the side to move can choose from, the most promising first; nothing when the
    /// game is over. Moves that are no better than another one may be left out.
    fn children(&mut self, position: &Self::Position, children: &mut Vec<Child<Self::Position>>);

    /// A guess at the margin to come.
    fn estimate(&mut self, position: &Self::Position) -> i32;

    /// The least and the greatest that the margin to come can be, for certain: the tighter and the
    /// cheaper, the better. Both within [-126, 126].
    fn bounds(&mut self, position: &Self::Position) -> (i32, i32);

    /// Equal for positions with equal values, and well mixed: all bits depend on all of the
    /// position.
    fn key(&self, position: &Self::Position) -> u128;
}

/// A move seen from the position before it, and the position after it.
#[derive(Clone, Debug)]
pub(super) struct Child<P> {
    /// What the move earns the side that makes it.
    pub points: i32,
    /// Whether the same side moves again.
    pub again: bool,
    pub position: P,
}

impl<P> Child<P> {
    /// The value of the move, given that of the position after it.
    fn value(&self, after: i32) -> i32 {
        if self.again {
            self.points + after
        } else {
            self.points - after
        }
    }

    /// What the position after the move must be tested against, to test the move against `beta`.
    fn beta(&self, beta: i32) -> i32 {
        if self.again {
            beta - self.points
        } else {
            self.points - beta + 1
        }
    }
}

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// The move's place in the list of moves that the search was given.
    pub best: usize,
    /// The margin to come.
    pub value: i32,
    /// Whether the value is proved; then `best` is proved to reach it.
    pub exact: bool,
    /// Positions made.
    pub nodes: u64,
    /// The deepest complete look-ahead, in moves.
    pub depth: u32,
}

/// The answer to "is the value at least beta?": a bound from below if it's at least beta, from
/// above if not.
#[derive(Clone, Copy)]
struct Bound {
    value: i32,
    /// Whether it's certain, with no estimate in it.
    proved: bool,
}

/// A position whose moves are being looked at.
struct Frame {
    key: u128,
    /// How many moves are looked ahead from here.
    depth: u32,
    /// The question: is the value at least this?
    beta: i32,
    /// Its moves are `children[first..]`, up to those of the next frame.
    first: usize,
    /// The move that is being looked at.
    current: usize,
    /// The best value of the moves looked at so far.
    so_far: Bound,
    /// The tag of the position after the best move.
    best: u16,
}

impl Frame {
    fn new(key: u128, depth: u32, beta: i32, first: usize) -> Frame {
        let so_far = Bound {
            value: -INFINITE,
            proved: true,
        };
        Frame {
            key,
            depth,
            beta,
            first,
            current: first,
            so_far,
            best: 0,
        }
    }

    /// Whether the question is answered with yes.
    fn is_settled(&self) -> bool {
        self.so_far.value >= self.beta
    }

    /// Takes in the value of one move.
    fn add(&mut self, move_value: Bound, tag: u16) {
        if move_value.value > self.so_far.value {
            self.so_far.value = move_value.value;
            self.best = tag;
        }
        // One proved move that is good enough proves the answer; a no needs them all.
        self.so_far.proved = move_value.proved && (self.is_settled() || self.so_far.proved);
    }
}

/// More than any margin.
const INFINITE: i32 = 127;

/// A search in progress through a [`Tree`].
pub(super) struct Search<T: Tree> {
    tree: T,
    /// The moves of the position that is searched, the best so far first, each with its place in
    /// the list that the search was given.
    roots: Vec<(usize, Child<T::Position>)>,
    deepest: u32,
    table: Table,
    stack: Vec<Frame>,
    children: Vec<Child<T::Position>>,
    /// The depth that is being searched.
    depth: u32,
    /// What is known of the value at that depth.
    low: i32,
    high: i32,
    /// What is known of the value for certain, and a move that reaches `proved_low`.
    proved_low: i32,
    proved_high: i32,
    proved_best: usize,
    found: Found,
    /// Nodes allowed by all steps together.
    allowed: u64,
    over: bool,
}

impl<T: Tree> Search<T> {
    /// A search for the best of `roots`, the moves of the position to be searched, that looks at
    /// most `deepest` moves ahead. Its table has 2 to the power of `table_bits` entries of 16
    /// bytes.
    ///
    /// Of moves that seem equal at first sight the one that comes first is looked at first.
    pub fn new(mut tree: T, roots: Vec<Child<T::Position>>, deepest: u32, table_bits: u32) -> Self {
        let nodes = roots.len() as u64;
        let mut roots: Vec<_> = roots.into_iter().enumerate().collect();
        roots.sort_by_cached_key(|(_, root)| -root.value(tree.estimate(&root.position)));
        let (best, value) = match roots.first() {
            Some((place, root)) => (*place, root.value(tree.estimate(&root.position))),
            None => (0, 0),
        };
        let mut search = Search {
            over: roots.is_empty() || deepest == 0,
            tree,
            roots,
            deepest,
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
    /// too much, the next does less.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes);
        while !self.over && self.found.nodes < self.allowed {
            self.advance();
        }
        if self.over {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    pub fn found(&self) -> Found {
        self.found
    }

    /// Goes on to the next position whose moves must be made, and makes them.
    fn advance(&mut self) {
        while let Some(frame) = self.stack.last() {
            let child = self
                .children
                .get(frame.current)
                .filter(|_| !frame.is_settled());
            let Some(child) = child else {
                self.close();
                continue;
            };
            let (depth, beta) = (frame.depth - 1, child.beta(frame.beta));
            match look(&mut self.tree, &self.table, &child.position, depth, beta) {
                Some(bound) => self.tell(bound),
                None => {
                    let position = child.position.clone();
                    return self.open(&position, depth, beta);
                }
            }
        }
    }

    /// Makes the moves of a position, and keeps those that must be looked into.
    fn open(&mut self, position: &T::Position, depth: u32, beta: i32) {
        let key = self.tree.key(position);
        let first = self.children.len();
        self.tree.children(position, &mut self.children);
        self.found.nodes += (self.children.len() - first) as u64 + 1;
        let mut frame = Frame::new(key, depth, beta, first);
        if self.children.len() == first {
            frame.so_far.value = 0;
        }

        if let Some(entry) = self.table.get(key) {
            let moves = self.children.get_mut(first..).unwrap_or_default();
            let is_best = |child: &Child<_>| tag(self.tree.key(&child.position)) == entry.best();
            if let Some(place) = moves.iter().position(is_best) {
                moves[..=place].rotate_right(1);
            }
        }

        // One that is known already may be good enough before any is looked into.
        let mut unknown = first;
        for place in first..self.children.len() {
            if frame.is_settled() {
                break;
            }
            let child = &self.children[place];
            match look(
                &mut self.tree,
                &self.table,
                &child.position,
                depth - 1,
                child.beta(beta),
            ) {
                Some(bound) => {
                    let value = Bound {
                        value: child.value(bound.value),
                        ..bound
                    };
                    frame.add(value, tag(self.tree.key(&child.position)));
                }
                None => {
                    self.children.swap(unknown, place);
                    unknown += 1;
                }
            }
        }
        self.children.truncate(unknown);
        self.stack.push(frame);
    }

    /// Takes in what was found about the position after the move that is being looked at.
    fn tell(&mut self, bound: Bound) {
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        let Some(child) = self.children.get(frame.current) else {
            return;
        };
        let value = Bound {
            value: child.value(bound.value),
            ..bound
        };
        frame.add(value, tag(self.tree.key(&child.position)));
        if !frame.is_settled() {
            frame.current += 1;
        }
    }

    /// Ends with the position at the top of the stack.
    fn close(&mut self) {
        let Some(frame) = self.stack.pop() else {
            return;
        };
        self.children.truncate(frame.first);
        if self.stack.is_empty() {
            self.conclude(&frame);
        } else {
            self.table.put(&frame);
            self.tell(frame.so_far);
        }
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
    fn conclude(&mut self, root: &Frame) {
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
            self.over = self.depth >= self.deepest;
            self.depth += 1;
            (self.low, self.high) = (-INFINITE, INFINITE);
        }
        self.ask();
    }
}

/// What can be told of a position without making its moves, if that answers the question.
fn look<T: Tree>(
    tree: &mut T,
    table: &Table,
    position: &T::Position,
    depth: u32,
    beta: i32,
) -> Option<Bound> {
    let (mut low, mut high) = tree.bounds(position);
    let entry = table.get(tree.key(position));
    if let Some(entry) = entry {
        low = low.max(entry.proved_low());
        high = high.min(entry.proved_high());
    }
    if low >= beta {
        return Some(Bound {
            value: low,
            proved: true,
        });
    }
    if high < beta {
        return Some(Bound {
            value: high,
            proved: true,
        });
    }
    if depth == 0 {
        let value = tree.estimate(position).clamp(low, high);
        return Some(Bound {
            value,
            proved: false,
        });
    }
    let entry = entry.filter(|entry| entry.depth() >= depth)?;
    let value = if entry.low() >= beta {
        entry.low()
    } else {
        entry.high()
    };
    (entry.low() >= beta || value < beta).then_some(Bound {
        value,
        proved: false,
    })
}

/// What the table remembers of a move: a part of the key of the position after it.
fn tag(key: u128) -> u16 {
    (key >> 48) as u16
}
