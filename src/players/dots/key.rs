//! A number for a net that is the same for all of the same structure.
//!
//! What counts is which joints have strands of how many boxes between them, not where they lie on
//! the board; so a position has the key of its mirror images too. Joints get names from what
//! surrounds them (colour refinement: Weisfeiler & Leman, 1968), and those that are alike in it are
//! told apart by their numbers. So nets with the same key have the same structure, but for a chance
//! of one in 2^64; nets of the same structure mostly have the same key.

use super::net::{ENDS, GROUND, JOINTS, Net};

/// From so many strands on, a joint's name tells of what is two strands away, else one. In smaller nets that
/// saves fewer questions than it takes time for; a third round saved no more than one in 300.
const LARGE: u32 = 12;

/// Names by the numbers of ends.
type Names = [u64; ENDS];

/// The key of a net.
pub(super) fn key(net: &Net) -> u64 {
    let names = names(net);
    let strand_key = |strand: u8| {
        let [a, b] = net.ends(strand).map(|end| names[usize::from(end)]);
        scatter(a.wrapping_add(b).wrapping_add(length(net, strand)))
    };
    scatter(net.strands().map(strand_key).fold(0, u64::wrapping_add))
}

fn names(net: &Net) -> Names {
    let mut names = first_round(net);
    if net.count() >= LARGE {
        names = second_round(net, &names);
    }
    tell_apart(net, &mut names);
    names
}

/// The names of the ground and of nowhere, which nothing around them changes.
const FIXED: [u64; 2] = [scatter(5), scatter(6)];

/// Names joints by their sides, and by the strands there and the sides of what these lead to.
fn first_round(net: &Net) -> Names {
    let mut names: Names = [0; ENDS];
    for strand in net.strands() {
        let [a, b] = net.ends(strand);
        let length = net.length(strand);
        for (end, other) in [(a, b), (b, a)] {
            let seen = seen_as(net.sides(other), length);
            names[usize::from(end)] = names[usize::from(end)].wrapping_add(seen);
        }
    }
    for joint in net.joints() {
        let name = &mut names[usize::from(joint)];
        *name = scatter(name.wrapping_add(u64::from(net.sides(joint))));
    }
    names[usize::from(GROUND)..].copy_from_slice(&FIXED);
    names
}

/// Names joints by their names, and by those of what their strands lead to.
fn second_round(net: &Net, names: &Names) -> Names {
    let mut around: Names = [0; ENDS];
    for strand in net.strands() {
        let [a, b] = net.ends(strand).map(usize::from);
        let length = length(net, strand);
        around[a] = around[a].wrapping_add(scatter(names[b] ^ length));
        around[b] = around[b].wrapping_add(scatter(names[a] ^ length));
    }
    for joint in net.joints().map(usize::from) {
        around[joint] = scatter(names[joint].wrapping_mul(ODD).wrapping_add(around[joint]));
    }
    around[usize::from(GROUND)..].copy_from_slice(&FIXED);
    around
}

/// Gives joints of the same name different ones.
fn tell_apart(net: &Net, names: &mut Names) {
    let mut seen = [0; JOINTS];
    for (count, joint) in net.joints().enumerate() {
        let name = &mut names[usize::from(joint)];
        seen[count] = *name;
        let same = seen[..count].iter().filter(|&other| other == name).count();
        if same > 0 {
            *name = scatter(name.wrapping_add(same as u64));
        }
    }
}

fn length(net: &Net, strand: u8) -> u64 {
    length_number(net.length(strand))
}

/// What a strand tells of itself at one end, by the sides of the other end (0 to 4) and its length.
fn seen_as(sides: u8, length: u8) -> u64 {
    let row = &SEEN[usize::from(sides)];
    let short = row.get(usize::from(length)).copied();
    short.unwrap_or_else(|| scattered(sides, length))
}

/// The same, worked out beforehand for strands of fewer boxes than this: nearly all are.
const SEEN: [[u64; SHORT]; 5] = seen();
const SHORT: usize = 16;

const fn seen() -> [[u64; SHORT]; 5] {
    let mut seen = [[0; SHORT]; 5];
    let mut sides = 0;
    while sides < seen.len() {
        let mut length = 0;
        while length < SHORT {
            seen[sides][length] = scattered(sides as u8, length as u8);
            length += 1;
        }
        sides += 1;
    }
    seen
}

const fn scattered(sides: u8, length: u8) -> u64 {
    scatter(scatter(sides as u64 + 5) ^ length_number(length))
}

const fn length_number(length: u8) -> u64 {
    (length as u64 + 1).wrapping_mul(ODD)
}

/// 2^64 divided by the golden ratio.
const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Scatters a number over all 64 bits.
const fn scatter(number: u64) -> u64 {
    let number = (number ^ (number >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    number ^ (number >> 32)
}
