//! Questions about a position, and what they ask about its openings.
//!
//! The answer is a bound of the value, as good a one as is found on the way: so later questions about
//! the same position, with other goals, are often answered already.

use std::cmp::Reverse;

use super::{
    bounds::Bounds,
    net::{Before, GROUND, Net},
};

/// A strand that may be opened.
#[derive(Clone, Copy)]
pub(super) struct Opening {
    pub(super) strand: u8,
    /// How many boxes that gives, and how many of them the double-cross leaves.
    pub(super) boxes: u8,
    pub(super) left: u8,
    /// Those of a smaller rank are looked at first. No two have the same.
    pub(super) rank: u32,
    /// The key of what it leaves, once that was looked at.
    pub(super) key: Option<u64>,
}

impl Opening {
    /// What it's worth, by what is known of the worth of its rest.
    pub(super) fn worth(&self, rest: Bounds) -> Bounds {
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
pub(super) struct Question {
    /// What the net was before the opening that led here; none where it's about the whole.
    pub(super) before: Option<Before>,
    pub(super) key: u64,
    pub(super) goal: i8,
    /// Where its openings begin on their stack. The last one there is being looked at.
    pub(super) first: usize,
    /// Whether that one has stood the question about the double-cross.
    pub(super) crossed: bool,
    /// What all openings looked at so far are worth at most.
    pub(super) most: i8,
    /// How many nodes there had been when it was asked.
    pub(super) since: u64,
}

/// What an answer means to the question that waited for it.
pub(super) enum Heard {
    /// The opening is worth so much at least, and that's enough.
    Yes(i8),
    MoreToAsk,
    /// The opening is worth so much at most.
    NotThis(i8),
}

impl Question {
    /// What to ask about the rest of an opening: first whether the other player has too little by the
    /// double-cross, where it can be played, then whether by taking all.
    pub(super) fn goal_after(&self, opening: &Opening) -> i32 {
        let goal = i32::from(self.goal);
        let boxes = i32::from(opening.boxes);
        let left = i32::from(opening.left);
        if self.is_about_cross(opening) {
            goal + boxes - 2 * left
        } else {
            1 - goal - boxes
        }
    }

    pub(super) fn hear(&mut self, opening: &Opening, rest: Bounds) -> Heard {
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

/// Adds the openings of a net that may reach a goal, the most promising last. Gives what the others are
/// worth at most.
pub(super) fn list(net: &Net, goal: i8, best: Option<u8>, openings: &mut Vec<Opening>) -> i8 {
    let first = openings.len();
    let mut most = -net.boxes();
    for strand in net.worth_opening() {
        let (boxes, left) = net.gives(strand);
        // The choice to cross or not is worth `boxes - left` at least to the other player.
        let limit = left as i8 - boxes as i8;
        if left > 0 && limit < goal {
            most = most.max(limit);
            continue;
        }
        let rank = if best == Some(strand) {
            0
        } else {
            rank(net, strand, boxes)
        };
        openings.push(Opening {
            strand,
            boxes,
            left,
            rank: rank << u8::BITS | u32::from(strand),
            key: None,
        });
    }
    openings[first..].sort_unstable_by_key(|opening| Reverse(opening.rank));
    most
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
