//! A map as the search sees it.

use super::regions::{Room, Survey, buildings, mix, regions};
use crate::{
    games::{
        Game,
        cell_city::{Building, Cells, Position, Shape, Way},
    },
    players::search::{Child, Tree},
};

/// All that the rest of a game depends on: the free cells that aren't dead, and, where they are
/// limited, the plazas left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Map {
    free: Cells,
    room: Room,
    /// Plazas left to the side to move and to the other one, no more than there are places for; 0
    /// if they aren't limited.
    plazas: [u32; 2],
}

/// The tree of all ways to go on building.

pub(super) struct Maps {
    survey: Survey,
    shapes: Vec<(Shape, Way)>,
    limited: bool,
}

impl Maps {
    pub fn of(position: &Position) -> (Maps, Vec<(Building, Child<Map>)>) {
        let variant = position.options().variant;
        let shapes: Vec<(Shape, Way)> = variant
            .shapes()
            .iter()
            .rev()
            .flat_map(|&shape| shape.ways().iter().map(move |&way| (shape, way)))
            .collect();
        let workshops = variant.shapes().contains(&Shape::Workshop);
        let mut maps = Maps {
            survey: Survey::new(workshops),
            shapes,
            limited: variant.plaza_limit().is_some(),
        };
        let map = maps.map(position);
        let roots = position
            .legal_moves()
            .into_iter()
            .filter_map(|mv| {
                let shape = mv.shape()?;
                let region = regions(map.free).find(|&region| region & mv.cells() == mv.cells())?;
                Some((mv, maps.child(&map, region, mv.cells(), shape)))
            })
            .collect();
        (maps, roots)
    }

    fn map(&mut self, position: &Position) -> Map {
        let free = position.free() & !position.dead();
        let room = regions(free)
            .map(|region| self.survey.room(region))
            .fold(Room::default(), Room::plus);
        let side = position
            .to_move()
            .unwrap_or(crate::games::Seat::FIRST)
            .side();
        let left = |side| {
            position
                .plazas_left(side)
                .unwrap_or(0)
                .min(room.plaza_places)
        };
        Map {
            free,
            room,
            plazas: [left(side), left(side.other())],
        }
    }

    fn child(&mut self, map: &Map, region: Cells, building: Cells, shape: Shape) -> Child<Map> {
        let mut room = map.room.minus(self.survey.room(region));
        let mut free = map.free & !region;
        for piece in regions(region & !building) {
            room = room.plus(self.survey.room(piece));
            free = free | piece;
        }
        let [mine, others] = map.plazas;
        let mine = if self.limited && shape == Shape::Plaza {
            mine - 1
        } else {
            mine
        };
        let plazas = [others, mine].map(|left| left.min(room.plaza_places));
        Child {
            points: shape.points() as i32 * POINT,
            again: false,
            position: Map { free, room, plazas },
        }
    }
}

impl Tree for Maps {
    type Position = Map;

    fn children(&mut self, map: &Map, children: &mut Vec<Child<Map>>) {
        let first = children.len();
        for region in regions(map.free) {
            for i in 0..self.shapes.len() {
                let (shape, way) = self.shapes[i];
                if self.limited && shape == Shape::Plaza && map.plazas[0] == 0 {
                    continue;
                }
                for building in buildings(region, shape, way) {
                    let child = self.child(map, region, building, shape);
                    children.push(child);
                }
            }
        }
        let key = |child: &Child<Map>| (child.position.room.key, child.position.plazas);
        children[first..].sort_unstable_by_key(|child| (key(child), -child.points));
        let mut kept = first;
        for place in first..children.len() {
            if place == first || key(&children[place]) != key(&children[kept - 1]) {
                children.swap(kept, place);
                kept += 1;
            }
        }
        children.truncate(kept);
        children[first..].sort_by_key(|child| estimate(&child.position) - child.points);
    }

    fn estimate(&mut self, map: &Map) -> i32 {
        estimate(map)
    }

    fn bounds(&mut self, map: &Map) -> (i32, i32) {
        let cells = map.room.cells as i32;
        if cells == 0 {
            return (0, 0);
        }
        let most = if map.room.plaza_places > 0 {
            4
        } else if map.room.workshop_places > 0 {
            3
        } else {
            2
        };
        let mut high = -127;
        let mut low = 127;
        for k in 1.. {
            let others = 2 * (k - 1);
            if others + 2 * k > cells {
                break;
            }
            let mine = (most * k).min(cells - others);
            high = high.max(mine - others);
            let rest = cells - 2 * k;
            let theirs = if rest < 2 { 0 } else { (most * k).min(rest) };
            low = low.min(2 * k - theirs);
        }
        (low * POINT, high * POINT)
    }

    fn key(&self, map: &Map) -> u128 {
        let [mine, others] = map.plazas.map(u128::from);
        map.room.key.wrapping_add(mix(mine << 8 | others))
    }
}

fn estimate(map: &Map) -> i32 {
    if map.room.cells == 0 {
        return 0;
    }
    (3 * map.room.plans.margin_in_eighths() + 40) / 10
}
pub(super) const POINT: i32 = 4;
