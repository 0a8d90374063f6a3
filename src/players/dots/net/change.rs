//! Opening a strand of a net, and taking that back.

use super::{GROUND, NOWHERE, Net};

/// What opening a strand has changed, as it was before.
pub(in super::super) struct Before {
    boxes: u8,
    strands: u64,
    joints: u64,
    /// Joints that lost a side or got another strand: the two ends, or a joint and the one beyond its
    /// stem, and what lies at the far end of a strand that was joined to another.
    linked: Few<(u8, u64, u8), 4>,
    /// Strands that became longer: one at each end.
    joined: Few<(u8, [u8; 2], u8), 2>,
}

/// A few things, the latest last.
struct Few<T, const MOST: usize> {
    things: [T; MOST],
    count: usize,
}

impl<T: Copy + Default, const MOST: usize> Few<T, MOST> {
    fn none() -> Self {
        Few {
            things: [T::default(); MOST],
            count: 0,
        }
    }

    fn add(&mut self, thing: T) {
        self.things[self.count] = thing;
        self.count += 1;
    }

    fn latest_first(&self) -> impl Iterator<Item = T> {
        self.things[..self.count].iter().rev().copied()
    }
}

impl Net {
    /// Opens a strand, and takes all that it gives; short chains that cancel one another go too.
    ///
    /// Two of `n` boxes that stand alone and can't be crossed leave the value as it is without them.
    /// Call the rest G. Who moves can do as in G: if the other opens one of the two, they take its
    /// `n` boxes and open the second, which gives them back. And opening one of them is worth no
    /// more than G: it's worth `-n - V(G + n)`, and `V(G + n)` is `-n - V(G)` at least.
    pub(in super::super) fn open(&mut self, strand: u8) -> Before {
        let mut before = Before {
            boxes: self.boxes,
            strands: self.strands,
            joints: self.joints,
            linked: Few::none(),
            joined: Few::none(),
        };
        let mut taken = self.length(strand);
        self.strands &= !(1 << strand);
        let [a, b] = self.ends(strand);
        for end in [a, b] {
            if end < GROUND {
                self.unlink(end, strand, &mut before);
            }
        }
        if a < GROUND {
            taken += self.settle(a, &mut before);
        }
        if b < GROUND && a != b {
            taken += self.settle(b, &mut before);
        }
        self.boxes -= taken;
        before
    }

    /// Makes the net what it was before the strand was opened that was opened last.
    pub(in super::super) fn put_back(&mut self, before: &Before) {
        self.boxes = before.boxes;
        self.strands = before.strands;
        self.joints = before.joints;
        for (joint, around, sides) in before.linked.latest_first() {
            self.around[usize::from(joint)] = around;
            self.sides[usize::from(joint)] = sides;
        }
        for (strand, ends, length) in before.joined.latest_first() {
            self.ends[usize::from(strand)] = ends;
            self.lengths[usize::from(strand)] = length;
        }
    }

    fn across(&self, strand: u8, end: u8) -> u8 {
        let [a, b] = self.ends(strand);
        a ^ b ^ end
    }

    fn unlink(&mut self, joint: u8, strand: u8, before: &mut Before) {
        before.linked.add(self.linked(joint));
        self.around[usize::from(joint)] &= !(1 << strand);
        self.sides[usize::from(joint)] -= 1;
    }

    /// A joint with its strands and sides as they are.
    fn linked(&self, joint: u8) -> (u8, u64, u8) {
        (joint, self.around[usize::from(joint)], self.sides(joint))
    }

    /// Makes of a joint that has lost sides what it is now. Gives the boxes that are taken with it.
    fn settle(&mut self, joint: u8, before: &mut Before) -> u8 {
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
                self.unlink(beyond, first, before);
                taken + self.settle(beyond, before)
            }
            2 => {
                self.joints &= !(1 << joint);
                self.join(joint, first, around & !(1 << first), before);
                self.cancel(first);
                0
            }
            _ => 0,
        }
    }

    /// Makes one strand of two, or a loop of one, where a joint has become a box on its way.
    fn join(&mut self, joint: u8, strand: u8, others: u64, before: &mut Before) {
        before
            .joined
            .add((strand, self.ends(strand), self.length(strand)));
        let mut ends = [NOWHERE; 2];
        let mut length = self.length(strand) + 1;
        if others != 0 {
            let other = others.trailing_zeros() as u8;
            ends = [strand, other].map(|half| self.across(half, joint));
            length += self.length(other);
            self.strands &= !(1 << other);
            let far = ends[1];
            if far < GROUND {
                before.linked.add(self.linked(far));
                let around = &mut self.around[usize::from(far)];
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
