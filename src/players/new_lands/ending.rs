//! The end of a game: everything is tried out, in each deal that may be.

use super::{
    line::{Line, Point},
    strong::Strong,
    tree::worth,
    world::World,
};
use crate::{
    games::new_lands::Move,
    players::{
        Answer, Progress, Think,
        search::{Limits, Search},
    },
};

/// A player that finds out how each of its moves ends in each deal that may be, if all others play
/// on as if they saw all hands.
pub(super) struct Ending {
    /// Says in which order the moves are judged, and answers until one is.
    sketch: Strong,
    deals: Vec<Point>,
    moves: Vec<Judged>,
    /// The search for the margin of the first move that isn't judged yet, in the next deal.
    search: Option<Search<Line>>,
    /// Nodes that all but the search at work have looked at, and those that it was granted.
    before: u64,
    granted: u64,
    /// Nodes that were asked for, and those that it looks at in all.
    asked: u64,
    limit: u64,
}

/// A move, and its final margins in the deals that it was tried in, for who makes it.
struct Judged {
    mv: Move,
    margins: Vec<i32>,
}

const TABLE_BITS: u32 = 12;

impl Ending {
    /// The deals are all that may be, one at least.
    pub(super) fn start(sketch: Strong, deals: Vec<World>, limit: u64) -> Ending {
        Ending {
            sketch,
            deals: deals.into_iter().map(Point::of).collect(),
            moves: Vec::new(),
            search: None,
            before: 0,
            granted: 0,
            asked: 0,
            limit,
        }
    }

    fn nodes(&self) -> u64 {
        let at_work = match &self.search {
            Some(search) => search.found().nodes,
            None if self.moves.is_empty() => self.sketch.answer().nodes,
            None => 0,
        };
        self.before + at_work
    }

    /// Lets the sketch or the search at work go on for the nodes that were asked for.
    fn advance(&mut self) {
        let grant = self.asked - self.before - self.granted;
        self.granted += grant;
        let progress = match &mut self.search {
            Some(search) => search.step(grant),
            None => self.sketch.step(grant),
        };
        if progress == Progress::Thinking {
            return;
        }
        self.before = self.nodes();
        self.granted = 0;
        match self.search.take() {
            Some(search) => {
                let deals = self.deals.len();
                let mut moves = self.moves.iter_mut();
                if let Some(judged) = moves.find(|judged| judged.margins.len() < deals) {
                    judged.margins.push(search.found().value);
                }
            }
            None => {
                let tried = self.sketch.tried().into_iter();
                let not_judged = |mv| Judged {
                    mv,
                    margins: Vec::new(),
                };
                self.moves = tried.map(|tried| not_judged(tried.mv)).collect();
            }
        }
        self.search = self.next();
    }

    /// The search for what is to be judged next; none if all is.
    fn next(&self) -> Option<Search<Line>> {
        let deals = self.deals.len();
        let mut moves = self.moves.iter();
        let judged = moves.find(|judged| judged.margins.len() < deals)?;
        let deal = &self.deals[judged.margins.len()];
        let mut root = Vec::new();
        Line::follow(deal, |mv, child| {
            if mv == judged.mv {
                root.push(child);
            }
        });
        Some(Search::new(Line, root, Limits::NONE, TABLE_BITS))
    }

    fn is_done(&self) -> bool {
        !self.moves.is_empty() && self.search.is_none()
    }

    /// The best of the moves that are judged in all deals, and the sum of its margins.
    fn best(&self) -> Option<(Move, i32)> {
        let judged = self.moves.iter();
        let judged = judged.filter(|judged| judged.margins.len() == self.deals.len());
        let mut best = None;
        let mut most = f64::MIN;
        for judged in judged {
            let worth = judged.margins.iter().map(|&margin| worth(margin)).sum();
            if worth > most {
                most = worth;
                best = Some((judged.mv, judged.margins.iter().sum()));
            }
        }
        best
    }
}

impl Think for Ending {
    type Move = Move;

    fn step(&mut self, nodes: u64) -> Progress {
        self.asked = self.asked.saturating_add(nodes).min(self.limit);
        while !self.is_done() && self.nodes() < self.asked {
            self.advance();
        }
        // Whoever has no choice needs not wait for the margin, unless that is what is asked for.
        let is_settled = !self.sketch.has_choice() && self.limit < u64::MAX;
        if self.is_done() || self.asked == self.limit || is_settled {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    fn answer(&self) -> Answer<Move> {
        let nodes = self.nodes();
        match self.best() {
            None => Answer {
                nodes,
                ..self.sketch.answer()
            },
            Some((mv, sum)) => Answer {
                mv,
                value: (f64::from(sum) / self.deals.len() as f64).round() as i32,
                exact: self.is_done() && self.deals.len() == 1,
                nodes,
                depth: self.deals[0].world().cards_left(),
            },
        }
    }
}
