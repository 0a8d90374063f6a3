//! How long a request lets the computer think.

use std::time::Duration;

use crate::{
    players::{Answer, Level, Progress, STEP, Think},
    protocol::request::{Op, Request},
};

/// How long a proof is searched for where the request doesn't say, in milliseconds.
const PROOF_MILLIS: u64 = 10_000;

/// What a request gets at most, however much it asks for: no line may hold the program up for good.
const MOST_MILLIS: u64 = 600_000;
const MOST_NODES: u64 = 10_000_000;

/// A bound on a search: by nodes, by time, or by whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Budget {
    nodes: Option<u64>,
    time: Option<Duration>,
}

impl Budget {
    /// The budget that a request sets. Given nodes alone, time doesn't count.
    pub(super) fn of(request: &Request) -> Budget {
        let usual = match request.op {
            Op::Value if request.exact => PROOF_MILLIS,
            Op::Value => Level::Hard.millis(),
            Op::State | Op::Best | Op::Score => request.level.millis(),
        };
        let millis = match (request.millis, request.nodes) {
            (None, Some(_)) => None,
            (millis, _) => Some(millis.unwrap_or(usual)),
        };
        Budget {
            nodes: request.nodes.map(|nodes| nodes.min(MOST_NODES)),
            time: millis.map(|millis| Duration::from_millis(millis.min(MOST_MILLIS))),
        }
    }

    /// Starts a search, and lets it go on until there is nothing more to find or the budget is spent.
    pub(super) fn spend<M>(
        self,
        start: impl FnOnce() -> Box<dyn Think<Move = M>>,
        clock: &mut impl FnMut() -> Duration,
    ) -> Answer<M> {
        let deadline = self.time.map(|time| clock().saturating_add(time));
        let mut left = self.nodes.unwrap_or(u64::MAX);
        let mut thinking = start();
        while left > 0 && deadline.is_none_or(|deadline| clock() < deadline) {
            let nodes = left.min(STEP);
            if thinking.step(nodes) == Progress::Done {
                break;
            }
            left -= nodes;
        }
        thinking.answer()
    }
}
