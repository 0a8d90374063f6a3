//! Proves the value of a quiet position.
//!
//! The search asks: is this position worth at least so much to who draws first in it? It is if
//! one of its openings is, and that takes a question or two about the opening's rest: what does the
//! other player have by the double-cross, and what by taking all? A few questions about the whole
//! close in on its value (as MTD(f) does: Plaat et al., Best-first fixed-depth minimax algorithms,
//! 1996). The questions stand on a stack of our own, so that the search can stop after any.

use std::cmp::Reverse;

use super::{
    graph::{GROUND, Graph, Sides},
    key::key,
    lines::Lines,
    openings::{self, Opening},
    strands::{self, Strand},
    table::{Bounds, Table},
};

/// Whether a position is worth at least `goal`.
struct Question {
    key: u64,
    goal: i8,
    boxes: i8,
    lines: u8,
    /// Where its openings begin on their stack. The last one there is being looked at.
    first: usize,
    /// Whether that one has stood the question about the double-cross.
    crossed: bool,
}

/// A proof in progress.
pub(super) struct Proof {
    position: Lines,
    bounds: Bounds,
    best: Option<u8>,
    /// What is asked about the position.
    goal: i8,
    nodes: u64,
    table: Table,
    questions: Vec<Question>,
    openings: Vec<Opening>,
    strands: Vec<Strand>,
}

impl Proof {
    /// A proof of a quiet position, with a table of `2^table_bits` entries at most.
    pub(super) fn new(graph: &Graph, position: Lines, table_bits: u32) -> Proof {
        let boxes = boxes(&Sides::of(graph, position));
        Proof {
            position,
            bounds: Bounds {
                low: -boxes,
                high: boxes,
            },
            best: None,
            goal: 0,
            nodes: 0,
            table: Table::new(table_bits),
            questions: Vec::new(),
            openings: Vec::new(),
            strands: Vec::new(),
        }
    }

    /// The value to who draws first, once it's proved.
    pub(super) fn value(&self) -> Option<i8> {
        let Bounds { low, high } = self.bounds;
        (low == high).then_some(low)
    }

    /// What the value is at least, and a line that makes it so; none while any line will do.
    pub(super) fn best(&self) -> (i8, Option<u8>) {
        (self.bounds.low, self.best)
    }

    /// Questions asked.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Asks one question, if there's any left.
    pub(super) fn step(&mut self, graph: &Graph) {
        if self.value().is_some() {
            return;
        }
        let (position, goal) = match (self.questions.last(), self.openings.last()) {
            (Some(question), Some(opening)) => question.next(opening),
            _ => (self.position, i32::from(self.goal)),
        };
        self.nodes += 1;
        if let Some(answer) = self.ask(graph, position, goal) {
            self.tell(answer);
        }
    }

    /// Answers a question, or puts it on the stack.
    fn ask(&mut self, graph: &Graph, position: Lines, goal: i32) -> Option<bool> {
        let sides = Sides::of(graph, position);
        let boxes = boxes(&sides);
        if goal.abs() > i32::from(boxes) {
            return Some(goal < 0);
        }
        // A value is odd or even as the boxes are.
        let goal = goal as i8 + ((goal as i8 ^ boxes) & 1);
        if goal == -boxes {
            return Some(true);
        }

        strands::find(graph, position, &sides, &mut self.strands);
        let key = key(&sides, &self.strands);
        let known = self.table.get(key);
        if known.is_some_and(|known| known.low >= goal) {
            return Some(true);
        } else if known.is_some_and(|known| known.high < goal) {
            return Some(false);
        }

        let first = self.openings.len();
        openings::list(graph, position, &sides, &self.strands, &mut self.openings);
        let mut kept = first;
        for at in first..self.openings.len() {
            if may_reach(&self.openings[at], goal) {
                self.openings.swap(kept, at);
                kept += 1;
            }
        }
        self.openings.truncate(kept);
        self.openings[first..]
            .sort_unstable_by_key(|opening| Reverse(rank(graph, &sides, opening)));
        self.questions.push(Question {
            key,
            goal,
            boxes,
            lines: position.len() as u8,
            first,
            crossed: false,
        });
        (kept == first).then(|| self.close(false))
    }

