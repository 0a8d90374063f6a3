//! Proves the value of a quiet position.
//!
//! The search asks: is this position worth at least so much to who draws first in it? It is if
//! one of its openings is, and that takes a [`question`](super::question) or two about the opening's
//! rest: what does the other player have by the double-cross, and what by taking all? A few questions about the whole
//! close in on its value (as MTD(f) does: Plaat et al., Best-first fixed-depth minimax algorithms,
//! 1996). The questions stand on a stack of our own, so that the search can stop after any.

use super::{
    bounds::{Bounds, attainable},
    key::key,
    net::{Before, Net},
    question::{self, Heard, Opening, Question},
    record::Fact,
    simple,
    table::{Known, Table},
};

/// From so many strands on, what the openings leave is looked up before any is asked about. In
/// smaller positions that takes longer than it saves.
const LARGE: u32 = 12;

/// A proof in progress.
pub(super) struct Proof {
    /// The position that the last question on the stack is about, or the whole.
    net: Net,
    bounds: Bounds,
    best: Option<u8>,
    /// What is asked about the position.
    goal: i8,
    nodes: u64,
    table: Table,
    questions: Vec<Question>,
    openings: Vec<Opening>,
    /// What is proved of positions of so many strands at least is handed out.
    handed_out: u32,
    facts: Vec<Fact>,
}

impl Proof {
    /// A proof of a quiet position, with a table of that many bytes at most.
    pub(super) fn new(net: Net, table_bytes: usize) -> Proof {
        Proof {
            bounds: Bounds::of_any(net.boxes()),
            net,
            best: None,
            goal: 0,
            nodes: 0,
            table: Table::new(table_bytes),
            questions: Vec::new(),
            openings: Vec::new(),
            handed_out: u32::MAX,
            facts: Vec::new(),
        }
    }

    /// From now on hands out what is proved of positions of so many strands at least.
    pub(super) fn hand_out(&mut self, strands: u32) {
        self.handed_out = strands;
    }

    /// What was handed out since the last time.
    pub(super) fn facts(&mut self) -> Vec<Fact> {
        std::mem::take(&mut self.facts)
    }

    /// Learns what an earlier proof has handed out.
    pub(super) fn recall(&mut self, Fact { key, known }: Fact) {
        self.table.put(key, known);
    }

    /// What is proved so far of the value to who draws first.
    pub(super) fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// A strand to open that makes the value what it is at least; none while any will do.
    pub(super) fn best(&self) -> Option<u8> {
        self.best
    }

    /// Questions asked, and openings looked at.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Asks one question, if there's any left.
    pub(super) fn step(&mut self) {
        if self.bounds.value().is_some() {
            return;
        }
        let (before, goal, key) = match (self.questions.last(), self.openings.last()) {
            (Some(question), Some(opening)) => (
                Some(self.net.open(opening.strand)),
                question.goal_after(opening),
                opening.key,
            ),
            _ => (None, i32::from(self.goal), None),
        };
        self.nodes += 1;
        if let Some(answer) = self.ask(goal, before, key) {
            self.tell(answer);
        }
    }

    /// Answers a question about the net as it stands, which it then puts back; or puts the question on
    /// the stack.
    fn ask(&mut self, goal: i32, before: Option<Before>, key: Option<u64>) -> Option<Bounds> {
        let (key, known) = match self.look_up(goal, key) {
            Ok(answer) => {
                if let Some(before) = &before {
                    self.net.put_back(before);
                }
                return Some(answer);
            }
            Err(unknown) => unknown,
        };
        let goal = attainable(goal as i8, self.net.boxes());
        let first = self.openings.len();
        let best = known.map(|known| known.best);
        let most = question::list(&self.net, goal, best, &mut self.openings);
        self.questions.push(Question {
            before,
            key,
            goal,
            first,
            crossed: false,
            most,
            since: self.nodes,
        });
        let found = (self.net.count() >= LARGE).then(|| self.look_ahead(goal, first));
        match found.flatten() {
            None if self.openings.len() > first => None,
            found => Some(self.close(found)),
        }
    }

