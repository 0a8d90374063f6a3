//! Games played on to their end, quickly but not blindly.

use super::{
    board::{Board, Lay},
    world::World,
};
use crate::{
    games::{
        Seat,
        new_lands::{Card, Cards, Move, Place, State},
    },
    players::luck::Luck,
};

/// How many moves are looked at in each turn once the lands can be counted.
const GLANCES: u32 = 4;

/// The most cards that a hand can hold.
const HAND: usize = 26;

/// Plays to the end. Returns the margin of the first side, and how many cards were looked at.
pub(super) fn play_out(mut world: World, luck: &mut Luck) -> (i32, u64) {
    let mut nodes = 1;
    while world.to_move().is_some() {
        match &mut world {
            World::Growing(state) => {
                let mv = lay_anything(state, luck);
                world.play(mv);
                nodes += 1;
            }
            World::Fixed(board) => nodes += lay_well(board, luck),
        }
    }
    (world.margin(), nodes)
}

/// What a margin of the first side is worth to a seat.
pub(super) fn for_seat(seat: Seat, margin: i32) -> i32 {
    if seat.side().index() == 0 {
        margin
    } else {
        -margin
    }
}

/// Any move of the seat on the move.
fn lay_anything(state: &State, luck: &mut Luck) -> Move {
    let Some(seat) = state.to_move() else {
        return Move::Skip;
    };
    let places = state.layable(state.hand(seat));
    let all: u32 = places.iter().map(|(_, cards)| cards.len()).sum();
    if all == 0 {
        return Move::Skip;
    }
    let (card, at) = nth(&places, luck.below(all));
    Move::Lay { card, at }
}

fn nth(places: &[(Place, Cards)], mut number: u32) -> (Card, Place) {
    for &(at, cards) in places {
        if let Some(card) = cards.iter().nth(number as usize) {
            return (card, at);
        }
        number -= cards.len();
    }
    unreachable!("the number is below the sum of all")
}

/// Lays the best of some cards and places. Returns how many were looked at.
fn lay_well(board: &mut Board, luck: &mut Luck) -> u64 {
    let Some(seat) = board.to_move() else {
        return 0;
    };
    let mut fits = [(Card::at(0), 0_u128); HAND];
    let mut count = 0;
    let mut all = 0;
    board.layable(board.hand(seat), |card, places| {
        fits[count] = (card, places);
        count += 1;
        all += places.count_ones();
    });
    if all == 0 {
        board.skip();
        return 1;
    }
    let glances = GLANCES.min(all);
    let mut best = None;
    let mut most = i32::MIN;
    for glance in 0..glances {
        let number = if all <= GLANCES {
            glance
        } else {
            luck.below(all)
        };
        let lay = nth_lay(&fits[..count], number);
        let margin = board.margin_after(lay);
        if for_seat(seat, margin) > most {
            most = for_seat(seat, margin);
            best = Some((lay, margin));
        }
    }
    if let Some((lay, margin)) = best {
        board.lay(lay, margin);
    }
    glances.into()
}

fn nth_lay(fits: &[(Card, u128)], mut number: u32) -> Lay {
    for &(card, places) in fits {
        let here = places.count_ones();
        if number < here {
            let place = nth_bit(places, number);
            return Lay { card, place };
        }
        number -= here;
    }
    unreachable!("the number is below the sum of all")
}

/// The number of a set's n-th bit, counted from 0; there are more.
fn nth_bit(mut set: u128, number: u32) -> u8 {
    for _ in 0..number {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}
