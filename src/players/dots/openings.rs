//! The lines worth drawing in a quiet position.
//!
//! A line of a chain or loop opens it: the other player can take its boxes. Of the lines of one
//! strand one is enough, for they leave the same when its boxes are taken. Of strands that join the
//! same places the shortest is enough, within classes:
//!
//! - long chains (three boxes and more), and loops that are joined to nothing;
//! - chains of one or two boxes that stand alone;
//! - where taking is obligatory, all chains, and all of the above that stand alone.
//!
//! For a box more on such a strand changes the value of a position by one at most: whatever line
//! is drawn, it leads to positions that differ by that box, or to its capture, and a capture's worth
//! is no steeper than that of its rest. So to open the longer one gives away as many boxes more as
//! can be won back at best (compare Buzzard & Ciere 2014).

use super::{
    capture::{Capture, left_by_opening},
    graph::{GROUND, Graph, Sides},
    lines::Lines,
    strands::{NOWHERE, Strand},
};

/// A line to draw in a quiet position, and what it lets the other player take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Opening {
    pub(super) line: u8,
    pub(super) gives: Capture,
}

impl Opening {
    /// The opening of one of the strands of a position.
    pub(super) fn of(
        graph: &Graph,
        open: Lines,
        sides: &Sides,
        strands: &[Strand],
        strand: &Strand,
    ) -> Opening {
        let mut boxes = strand.boxes;
        let mut rest = open.without(strand.lines);
        let [a, b] = strand.ends;
        if a == b && a < GROUND && sides.count(a) == 3 {
            // A loop on a stem: with the loop taken, so can be the box where it hangs, and the stem.
            let is_stem = |other: &&Strand| other.ends != strand.ends && other.ends.contains(&a);
            if let Some(stem) = strands.iter().find(is_stem) {
                boxes += 1 + stem.boxes;
                rest = rest.without(stem.lines);
            }
        }
        let left = left_by_opening(boxes, a == NOWHERE, graph.must_take());
        Opening {
            line: strand.line,
            gives: Capture { boxes, left, rest },
        }
    }
}

/// Adds the lines worth drawing to `openings`.
pub(super) fn list(
    graph: &Graph,
    open: Lines,
    sides: &Sides,
    strands: &[Strand],
    openings: &mut Vec<Opening>,
) {
    let class = |strand: &Strand| {
        let alone = strand.ends.into_iter().all(|end| end >= GROUND);
        class(strand.ends, alone, strand.boxes, graph.must_take())
    };
    let classes: Vec<u32> = strands.iter().map(class).collect();
    for (at, strand) in strands.iter().enumerate() {
        let is_like = |(other, class): (usize, &u32)| {
            *class == classes[at] && (strands[other].boxes, other) < (strand.boxes, at)
        };
        if !classes.iter().enumerate().any(is_like) {
            openings.push(Opening::of(graph, open, sides, strands, strand));
        }
    }
}

/// A number that is the same for strands of which only the shortest is worth opening. One that is
/// `alone` is joined to no box with more than two open sides.
pub(super) fn class(ends: [u8; 2], alone: bool, boxes: u8, must_take: bool) -> u32 {
    const ANY: u8 = u8::MAX;
    let [a, b] = ends;
    let [a, b] = if alone && must_take {
        [ANY; 2]
    } else {
        [a.min(b), a.max(b)]
    };
    let length = match boxes {
        0 => 0,
        _ if must_take => 1,
        1 | 2 if alone => 1,
        boxes => boxes.min(3),
    };
    u32::from_be_bytes([0, a, b, length])
}
