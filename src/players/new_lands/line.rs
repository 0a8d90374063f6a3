//! The end of a game with all hands open, as a search goes through it: all points are made by the
//! last move.

use super::{playout::for_seat, world::World};
use crate::{
    games::new_lands::Move,
    players::search::{Child, Tree},
};

/// The rules of the search; it needs to remember nothing.
pub(super) struct Line;

/// A position with what tells it from others.
#[derive(Clone)]
pub(super) struct Point {
    world: World,
    /// Of what was laid since the search began.
    laid: u128,
}

impl Point {
    pub(super) fn of(world: World) -> Point {
        Point { world, laid: 0 }
    }

    pub(super) fn world(&self) -> &World {
        &self.world
    }

    fn after(&self, mv: Move) -> Point {
        let mut world = self.world.clone();
        world.play(mv);
        let laid = match mv {
            Move::Lay { card, at } => {
                let place = (at.x + 64) as u64 * 128 + (at.y + 64) as u64;
                self.laid ^ mix(1 << 32 | place << 8 | u64::from(card.index()))
            }
            Move::Skip => self.laid,
        };
        Point { world, laid }
    }
}

impl Line {
    /// Tells the legal moves, the best at first sight first.
    pub(super) fn follow(point: &Point, mut tell: impl FnMut(Move, Child<Point>)) {
        let Some(seat) = point.world.to_move() else {
            return;
        };
        let mut fits = Vec::new();
        point
            .world
            .fits(point.world.hand(seat), |fit| fits.push(fit));
        let must_widen = fits.iter().any(|fit| fit.widens);
        fits.retain(|fit| fit.widens == must_widen);
        fits.sort_by_key(|fit| -for_seat(seat, fit.margin));
        let lays = fits.iter().map(|fit| Move::Lay {
            card: fit.card,
            at: fit.at,
        });
        let skip = fits.is_empty().then_some(Move::Skip);
        for mv in lays.chain(skip) {
            let after = point.after(mv);
            let next = after.world.to_move();
            let child = Child {
                points: match next {
                    Some(_) => 0,
                    None => for_seat(seat, after.world.margin()),
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
        Line::follow(point, |_, child| children.push(child));
    }

    fn estimate(&mut self, point: &Point) -> i32 {
        match point.world.to_move() {
            Some(seat) => for_seat(seat, point.world.margin()),
            None => 0,
        }
    }

    fn bounds(&mut self, point: &Point) -> (i32, i32) {
        match point.world.to_move() {
            Some(_) => {
                let empty = point.world.empty_places() as i32;
                (-empty, empty)
            }
            None => (0, 0),
        }
    }

    fn key(&self, point: &Point) -> u128 {
        let turn = point.world.to_move().map_or(0xff, |seat| u64::from(seat.0));
        point.laid ^ mix(turn << 8 | u64::from(point.world.skips()))
    }
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
