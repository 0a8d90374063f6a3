//! Proves the value of a quiet position.
//!
//! The search asks: is this position worth at least so much to who draws first in it? It is if
//! one of its openings is, and that takes a [`question`](super::question) or two about the opening's
//! rest: what does the other player have by the double-cross, and what by taking all? A few questions about the whole
//! close in on its value (as MTD(f) does: Plaat et al., Best-first fixed-depth minimax algorithms,
//! 1996). The questions stand on a stack of our own, so that the search can stop after any.

use std::cmp::Reverse;

use super::{
    bounds::{Bounds, attainable},
    graph::GROUND,
    key::key,
    net::Net,
    question::{Heard, Opening, Question},
    record::Fact,
    simple,
    table::{Known, Table},
};

/// A proof in progress.
pub(super) struct Proof {
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

    /// Questions asked.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Asks one question, if there's any left.
    pub(super) fn step(&mut self) {
        if self.bounds.value().is_some() {
            return;
        }
        let (net, goal) = match (self.questions.last(), self.openings.last()) {
            (Some(question), Some(opening)) => (
                &question.net.after(opening.strand),
                question.goal_after(opening),
            ),
            _ => (&self.net.clone(), i32::from(self.goal)),
        };
        self.nodes += 1;
        if let Some(answer) = self.ask(net, goal) {
            self.tell(answer);
        }
    }

    /// Answers a question, or puts it on the stack.
    fn ask(&mut self, net: &Net, goal: i32) -> Option<Bounds> {
        let any = Bounds::of_any(net.boxes());
        if any.answer(goal).is_some() {
            return Some(any);
        } else if net.is_simple() && !self.questions.is_empty() {
            return Some(Bounds::exactly(simple::value(net)));
        }

        let key = key(net);
        let known = self.table.get(key);
        if let Some(Known { bounds, .. }) = known
            && bounds.answer(goal).is_some()
        {
            return Some(bounds);
        }

        let goal = attainable(goal as i8, net.boxes());
        let first = self.openings.len();
        let most = self.list(net, goal, known.map(|known| known.best));
        self.questions.push(Question {
            net: net.clone(),
            key,
            goal,
            first,
            crossed: false,
            most,
        });
        (self.openings.len() == first).then(|| self.close(None))
    }

    /// Adds the openings that may reach a goal, the most promising last. Gives what the others are
    /// worth at most.
    fn list(&mut self, net: &Net, goal: i8, best: Option<u8>) -> i8 {
        let first = self.openings.len();
        let mut most = -net.boxes();
        for strand in net.worth_opening() {
            let (boxes, left) = net.gives(strand);
            // The choice to cross or not is worth `boxes - left` at least to the other player.
            let limit = left as i8 - boxes as i8;
            if left > 0 && limit < goal {
                most = most.max(limit);
            } else {
                let rank = if best == Some(strand) {
                    0
                } else {
                    rank(net, strand, boxes)
                };
                let rank = rank << u8::BITS | u32::from(strand);
                self.openings.push(Opening {
                    strand,
                    boxes,
                    left,
                    rank,
                });
            }
        }
        self.openings[first..].sort_unstable_by_key(|opening| Reverse(opening.rank));
        most
    }

    /// Tells an answer to the question that waits for it.
    fn tell(&mut self, mut answer: Bounds) {
        while let (Some(question), Some(&opening)) =
            (self.questions.last_mut(), self.openings.last())
        {
            match question.hear(&opening, answer) {
                Heard::MoreToAsk => return,
                Heard::Yes(least) => {
                    if self.questions.len() == 1 {
                        self.best = Some(opening.strand);
                    }
                    answer = self.close(Some((opening.strand, least)));
                }
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
            net,
            key,
            goal,
            first,
            most,
            ..
        }) = self.questions.pop()
        else {
            return self.bounds;
        };
        self.openings.truncate(first);
        let boxes = net.boxes();
        let mut known = self.table.get(key).unwrap_or(Known {
            bounds: Bounds::of_any(boxes),
            best: u8::MAX,
            size: (net.count() + net.boxes() as u32) as u8,
        });
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

/// Which openings to look at first: those that give few boxes, and among them inner lines, between
/// boxes with few open sides.
fn rank(net: &Net, strand: u8, boxes: u8) -> u32 {
    const OUTER: u8 = 9;
    let open = |end| {
        if end >= GROUND { OUTER } else { net.sides(end) }
    };
    let [a, b] = net.ends(strand).map(open);
    u32::from(boxes) * 32 + u32::from(a + b)
}
