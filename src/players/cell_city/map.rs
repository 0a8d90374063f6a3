use super::{
    bounds::Bounds,
    mirror::mirrors_itself,
    regions::{Room, Survey, mix, regions},
};
use crate::{
    games::{
        Game, Seat,
        cell_city::{Building, Cells, Position, Shape},
    },
    players::search::{Child, Tree},
};

/// What the search counts a point as, so that it can guess finer than in points.
pub(super) const POINT: i32 = 4;

/// All that the rest of a game depends on, from the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Map {
    /// The free cells, without those that make no difference: dead ones, pairs of regions of the
    /// same form, and regions with room for houses only, which are told by their heap.
    free: Cells,
    room: Room,
    /// Plazas left to the side to move and to the other one, where they are limited: no more than
    /// there are places for. 0 where they aren't.
    plazas: [u8; 2],
}

impl Map {
    pub fn room(&self) -> &Room {
        &self.room
    }
}

/// A move and the map after it.
pub(super) type Step = (Building, Map);

/// A region of a map.
#[derive(Clone, Copy)]
pub(super) struct Part {
    region: Cells,
    room: Room,
}

/// The tree of the ways in which a game can go on.
pub(super) struct Maps {
    survey: Survey,
    /// The survey for when no plaza may be built any more.
    survey_after_plazas: Survey,
    /// What may be built, from the biggest to the smallest.
    shapes: Vec<Shape>,
    limited: bool,
    bounds: Bounds,
    /// What heap and plazas add to a map's key.
    keys: Vec<u128>,
}

/// Heaps are less than this, and so many plazas can't be left.
const HEAPS: usize = 16;
const LEFT: usize = 4;

impl Maps {
    /// The tree for building these shapes, from the smallest to the biggest.
    fn new(shapes: Vec<Shape>, limited: bool) -> Maps {
        let no_plaza = shapes.iter().copied().filter(|&s| s != Shape::Plaza);
        Maps {
            survey_after_plazas: Survey::new(no_plaza.collect(), limited),
            shapes: shapes.iter().rev().copied().collect(),
            survey: Survey::new(shapes, limited),
            limited,
            bounds: Bounds::new(limited),
            // The bits of no region are numbers like these.
            keys: (0..HEAPS * LEFT * LEFT)
                .map(|n| mix(!(n as u128)))
                .collect(),
        }
    }

    /// The tree from a position on, the map of the position, and its moves.
    pub fn from(position: &Position) -> (Maps, Map, Vec<Step>) {
        let limited = position.options().variant.plaza_limit().is_some();
        let mut maps = Maps::new(position.shapes_left(), limited);
        let side = position.to_move().map_or(Seat::FIRST, |seat| seat).side();
        let plazas = [side, side.other()].map(|side| position.plazas_left(side).unwrap_or(0) as u8);
        let map = maps.map(position.free(), 0, plazas);
        let steps = position.legal_moves().into_iter().map(|mv| {
            let [mine, theirs] = plazas;
            let mine = mine.saturating_sub(u8::from(mv.shape() == Some(Shape::Plaza)));
            let free = position.free() & !mv.cells();
            (mv, maps.map(free, 0, [theirs, mine]))
        });
        let steps = steps.collect();
        (maps, map, steps)
    }

    /// The map of these free cells beside a heap.
    fn map(&mut self, free: Cells, heap: u8, plazas: [u8; 2]) -> Map {
        let mut map = Map {
            free: Cells::NONE,
            room: Room::of_heap(heap),
            plazas,
        };
        let mut parts = Vec::new();
        for region in regions(free) {
            self.add(&mut map, &mut parts, region);
        }
        self.limit(map)
    }

    /// The regions of a map.
    pub fn parts(&mut self, map: &Map) -> Vec<Part> {
        let survey = self.survey(map.plazas);
        let part = |region| Part {
            region,
            room: survey.room(region),
        };
        regions(map.free).map(part).collect()
    }

    /// The shapes that the side to move may build where they fit, from the biggest to the smallest.
    pub fn shapes(&self, map: &Map) -> impl Iterator<Item = Shape> + use<> {
        let no_plaza = self.limited && map.plazas[0] == 0;
        let shapes = self.shapes.clone().into_iter();
        shapes.filter(move |&shape| shape != Shape::Plaza || !no_plaza)
    }

