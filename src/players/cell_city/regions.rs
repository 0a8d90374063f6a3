//! The regions of a map: free cells that hang together. What is built in one doesn't touch another.

use crate::games::cell_city::{Cells, Shape, Way};

/// What a region, or several together, have room for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Room {
    /// A number for the shape of the region, the same for all its turned, mirrored and shifted
    /// images; for several regions the sum, so the order doesn't matter.
    pub key: u128,
    pub cells: u32,
    /// Places where a plaza fits, overlapping ones counted each; so for workshops.
    pub plaza_places: u32,
    pub workshop_places: u32,
    pub plans: Plans,
}

/// The numbers of plazas, workshops and houses in eight plans to build everything up, biggest
/// first: a byte a plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Plans([u64; 3]);

impl Plans {
    /// What the side to move makes more than the other one, on average, if both follow the plan.
    pub fn margin_in_eighths(self) -> i32 {
        const ODD: u64 = 0x0101_0101_0101_0101;
        let [plazas, workshops, houses] = self.0.map(|count| count & ODD);
        let plans = |some: u64| some.count_ones() as i32;
        let turned = plazas ^ workshops;
        4 * plans(plazas)
            + 3 * (plans(workshops & !plazas) - plans(workshops & plazas))
            + 2 * (plans(houses & !turned) - plans(houses & turned))
    }
}

impl Room {
    pub fn plus(self, other: Room) -> Room {
        let [a, b, c] = self.plans.0;
        let [x, y, z] = other.plans.0;
        Room {
            key: self.key.wrapping_add(other.key),
            cells: self.cells + other.cells,
            plaza_places: self.plaza_places + other.plaza_places,
            workshop_places: self.workshop_places + other.workshop_places,
            plans: Plans([a + x, b + y, c + z]),
        }
    }

    pub fn minus(self, part: Room) -> Room {
        let [a, b, c] = self.plans.0;
        let [x, y, z] = part.plans.0;
        Room {
            key: self.key.wrapping_sub(part.key),
            cells: self.cells - part.cells,
            plaza_places: self.plaza_places - part.plaza_places,
            workshop_places: self.workshop_places - part.workshop_places,
            plans: Plans([a - x, b - y, c - z]),
        }
    }
}

/// The regions of a set of cells; lone cells, which are dead, belong to none.
pub(super) fn regions(cells: Cells) -> impl Iterator<Item = Cells> {
    let mut rest = (cells & !cells.lone()).bits();
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let mut region = rest & rest.wrapping_neg();
        loop {
            let near = Cells::from_bits(region).neighbours().bits() & rest & !region;
            if near == 0 {
                break;
            }
            region |= near;
        }
        rest &= !region;
        Some(Cells::from_bits(region))
    })
}

/// Looks regions over, and remembers a bounded number of them.
pub(super) struct Survey {
    workshops: bool,
    known: Vec<(Cells, Room)>,
}

const KNOWN_BITS: u32 = 14;
/// Regions of more cells are known by where they lie, not by shape: they come up again seldom.
const LARGE: u32 = 32;

impl Survey {
    pub fn new(workshops: bool) -> Survey {
        Survey {
            workshops,
            known: vec![(Cells::NONE, Room::default()); 1 << KNOWN_BITS],
        }
    }

    /// What the region has room for.
    pub fn room(&mut self, region: Cells) -> Room {
        let place = (mix(region.bits()) >> (128 - KNOWN_BITS)) as usize;
        let (known, room) = self.known[place];
        if known == region {
            return room;
        }
        let room = self.look_over(region);
        self.known[place] = (region, room);
        room
    }

    fn look_over(&self, region: Cells) -> Room {
        let places = |shape: Shape| {
            shape
                .ways()
                .iter()
                .map(|&way| region.corners(shape, way).len())
                .sum()
        };
        Room {
            key: mix(if region.len() <= LARGE {
                standard_image(region)
            } else {
                region.bits()
            }),
            cells: region.len(),
            plaza_places: places(Shape::Plaza),
            workshop_places: if self.workshops {
                places(Shape::Workshop)
            } else {
                0
            },
            plans: self.plans(region),
        }
    }

