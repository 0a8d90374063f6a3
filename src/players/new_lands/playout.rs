//! Games played on to their end, quickly but not blindly.

use super::luck::Luck;
use crate::games::{
    Seat,
    new_lands::{Card, Cards, Field, Move, Place, State},
};

/// How many moves are looked at in each turn once the lands can be counted.
const GLANCES: u32 = 4;

/// Plays to the end. Returns the margin of the first side, and how many cards were looked at.
pub(super) fn play_out(mut state: State, luck: &mut Luck) -> (i32, u64) {
    let mut nodes = 0;
    let mut field = state.table().field();
    while let Some(seat) = state.to_move() {
        let places = state.layable(state.hand(seat));
        let mv = match &field {
            _ if places.is_empty() => Move::Skip,
            None => lay(pick(&places, luck)),
            Some(field) => {
                nodes += u64::from(GLANCES) - 1;
                best_of_some(&state, field, seat, &places, luck)
            }
        };
        nodes += 1;
        state.play(mv);
        match (&mut field, mv) {
            (Some(field), Move::Lay { card, at }) => state.table().put(field, card, at),
            (None, _) => field = state.table().field(),
            (Some(_), Move::Skip) => {}
        }
    }
    (margin(field.map_or([0, 0], |field| field.score())), nodes)
}

/// The margin of the first side.
pub(super) fn margin([first, second]: [u32; 2]) -> i32 {
    first as i32 - second as i32
}

/// What a margin of the first side is worth to a seat.
pub(super) fn for_seat(seat: Seat, margin: i32) -> i32 {
    if seat.side().index() == 0 {
        margin
    } else {
        -margin
    }
}

fn lay((card, at): (Card, Place)) -> Move {
    Move::Lay { card, at }
}

/// One of all moves; there is at least one.
fn pick(places: &[(Place, Cards)], luck: &mut Luck) -> (Card, Place) {
    let all: u32 = places.iter().map(|(_, cards)| cards.len()).sum();
    let mut pick = luck.below(all);
    for &(at, cards) in places {
        if pick < cards.len() {
            let mut cards = cards.iter().skip(pick as usize);
            if let Some(card) = cards.next() {
                return (card, at);
            }
        }
        pick -= cards.len();
    }
    unreachable!("the number is below the sum of all")
}

fn best_of_some(
    state: &State,
    field: &Field,
    seat: Seat,
    places: &[(Place, Cards)],
    luck: &mut Luck,
) -> Move {
    let glances = (0..GLANCES).map(|_| {
        let (card, at) = pick(places, luck);
        let after = state.table().score_with(field, card, at);
        (for_seat(seat, margin(after)), card, at)
    });
    let best = glances.max_by_key(|&(margin, ..)| margin);
    best.map_or(Move::Skip, |(_, card, at)| Move::Lay { card, at })
}