    /// Tells the map after each move that builds this shape, given the parts of the map before.
    pub fn build(
        &mut self,
        map: &Map,
        parts: &mut Vec<Part>,
        shape: Shape,
        mut tell: impl FnMut(&Maps, Map),
    ) {
        let [mine, theirs] = map.plazas;
        let mine = mine.saturating_sub(u8::from(shape == Shape::Plaza));
        let count = parts.len();
        for place in 0..count {
            let part = parts[place];
            let without = Map {
                free: map.free & !part.region,
                room: map.room.minus(part.room),
                plazas: [theirs, mine],
            };
            for &way in shape.ways() {
                let footprint = shape.footprint(way).bits();
                for corner in part.region.corners(shape, way).places() {
                    let building = Cells::from_bits(footprint << corner);
                    let mut after = without;
                    for region in regions(part.region & !building) {
                        self.add(&mut after, parts, region);
                    }
                    parts.truncate(count);
                    let after = self.limit(after);
                    tell(self, after);
                }
            }
        }
        if shape == Shape::House {
            for heap in 0..map.room.heap {
                let mut after = Map {
                    plazas: [theirs, mine],
                    ..*map
                };
                after.room.heap = heap;
                let after = self.limit(after);
                tell(self, after);
            }
        }
    }

    /// Adds a region to a map and its parts; or takes out another part of the same form instead,
    /// where such a pair is worth nothing.
    fn add(&mut self, map: &mut Map, parts: &mut Vec<Part>, region: Cells) {
        let survey = self.survey(map.plazas);
        let room = survey.room(region);
        if room.key == 0 {
            map.room = map.room.plus(room);
            return;
        }
        let is_twin =
            |part: &&Part| part.room.key == room.key && !(part.region & map.free).is_empty();
        let twin = parts.iter().find(is_twin);
        match twin.filter(|_| survey.can_mirror(&room)) {
            Some(twin) => {
                map.free = map.free & !twin.region;
                map.room = map.room.minus(twin.room);
            }
            None => {
                map.free = map.free | region;
                map.room = map.room.plus(room);
                parts.push(Part { region, room });
            }
        }
    }

    /// Takes from each side the plazas that there is no room for. When nobody may build one any
    /// more, the regions have room for less.
    fn limit(&mut self, map: Map) -> Map {
        if !self.limited {
            return map;
        }
        let plazas = map.plazas.map(|left| left.min(map.room.plaza_places));
        if plazas == [0, 0] && map.room.plaza_places > 0 {
            self.map(map.free, map.room.heap, plazas)
        } else {
            Map { plazas, ..map }
        }
    }

    fn survey(&mut self, plazas: [u8; 2]) -> &mut Survey {
        if self.limited && plazas == [0, 0] {
            &mut self.survey_after_plazas
        } else {
            &mut self.survey
        }
    }

    /// The least that any margin to come can be, in points.
    pub fn least(&self) -> i32 {
        self.bounds.least()
    }

    /// The least and the greatest that the margin to come can be, in points.
    pub fn margins(&self, map: &Map) -> (i32, i32) {
        let fits = map.room.fits();
        if fits.plaza || fits.workshop || map.room.heap == 0 {
            let (low, high) = self.bounds.of(fits, map.plazas);
            return if self.can_be_mirrored(map) {
                (low, high.min(0))
            } else {
                (low, high)
            };
        }
        // Houses only: who leaves the heap 0 makes the last move.
        match map.room.key {
            0 => (2, 2),
            _ => (0, 2),
        }
    }

    /// Whether the other side can answer all that is built by its image, though plazas are limited.
    /// Where they aren't, such a map has lost all its regions already.
    fn can_be_mirrored(&self, map: &Map) -> bool {
        let [mine, theirs] = map.plazas;
        self.limited
            && mine <= theirs
            && map.room.heap == 0
            && mirrors_itself(map.free, &Shape::ALL)
    }

    pub fn key(&self, map: &Map) -> u128 {
        let [mine, theirs] = map.plazas.map(usize::from);
        let place = (usize::from(map.room.heap) * LEFT + mine) * LEFT + theirs;
        map.room.key.wrapping_add(self.keys[place])
    }
}

impl Tree for Maps {
    type Position = Map;

    fn children(&mut self, map: &Map, children: &mut Vec<Child<Map>>) {
        let mut found = Vec::new();
        let mut parts = self.parts(map);
        for shape in self.shapes(map) {
            let points = shape.points() as i32 * POINT;
            self.build(map, &mut parts, shape, |_, position| {
                found.push(Child {
                    points,
                    again: false,
                    position,
                });
            });
        }
        found.sort_by_cached_key(|child| guess(&child.position) - child.points);
        // Of moves that leave the same, the one with the most points comes first and is enough.
        let first = children.len();
        for child in found {
            let key = Maps::key(self, &child.position);
            if children[first..]
                .iter()
                .all(|other| Maps::key(self, &other.position) != key)
            {
                children.push(child);
            }
        }
    }

