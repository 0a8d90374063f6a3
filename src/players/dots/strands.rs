//! The parts of a quiet position.
//!
//! Its boxes have no, two, or more open sides. Those with more, and the ground, are joined by
//! strands: runs of boxes with two open sides (chains), or single lines with no box on them. A
//! strand may also be a loop that is joined to nothing.

use super::{
    graph::{GROUND, Graph, Sides},
    lines::Lines,
};

/// What the two ends of a loop are that is joined to nothing.
pub(super) const NOWHERE: u8 = GROUND + 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Strand {
    /// What it joins: boxes with three or four open sides, the ground, or nothing.
    pub(super) ends: [u8; 2],
    /// How many boxes with two open sides are on it.
    pub(super) boxes: u8,
    /// The line to open it with. Of a chain of two boxes that's the line between them: opened
    /// there, it can't be crossed (the hard-hearted handout). Else all lines do the same.
    pub(super) line: u8,
    pub(super) lines: Lines,
}

/// Fills `strands` with the strands of a quiet position.
pub(super) fn find(graph: &Graph, open: Lines, sides: &Sides, strands: &mut Vec<Strand>) {
    strands.clear();
    let is_joint = |end: u8| end == GROUND || sides.count(end) > 2;
    let mut seen = Lines::default();
    for line in open.iter() {
        let start = graph.ends(line).into_iter().find(|&end| is_joint(end));
        if let Some(start) = start.filter(|_| !seen.has(line)) {
            let strand = walk(graph, sides, start, line, is_joint);
            seen = seen.with(strand.lines);
            strands.push(strand);
        }
    }
    for line in open.without(seen).iter() {
        if !seen.has(line) {
            let [start, _] = graph.ends(line);
            let round = walk(graph, sides, start, line, |end| end == start);
            seen = seen.with(round.lines);
            strands.push(Strand {
                ends: [NOWHERE; 2],
                boxes: round.boxes + 1,
                ..round
            });
        }
    }
}

/// Follows a strand from one end.
fn walk(graph: &Graph, sides: &Sides, start: u8, first: u8, stop: impl Fn(u8) -> bool) -> Strand {
    let mut lines = Lines::default();
    lines.add(first);
    let mut boxes = 0;
    let (mut line, mut second) = (first, first);
    let mut end = graph.across(line, start);
    while !stop(end) {
        line = sides.other(end, line);
        end = graph.across(line, end);
        lines.add(line);
        boxes += 1;
        if boxes == 1 {
            second = line;
        }
    }
    Strand {
        ends: [start, end],
        boxes,
        line: if boxes == 2 { second } else { first },
        lines,
    }
}