    /// Tells an answer to the question that waits for it.
    fn tell(&mut self, mut answer: bool) {
        while let (Some(question), Some(opening)) =
            (self.questions.last_mut(), self.openings.last())
        {
            match question.hear(opening, answer) {
                Heard::MoreToAsk => return,
                Heard::Yes => {
                    if self.questions.len() == 1 {
                        self.best = Some(opening.line);
                    }
                    answer = self.close(true);
                }
                Heard::NotThis => {
                    question.crossed = false;
                    let first = question.first;
                    self.openings.pop();
                    if self.openings.len() > first {
                        return;
                    }
                    answer = self.close(false);
                }
            }
        }
        self.conclude(answer);
    }

    /// Takes the last question off the stack, answered.
    fn close(&mut self, answer: bool) -> bool {
        if let Some(Question {
            key,
            goal,
            boxes,
            lines,
            first,
            ..
        }) = self.questions.pop()
        {
            self.openings.truncate(first);
            let mut bounds = self.table.get(key).unwrap_or(Bounds {
                low: -boxes,
                high: boxes,
            });
            if answer {
                bounds.low = bounds.low.max(goal);
            } else {
                bounds.high = bounds.high.min(goal - 2);
            }
            self.table.put(key, bounds, lines);
        }
        answer
    }

    /// Learns from the answer about the whole, and asks on next to it.
    fn conclude(&mut self, answer: bool) {
        let Bounds { low, high } = &mut self.bounds;
        let goal = self.goal + ((self.goal ^ *high) & 1);
        if answer {
            *low = goal;
            self.goal = goal + 2;
        } else {
            *high = goal - 2;
            self.goal = goal - 2;
        }
    }
}

/// What an answer means to the question that waited for it.
enum Heard {
    Yes,
    MoreToAsk,
    NotThis,
}

impl Question {
    /// What to ask about an opening: first whether the other player has too little by the
    /// double-cross, where it can be played, then whether by taking all.
    fn next(&self, opening: &Opening) -> (Lines, i32) {
        let goal = i32::from(self.goal);
        let boxes = i32::from(opening.gives.boxes);
        let left = i32::from(opening.gives.left);
        let goal = if self.is_about_cross(opening) {
            goal + boxes - 2 * left
        } else {
            1 - goal - boxes
        };
        (opening.gives.rest, goal)
    }

    fn hear(&mut self, opening: &Opening, answer: bool) -> Heard {
        match (self.is_about_cross(opening), answer) {
            (true, true) => {
                self.crossed = true;
                Heard::MoreToAsk
            }
            (false, false) => Heard::Yes,
            _ => Heard::NotThis,
        }
    }

    fn is_about_cross(&self, opening: &Opening) -> bool {
        opening.gives.left > 0 && !self.crossed
    }
}

fn boxes(sides: &Sides) -> i8 {
    sides.boxes().count() as i8
}

/// Whether an opening can be worth so much: the choice to cross or not is worth
/// `boxes - left` at least to the other player.
fn may_reach(opening: &Opening, goal: i8) -> bool {
    let Opening { gives, .. } = opening;
    gives.left == 0 || gives.left as i8 - gives.boxes as i8 >= goal
}

/// Which openings to look at first: those that give few boxes, and among them inner lines, between
/// boxes with few open sides.
fn rank(graph: &Graph, sides: &Sides, opening: &Opening) -> (u8, u8, u8) {
    const OUTER: u8 = 9;
    let open = |end| {
        if end == GROUND {
            OUTER
        } else {
            sides.count(end)
        }
    };
    let [a, b] = graph.ends(opening.line).map(open);
    (opening.gives.boxes, a + b, opening.line)
}
