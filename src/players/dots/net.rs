//! The strands of a quiet position and the joints between them, without the board: what the proof
//! walks through.
//!
//! A joint is a box with three or four open sides. To open a strand takes it away; a joint that is
//! left with two sides becomes a box of one longer strand. So each step changes a few numbers, and
//! can be taken back ([`change`]).

mod change;

use super::{
    capture::left_by_opening,
    graph::{self, Sides},
    openings::class,
    strands::{self, Strand},
};

pub(super) use change::Before;

/// The most strands a net can have. A position of any board in which no safe line is left has no
/// more joined ones: with `n` joints they are at most `4n`, and at most `81 - n`.
const STRANDS: usize = 64;

/// The most joints: each has the ends of three strands at least.
pub(super) const JOINTS: usize = 2 * STRANDS / 3;

/// The ground, as an end of a strand. Joints are numbered below it.
pub(super) const GROUND: u8 = JOINTS as u8;

/// Both ends of a loop that is joined to nothing.
pub(super) const NOWHERE: u8 = GROUND + 1;

/// How many ends there may be: joints, the ground and nowhere.
pub(super) const ENDS: usize = JOINTS + 2;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Net {
    must_take: bool,
    /// All boxes that can still be taken.
    boxes: u8,
    strands: u64,
    joints: u64,
    ends: [[u8; 2]; STRANDS],
    lengths: [u8; STRANDS],
    /// The strands at a joint: one that begins and ends there is named once.
    around: [u64; JOINTS],
    /// The open sides of a joint. Of the ground and nowhere, none.
    sides: [u8; ENDS],
}

/// The numbers in a set.
pub(super) fn numbers(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        number
    })
}

impl Net {
    /// The net of a quiet position, its strands numbered as they are given; none if there are more
    /// than a net can have.
    pub(super) fn of(sides: &Sides, strands: &[Strand], must_take: bool) -> Option<Net> {
        if strands.len() > STRANDS {
            return None;
        }
        let mut net = Net {
            must_take,
            boxes: sides.boxes().count() as u8,
            strands: 0,
            joints: 0,
            ends: [[NOWHERE; 2]; STRANDS],
            lengths: [0; STRANDS],
            around: [0; JOINTS],
            sides: [0; ENDS],
        };
        let joined: Vec<u8> = sides.boxes().filter(|&at| sides.count(at) > 2).collect();
        let place = |end: u8| match end {
            graph::GROUND => GROUND,
            strands::NOWHERE => NOWHERE,
            at => joined.partition_point(|&joint| joint < at) as u8,
        };
        for (number, strand) in strands.iter().enumerate() {
            net.strands |= 1 << number;
            net.ends[number] = strand.ends.map(place);
            net.lengths[number] = strand.boxes;
            for joint in net.ends[number].into_iter().filter(|&end| end < GROUND) {
                net.joints |= 1 << joint;
                net.around[usize::from(joint)] |= 1 << number;
                net.sides[usize::from(joint)] += 1;
            }
        }
        Some(net)
    }

    pub(super) fn boxes(&self) -> i8 {
        self.boxes as i8
    }

    pub(super) fn must_take(&self) -> bool {
        self.must_take
    }

    pub(super) fn strands(&self) -> impl Iterator<Item = u8> {
        numbers(self.strands)
    }

    /// How many strands there are.
    pub(super) fn count(&self) -> u32 {
        self.strands.count_ones()
    }

    pub(super) fn joints(&self) -> impl Iterator<Item = u8> {
        numbers(self.joints)
    }

    /// What a strand joins: joints, [`GROUND`], or twice [`NOWHERE`].
    pub(super) fn ends(&self, strand: u8) -> [u8; 2] {
        self.ends[usize::from(strand)]
    }

    /// How many boxes with two open sides are on a strand.
    pub(super) fn length(&self, strand: u8) -> u8 {
        self.lengths[usize::from(strand)]
    }

    /// The open sides of a joint, 3 or 4; 0 of the ground and nowhere.
    pub(super) fn sides(&self, end: u8) -> u8 {
        self.sides[usize::from(end)]
    }

    /// Whether every strand stands alone: there are chains and loops, and nothing else.
    pub(super) fn is_simple(&self) -> bool {
        self.joints == 0
    }

    pub(super) fn is_alone(&self, strand: u8) -> bool {
        self.ends(strand).into_iter().all(|end| end >= GROUND)
    }

    /// How many boxes can be taken once a strand is opened, and how many of them the double-cross
    /// leaves.
    pub(super) fn gives(&self, strand: u8) -> (u8, u8) {
        let mut boxes = self.length(strand);
        let [a, b] = self.ends(strand);
        if a == b && self.sides(a) == 3 {
            // A loop on a stem goes with the joint and the stem.
            let stem = self.around[usize::from(a)] & !(1 << strand);
            boxes += 1 + self.length(stem.trailing_zeros() as u8);
        }
        let left = left_by_opening(boxes, a == NOWHERE, self.must_take);
        (boxes, left)
    }

    /// The strands that are worth opening (see [`openings`](super::openings)).
    pub(super) fn worth_opening(&self) -> impl Iterator<Item = u8> {
        let is_outer = |strand: &u8| self.ends(*strand).into_iter().any(|end| end >= GROUND);
        let outer = self
            .strands()
            .filter(is_outer)
            .fold(0, |outer, strand| outer | 1 << strand);
        let near = move |end: u8| match self.around.get(usize::from(end)) {
            Some(&around) => around,
            None => outer,
        };
        self.strands().filter(move |&strand| {
            let [a, b] = self.ends(strand);
            let others = near(a) & near(b) & !(1 << strand);
            !numbers(others).any(|other| self.is_better(other, strand))
        })
    }

    /// Whether a strand is in the class of another, and shorter, or as long and before it.
    fn is_better(&self, other: u8, strand: u8) -> bool {
        let class = |strand| {
            let alone = self.is_alone(strand);
            class(
                self.ends(strand),
                alone,
                self.length(strand),
                self.must_take,
            )
        };
        (self.length(other), other) < (self.length(strand), strand) && class(other) == class(strand)
    }
}
