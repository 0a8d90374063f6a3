use super::regions::{Room, Survey, mix, regions};
use crate::{
    games::{
        Game, Seat,
        cell_city::{Building, Cells, Position, Shape, Way},
    },
    players::search::{Child, Tree},
};

/// What the search counts a point as, so that it can guess finer than in points.
pub(super) const POINT: i32 = 4;

/// All that the rest of a game depends on, from the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Map {
    /// The free cells that aren't dead.
    free: Cells,
    room: Room,
    /// Plazas left to the side to move and to the other one, where they are limited: no more than
    /// there are places for. 0 where they aren't.
    plazas: [u8; 2],
}

/// A move and the map after it.
pub(super) type Step = (Building, Child<Map>);

/// The tree of the ways in which a game can go on.
pub(super) struct Maps {
    survey: Survey,
    /// What may be built, from the biggest to the smallest.
    shapes: Vec<(Shape, Way)>,
    limited: bool,
    /// By cells, and by the points of the biggest building less 2.
    bounds: Vec<[(i32, i32); 3]>,
}

impl Maps {
    /// The tree from a position on, and its moves.
    pub fn from(position: &Position) -> (Maps, Vec<Step>) {
        let shapes = position.shapes_left();
        let ways = |shape: Shape| shape.ways().iter().map(move |&way| (shape, way));
        let mut maps = Maps {
            shapes: shapes.iter().rev().copied().flat_map(ways).collect(),
            survey: Survey::new(shapes),
            limited: position.options().variant.plaza_limit().is_some(),
            bounds: (0..=81)
                .map(|cells| [2, 3, 4].map(|biggest| bounds(cells, biggest)))
                .collect(),
        };
        let map = maps.map(position);
        let steps = position.legal_moves().into_iter().filter_map(|mv| {
            let region = regions(map.free).find(|region| !(*region & mv.cells()).is_empty())?;
            Some((mv, maps.build(&map, region, mv.cells(), mv.shape()?)))
        });
        let steps = steps.collect();
        (maps, steps)
    }

    fn map(&mut self, position: &Position) -> Map {
        let free = position.free() & !position.dead();
        let rooms = regions(free).map(|region| self.survey.room(region));
        let room = rooms.fold(Room::default(), Room::plus);
        let side = position.to_move().map_or(Seat::FIRST, |seat| seat).side();
        let plazas = [side, side.other()].map(|side| match position.plazas_left(side) {
            Some(left) => left.min(room.plaza_places.into()) as u8,
            None => 0,
        });
        Map { free, room, plazas }
    }

    /// The map after a building in one of its regions.
    fn build(&mut self, map: &Map, region: Cells, building: Cells, shape: Shape) -> Child<Map> {
        let mut free = map.free & !region;
        let mut room = map.room.minus(self.survey.room(region));
        for rest in regions(region & !building) {
            free = free | rest;
            room = room.plus(self.survey.room(rest));
        }
        let [mine, theirs] = map.plazas;
        let mine = mine.saturating_sub(u8::from(shape == Shape::Plaza));
        let plazas = [theirs, mine].map(|left| left.min(room.plaza_places));
        let points = shape.points() as i32 * POINT;
        Child {
            points,
            again: false,
            position: Map { free, room, plazas },
        }
    }
}

impl Tree for Maps {
    type Position = Map;

    fn children(&mut self, map: &Map, children: &mut Vec<Child<Map>>) {
        let mut found = Vec::new();
        for region in regions(map.free) {
            for place in 0..self.shapes.len() {
                let (shape, way) = self.shapes[place];
                if shape == Shape::Plaza && self.limited && map.plazas[0] == 0 {
                    continue;
                }
                let footprint = shape.footprint(way);
                for corner in region.corners(shape, way).places() {
                    let building = Cells::from_bits(footprint.bits() << corner);
                    found.push(self.build(map, region, building, shape));
                }
            }
        }
        found.sort_by_cached_key(|child| guess(&child.position) - child.points);
        // Of moves that leave the same, the one with the most points comes first and is enough.
        let first = children.len();
        for child in found {
            let key = self.key(&child.position);
            if children[first..]
                .iter()
                .all(|other| self.key(&other.position) != key)
            {
                children.push(child);
            }
        }
    }

    fn estimate(&mut self, map: &Map) -> i32 {
        guess(map)
    }

    fn bounds(&mut self, map: &Map) -> (i32, i32) {
        self.bounds[usize::from(map.room.cells)][map.room.biggest() - 2]
    }

    fn key(&self, map: &Map) -> u128 {
        let [mine, theirs] = map.plazas.map(u128::from);
        if self.limited {
            map.room.key.wrapping_add(mix(mine << 8 | theirs))
        } else {
            map.room.key
        }
    }
}

/// A guess at the margin to come.
///
/// Fitted to proved values: as a rule the side to move makes two points more, and what the plans
/// say on average tells about a third of what there is to tell beyond that.
fn guess(map: &Map) -> i32 {
    match map.room.cells {
        0 => 0,
        _ => (3 * map.room.plans.margins() + 40) / 10,
    }
}

/// The least and the most that the side to move can make more than the other one, with so many
/// cells left and buildings of 2 to `biggest` cells.
fn bounds(cells: i32, biggest: i32) -> (i32, i32) {
    // One side builds as big as it can and the other one as small as it can, in turn.
    let most = |turns: i32, others: i32| match cells - 2 * others {
        ..2 => 0,
        left => left.min(biggest * turns),
    };
    let turns = || (1..).take_while(|turns| 2 * turns <= cells);
    let high = turns()
        .map(|turns| most(turns, turns - 1) - 2 * (turns - 1))
        .max();
    let low = turns().map(|turns| 2 * turns - most(turns, turns)).min();
    (low.unwrap_or(0) * POINT, high.unwrap_or(0) * POINT)
}
