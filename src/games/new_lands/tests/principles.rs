//! Where a card may lie: the first one, the four principles, the duty to widen.

use super::*;

#[test]
fn the_first_card_is_a_2_to_10() {
    let position = game(terms(11, 6), "JH 9D 10H AD,6C,7H,7C");
    assert_eq!(rule(&position, "JH@0,0"), "first_card");
    assert_eq!(legal(&position), "10H@0,0 9D@0,0");
}

#[test]
fn who_holds_no_such_card_opens_with_any() {
    let position = game(terms(11, 6), "JH AD,6C,7H,7C");
    assert_eq!(legal(&position), "AD@0,0 JH@0,0");
}

#[test]
fn the_seat_that_opens_is_agreed_and_one_without_cards_is_passed_over() {
    let third = Terms {
        first: Seat(2),
        ..terms(11, 6)
    };
    assert_eq!(game(third, "6H,6C,7H,7C").to_move(), Some(Seat(2)));
    assert_eq!(game(third, "6H,6C,,7C").to_move(), Some(Seat(3)));
}

#[test]
fn places_are_told_from_the_first_card() {
    let position = game(terms(11, 6), "6H,6C,7H,7C");
    assert_eq!(rule(&position, "6H@1,0"), "continuity");
}

#[test]
fn continuity_a_card_touches_another_by_a_side() {
    let position = play(game(terms(11, 6), "6H,7C,7H,8C"), "6H@0,0");
    for apart in [
        "7C@1,1",
        "7C@2,0",
        "7C@0,0",
        "7C@2147483647,0",
        "7C@-2147483648,1",
    ] {
        assert_eq!(rule(&position, apart), "continuity", "{apart}");
    }
    assert_eq!(legal(&position), "7C@-1,0 7C@0,-1 7C@0,1 7C@1,0");
}

#[test]
fn rectangle_all_cards_together_stay_within_its_size() {
    let row = "6H@0,0 7C@1,0 8D@2,0 9S@3,0 10H@4,0 JC@5,0";
    let hands = "6H 10H KH,7C JC,8D QD,9S KS";
    let lying = play(game(terms(8, 6), hands), row);
    assert_eq!(rule(&lying, "QD@6,0"), "none");
    let standing = play(game(terms(6, 8), hands), row);
    assert_eq!(rule(&standing, "QD@6,0"), "rectangle");
    assert_eq!(rule(&standing, "QD@-1,0"), "rectangle");
    // The column of the first card is the border, and it is the cause.
    let refused = standing.check(mv("QD@6,0")).unwrap_err();
    assert_eq!(refused.cause(), Some(place(0, 0)));
    assert_eq!(standing.table().reach(), (place(0, -7), place(5, 7)));
}

#[test]
fn diversity_no_two_cards_of_a_suit_touch() {
    let position = play(game(terms(11, 6), "6H,7C,8H,8C"), "6H@0,0 7C@1,0");
    let refused = position.check(mv("8H@-1,0")).unwrap_err();
    assert_eq!(
        (refused.rule(), refused.cause()),
        ("diversity", Some(place(0, 0)))
    );
    assert_eq!(rule(&position, "8H@2,0"), "none");
}

#[test]
fn seniority_beside_the_other_color_only_a_higher_card() {
    let position = play(game(terms(11, 6), "9H,9C 8C JC,6D,7S"), "9H@0,0");
    let refused = position.check(mv("9C@1,0")).unwrap_err();
    assert_eq!(
        (refused.rule(), refused.cause()),
        ("seniority", Some(place(0, 0)))
    );
    assert_eq!(rule(&position, "8C@1,0"), "seniority");
    assert_eq!(rule(&position, "JC@1,0"), "none");
}

/// A table with some cards, however they came there.
fn table(laid: &[(&str, i32, i32)]) -> Table {
    let mut table = Table::new(terms(11, 6).rectangle);
    for &(text, x, y) in laid {
        table.lay(card(text), place(x, y));
    }
    table
}

/// The rule's own examples: the queen of spades lies rightly beside the jack of diamonds and the
/// king of hearts, for it's higher than one of them; and beside the king of hearts and the six of
/// clubs, for one of them is of its own colour.
#[test]
fn seniority_the_examples_of_the_rule() {
    let queen = |laid: &[(&str, i32, i32)]| table(laid).check(card("QS"), place(1, 0));
    assert_eq!(queen(&[("JD", 0, 0), ("KH", 2, 0)]), Ok(()));
    assert_eq!(queen(&[("6C", 0, 0), ("KH", 2, 0)]), Ok(()));
    let refused = crate::games::new_lands::table::Broken::Seniority(place(2, 0));
    assert_eq!(queen(&[("AD", 0, 0), ("KH", 2, 0)]), Err(refused));
    // An equal card is no lower one.
    assert_eq!(queen(&[("AD", 0, 0), ("QH", 2, 0)]), Err(refused));
}

#[test]
fn what_fits_a_place_is_what_each_card_is_allowed() {
    let table = table(&[
        ("JD", 0, 0),
        ("KH", 2, 0),
        ("7C", 1, 1),
        ("9S", 5, 0),
        ("6H", 6, 1),
    ]);
    for spot in table.open_spots() {
        let at = table.place(spot);
        let fitting = table.fitting(spot);
        for card in Deck::Full.cards().iter() {
            assert_eq!(
                fitting.has(card),
                table.check(card, at).is_ok(),
                "{card}@{at}"
            );
        }
    }
    assert_eq!(table.open_spots().count(), 14);
}

#[test]
fn a_lower_card_may_lie_beside_its_own_color() {
    let position = play(game(terms(11, 6), "9H 7H,KC,6D,AC"), "9H@0,0 KC@1,0");
    assert_eq!(rule(&position, "6D@-1,0"), "none");
    assert_eq!(rule(&position, "6D@2,0"), "seniority");
}

#[test]
fn until_the_rectangle_is_complete_each_card_widens_it() {
    let position = play(game(terms(11, 6), "6D,7C,9H,JC"), "6D@0,0 7C@1,0 9H@1,1");
    assert_eq!(rule(&position, "JC@0,1"), "extend");
    assert_eq!(legal(&position), "JC@-1,0 JC@0,-1 JC@1,2 JC@2,1");
}

#[test]
fn where_no_card_can_widen_any_other_place_will_do() {
    assert_eq!(legal(&strip("7S")), "7S@2,0");
    let can_widen = strip("7S KC");
    assert_eq!(legal(&can_widen), "KC@-2,0");
    assert_eq!(rule(&can_widen, "7S@2,0"), "extend");
}

#[test]
fn the_rules_are_named_in_their_order() {
    let start = game(terms(11, 6), "JH 9D,6C,7H,7C");
    assert_eq!(rule(&start, "KH@9,9"), "not_in_hand");
    assert_eq!(rule(&start, "JH@9,9"), "first_card");
    let position = strip("KC 6S 6C");
    for (text, name) in [
        ("6D@9,9", "not_in_hand"),
        ("KC@9,9", "continuity"),
        // Too high, beside its own suit.
        ("KC@1,-1", "rectangle"),
        // Beside the king of spades and lower than it.
        ("6S@0,1", "diversity"),
        ("6S@-2,0", "seniority"),
        ("6S@2,0", "extend"),
        ("skip", "must_lay"),
        ("KC@-2,0", "none"),
    ] {
        assert_eq!(rule(&position, text), name, "{text}");
    }
    let over = play(game(terms(11, 6), "6H,7C,,"), "6H@0,0 7C@1,0");
    for text in ["7C@1,0", "skip", "KH@9,9"] {
        assert_eq!(rule(&over, text), "over");
    }
}
