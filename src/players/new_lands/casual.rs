//! Easy and medium: they count the lands after their move, and don't think of what comes then.

use std::cmp::Reverse;

use super::{
    deals::Deals,
    playout::for_seat,
    world::{Fit, World},
};
use crate::{
    games::{
        Seat,
        new_lands::{Move, Place, View},
    },
    players::{Answer, chosen::Chosen, luck::Luck},
};

/// How far from the middle of what it looks at easy sees, in columns and in rows.
const SEES: i32 = 1;

/// Of how many moves easy thinks.
const THINKS_OF: usize = 3;

/// What a player may do who doesn't look ahead.
struct Glance {
    seat: Seat,
    /// The margin of the first side as it is.
    margin: i32,
    fits: Vec<Fit>,
}

/// Looks at some places near each other, thinks of a few cards for them, and takes the move after
/// which the lands stand best for its side.
///
/// # Panics
///
/// If the game is over.
pub(super) fn easy(view: &View, mut luck: Luck) -> Chosen<Move> {
    let mut glance = Glance::of(view, &mut luck);
    let fits = &mut glance.fits;
    if let Some(middle) = fits.get(luck.below(fits.len().max(1) as u32) as usize) {
        let middle = middle.at;
        fits.retain(|fit| is_near(fit.at, middle));
    }
    while fits.len() > THINKS_OF {
        fits.swap_remove(luck.below(fits.len() as u32) as usize);
    }
    glance.best(|_| ())
}

/// Looks at the whole table, thinks of every move, and keeps its high cards for later where the lands
/// stand equal.
///
/// # Panics
///
/// If the game is over.
pub(super) fn medium(view: &View, mut luck: Luck) -> Chosen<Move> {
    Glance::of(view, &mut luck).best(|fit| Reverse(fit.card.rank()))
}

impl Glance {
    /// The moves of the seat on the move.
    fn of(view: &View, luck: &mut Luck) -> Glance {
        // Who holds the other cards doesn't matter for what is weighed.
        let world = World::of(view.with_hands(&Deals::of(view).draw(luck)));
        let seat = world
            .to_move()
            .expect("nobody thinks when the game is over");
        let mut fits = Vec::new();
        world.fits(world.hand(seat), |fit| fits.push(fit));
        let must_widen = fits.iter().any(|fit| fit.widens);
        fits.retain(|fit| fit.widens == must_widen);
        Glance {
            seat,
            margin: world.margin(),
            fits,
        }
    }

    /// The move after which the lands stand best; of equal ones that with the most of something
    /// else.
    fn best<T: Ord>(&self, or_else: impl Fn(&Fit) -> T) -> Chosen<Move> {
        let key = |fit: &&Fit| (for_seat(self.seat, fit.margin), or_else(fit));
        let best = self.fits.iter().max_by_key(key);
        Chosen(Answer {
            mv: best.map_or(Move::Skip, |fit| Move::Lay {
                card: fit.card,
                at: fit.at,
            }),
            value: for_seat(self.seat, best.map_or(self.margin, |fit| fit.margin)),
            exact: false,
            nodes: self.fits.len() as u64,
            depth: 1,
        })
    }
}

fn is_near(at: Place, middle: Place) -> bool {
    (at.x - middle.x).abs() <= SEES && (at.y - middle.y).abs() <= SEES
}