    /// The answer to a question about the net as it stands, if it's there without a search; else the
    /// net's key, and what is known of it.
    fn look_up(&self, goal: i32, key: Option<u64>) -> Result<Bounds, (u64, Option<Known>)> {
        let any = Bounds::of_any(self.net.boxes());
        if any.answer(goal).is_some() {
            return Ok(any);
        } else if self.net.is_simple() && !self.questions.is_empty() {
            return Ok(Bounds::exactly(simple::value(&self.net)));
        }
        let key = key.unwrap_or_else(|| self::key(&self.net));
        match self.table.get(key) {
            Some(known) if known.bounds.answer(goal).is_some() => Ok(known.bounds),
            known => Err((key, known)),
        }
    }

    /// Looks up what the openings from `first` on leave, the most promising first. Gives one that is
    /// known to reach the goal, and what it's worth at least; drops those known not to.
    fn look_ahead(&mut self, goal: i8, first: usize) -> Option<(u8, i8)> {
        let mut most = i8::MIN;
        for at in (first..self.openings.len()).rev() {
            let opening = &mut self.openings[at];
            let before = self.net.open(opening.strand);
            self.nodes += 1;
            let rest = if self.net.is_simple() {
                Bounds::exactly(simple::value(&self.net))
            } else {
                let key = key(&self.net);
                opening.key = Some(key);
                let known = self.table.get(key);
                known.map_or(Bounds::of_any(self.net.boxes()), |known| known.bounds)
            };
            self.net.put_back(&before);
            let worth = opening.worth(rest);
            if worth.low >= goal {
                return Some((opening.strand, worth.low));
            } else if worth.high < goal {
                most = most.max(worth.high);
                self.openings.remove(at);
            }
        }
        if let Some(question) = self.questions.last_mut() {
            question.most = question.most.max(most);
        }
        None
    }

    /// Tells an answer to the question that waits for it.
    fn tell(&mut self, mut answer: Bounds) {
        while let (Some(question), Some(&opening)) =
            (self.questions.last_mut(), self.openings.last())
        {
            match question.hear(&opening, answer) {
                Heard::MoreToAsk => return,
                Heard::Yes(least) => answer = self.close(Some((opening.strand, least))),
                Heard::NotThis(most) => {
                    question.most = question.most.max(most);
                    question.crossed = false;
                    let first = question.first;
                    self.openings.pop();
                    if self.openings.len() > first {
                        return;
                    }
                    answer = self.close(None);
                }
            }
        }
        self.conclude(answer);
    }

    /// Takes the last question off the stack, answered: yes by opening a strand, which is worth so
    /// much at least, or no. Gives what is known now.
    fn close(&mut self, by: Option<(u8, i8)>) -> Bounds {
        let Some(Question {
            before,
            key,
            goal,
            first,
            most,
            since,
            ..
        }) = self.questions.pop()
        else {
            return self.bounds;
        };
        self.openings.truncate(first);
        if self.questions.is_empty() {
            self.best = by.map(|(strand, _)| strand).or(self.best);
        }
        let net = &mut self.net;
        let boxes = net.boxes();
        let mut known = self.table.get(key).unwrap_or(Known {
            bounds: Bounds::of_any(boxes),
            best: u8::MAX,
            effort: 0,
        });
        known.effort = 1 + (self.nodes - since + 1).ilog2() as u8;
        match by {
            Some((strand, least)) => {
                known.best = strand;
                let least = attainable(least.max(goal), boxes);
                known.bounds.low = known.bounds.low.max(least);
            }
            None => {
                let most = attainable(most.min(goal - 2) - 1, boxes);
                known.bounds.high = known.bounds.high.min(most);
            }
        }
        self.table.put(key, known);
        if net.count() >= self.handed_out {
            self.facts.push(Fact { key, known });
        }
        if let Some(before) = &before {
            net.put_back(before);
        }
        known.bounds
    }

    /// Learns from the answer about the whole, and asks on next to it.
    fn conclude(&mut self, answer: Bounds) {
        let Bounds { low, high } = &mut self.bounds;
        *low = answer.low.max(*low);
        *high = answer.high.min(*high);
        self.goal = if answer.low >= self.goal {
            *low + 2
        } else {
            *high
        };
    }
}
