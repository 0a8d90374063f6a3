//! The position that a player is asked about.

use super::{
    capture::{Capture, Take},
    graph::Graph,
    lines::Lines,
};
use crate::games::{Game, Side, dots::Position};

pub(super) struct Root {
    pub(super) graph: Graph,
    /// What can be taken now: nothing in a quiet position.
    pub(super) capture: Capture,
    /// How to take it.
    pub(super) take: Option<Take>,
    /// How many boxes more the side to move has than the other.
    ahead: i32,
}

impl Root {
    pub(super) fn of(position: &Position) -> Root {
        let graph = Graph::of(position);
        let [first, second] = position.score().map(|boxes| boxes as i32);
        let is_second = position
            .to_move()
            .is_some_and(|seat| seat.side() == Side::Second);
        Root {
            capture: Capture::of(&graph, graph.open()),
            take: Take::of(&graph, graph.open()),
            ahead: if is_second {
                second - first
            } else {
                first - second
            },
            graph,
        }
    }

    pub(super) fn open(&self) -> Lines {
        self.graph.open()
    }

    /// The final margin if what can't be taken now is worth `rest` to who draws first in it.
    pub(super) fn margin(&self, rest: f64) -> i32 {
        let crossed = self.capture.is_crossed(rest);
        self.ahead + self.capture.worth(crossed, rest).round() as i32
    }
}
