//! A number for a net that is the same for all of the same structure.
//!
//! What counts is which joints have strands of how many boxes between them, not where they lie on
//! the board; so a position has the key of its mirror images too. Joints get names from what
//! surrounds them (colour refinement: Weisfeiler & Leman, 1968), and those that are alike in it are
//! told apart by their numbers. So nets with the same key have the same structure, but for a chance
//! of one in 2^64; nets of the same structure mostly have the same key.

use super::{graph::GROUND, net::Net, strands::NOWHERE};

/// How far around a joint its name tells. A third round saved no more than one position in 300.
const ROUNDS: usize = 2;

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
    for _ in 0..ROUNDS {
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

/// Gives joints of the same name different ones.
fn tell_apart(net: &Net, names: &mut Names) {
    let mut joints = [(0, 0); GROUND as usize];
    let mut count = 0;
    for joint in net.joints() {
        joints[count] = (names[usize::from(joint)], joint);
        count += 1;
    }
    let joints = &mut joints[..count];
    joints.sort_unstable();
    let mut same = 0;
    for pair in joints.windows(2) {
        let [(before, _), (name, joint)] = [pair[0], pair[1]];
        same = if name == before { same + 1 } else { 0 };
        names[usize::from(joint)] = name.wrapping_add(same);
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
