//! Easy: it looks at a few moves in one part of the table.

use super::{deals::Deals, luck::Luck, playout::for_seat, world::World};
use crate::{
    games::new_lands::{Move, Place, View},
    players::{Answer, chosen::Chosen},
};

/// How far from the middle of what it looks at it sees, in columns and in rows.
const SEES: i32 = 1;

/// Of how many moves it thinks.
const THINKS_OF: usize = 3;

/// Looks at some places near each other, thinks of a few cards for them, and takes the move after
/// which the lands stand best for its side. It never thinks of what comes then.
///
/// # Panics
///
/// If the game is over.
pub(super) fn think(view: &View, mut luck: Luck) -> Chosen<Move> {
    // Who holds the other cards doesn't matter for what is weighed.
    let world = World::of(view.with_hands(&Deals::of(view).draw(&mut luck)));
    let seat = world
        .to_move()
        .expect("nobody thinks when the game is over");
    let mut fits = Vec::new();
    world.fits(world.hand(seat), |fit| fits.push(fit));
    let must_widen = fits.iter().any(|fit| fit.widens);
    fits.retain(|fit| fit.widens == must_widen);
    if let Some(middle) = fits.get(luck.below(fits.len().max(1) as u32) as usize) {
        let middle = middle.at;
        fits.retain(|fit| is_near(fit.at, middle));
    }
    while fits.len() > THINKS_OF {
        fits.swap_remove(luck.below(fits.len() as u32) as usize);
    }
    let best = fits.iter().max_by_key(|fit| for_seat(seat, fit.margin));
    Chosen(Answer {
        mv: best.map_or(Move::Skip, |fit| Move::Lay {
            card: fit.card,
            at: fit.at,
        }),
        value: for_seat(seat, best.map_or(world.margin(), |fit| fit.margin)),
        exact: false,
        nodes: fits.len() as u64,
        depth: 1,
    })
}

fn is_near(at: Place, middle: Place) -> bool {
    (at.x - middle.x).abs() <= SEES && (at.y - middle.y).abs() <= SEES
}
