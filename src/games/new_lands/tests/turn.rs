//! Who is on the move: skipping, the end, and when the rectangle is fixed.

use super::*;

#[test]
fn who_can_lay_nothing_skips_and_only_then() {
    let position = play(
        game(terms(11, 6), "6D 7H,8C,QH,6C"),
        "6D@0,0 8C@1,0 QH@-1,0",
    );
    assert_eq!(legal(&position), "skip");
    let mut after = position.clone();
    assert_eq!(
        after.play(Move::Skip),
        Ok(vec![Event::Skipped { seat: Seat(3) }])
    );
    assert_eq!(after.to_move(), Some(Seat(0)));
    assert_eq!(rule(&after, "skip"), "must_lay");
    // It counts as no move of those that must widen.
    assert_eq!(rule(&after, "7H@0,1"), "none");
}

#[test]
fn when_all_seats_with_cards_skip_in_a_row_the_game_is_over_and_void() {
    let position = play(game(terms(11, 6), "10D,6C,7D,7C"), "10D@0,0 skip skip");
    assert_eq!(position.outcome(), None);
    let over = play(position, "skip");
    assert_eq!(over.to_move(), None);
    assert_eq!(over.outcome(), Some(Outcome::Void));
    assert_eq!((over.score(), over.lands()), ([0, 0], vec![]));
}

#[test]
fn a_card_laid_ends_the_row_of_skips() {
    let hands = "10D 7H,6C,7D,JC";
    let position = play(
        game(terms(11, 6), hands),
        "10D@0,0 skip skip JC@1,0 7H@-1,0 skip",
    );
    // Two seats hold a card, and one of them has skipped since.
    assert_eq!(position.to_move(), Some(Seat(2)));
}

#[test]
fn a_seat_with_no_card_left_is_passed_over() {
    let position = play(game(terms(11, 6), "6D,7C 9S,,"), "6D@0,0 7C@1,0");
    assert_eq!(position.to_move(), Some(Seat(1)));
    assert_eq!(play(position, "9S@2,0").outcome(), Some(Outcome::Void));
}

#[test]
fn with_nothing_dealt_to_anybody_the_game_is_void_at_once() {
    let position = game(terms(11, 6), ",,,");
    assert_eq!(
        (position.to_move(), position.outcome()),
        (None, Some(Outcome::Void))
    );
}

#[test]
fn the_rectangle_is_fixed_once_and_from_then_on_the_lands_are_counted() {
    for seed in 0..20 {
        let mut position = Position::start(&Options::dealt(Terms::default(), seed)).unwrap();
        let mut fixed = 0;
        while let Some(&mv) = position.legal_moves().get(seed as usize % 3) {
            let events = position.play(mv).unwrap();
            let now = events.contains(&Event::RectangleFixed);
            fixed += u32::from(now);
            assert_eq!(position.table().is_complete(), fixed == 1);
            assert_eq!(position.lands().is_empty(), fixed == 0);
            if now {
                assert!(position.table().laid().len() >= 16);
                assert_eq!(position.table().reach(), position.table().bounds());
            }
        }
    }
}
