use crate::games::cell_city::{Cells, Shape};

/// Eight plans to build regions up until nothing fits any more, always with the biggest building
/// that still does: how many plazas, workshops and houses each plan has.
///
/// The plans choose their places differently. What they have in common tells who comes to build
/// last of each shape, if nobody upsets it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Plans {
    /// A byte a plan.
    houses: u64,
    workshops: u64,
    plazas: u64,
}

impl Plans {
    /// The only plan there is for a house.
    pub const HOUSE: Plans = Plans {
        houses: 0x0101_0101_0101_0101,
        workshops: 0,
        plazas: 0,
    };

    /// The plans for a region with these shapes, from the smallest to the biggest.
    pub fn of(region: Cells, shapes: &[Shape]) -> Plans {
        let mut plans = Plans::default();
        for plan in 0..8 {
            let mut rest = region;
            for &shape in shapes.iter().rev() {
                let numbers = match shape {
                    Shape::House => &mut plans.houses,
                    Shape::Workshop => &mut plans.workshops,
                    Shape::Plaza => &mut plans.plazas,
                };
                *numbers |= u64::from(build_up(&mut rest, shape, plan)) << (8 * plan);
            }
        }
        plans
    }

    /// The plans for these and other regions together.
    pub fn plus(self, other: Plans) -> Plans {
        Plans {
            houses: self.houses + other.houses,
            workshops: self.workshops + other.workshops,
            plazas: self.plazas + other.plazas,
        }
    }

    /// The plans without some of the regions.
    pub fn minus(self, part: Plans) -> Plans {
        Plans {
            houses: self.houses - part.houses,
            workshops: self.workshops - part.workshops,
            plazas: self.plazas - part.plazas,
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

    fn plans(columns: u8, rows: u8, shapes: &[Shape]) -> Plans {
        Plans::of(
            Cells::rectangle(Cell::new(0, 0), Cell::new(columns - 1, rows - 1)),
            shapes,
        )
    }

    #[test]
    fn plans_of_small_regions() {
        let all_plans = |houses, workshops, plazas| {
            let [houses, workshops, plazas] =
                [houses, workshops, plazas].map(|number: u64| number * 0x0101_0101_0101_0101);
            Plans {
                houses,
                workshops,
                plazas,
            }
        };
        let all = &Shape::ALL;
        assert_eq!(plans(2, 1, all), all_plans(1, 0, 0));
        assert_eq!(plans(3, 1, all), all_plans(0, 1, 0));
        assert_eq!(plans(2, 2, all), all_plans(0, 0, 1));
        assert_eq!(plans(4, 1, all), all_plans(0, 1, 0));
        assert_eq!(
            plans(3, 1, &[Shape::House, Shape::Plaza]),
            all_plans(1, 0, 0)
        );
        assert_eq!(
            plans(2, 2, &[Shape::House, Shape::Workshop]),
            all_plans(2, 0, 0)
        );
    }

    #[test]
    fn no_plan_takes_more_than_there_is_or_leaves_room() {
        let Plans {
            houses,
            workshops,
            plazas,
        } = plans(7, 7, &Shape::ALL);
        for plan in 0..8 {
            let [houses, workshops, plazas] =
                [houses, workshops, plazas].map(|n| n >> (8 * plan) & 0xff);
            assert!(plazas >= 4, "fewer leave room for one more");
            assert!((2 * houses + 3 * workshops + 4 * plazas) <= 49);
        }
    }

    #[test]
    fn who_makes_more_by_the_plan() {
        let plans_of = |sizes: &[(u8, u8)]| {
            let plans = sizes
                .iter()
                .map(|&(columns, rows)| plans(columns, rows, &Shape::ALL));
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
            assert_eq!(plans_of(sizes).first_margin(), margin, "{sizes:?}");
            assert_eq!(plans_of(sizes).margins(), 8 * margin, "{sizes:?}");
        }
        assert_eq!(
            plans_of(&[(2, 2), (3, 1)]).minus(plans_of(&[(3, 1)])),
            plans_of(&[(2, 2)])
        );
    }
}
