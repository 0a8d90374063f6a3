//! Between what limits the value of a position is known to be.

/// Bounds of the value of a position to who draws first in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) low: i8,
    pub(super) high: i8,
}

impl Bounds {
    /// The value, once it's known.
    pub(super) fn value(self) -> Option<i8> {
        (self.low == self.high).then_some(self.low)
    }

    pub(super) fn exactly(value: i8) -> Bounds {
        Bounds {
            low: value,
            high: value,
        }
    }

    /// Those of any position with so many boxes.
    pub(super) fn of_any(boxes: i8) -> Bounds {
        Bounds {
            low: -boxes,
            high: boxes,
        }
    }

    /// Whether the value is so much at least, if that is known.
    pub(super) fn answer(self, goal: i32) -> Option<bool> {
        if i32::from(self.low) >= goal {
            Some(true)
        } else {
            (i32::from(self.high) < goal).then_some(false)
        }
    }
}

/// The least value of a position with so many boxes that reaches a goal: it's odd or even as they are.
pub(super) fn attainable(goal: i8, boxes: i8) -> i8 {
    goal + ((goal ^ boxes) & 1)
}
