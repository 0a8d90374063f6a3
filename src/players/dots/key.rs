//! A number for a net that is the same for all of the same structure.
//!
//! What counts is which joints have strands of how many boxes between them, not where they lie on
//! the board; so a position has the key of its mirror images too. Joints get names from what
//! surrounds them (colour refinement: Weisfeiler & Leman, 1968), and those that are alike in it are
//! told apart by their numbers. So nets with the same key have the same structure, but for a chance
//! of one in 2^64; nets of the same structure mostly have the same key.

use super::{
    graph::GROUND,
    net::{JOINTS, Net},
    strands::NOWHERE,
};

/// From so many strands on, a joint's name tells of what is two strands away, else one. In smaller nets that
/// saves fewer questions than it takes time for; a third round saved no more than one in 300.
const LARGE: u32 = 12;

/// Names by the numbers of ends.
type Names = [u64; NOWHERE as usize + 1];

/// The key of a net.
pub(super) fn key(net: &Net) -> u64 {
    let names = names(net);
    let strand_key = |strand: u8| {
        let [a, b] = net.ends(strand).map(|end| scatter(names[usize::from(end)]));
        scatter(a.wrapping_add(b).wrapping_add(length(net, strand)))
    };
    scatter(net.strands().map(strand_key).fold(0, u64::wrapping_add))
}

fn names(net: &Net) -> Names {
    let mut names = [0; NOWHERE as usize + 1];
    names[usize::from(GROUND)] = scatter(5);
    names[usize::from(NOWHERE)] = scatter(6);
    for joint in net.joints() {
        names[usize::from(joint)] = scatter(u64::from(net.sides(joint)));
    }
    let rounds = if net.count() < LARGE { 1 } else { 2 };
    for _ in 0..rounds {
        let mut around: Names = [0; NOWHERE as usize + 1];
        for strand in net.strands() {
            let [a, b] = net.ends(strand).map(usize::from);
            let length = length(net, strand);
            around[a] = around[a].wrapping_add(scatter(names[b] ^ length));
            around[b] = around[b].wrapping_add(scatter(names[a] ^ length));
        }
        for joint in net.joints().map(usize::from) {
            names[joint] = scatter(names[joint].wrapping_mul(ODD).wrapping_add(around[joint]));
        }
    }
    tell_apart(net, &mut names);
    names
}

/// Gives joints of the same name different ones. Names that differ in their last bits alone, which no
/// two ever do but by chance, count as the same.
fn tell_apart(net: &Net, names: &mut Names) {
    const NUMBER: u64 = 0x7f;
    let mut joints = [0; JOINTS];
    let mut count = 0;
    for joint in net.joints() {
        joints[count] = names[usize::from(joint)] & !NUMBER | u64::from(joint);
        count += 1;
    }
    let joints = &mut joints[..count];
    joints.sort_unstable();
    let mut same = 0;
    for pair in joints.windows(2) {
        let [before, joint] = [pair[0], pair[1]];
        same = if before & !NUMBER == joint & !NUMBER {
            same + 1
        } else {
            0
        };
        let name = &mut names[(joint & NUMBER) as usize];
        *name = name.wrapping_add(same);
    }
}

fn length(net: &Net, strand: u8) -> u64 {
    u64::from(net.length(strand) + 1).wrapping_mul(ODD)
}

/// 2^64 divided by the golden ratio.
const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Scatters a number over all 64 bits.
fn scatter(number: u64) -> u64 {
    let number = (number ^ (number >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    number ^ (number >> 32)
}
