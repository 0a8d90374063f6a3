//! The strands of a quiet position and the joints between them, without the board: what the proof
//! walks through.
//!
//! A joint is a box with three or four open sides. To open a strand takes it away; a joint that is
//! left with two sides becomes a box of one longer strand. So each step changes a few numbers, and
//! nothing has to be found anew.

use super::{
    capture::left_by_opening,
    graph::{GROUND, Sides},
    openings::class,
    strands::{NOWHERE, Strand},
};

/// The most strands a net can have. A position of any board in which no safe line is left has no
/// more joined ones: with `n` joints they are at most `4n`, and at most `81 - n`.
const STRANDS: usize = 64;

/// The most joints: each has the ends of three strands at least.
pub(super) const JOINTS: usize = 2 * STRANDS / 3;

#[derive(Clone, Debug)]
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
    /// The open sides of a joint.
    sides: [u8; JOINTS],
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
            sides: [0; JOINTS],
        };
        let joined: Vec<u8> = sides.boxes().filter(|&at| sides.count(at) > 2).collect();
        let place = |end: u8| match joined.binary_search(&end) {
            Ok(joint) => joint as u8,
            Err(_) => end,
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

    /// Joints, the ground, or nowhere: as those of a [`Strand`], but that joints are numbered anew.
    pub(super) fn ends(&self, strand: u8) -> [u8; 2] {
        self.ends[usize::from(strand)]
    }

    /// How many boxes with two open sides are on a strand.
    pub(super) fn length(&self, strand: u8) -> u8 {
        self.lengths[usize::from(strand)]
    }

    /// The open sides of a joint: 3 or 4.
    pub(super) fn sides(&self, joint: u8) -> u8 {
        self.sides[usize::from(joint)]
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
        if a == b && a < GROUND && self.sides(a) == 3 {
            // A loop on a stem goes with the joint and the stem.
            let stem = self.around[usize::from(a)] & !(1 << strand);
            boxes += 1 + self.length(stem.trailing_zeros() as u8);
        }
        let left = left_by_opening(boxes, a == NOWHERE, self.must_take);
        (boxes, left)
    }

    /// The strands that are worth opening (see [`openings`]).
    pub(super) fn worth_opening(&self) -> impl Iterator<Item = u8> {
        let alone = self.strands().filter(|&strand| self.is_alone(strand));
        let alone = alone.fold(0_u64, |alone, strand| alone | 1 << strand);
        let mut classes = [0; STRANDS];
        for strand in self.strands() {
            classes[usize::from(strand)] =
                class(self.ends(strand), self.length(strand), self.must_take);
        }
        self.strands().filter(move |&strand| {
            let joint = self.ends(strand).into_iter().find(|&end| end < GROUND);
            let others = joint.map_or(alone, |joint| self.around[usize::from(joint)]);
            let length = self.length(strand);
            !numbers(others).any(|other| {
                classes[usize::from(other)] == classes[usize::from(strand)]
                    && (self.length(other), other) < (length, strand)
            })
        })
    }

    /// What is left when a strand has been opened and all that it gives is taken, and short chains
    /// that cancel one another are gone.
    ///
    /// Two of `n` boxes that stand alone and can't be crossed leave the value as it is without them.
    /// Call the rest G. Who moves can do as in G: if the other opens one of the two, they take its
    /// `n` boxes and open the second, which gives them back. And opening one of them is worth no
    /// more than G: it's worth `-n - V(G + n)`, and `V(G + n)` is `-n - V(G)` at least.
    pub(super) fn after(&self, strand: u8) -> Net {
        let mut net = self.clone();
        let ends = net.ends(strand);
        let mut taken = net.length(strand);
        net.strands &= !(1 << strand);
        let [a, b] = ends.map(|end| (end < GROUND).then_some(end));
        for joint in [a, b].into_iter().flatten() {
            net.unlink(joint, strand);
        }
        taken += a.map_or(0, |joint| net.settle(joint));
        taken += b.filter(|_| a != b).map_or(0, |joint| net.settle(joint));
        net.boxes -= taken;
        net
    }

    fn across(&self, strand: u8, end: u8) -> u8 {
        let [a, b] = self.ends(strand);
        a ^ b ^ end
    }

    fn unlink(&mut self, joint: u8, strand: u8) {
        self.around[usize::from(joint)] &= !(1 << strand);
        self.sides[usize::from(joint)] -= 1;
    }

    /// Makes of a joint that has lost sides what it is now. Gives the boxes that are taken with it.
    fn settle(&mut self, joint: u8) -> u8 {
        let around = self.around[usize::from(joint)];
        let first = around.trailing_zeros() as u8;
        match self.sides(joint) {
            1 => {
                self.joints &= !(1 << joint);
                self.strands &= !(1 << first);
                let beyond = self.across(first, joint);
                let taken = 1 + self.length(first);
                if beyond == GROUND {
                    return taken;
                }
                self.unlink(beyond, first);
                taken + self.settle(beyond)
            }
            2 => {
                self.joints &= !(1 << joint);
                self.join(joint, first, around & !(1 << first));
                self.cancel(first);
                0
            }
            _ => 0,
        }
    }

    /// Makes one strand of two, or a loop of one, where a joint has become a box on its way.
    fn join(&mut self, joint: u8, strand: u8, others: u64) {
        let mut ends = [NOWHERE; 2];
        let mut length = self.length(strand) + 1;
        if others != 0 {
            let other = others.trailing_zeros() as u8;
            ends = [strand, other].map(|half| self.across(half, joint));
            length += self.length(other);
            self.strands &= !(1 << other);
            if let Some(around) = self.around.get_mut(usize::from(ends[1])) {
                *around = *around & !(1 << other) | 1 << strand;
            }
        }
        self.ends[usize::from(strand)] = ends;
        self.lengths[usize::from(strand)] = length;
    }

    /// Takes a new strand away together with one that cancels it, if there is one.
    fn cancel(&mut self, strand: u8) {
        let (boxes, left) = self.gives(strand);
        if left > 0 || !self.is_alone(strand) {
            return;
        }
        let is_twin =
            |&other: &u8| other != strand && self.is_alone(other) && self.length(other) == boxes;
        let twin = self.strands().find(is_twin);
        if let Some(twin) = twin {
            self.strands &= !(1 << strand | 1 << twin);
            self.boxes -= 2 * boxes;
        }
    }
}