    fn plans(&self, region: Cells) -> Plans {
        let mut plans = Plans::default();
        for plan in 0..8 {
            let mut rest = region;
            for (shape, count) in [Shape::Plaza, Shape::Workshop, Shape::House]
                .into_iter()
                .zip(&mut plans.0)
            {
                if shape != Shape::Workshop || self.workshops {
                    *count += u64::from(build_all(&mut rest, shape, plan)) << (8 * plan);
                }
            }
        }
        plans
    }
}

/// Builds one shape as long as it fits, looking for places from other cells in each plan.
fn build_all(rest: &mut Cells, shape: Shape, plan: u32) -> u32 {
    let mut built = 0;
    for turn in 0.. {
        let way = shape.ways()[(plan + turn) as usize % shape.ways().len()];
        let other = shape.ways()[(plan + turn + 1) as usize % shape.ways().len()];
        let mut corners = rest.corners(shape, way);
        let mut w = way;
        if corners.is_empty() {
            corners = rest.corners(shape, other);
            w = other;
        }
        if corners.is_empty() {
            break;
        }
        let start = (plan * 37 + turn * 41) % 90;
        let corner = (corners.bits().rotate_right(start).trailing_zeros() + start) % 128;
        *rest = *rest & !Cells::from_bits(outline(shape, w) << corner);
        built += 1;
    }
    built
}

const fn outline(shape: Shape, way: Way) -> u128 {
    const NEXT: u32 = Cells::COLUMN;
    match (shape, way) {
        (Shape::House, Way::Down) => 0b11,
        (Shape::House, Way::Across) => 1 | 1 << NEXT,
        (Shape::Workshop, Way::Down) => 0b111,
        (Shape::Workshop, Way::Across) => 1 | 1 << NEXT | 1 << (2 * NEXT),
        (Shape::Plaza, _) => 0b11 | 0b11 << NEXT,
    }
}

/// The cells of each building of that shape that fits into the cells.
pub(super) fn buildings(cells: Cells, shape: Shape, way: Way) -> impl Iterator<Item = Cells> {
    let outline = outline(shape, way);
    let mut corners = cells.corners(shape, way).bits();
    std::iter::from_fn(move || {
        let corner = corners.trailing_zeros();
        corners &= corners.checked_sub(1)?;
        Some(Cells::from_bits(outline << corner))
    })
}

/// The least, as a number, of the region's eight images pushed into the top-left corner.
fn standard_image(region: Cells) -> u128 {
    let bits = region.bits();
    let cells = || {
        region
            .iter()
            .map(|cell| (cell.column() as u32, cell.row() as u32))
    };
    let left = bits.trailing_zeros() / Cells::COLUMN;
    let right = (127 - bits.leading_zeros()) / Cells::COLUMN;
    let (mut top, mut bottom) = (Cells::COLUMN, 0);
    for (_, row) in cells() {
        (top, bottom) = (top.min(row), bottom.max(row));
    }
    let mut images = [0_u128; 8];
    for (column, row) in cells() {
        let (x, y) = (column - left, row - top);
        let (from_right, from_bottom) = (right - column, bottom - row);
        let pairs = [
            (x, y),
            (x, from_bottom),
            (from_right, y),
            (from_right, from_bottom),
        ];
        for (i, (a, b)) in pairs.into_iter().enumerate() {
            images[2 * i] |= 1 << (a * Cells::COLUMN + b);
            images[2 * i + 1] |= 1 << (b * Cells::COLUMN + a);
        }
    }
    images.into_iter().fold(u128::MAX, u128::min)
}

/// A number in which every bit depends on every bit of the given one.
pub(super) fn mix(number: u128) -> u128 {
    let mixed = (number ^ (number >> 67)).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    let mixed = (mixed ^ (mixed >> 61)).wrapping_mul(0xd1b5_4a32_d192_ed03_aaf5_1c8d_3a4f_5a35);
    mixed ^ (mixed >> 64)
}
