//! The end of a game in which it's known who holds what: everything is tried out.

use super::playout::{for_seat, margin};
use crate::{
    games::new_lands::{Move, State},
    players::{
        Answer, Progress, Think,
        search::{Child, Limits, Search, Tree},
    },
};

/// A search of the end.
pub(super) struct Ending {
    moves: Vec<Move>,
    search: Search<Line>,
}

impl Ending {
    pub(super) fn start(state: &State, nodes: u64) -> Ending {
        let mut line = Line;
        let mut moves = Vec::new();
        let mut children = Vec::new();
        line.follow(&Point::of(state.clone()), |mv, child| {
            moves.push(mv);
            children.push(child);
        });
        let limits = Limits {
            nodes,
            ..Limits::NONE
        };
        Ending {
            moves,
            search: Search::new(line, children, limits, TABLE_BITS),
        }
    }
}

const TABLE_BITS: u32 = 16;

impl Think for Ending {
    type Move = Move;

    fn step(&mut self, nodes: u64) -> Progress {
        self.search.step(nodes)
    }

    fn answer(&self) -> Answer<Move> {
        let found = self.search.found();
        Answer {
            mv: self.moves[found.best],
            value: found.value,
            exact: found.exact,
            nodes: found.nodes,
            depth: found.depth,
        }
    }
}

/// The game as the search goes through it: all points are made by the last move.
struct Line;

/// A position with what tells it from others.
#[derive(Clone)]
struct Point {
    state: State,
    key: u128,
    /// The margin of the first side as the lands are owned now.
    margin: i32,
}

impl Point {
    fn of(state: State) -> Point {
        Point {
            margin: margin(state.score()),
            key: key(&state),
            state,
        }
    }
}

impl Line {
    fn follow(&mut self, point: &Point, mut tell: impl FnMut(Move, Child<Point>)) {
        let Some(seat) = point.state.to_move() else {
            return;
        };
        let mut steps: Vec<(Move, Point)> = point
            .state
            .moves()
            .into_iter()
            .map(|mv| {
                let mut after = point.state.clone();
                after.play(mv);
                (mv, Point::of(after))
            })
            .collect();
        steps.sort_by_key(|(_, after)| -for_seat(seat, after.margin));
        for (mv, after) in steps {
            let next = after.state.to_move();
            let child = Child {
                points: match next {
                    Some(_) => 0,
                    None => for_seat(seat, after.margin),
                },
                again: next.is_some_and(|next| next.side() == seat.side()),
                position: after,
            };
            tell(mv, child);
        }
    }
}

impl Tree for Line {
    type Position = Point;

    fn children(&mut self, point: &Point, children: &mut Vec<Child<Point>>) {
        self.follow(point, |_, child| children.push(child));
    }

    fn estimate(&mut self, point: &Point) -> i32 {
        match point.state.to_move() {
            Some(seat) => for_seat(seat, point.margin),
            None => 0,
        }
    }

    fn bounds(&mut self, point: &Point) -> (i32, i32) {
        if point.state.to_move().is_none() {
            return (0, 0);
        }
        let table = point.state.table();
        let empty = i32::from(table.size().area()) - table.laid().len() as i32;
        (-empty, empty)
    }

    fn key(&self, point: &Point) -> u128 {
        point.key
    }
}

/// A number for what lies and whose turn it is; who holds what follows from that.
fn key(state: &State) -> u128 {
    let turn = state.to_move().map_or(0xff, |seat| u64::from(seat.0));
    let mut key = mix(turn << 8 | u64::from(state.skips()));
    for &(card, at) in state.table().laid() {
        let place = (at.x + 64) as u64 * 128 + (at.y + 64) as u64;
        key ^= mix(1 << 32 | place << 8 | u64::from(card.index()));
    }
    key
}

/// Two outputs of SplitMix64, side by side.
fn mix(n: u64) -> u128 {
    let one = |n: u64| {
        let mut z = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    u128::from(one(2 * n + 1)) << 64 | u128::from(one(2 * n + 2))
}
