use crate::games::cell_city::{Cells, Shape};

/// Eight plans to build regions up until nothing fits any more, always with the biggest building
/// that still does: how many plazas, workshops and houses each plan has.
///
/// The plans choose their places differently. What they have in common tells who comes to build
/// last of each shape, if nobody upsets it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Plans {
    /// A byte a plan.
    plazas: u64,
    workshops: u64,
    houses: u64,
}

impl Plans {
    /// The plans for a region; with workshops, if they may be built.
    pub fn of(region: Cells, workshops: bool) -> Plans {
        let mut plans = Plans::default();
        for plan in 0..8 {
            let mut rest = region;
            let mut build = |shape| u64::from(build_up(&mut rest, shape, plan)) << (8 * plan);
            plans.plazas |= build(Shape::Plaza);
            if workshops {
                plans.workshops |= build(Shape::Workshop);
            }
            plans.houses |= build(Shape::House);
        }
        plans
    }

    /// The plans for two regions together.
    pub fn plus(self, other: Plans) -> Plans {
        Plans {
            plazas: self.plazas + other.plazas,
            workshops: self.workshops + other.workshops,
            houses: self.houses + other.houses,
        }
    }

    /// The plans without one of the regions.
    pub fn minus(self, part: Plans) -> Plans {
        Plans {
            plazas: self.plazas - part.plazas,
            workshops: self.workshops - part.workshops,
            houses: self.houses - part.houses,
        }
    }

    /// What the side to move makes more than the other one if both take turns and build by the
    /// plan: the sum over all plans.
    pub fn margins(self) -> i32 {
        self.margins_of(0x0101_0101_0101_0101)
    }

    /// The same by the first plan alone.
    pub fn first_margin(self) -> i32 {
        self.margins_of(1)
    }

    /// Of an even number of equal buildings both sides make the same; only odd numbers count.
    fn margins_of(self, odd: u64) -> i32 {
        let [plazas, workshops, houses] =
            [self.plazas, self.workshops, self.houses].map(|n| n & odd);
        let plans = |some: u64| some.count_ones() as i32;
        let turned = plazas ^ workshops;
        4 * plans(plazas)
            + 3 * (plans(workshops & !plazas) - plans(workshops & plazas))
            + 2 * (plans(houses & !turned) - plans(houses & turned))
    }
}

/// Builds one shape as long as it fits, and returns how often it did. Each plan looks for a place
/// one way and from one cell on, then the other way and from another cell on.
fn build_up(rest: &mut Cells, shape: Shape, plan: u32) -> u32 {
    let ways = shape.ways();
    let mut built = 0;
    loop {
        let from = (37 * plan + 41 * built) % 90;
        let first = (plan + built) as usize;
        let next = (first..first + ways.len()).find_map(|turn| {
            let way = ways[turn % ways.len()];
            first_from(rest.corners(shape, way), from)
                .map(|place| Cells::from_bits(shape.footprint(way).bits() << place))
        });
        let Some(building) = next else { return built };
        *rest = *rest & !building;
        built += 1;
    }
}

/// The place of the first cell of the set from that place on, and then from A1 on.
fn first_from(cells: Cells, from: u32) -> Option<u32> {
    let later = cells.bits() >> from << from;
    let found = if later == 0 { cells.bits() } else { later };
    (found != 0).then(|| found.trailing_zeros())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cell_city::Cell;

    fn region(columns: u8, rows: u8) -> Cells {
        Cells::rectangle(Cell::new(0, 0), Cell::new(columns - 1, rows - 1))
    }

    #[test]
    fn plans_of_small_regions() {
        let eight = |count: u64| count * 0x0101_0101_0101_0101;
        let plans = |columns, rows| {
            let Plans {
                plazas,
                workshops,
                houses,
            } = Plans::of(region(columns, rows), true);
            [plazas, workshops, houses]
        };
        assert_eq!(plans(2, 1), [0, 0, 1].map(eight));
        assert_eq!(plans(3, 1), [0, 1, 0].map(eight));
        assert_eq!(plans(2, 2), [1, 0, 0].map(eight));
        let Plans {
            workshops, houses, ..
        } = Plans::of(region(3, 1), false);
        assert_eq!([workshops, houses], [0, 1].map(eight));
    }

    #[test]
    fn who_makes_more_by_the_plan() {
        let rooms = |sizes: &[(u8, u8)]| {
            let plans = sizes
                .iter()
                .map(|&(columns, rows)| Plans::of(region(columns, rows), true));
            plans.fold(Plans::default(), Plans::plus)
        };
        let cases: [(&[(u8, u8)], i32); 6] = [
            (&[], 0),
            (&[(2, 2)], 4),
            (&[(2, 2), (3, 1)], 4 - 3),
            (&[(2, 2), (2, 2), (3, 1)], 3),
            (&[(2, 2), (3, 1), (1, 2)], 4 - 3 + 2),
            (&[(3, 1), (2, 1)], 3 - 2),
        ];
        for (sizes, margin) in cases {
            assert_eq!(rooms(sizes).first_margin(), margin, "{sizes:?}");
            assert_eq!(rooms(sizes).margins(), 8 * margin, "{sizes:?}");
        }
        assert_eq!(
            rooms(&[(2, 2), (3, 1)]).minus(rooms(&[(3, 1)])),
            rooms(&[(2, 2)])
        );
    }
}
