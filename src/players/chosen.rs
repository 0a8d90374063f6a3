//! A player that doesn't search: it has chosen before it's asked to think.

use super::{Answer, Progress, Think};

/// A choice made at once.
pub(super) struct Chosen<M>(pub(super) Answer<M>);

impl<M: Copy + Send + Sync> Think for Chosen<M> {
    type Move = M;

    fn step(&mut self, _nodes: u64) -> Progress {
        Progress::Done
    }

    fn answer(&self) -> Answer<M> {
        self.0
    }
}
