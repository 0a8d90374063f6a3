use super::{bounds::Fits, mirror::mirrors_itself, nim::heap, plans::Plans};
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
    /// A number for the region's form, the same for all its shifted, turned and mirrored images;
    /// for several regions the sum, in whatever order. 0 for what is told by the heap alone.
    pub key: u128,
    /// The heap of Nim that the regions with room for houses only are as good as.
    pub heap: u8,
    /// Places for the shapes, as far as they may be built: overlapping ones count each. Those of
    /// the heap don't count.
    pub house_places: u8,
    pub workshop_places: u8,
    pub plaza_places: u8,
    plans: Plans,
}

impl Room {
    pub fn of_heap(heap: u8) -> Room {
        Room {
            heap,
            ..Room::default()
        }
    }

    /// Whether nothing is left that is worth anything to either side.
    pub fn is_nothing(&self) -> bool {
        self.key == 0 && self.heap == 0
    }

    pub fn fits(&self) -> Fits {
        Fits {
            plaza: self.plaza_places > 0,
            workshop: self.workshop_places > 0,
            house: !self.is_nothing(),
        }
    }

    /// Places for all shapes.
    pub fn places(&self) -> u16 {
        let places = [self.house_places, self.workshop_places, self.plaza_places];
        places.into_iter().map(u16::from).sum()
    }

    /// The plans to build it all up.
    pub fn plans(&self) -> Plans {
        if self.heap > 0 {
            self.plans.plus(Plans::HOUSE)
        } else {
            self.plans
        }
    }

    pub fn plus(self, other: Room) -> Room {
        Room {
            key: self.key.wrapping_add(other.key),
            heap: self.heap ^ other.heap,
            house_places: self.house_places + other.house_places,
            plaza_places: self.plaza_places + other.plaza_places,
            workshop_places: self.workshop_places + other.workshop_places,
            plans: self.plans.plus(other.plans),
        }
    }

    /// The room without that of one of the regions.
    pub fn minus(self, part: Room) -> Room {
        Room {
            key: self.key.wrapping_sub(part.key),
            heap: self.heap ^ part.heap,
            house_places: self.house_places - part.house_places,
            plaza_places: self.plaza_places - part.plaza_places,
            workshop_places: self.workshop_places - part.workshop_places,
            plans: self.plans.minus(part.plans),
        }
    }
}

/// Finds the room of regions, and remembers that of the last ones.
pub(super) struct Survey {
    shapes: Vec<Shape>,
    /// Whether a plaza can't always be answered by a plaza.
    limited: bool,
    known: Vec<(Cells, Room)>,
}

impl Survey {
    const KNOWN_BITS: u32 = 14;

    /// For building these shapes, from the smallest to the biggest. Where plazas are limited, no
    /// region with room for one is taken as worth nothing.
    pub fn new(shapes: Vec<Shape>, limited: bool) -> Survey {
        Survey {
            shapes,
            limited,
            known: vec![(Cells::NONE, Room::default()); 1 << Self::KNOWN_BITS],
        }
    }

    pub fn room(&mut self, region: Cells) -> Room {
        let place = place(region, Self::KNOWN_BITS);
        let (known, room) = self.known[place];
        if known == region {
            return room;
        }
        let room = self.survey(region);
        self.known[place] = (region, room);
        room
    }

    fn survey(&self, region: Cells) -> Room {
        if let Some(heap) = heap(region, &self.shapes) {
            return Room::of_heap(heap);
        }
        let image = least_image(region);
        let places = |shape: Shape| {
            let ways = shape.ways().iter().filter(|_| self.shapes.contains(&shape));
            ways.map(|&way| image.corners(shape, way).len() as u8).sum()
        };
        let room = Room {
            key: mix(image.bits()),
            heap: 0,
            house_places: places(Shape::House),
            workshop_places: places(Shape::Workshop),
            plaza_places: places(Shape::Plaza),
            plans: Plans::of(image, &self.shapes),
        };
        if self.can_mirror(&room) && mirrors_itself(image, &self.shapes) {
            Room::default()
        } else {
            room
        }
    }

    /// Whether all that is built there can be answered in an image of the region.
    pub fn can_mirror(&self, room: &Room) -> bool {
        !self.limited || room.plaza_places == 0
    }
}

/// Where to remember a region: a number of so many bits.
fn place(region: Cells, bits: u32) -> usize {
    let cells = region.bits();
    let folded = cells as u64 ^ ((cells >> 64) as u64).rotate_left(20);
    (folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - bits)) as usize
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
        let mut survey = Survey::new(Shape::ALL.to_vec(), false);
        let keys = images.map(|image| survey.room(image).key);
        assert!(keys.iter().all(|key| *key == keys[0]));
        assert_ne!(survey.room(cells(["A1", "A2", "A3", "B2"])).key, keys[0]);
        assert_ne!(survey.room(cells(["A1", "A2", "A3", "A4"])).key, keys[0]);
    }

    #[test]
    fn rooms_add_up() {
        let mut survey = Survey::new(Shape::ALL.to_vec(), false);
        let square = survey.room(cells(["A1", "A2", "B1", "B2"]));
        let strip = survey.room(cells(["D1", "D2", "D3", "D4"]));
        assert_eq!((square.plaza_places, square.workshop_places), (1, 0));
        assert_eq!((strip.plaza_places, strip.workshop_places), (0, 2));
        assert_eq!((square.house_places, strip.house_places), (4, 3));
        assert_eq!(square.plus(strip), strip.plus(square));
        assert_eq!(square.plus(strip).minus(square), strip);
    }

    #[test]
    fn houses_make_a_heap() {
        let mut survey = Survey::new(Shape::ALL.to_vec(), false);
        let house = survey.room(cells(["A1", "A2"]));
        let bent = survey.room(cells(["C1", "C2", "D2", "D3"]));
        assert_eq!((house.heap, bent.heap), (1, 2));
        assert_eq!((house.key, bent.key), (0, 0));
        assert_eq!(house.plus(bent).heap, 3);
        assert!(house.plus(house).is_nothing());
        let strip = cells(["D1", "D2", "D3"]);
        let mut first_city = Survey::new(vec![Shape::House, Shape::Plaza], false);
        assert_eq!(first_city.room(strip).heap, 1);
        assert_eq!(survey.room(strip).heap, 0);
    }

    #[test]
    fn what_mirrors_itself_is_nothing_unless_plazas_run_out() {
        let board = Cells::board(7) & !cells(["C4", "D4", "E4"]);
        let shapes = || Shape::ALL.to_vec();
        assert!(Survey::new(shapes(), false).room(board).is_nothing());
        assert!(!Survey::new(shapes(), true).room(board).is_nothing());
    }
}
