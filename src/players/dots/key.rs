//! A number for a quiet position that is the same for all of the same structure.
//!
//! What counts is which joints have strands of how many boxes between them, not where they lie on
//! the board. Joints get names from what surrounds them (colour refinement: Weisfeiler & Leman,
//! 1968), and those that are alike in it are told apart by their place. So positions with the same
//! key have the same structure, but for a chance of one in 2^64; positions of the same structure
//! mostly have the same key.

use super::{
    graph::{ENDS, GROUND, Sides},
    strands::{NOWHERE, Strand},
};

/// How far around a joint its name tells.
const ROUNDS: usize = 3;

/// The key of a quiet position.
pub(super) fn key(sides: &Sides, strands: &[Strand]) -> u64 {
    let names = names(sides, strands);
    let strand_key = |strand: &Strand| {
        let [a, b] = strand.ends.map(|end| scatter(names[usize::from(end)]));
        scatter(a.wrapping_add(b).wrapping_add(length(strand)))
    };
    strands.iter().map(strand_key).fold(0, u64::wrapping_add)
}

fn names(sides: &Sides, strands: &[Strand]) -> [u64; ENDS + 1] {
    let mut names = [0; ENDS + 1];
    names[usize::from(GROUND)] = 5;
    names[usize::from(NOWHERE)] = 6;
    let mut joints = Vec::with_capacity(strands.len());
    for end in strands.iter().flat_map(|strand| strand.ends) {
        if names[usize::from(end)] == 0 {
            names[usize::from(end)] = u64::from(sides.count(end));
            joints.push(usize::from(end));
        }
    }
    for _ in 0..ROUNDS {
        let mut around = [0u64; ENDS + 1];
        for strand in strands {
            let [a, b] = strand.ends.map(usize::from);
            let length = length(strand);
            around[a] = around[a].wrapping_add(scatter(names[b].wrapping_add(length)));
            around[b] = around[b].wrapping_add(scatter(names[a].wrapping_add(length)));
        }
        for &joint in &joints {
            names[joint] = scatter(names[joint].wrapping_add(around[joint]));
        }
    }
    joints.sort_unstable_by_key(|&joint| (names[joint], joint));
    let mut before = None;
    let mut same = 0;
    for joint in joints {
        same = if before == Some(names[joint]) {
            same + 1
        } else {
            0
        };
        before = Some(names[joint]);
        names[joint] = names[joint].wrapping_add(same);
    }
    names
}

fn length(strand: &Strand) -> u64 {
    scatter(u64::from(strand.boxes) + 1)
}

/// Scatters a number over all 64 bits (the finaliser of SplitMix64: Steele, Lea & Flood 2014).
fn scatter(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
