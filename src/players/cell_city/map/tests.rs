//! All maps of small boards, against the rules alone.

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
