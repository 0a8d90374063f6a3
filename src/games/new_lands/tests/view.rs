//! What a seat sees, and what the moves show of the other hands.

use super::*;

#[test]
fn a_view_has_the_own_hand_and_the_numbers_of_the_others() {
    let position = game(terms(11, 6), "6D 8H,8C,QH 7H,6C 9C 10C");
    let view = position.view(Seat(2));
    assert_eq!(view.hand(Seat(2)), Some(position.hand(Seat(2))));
    assert_eq!([0, 1, 3].map(|seat| view.hand(Seat(seat))), [None; 3]);
    assert_eq!(
        [0, 1, 2, 3].map(|seat| view.count(Seat(seat))),
        [2, 1, 2, 3]
    );
    assert_eq!(view.unseen(Side::First).len(), 16);
    assert_eq!(view.unseen(Side::Second).len(), 18);
}

#[test]
fn one_against_one_both_own_hands_are_seen() {
    let duel = Terms {
        duel: true,
        ..terms(11, 6)
    };
    let position = game(duel, "6D 8H,8C,QH 7H,6C 9C 10C");
    let view = position.view(Seat(0));
    assert_eq!(view.hand(Seat(2)), Some(position.hand(Seat(2))));
    assert_eq!([1, 3].map(|seat| view.hand(Seat(seat))), [None; 2]);
}

#[test]
fn a_skip_shows_that_the_seat_held_nothing_that_fits() {
    let before = game(terms(11, 6), "6D 7H,8C,QH,6C");
    let position = play(before, "6D@0,0 8C@1,0 QH@-1,0 skip");
    let lacks = position.view(Seat(0)).lacks(Seat(3));
    // All black cards higher than the six of diamonds would have fitted.
    assert!(["7C", "7S", "AS"].iter().all(|&text| lacks.has(card(text))));
    assert!(!lacks.has(card("6C")));
}

#[test]
fn a_card_that_does_not_widen_shows_that_none_of_the_hand_could() {
    let position = play(strip("7S"), "7S@2,0");
    let lacks = position.view(Seat(0)).lacks(Seat(1));
    assert!(lacks.has(card("KC")) && !lacks.has(card("6S")));
}

#[test]
fn opening_with_a_court_card_shows_that_there_was_no_lower_one() {
    let position = play(game(terms(11, 6), "JH AD,QC,7H,7C"), "JH@0,0");
    assert_eq!(position.view(Seat(1)).lacks(Seat(0)).len(), 10);
}
