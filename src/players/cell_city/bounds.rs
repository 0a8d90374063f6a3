//! How large the margin to come can be at all.
//!
//! Where both sides may build the same, the side to move makes at least as much as the other one
//! from here on, and at most as much more as the biggest building that still fits has points. So a
//! margin on 7x7 is 0 to 4, however much is left to build.
//!
//! Proof, by induction on the cells left. Let b be the points of the biggest building that fits.
//! After any move at most b fits, so the other side makes 0 to b more from then on. Whoever builds
//! a biggest one gets b and gives away no more than b: at least 0 remains. Whoever builds for p
//! points gets no more than p, since the other side makes 0 at least: at most b.
//!
//! Where plazas are limited the sides may build different things. The same induction is then made
//! by a table: from the bounds of all that can be left after a move to those of what it's made in.

use crate::games::cell_city::Shape;

/// What fits into what is left, however many plazas may still be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fits {
    pub plaza: bool,
    pub workshop: bool,
    /// Whether anything fits. Where a plaza or a workshop fits, a house does.
    pub house: bool,
}

/// Bounds of the margin to come for the side to move, in points.
pub(super) struct Bounds {
    limited: bool,
    /// By what fits, a plaza and a workshop, and by the plazas of the side to move and the other.
    table: [[(i8, i8); SIDES]; 4],
}

/// Plazas that a side can have left: 0 to 3.
const LEFT: usize = 4;
const SIDES: usize = LEFT * LEFT;

impl Bounds {
    /// The bounds where plazas are limited, or aren't.
    pub fn new(limited: bool) -> Bounds {
        // With no move left the margin is 0. Each round is true for games of one move more.
        let mut bounds = Bounds {
            limited,
            table: [[(0, 0); SIDES]; 4],
        };
        loop {
            let next = bounds.with_one_move_more();
            if next == bounds.table {
                return bounds;
            }
            bounds.table = next;
        }
    }

    /// The least and the greatest that the margin can be. Where plazas are limited, each side has
    /// at most three left; where they aren't, the numbers don't matter.
    pub fn of(&self, fits: Fits, plazas: [u8; 2]) -> (i32, i32) {
        if !fits.house {
            return (0, 0);
        }
        let (low, high) = self.table[place(fits)][self.sides(plazas)];
        (low.into(), high.into())
    }

    /// The least of all margins there can be.
    pub fn least(&self) -> i32 {
        let all = self.table.iter().flatten();
        all.map(|&(low, _)| low.into()).min().unwrap_or(0)
    }

    fn sides(&self, [mine, theirs]: [u8; 2]) -> usize {
        let left = |plazas: u8| usize::from(plazas).min(LEFT - 1);
        if self.limited {
            left(mine) * LEFT + left(theirs)
        } else {
            0
        }
    }

    fn with_one_move_more(&self) -> [[(i8, i8); SIDES]; 4] {
        let mut next = self.table;
        for fits in all_that_fits().filter(|fits| fits.house) {
            for mine in 0..LEFT as u8 {
                for theirs in 0..LEFT as u8 {
                    let plazas = [mine, theirs];
                    next[place(fits)][self.sides(plazas)] = self.after_all_moves(fits, plazas);
                }
            }
        }
        next
    }

    /// The bounds, from those after every move that there can be.
    fn after_all_moves(&self, fits: Fits, [mine, theirs]: [u8; 2]) -> (i8, i8) {
        let mut bounds = (i8::MIN, i8::MIN);
        for shape in Shape::ALL {
            let (can, left) = match shape {
                Shape::House => (fits.house, mine),
                Shape::Workshop => (fits.workshop, mine),
                Shape::Plaza => (
                    fits.plaza && (mine > 0 || !self.limited),
                    mine.saturating_sub(1),
                ),
            };
            if !can {
                continue;
            }
            let margins = all_that_fits()
                .filter(|after| after.is_within(fits))
                .map(|after| {
                    let (low, high) = self.of(after, [theirs, left]);
                    let points = shape.points() as i32;
                    ((points - high) as i8, (points - low) as i8)
                });
            let surely = margins.clone().map(|(low, _)| low).min();
            let perhaps = margins.map(|(_, high)| high).max();
            bounds.0 = bounds.0.max(surely.unwrap_or(i8::MIN));
            bounds.1 = bounds.1.max(perhaps.unwrap_or(i8::MIN));
        }
        bounds
    }
}

impl Fits {
    fn is_within(self, other: Fits) -> bool {
        self.plaza <= other.plaza && self.workshop <= other.workshop && self.house <= other.house
    }
}

fn place(fits: Fits) -> usize {
    usize::from(fits.plaza) * 2 + usize::from(fits.workshop)
}

/// All that can fit together.
fn all_that_fits() -> impl Iterator<Item = Fits> + Clone {
    let fits = |plaza, workshop, house| Fits {
        plaza,
        workshop,
        house,
    };
    [
        fits(false, false, false),
        fits(false, false, true),
        fits(false, true, true),
        fits(true, false, true),
        fits(true, true, true),
    ]
    .into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUSES: Fits = Fits {
        plaza: false,
        workshop: false,
        house: true,
    };
    const WORKSHOPS: Fits = Fits {
        workshop: true,
        ..HOUSES
    };
    const ALL: Fits = Fits {
        plaza: true,
        ..WORKSHOPS
    };

    #[test]
    fn with_no_limit_the_biggest_building_is_the_most() {
        let bounds = Bounds::new(false);
        for plazas in [[0, 0], [0, 3]] {
            assert_eq!(bounds.of(HOUSES, plazas), (0, 2));
            assert_eq!(bounds.of(WORKSHOPS, plazas), (0, 3));
            assert_eq!(bounds.of(ALL, plazas), (0, 4));
        }
    }

    #[test]
    fn a_side_with_more_plazas_left_can_make_more_of_them() {
        let bounds = Bounds::new(true);
        assert_eq!(bounds.of(ALL, [0, 0]), (0, 3));
        assert_eq!(bounds.of(ALL, [3, 3]), (-1, 4));
        assert_eq!(bounds.of(ALL, [3, 0]), (1, 9));
        assert_eq!(bounds.of(ALL, [0, 3]), (-6, 3));
        assert_eq!(bounds.of(WORKSHOPS, [0, 3]), (0, 3));
    }

    #[test]
    fn nothing_comes_of_nothing() {
        let nothing = Fits {
            house: false,
            ..HOUSES
        };
        assert_eq!(Bounds::new(true).of(nothing, [3, 0]), (0, 0));
    }
}
