//! What chains and loops that stand alone are worth: computed, not searched.
//!
//! Of each kind (short chains, long chains, loops) the shortest is opened first. So what is left are
//! the longest of each kind: there are few such rests, and the worth of each follows from smaller
//! ones (compare Buzzard & Ciere 2014, who need no table for chains and loops alone).

use super::{
    capture::left_by_opening,
    net::{NOWHERE, Net},
};

/// Short chains of the same length cancel in pairs, so one of each length counts.
const SHORT: usize = 2;

/// Loops have four boxes and more, of 81.
const LOOPS: usize = 81 / 4;

/// The lengths of all strands of one kind, in the order they were added until they are sorted.
#[derive(Clone, Copy)]
struct Lengths {
    of: [u8; 64],
    count: usize,
}

impl Lengths {
    const NONE: Lengths = Lengths {
        of: [0; 64],
        count: 0,
    };

    fn add(&mut self, length: u8) {
        self.of[self.count] = length;
        self.count += 1;
    }

    fn longest_first(&mut self) -> &[u8] {
        let lengths = &mut self.of[..self.count];
        lengths.sort_unstable_by(|a, b| b.cmp(a));
        lengths
    }
}

/// The value of a net without joints to who draws first.
pub(super) fn value(net: &Net) -> i8 {
    let must_take = net.must_take();
    let [mut long, mut loops] = [Lengths::NONE; 2];
    let mut is_odd = [false; SHORT];
    for strand in net.strands() {
        match (net.ends(strand), net.length(strand)) {
            (_, length) if must_take => long.add(length),
            ([NOWHERE, _], length) => loops.add(length),
            (_, length @ 1..=2) => is_odd[usize::from(length) - 1] ^= true,
            (_, length) => long.add(length),
        }
    }
    let mut short = Lengths::NONE;
    (1..)
        .zip(is_odd)
        .filter(|(_, is_odd)| *is_odd)
        .for_each(|(length, _)| short.add(length));
    let [short, long, loops] = [&mut short, &mut long, &mut loops].map(Lengths::longest_first);

    // By how many of the short chains and of the loops are left, with ever more of the long chains.
    let mut worth = [[0; LOOPS + 1]; SHORT + 1];
    for chains in 0..=long.len() {
        for shorts in 0..=short.len() {
            for rings in 0..=loops.len() {
                let by_chain = chains
                    .checked_sub(1)
                    .map(|last| opened(long[last], false, must_take, worth[shorts][rings]));
                let by_short = shorts
                    .checked_sub(1)
                    .map(|last| opened(short[last], false, must_take, worth[last][rings]));
                let by_loop = rings
                    .checked_sub(1)
                    .map(|last| opened(loops[last], true, must_take, worth[shorts][last]));
                let best = by_chain.max(by_short).max(by_loop);
                worth[shorts][rings] = best.unwrap_or(0);
            }
        }
    }
    worth[short.len()][loops.len()]
}

/// What it's worth to open a strand, if what remains is worth `rest` to who draws first there.
fn opened(boxes: u8, is_loop: bool, must_take: bool, rest: i8) -> i8 {
    let left = left_by_opening(boxes, is_loop, must_take) as i8;
    let boxes = boxes as i8;
    if left > 0 && rest < -left {
        -(boxes - 2 * left - rest)
    } else {
        -(boxes + rest)
    }
}
