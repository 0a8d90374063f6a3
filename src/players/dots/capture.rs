//! What can be taken at once, and what may be left of it.
//!
//! Where boxes can be taken, two ways to play are enough to look at: take all and draw on, or take
//! all but the last few, close them off with a line that takes nothing, and so leave the other
//! player to take them and draw on: the double-cross. After both the same lines are open.
//!
//! Why no other (Berlekamp 2000, Barker & Korf 2012): say a line that takes nothing is drawn while
//! a box can be taken. The other player can take that box and stand where we would, had we taken
//! it first: two boxes lost. Only a line that would take a box itself by then escapes this, and
//! that is the next line of the very chain; and there it's best drawn last, when just two boxes are
//! left of a chain, or four of a loop.

use super::{
    graph::{ENDS, GROUND, Graph, Sides},
    lines::Lines,
};

/// What can be taken at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Capture {
    /// How many boxes.
    pub(super) boxes: u8,
    /// How many of them the double-cross leaves: 2, 4, or 0 where it can't be played.
    pub(super) left: u8,
    /// What is open afterwards: a quiet position, in which no box can be taken.
    pub(super) rest: Lines,
}

impl Capture {
    pub(super) fn of(graph: &Graph, open: Lines) -> Capture {
        let first = Sides::of(graph, open);
        let mut sides = first.clone();
        let mut rest = open;
        let mut taken = [false; ENDS];
        let mut next: Vec<u8> = first.boxes().filter(|&at| first.count(at) == 1).collect();
        while let Some(at) = next.pop() {
            if sides.count(at) == 1 {
                let line = sides.only(at);
                let beyond = graph.across(line, at);
                sides.draw(graph, line);
                rest.remove(line);
                taken[usize::from(at)] = true;
                if beyond != GROUND {
                    taken[usize::from(beyond)] |= sides.count(beyond) == 0;
                    next.push(beyond);
                }
            }
        }
        let boxes = taken.iter().filter(|&&taken| taken).count() as u8;
        let left = if graph.must_take() {
            0
        } else {
            left(graph, open.without(rest), &first, &taken)
        };
        Capture { boxes, left, rest }
    }

    /// Whether the double-cross is better than to take all, if the rest is worth `rest` to who
    /// draws first in it.
    pub(super) fn is_crossed(self, rest: f64) -> bool {
        self.left > 0 && rest < -f64::from(self.left)
    }

    /// What the capture and the rest are worth to who captures.
    pub(super) fn worth(self, crossed: bool, rest: f64) -> f64 {
        let boxes = f64::from(self.boxes);
        if crossed {
            boxes - 2.0 * f64::from(self.left) - rest
        } else {
            boxes + rest
        }
    }
}

/// How many of the boxes that opening a strand gives can be left by the double-cross: two at the end
/// of a chain, four of a loop. Of a chain of two none, opened between its boxes.
pub(super) fn left_by_opening(boxes: u8, is_loop: bool, must_take: bool) -> u8 {
    match boxes {
        0..=2 => 0,
        _ if must_take => 0,
        _ if is_loop => 4,
        _ => 2,
    }
}

/// How many boxes the double-cross leaves.
///
/// The boxes taken, joined by the `lines` drawn, are trees. One that a line joins to the rest can
/// be taken down to two boxes in a row, closed off by that line. Of one that stands alone the two
/// ends of the last row can be taken at once, so it takes four boxes, crossed in the middle; a
/// star has no four boxes in a row.
fn left(graph: &Graph, lines: Lines, sides: &Sides, taken: &[bool; ENDS]) -> u8 {
    let mut left = 0;
    let mut unseen = *taken;
    while let Some(start) = unseen.iter().position(|&unseen| unseen) {
        unseen[start] = false;
        let mut tree = vec![start as u8];
        let mut joined = false;
        let mut looked_at = 0;
        while let Some(&at) = tree.get(looked_at) {
            looked_at += 1;
            for line in lines.iter().filter(|&line| graph.ends(line).contains(&at)) {
                let beyond = graph.across(line, at);
                joined |= !taken[usize::from(beyond)];
                if std::mem::take(&mut unseen[usize::from(beyond)]) {
                    tree.push(beyond);
                }
            }
        }
        let others = tree.len() - 1;
        let is_star = tree
            .iter()
            .any(|&at| usize::from(sides.count(at)) == others);
        if joined && others > 0 {
            return 2;
        } else if !joined && !is_star {
            left = 4;
        }
    }
    left
}

/// The next line to draw where boxes can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Take {
    /// This line, whatever is meant to follow.
    Next(u8),
    /// It's time to choose: take on with one line, or cross with the other.
    Choose { take: u8, cross: u8 },
}

impl Take {
    /// None where no box can be taken.
    pub(super) fn of(graph: &Graph, open: Lines) -> Option<Take> {
        let all = Capture::of(graph, open);
        let sides = Sides::of(graph, open);
        let takes = |&line: &u8| sides.takes(graph, line);
        let keeps_the_choice = |&line: &u8| {
            let mut after = open;
            after.remove(line);
            Capture::of(graph, after).left == all.left
        };
        let take = open.iter().find(takes)?;
        if let Some(line) = open.iter().filter(takes).find(keeps_the_choice) {
            return Some(Take::Next(line));
        }
        let cross = open.without(all.rest).iter().find(|line| !takes(line));
        Some(cross.map_or(Take::Next(take), |cross| Take::Choose { take, cross }))
    }
}
