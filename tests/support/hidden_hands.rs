//! What is hidden stays hidden: games that look the same to a seat give it the same view.

use std::cell::Cell;

use kletki::games::{
    Game, Seat,
    new_lands::{Options, Position},
};
use proptest::{prelude::*, sample::Index};

use super::{End, Played, for_all, played};

/// Exchanges two hidden cards of one colour between two seats. None if nothing is exchanged.
fn exchanged(
    options: &Options,
    sees: impl Fn(Seat) -> bool,
    [one, two]: [Index; 2],
) -> Option<Options> {
    let hands = options.hands.iter().enumerate();
    let hidden: Vec<(usize, usize)> = hands
        .filter(|&(seat, _)| !sees(Seat(seat as u8)))
        .flat_map(|(seat, hand)| (0..hand.len()).map(move |card| (seat, card)))
        .collect();
    if hidden.is_empty() {
        return None;
    }
    let (a, b) = (*one.get(&hidden), *two.get(&hidden));
    if a.0 == b.0 || a.0 % 2 != b.0 % 2 {
        return None;
    }
    let mut other = options.clone();
    other.hands[a.0][a.1] = options.hands[b.0][b.1];
    other.hands[b.0][b.1] = options.hands[a.0][a.1];
    Some(other)
}

pub fn the_view_of_a_seat_is_the_same_for_all_deals_that_look_the_same() {
    let cases = (
        played::<Position>(End::Anywhere),
        any::<Index>(),
        any::<[Index; 2]>(),
    );
    let cases_with_swaps = cases.prop_filter("nothing is exchanged", |(played, seat, swap)| {
        let seats = played.options.hands.len();
        let seat = Seat(seat.index(seats) as u8);
        let terms = played.options.terms;
        exchanged(&played.options, |hand| terms.sees(seat, hand), *swap).is_some()
    });
    let compared = Cell::new(0);
    for_all(
        500,
        cases_with_swaps,
        |(Played { options, moves, .. }, seat, swap)| {
            let seat = Seat(seat.index(options.hands.len()) as u8);
            let other = exchanged(&options, |hand| options.terms.sees(seat, hand), swap);
            let mut other = Position::start(&other.expect("two cards are exchanged")).unwrap();
            let mut position = Position::start(&options).unwrap();
            for mv in moves {
                prop_assert_eq!(position.view(seat), other.view(seat));
                compared.set(compared.get() + 1);
                position.play(mv).expect("it was legal the first time");
                // A deal in which this move can't be made doesn't look the same any more.
                if other.play(mv).is_err() {
                    break;
                }
            }
            Ok(())
        },
    );
    assert!(
        compared.get() > 2_000,
        "{} views were compared",
        compared.get()
    );
}

pub fn a_view_holds_no_card_that_its_seat_does_not_see() {
    for_all(
        256,
        played::<Position>(End::Anywhere),
        |Played {
             options, position, ..
         }| {
            for seat in options.terms.all_seats() {
                let view = format!("{:?}", position.view(seat));
                let own = view.find("own: ").expect("a view tells the own hand");
                let own = &view[own..view.find("counts: ").expect("and the counts")];
                for other in options.terms.all_seats() {
                    let seen = options.terms.sees(seat, other);
                    for card in position.hand(other).iter() {
                        let text = card.to_string();
                        let names = own.split(|c: char| !c.is_ascii_alphanumeric());
                        let named = names.into_iter().any(|name| name == text);
                        prop_assert_eq!(named, seen, "{} of {:?} in {}", text, other, own);
                    }
                }
            }
            Ok(())
        },
    );
}
