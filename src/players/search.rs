//! Alpha-beta that can be stepped, for games of points with nothing hidden.
//!
//! A [`Tree`] tells what there is to search; a [`Search`] goes through it by iterative [`deepening`].
//! At each depth it asks "is the value at least so much?" again and again until the answers meet
//! (MTD(f): Plaat et al., Best-first fixed-depth minimax algorithms, 1996), and a [`table`] keeps
//! what was found. The [`walk`] through the tree has a stack of our own, so that it can stop at any
//! node and go on later: no clock and no recursion is in here.
//!
//! All values are margins to come: the points that the side to move will make from here on, minus
//! those of the other side. What was made before doesn't matter to the search.

mod deepening;
mod frame;
mod table;
#[cfg(test)]
mod tests;
mod walk;

pub(super) use deepening::Search;

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

/// How far a search goes at most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Moves that are looked ahead.
    pub depth: u32,
    /// Positions that are made.
    pub nodes: u64,
}

impl Limits {
    /// Searches until the value is proved.
    pub const NONE: Limits = Limits {
        depth: u32::MAX,
        nodes: u64::MAX,
    };
}
