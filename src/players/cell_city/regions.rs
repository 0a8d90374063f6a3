use super::plans::Plans;
use crate::games::cell_city::{Cells, Shape};

/// The regions of a set of cells: those that hang together by their sides. Lone cells, which are
/// dead, belong to none. What is built in one region doesn't touch another.
pub(super) fn regions(cells: Cells) -> impl Iterator<Item = Cells> {
    let mut rest = cells & !cells.lone();
    std::iter::from_fn(move || {
        let mut region = rest.lowest();
        loop {
            let grown = region | region.neighbours() & rest;
            if grown == region {
                break;
            }
            region = grown;
        }
        rest = rest & !region;
        (!region.is_empty()).then_some(region)
    })
}

/// What a region, or several together, have room for. Regions with equal keys have equal rooms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Room {
    /// A number for the region's shape, the same for all its shifted, turned and mirrored images;
    /// for several regions the sum, in whatever order.
    pub key: u128,
    pub cells: u8,
    /// Places for the bigger shapes, as far as they may be built: overlapping ones count each.
    pub workshop_places: u8,
    pub plaza_places: u8,
    pub plans: Plans,
}

impl Room {
    /// The points of the biggest building that fits; 2 if none does.
    pub fn biggest(&self) -> usize {
        match self {
            Room {
                plaza_places: 1.., ..
            } => 4,
            Room {
                workshop_places: 1..,
                ..
            } => 3,
            Room { .. } => 2,
        }
    }

    pub fn plus(self, other: Room) -> Room {
        Room {
            key: self.key.wrapping_add(other.key),
            cells: self.cells + other.cells,
            plaza_places: self.plaza_places + other.plaza_places,
            workshop_places: self.workshop_places + other.workshop_places,
            plans: self.plans.plus(other.plans),
        }
    }

    /// The room without that of one of the regions.
    pub fn minus(self, part: Room) -> Room {
        Room {
            key: self.key.wrapping_sub(part.key),
            cells: self.cells - part.cells,
            plaza_places: self.plaza_places - part.plaza_places,
            workshop_places: self.workshop_places - part.workshop_places,
            plans: self.plans.minus(part.plans),
        }
    }
}

/// Finds the room of regions, and remembers that of the last ones.
pub(super) struct Survey {
    shapes: Vec<Shape>,
    known: Vec<(Cells, Room)>,
}

impl Survey {
    const KNOWN_BITS: u32 = 13;
    /// Regions of more cells are told apart by where they lie: they come up seldom, and the images
    /// of large ones take long to make.
    const LARGE: u32 = 32;

    /// For building these shapes, from the smallest to the biggest.
    pub fn new(shapes: Vec<Shape>) -> Survey {
        Survey {
            shapes,
            known: vec![(Cells::NONE, Room::default()); 1 << Self::KNOWN_BITS],
        }
    }

    pub fn room(&mut self, region: Cells) -> Room {
        let place = (mix(region.bits()) >> (128 - Self::KNOWN_BITS)) as usize;
        let (known, room) = self.known[place];
        if known == region {
            return room;
        }
        let room = self.survey(region);
        self.known[place] = (region, room);
        room
    }

    fn survey(&self, region: Cells) -> Room {
        let image = if region.len() > Self::LARGE {
            region
        } else {
            least_image(region)
        };
        let places = |shape: Shape| {
            let ways = shape.ways().iter().filter(|_| self.shapes.contains(&shape));
            ways.map(|&way| image.corners(shape, way).len() as u8).sum()
        };
        Room {
            key: mix(image.bits()),
            cells: image.len() as u8,
            workshop_places: places(Shape::Workshop),
            plaza_places: places(Shape::Plaza),
            plans: Plans::of(image, &self.shapes),
        }
    }
}

/// Of the region's eight images, turned and mirrored and pushed into the top-left corner, the one
/// with the least number.
fn least_image(region: Cells) -> Cells {
    let places: Vec<(u32, u32)> = region
        .iter()
        .map(|cell| (cell.column().into(), cell.row().into()))
        .collect();
    let ends = |of: fn(&(u32, u32)) -> u32| {
        let all = || places.iter().map(of);
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    };
    let (left, right) = ends(|place| place.0);
    let (top, bottom) = ends(|place| place.1);
    let mut images = [0_u128; 8];
    for (column, row) in places {
        let (x, y) = (column - left, row - top);
        let (from_right, from_bottom) = (right - column, bottom - row);
        let mirrored = [
            (x, y),
            (x, from_bottom),
            (from_right, y),
            (from_right, from_bottom),
        ];
        let turned = mirrored.map(|(x, y)| (y, x));
        for (image, (x, y)) in images.iter_mut().zip(mirrored.into_iter().chain(turned)) {
            *image |= 1 << (x * Cells::COLUMN + y);
        }
    }
    Cells::from_bits(images.into_iter().fold(u128::MAX, u128::min))
}

/// A number in which every bit depends on every bit of the given one.
pub(super) fn mix(number: u128) -> u128 {
    // The multipliers are odd numbers with nothing special about them.
    let mixed = (number ^ number >> 67).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    let mixed = (mixed ^ mixed >> 61).wrapping_mul(0xd1b5_4a32_d192_ed03_aaf5_1c8d_3a4f_5a35);
    mixed ^ mixed >> 64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cell_city::Cell;

    fn cells<const N: usize>(names: [&str; N]) -> Cells {
        names
            .into_iter()
            .map(|name| name.parse::<Cell>().unwrap())
            .collect()
    }

    #[test]
    fn regions_hang_together_by_sides() {
        let row = cells(["A1", "A2", "B2"]);
        let corner = cells(["C3", "C4"]);
        let lone = cells(["E5"]);
        assert_eq!(
            regions(row | corner | lone).collect::<Vec<_>>(),
            [row, corner]
        );
        assert_eq!(regions(Cells::NONE).count(), 0);
        assert_eq!(
            regions(Cells::board(9)).collect::<Vec<_>>(),
            [Cells::board(9)]
        );
    }

    #[test]
    fn images_have_one_key() {
        let images = [
            cells(["A1", "A2", "A3", "B3"]),
            cells(["A1", "B1", "A2", "A3"]),
            cells(["F8", "G8", "H8", "H7"]),
            cells(["H1", "H2", "H3", "I1"]),
        ];
        let mut survey = Survey::new(Shape::ALL.to_vec());
        let keys = images.map(|image| survey.room(image).key);
        assert!(keys.iter().all(|key| *key == keys[0]));
        assert_ne!(survey.room(cells(["A1", "A2", "A3", "B2"])).key, keys[0]);
        assert_ne!(survey.room(cells(["A1", "A2", "A3", "A4"])).key, keys[0]);
    }

    #[test]
    fn rooms_add_up() {
        let mut survey = Survey::new(Shape::ALL.to_vec());
        let square = survey.room(cells(["A1", "A2", "B1", "B2"]));
        let strip = survey.room(cells(["D1", "D2", "D3", "D4"]));
        assert_eq!(
            (square.cells, square.plaza_places, square.workshop_places),
            (4, 1, 0)
        );
        assert_eq!(
            (strip.cells, strip.plaza_places, strip.workshop_places),
            (4, 0, 2)
        );
        assert_eq!(square.plus(strip), strip.plus(square));
        assert_eq!(square.plus(strip).minus(square), strip);
        assert_eq!(
            Survey::new(vec![Shape::House, Shape::Plaza])
                .room(cells(["D1", "D2", "D3"]))
                .workshop_places,
            0
        );
    }
}
