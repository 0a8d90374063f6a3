//! Proves the value of a quiet position.
//!
//! The search asks: is this position worth at least so much to who draws first in it? It is if
//! one of its openings is, and that takes a question or two about the opening's rest: what does the
//! other player have by the double-cross, and what by taking all? A few questions about the whole
//! close in on its value (as MTD(f) does: Plaat et al., Best-first fixed-depth minimax algorithms,
//! 1996). The questions stand on a stack of our own, so that the search can stop after any.

use std::cmp::Reverse;

use super::{
    graph::GROUND,
    key::key,
    net::Net,
    record::Fact,
    simple,
    table::{Bounds, Known, Table},
};

/// A strand that may be opened.
#[derive(Clone, Copy)]
struct Opening {
    strand: u8,
    /// How many boxes that gives, and how many of them the double-cross leaves.
    boxes: u8,
    left: u8,
    /// Those of a smaller rank are looked at first. No two have the same.
    rank: u32,
}

impl Opening {
    /// What it's worth, by what is known of the worth of its rest.
    fn worth(&self, rest: Bounds) -> Bounds {
        let [boxes, left] = [self.boxes as i8, self.left as i8];
        let all = Bounds {
            low: -boxes - rest.high,
            high: -boxes - rest.low,
        };
        if left == 0 {
            return all;
        }
        Bounds {
            low: all.low.min(2 * left - boxes + rest.low),
            high: all.high.min(2 * left - boxes + rest.high).min(left - boxes),
        }
    }
}

/// Whether a position is worth at least `goal`.
struct Question {
    net: Net,
    key: u64,
    goal: i8,
    /// Where its openings begin on their stack. The last one there is being looked at.
    first: usize,
    /// Whether that one has stood the question about the double-cross.
    crossed: bool,
    /// What all openings looked at so far are worth at most.
    most: i8,
}

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
        let boxes = net.boxes();
        Proof {
            bounds: Bounds {
                low: -boxes,
                high: boxes,
            },
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

impl Bounds {
    /// The value, once it's known.
    pub(super) fn value(self) -> Option<i8> {
        (self.low == self.high).then_some(self.low)
    }

    fn exactly(value: i8) -> Bounds {
        Bounds {
            low: value,
            high: value,
        }
    }

    /// Those of any position with so many boxes.
    fn of_any(boxes: i8) -> Bounds {
        Bounds {
            low: -boxes,
            high: boxes,
        }
    }

    /// Whether the value is so much at least, if that is known.
    fn answer(self, goal: i32) -> Option<bool> {
        if i32::from(self.low) >= goal {
            Some(true)
        } else {
            (i32::from(self.high) < goal).then_some(false)
        }
    }
}

/// What an answer means to the question that waited for it.
enum Heard {
    /// The opening is worth so much at least, and that's enough.
    Yes(i8),
    MoreToAsk,
    /// The opening is worth so much at most.
    NotThis(i8),
}

impl Question {
    /// What to ask about the rest of an opening: first whether the other player has too little by the
    /// double-cross, where it can be played, then whether by taking all.
    fn goal_after(&self, opening: &Opening) -> i32 {
        let goal = i32::from(self.goal);
        let boxes = i32::from(opening.boxes);
        let left = i32::from(opening.left);
        if self.is_about_cross(opening) {
            goal + boxes - 2 * left
        } else {
            1 - goal - boxes
        }
    }

    fn hear(&mut self, opening: &Opening, rest: Bounds) -> Heard {
        let is_yes = i32::from(rest.low) >= self.goal_after(opening);
        match (self.is_about_cross(opening), is_yes) {
            (true, true) => {
                self.crossed = true;
                Heard::MoreToAsk
            }
            (false, false) => Heard::Yes(opening.worth(rest).low),
            _ => Heard::NotThis(opening.worth(rest).high),
        }
    }

    fn is_about_cross(&self, opening: &Opening) -> bool {
        opening.left > 0 && !self.crossed
    }
}

/// The least value of a position with so many boxes that reaches a goal: it's odd or even as they are.
fn attainable(goal: i8, boxes: i8) -> i8 {
    goal + ((goal ^ boxes) & 1)
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