    fn estimate(&mut self, map: &Map) -> i32 {
        guess(map)
    }

    fn bounds(&mut self, map: &Map) -> (i32, i32) {
        let (low, high) = self.margins(map);
        (low * POINT, high * POINT)
    }

    fn key(&self, map: &Map) -> u128 {
        Maps::key(self, map)
    }
}

/// A guess at the margin to come, in quarters of a point.
///
/// Fitted to proved values: as a rule the side to move makes two points more, and what the plans
/// say on average tells about a third of what there is to tell beyond that.
fn guess(map: &Map) -> i32 {
    if map.room.is_nothing() {
        0
    } else {
        (3 * map.room.plans().margins() + 40) / 10
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::games::cell_city::Cell;

    /// Values by the rules alone: of all free cells there can be on a small board.
    struct Plain {
        shapes: Vec<Shape>,
        limited: bool,
        known: HashMap<(Cells, [u8; 2]), i32>,
    }

    impl Plain {
        fn value(&mut self, free: Cells, [mine, theirs]: [u8; 2]) -> i32 {
            if let Some(value) = self.known.get(&(free, [mine, theirs])) {
                return *value;
            }
            let mut best = None;
            for shape in self.shapes.clone() {
                let is_plaza = shape == Shape::Plaza && self.limited;
                if is_plaza && mine == 0 {
                    continue;
                }
                for &way in shape.ways() {
                    let footprint = shape.footprint(way).bits();
                    for corner in free.corners(shape, way).places() {
                        let after = free & !Cells::from_bits(footprint << corner);
                        let left = [theirs, mine - u8::from(is_plaza)];
                        let value = shape.points() as i32 - self.value(after, left);
                        best = best.max(Some(value));
                    }
                }
            }
            let value = best.unwrap_or(0);
            self.known.insert((free, [mine, theirs]), value);
            value
        }
    }

    /// The same values by maps: from map to map, with no bound but the end.
    fn value(maps: &mut Maps, known: &mut HashMap<u128, i32>, map: &Map) -> i32 {
        let key = maps.key(map);
        if map.room.is_nothing() {
            return 0;
        }
        if let Some(value) = known.get(&key) {
            return *value;
        }
        let mut after = Vec::new();
        let mut parts = maps.parts(map);
        for shape in maps.shapes(map) {
            let points = shape.points() as i32;
            maps.build(map, &mut parts, shape, |_, map| after.push((points, map)));
        }
        let values = after
            .into_iter()
            .map(|(points, map)| points - value(maps, known, &map));
        let best = values.max().unwrap();
        known.insert(key, best);
        best
    }

    /// Compares the values of all maps within a rectangle, and their bounds.
    fn compare(columns: u8, rows: u8, shapes: &[Shape], all_plazas: &[[u8; 2]]) {
        let limited = !all_plazas.is_empty();
        let board: Vec<Cell> = Cells::rectangle(Cell::new(0, 0), Cell::new(columns - 1, rows - 1))
            .iter()
            .collect();
        let mut maps = Maps::new(shapes.to_vec(), limited);
        let mut known = HashMap::new();
        let mut plain = Plain {
            shapes: shapes.to_vec(),
            limited,
            known: HashMap::new(),
        };
        let all_plazas = if limited { all_plazas } else { &[[0, 0]] };
        for set in 0..1_u32 << board.len() {
            let cells = board.iter().enumerate().filter(|(n, _)| set >> n & 1 == 1);
            let free: Cells = cells.map(|(_, cell)| *cell).collect();
            for &plazas in all_plazas {
                let map = maps.map(free, 0, plazas);
                let expected = plain.value(free, plazas);
                assert_eq!(
                    value(&mut maps, &mut known, &map),
                    expected,
                    "{free:?}, {plazas:?}"
                );
                let (low, high) = maps.margins(&map);
                assert!(
                    (low..=high).contains(&expected),
                    "{free:?}, {plazas:?}: {expected} isn't in {low}..={high}"
                );
            }
        }
    }

    #[test]
    fn all_maps_of_a_small_city_are_worth_what_the_rules_say() {
        compare(6, 3, &Shape::ALL, &[]);
        compare(4, 4, &Shape::ALL, &[]);
    }

    #[test]
    fn all_maps_of_a_small_first_city_are_worth_what_the_rules_say() {
        compare(4, 4, &[Shape::House, Shape::Plaza], &[]);
    }

    #[test]
    fn all_small_maps_with_few_plazas_are_worth_what_the_rules_say() {
        let all = [0, 1, 2, 3].map(|mine| [0, 1, 2, 3].map(|theirs| [mine, theirs]));
        compare(5, 3, &Shape::ALL, all.as_flattened());
    }
}
