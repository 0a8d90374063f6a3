//! A quiet position played on at random, to guess what it's worth.

use rand_chacha::{ChaCha8Rng, rand_core::Rng};

use super::{
    graph::{Graph, Sides},
    lines::Lines,
    openings::Opening,
    strands,
};

/// What a game played on was worth to who drew first in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Playout {
    pub(super) worth: f64,
    /// Positions made.
    pub(super) nodes: u64,
}

/// A number below `end`, which is at most 2^32.
pub(super) fn below(rng: &mut ChaCha8Rng, end: usize) -> usize {
    ((u64::from(rng.next_u32()) * end as u64) >> 32) as usize
}

/// Draws safe lines at random while there are any, then opens the shortest chain or loop each time,
/// while the other side takes or crosses as is best.
pub(super) fn playout(graph: &Graph, open: Lines, rng: &mut ChaCha8Rng) -> Playout {
    let mut rest = open;
    let mut sides = Sides::of(graph, open);
    let mut lines: Vec<u8> = open.iter().collect();
    let mut drawn = 0;
    while !lines.is_empty() {
        let line = lines.swap_remove(below(rng, lines.len()));
        if sides.is_safe(graph, line) {
            sides.draw(graph, line);
            rest.remove(line);
            drawn += 1;
        }
    }
    let ending = ending(graph, rest);
    let sign = if drawn % 2 == 0 { 1.0 } else { -1.0 };
    Playout {
        worth: sign * ending.worth,
        nodes: 1 + drawn + ending.nodes,
    }
}

/// Plays a position to its end, opening the shortest each time.
fn ending(graph: &Graph, open: Lines) -> Playout {
    let mut strands = Vec::new();
    let mut given = Vec::new();
    let mut rest = open;
    loop {
        let sides = Sides::of(graph, rest);
        strands::find(graph, rest, &sides, &mut strands);
        let Some(shortest) = strands.iter().min_by_key(|strand| strand.boxes) else {
            break;
        };
        let gives = Opening::of(graph, rest, &sides, &strands, shortest).gives;
        rest = gives.rest;
        given.push(gives);
    }
    let back =
        |worth, gives: &super::capture::Capture| -gives.worth(gives.is_crossed(worth), worth);
    Playout {
        worth: given.iter().rev().fold(0.0, back),
        nodes: given.len() as u64,
    }
}
