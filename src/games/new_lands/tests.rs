use super::*;
use crate::games::{Game, Illegal as _, NotAMove, Outcome, Seat, Side};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn cards(texts: &str) -> Vec<Card> {
    texts.split_whitespace().map(card).collect()
}

fn place(x: i32, y: i32) -> Place {
    Place { x, y }
}

/// Terms that the short hands of a test are played on.
fn terms(width: u8, height: u8) -> Terms {
    Terms {
        rectangle: Rectangle { width, height },
        ..Terms::default()
    }
}

/// A game with these hands, one for each seat, parted by commas.
fn game(terms: Terms, hands: &str) -> Position {
    let hands = hands.split(',').map(cards).collect();
    Position::start(&Options { terms, hands }).unwrap()
}

fn play(mut position: Position, moves: &str) -> Position {
    for text in moves.split_whitespace() {
        let played = position.play(mv(text));
        assert!(played.is_ok(), "{text}: {played:?}");
    }
    position
}

/// The name of the rule that a move breaks.
fn rule(position: &Position, text: &str) -> &'static str {
    position
        .check(mv(text))
        .map_or_else(Illegal::rule, |()| "none")
}

fn legal(position: &Position) -> String {
    let moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    moves.join(" ")
}

// The deck and the deal.

#[test]
fn red_cards_are_dealt_to_red_and_black_ones_to_black() {
    for deck in Deck::ALL {
        for seats in [4, 6] {
            let rectangle = deck.rectangles()[0];
            let terms = Terms {
                deck,
                seats,
                rectangle,
                ..Terms::default()
            };
            let position = Position::start(&Options::dealt(terms, 7)).unwrap();
            let mut all = Cards::NONE;
            for seat in terms.all_seats() {
                let hand = position.hand(seat);
                assert!(hand.iter().all(|card| card.side() == seat.side()));
                all = all.or(hand);
            }
            assert_eq!(all, deck.cards());
            assert_eq!(all.len(), u32::from(deck.size()));
        }
    }
}

#[test]
fn with_52_cards_and_three_to_a_team_the_last_hands_are_smaller() {
    let terms = Terms {
        deck: Deck::Full,
        seats: 6,
        rectangle: Deck::Full.rectangles()[0],
        ..Terms::default()
    };
    let sizes: Vec<usize> = Options::dealt(terms, 1)
        .hands
        .iter()
        .map(Vec::len)
        .collect();
    assert_eq!(sizes, [9, 9, 9, 9, 8, 8]);
}

/// Deals are in saves, but a seed in the line protocol must go on giving the same one.
#[test]
fn the_deal_of_a_seed_is_pinned() {
    let hands = Options::dealt(Terms::default(), 1).hands;
    let texts: Vec<String> = hands[0].iter().map(Card::to_string).collect();
    assert_eq!(texts.join(" "), PINNED);
    assert_ne!(hands, Options::dealt(Terms::default(), 2).hands);
}

const PINNED: &str = "8H 9H KH AH 7D 8D 9D JD AD";

#[test]
fn jack_is_11_queen_12_king_13_ace_14() {
    let ranks = ["2H", "10D", "JC", "QS", "KH", "AD"].map(|text| card(text).rank());
    assert_eq!(ranks, [2, 10, 11, 12, 13, 14]);
}

// The rectangle.

#[test]
fn the_named_rectangles_fit_their_decks_either_way_round() {
    for deck in Deck::ALL {
        for &rectangle in deck.rectangles() {
            assert!(rectangle.fits(deck) && rectangle.turned().fits(deck));
        }
    }
    assert_eq!(
        Terms::default().rectangle,
        Rectangle {
            width: 11,
            height: 6
        }
    );
}

#[test]
fn own_rectangles_are_above_the_number_of_cards_and_below_twice_it() {
    let fits = |deck: Deck, width, height| Rectangle { width, height }.fits(deck);
    assert!(!fits(Deck::Short, 6, 6) && fits(Deck::Short, 37 / 5 + 1, 5));
    assert!(!fits(Deck::Short, 8, 9) && fits(Deck::Short, 7, 10));
    // 36 cards lie in a corner of 35 and 2, and no longer one.
    assert!(fits(Deck::Short, 35, 2) && !fits(Deck::Short, 2, 36) && !fits(Deck::Short, 40, 1));
    assert!(fits(Deck::Full, 51, 2) && !fits(Deck::Full, 52, 2) && !fits(Deck::Full, 13, 4));
}

// The first card.

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

// The four principles.

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
    let refused = super::table::Broken::Seniority(place(2, 0));
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

// The duty to widen.

#[test]
fn until_the_rectangle_is_complete_each_card_widens_it() {
    let position = play(game(terms(11, 6), "6D,7C,9H,JC"), "6D@0,0 7C@1,0 9H@1,1");
    assert_eq!(rule(&position, "JC@0,1"), "extend");
    assert_eq!(legal(&position), "JC@-1,0 JC@0,-1 JC@1,2 JC@2,1");
}

/// A strip two high. Nothing of seat 1 can widen it but the king of clubs, to the left.
fn strip(black: &str) -> Position {
    let hands = format!("6D AH,8C {black},QH,KS");
    play(
        game(terms(35, 2), &hands),
        "6D@0,0 8C@1,0 QH@-1,0 KS@1,1 AH@2,1",
    )
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

// Skipping.

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

// The rectangle takes shape.

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

// Lands.

fn lands(rows: &str) -> (Vec<(u32, [u32; 2])>, [u32; 2]) {
    let field = Field::read(rows.lines().map(str::trim)).unwrap();
    let lands = field.lands();
    (
        lands.iter().map(|land| (land.area(), land.sums)).collect(),
        field.score(),
    )
}

/// The first example of the original text, with all its sums.
#[test]
fn example_1_ends_3_to_21() {
    let rows = "0 0 AD KS KD QC JD 9H 0 0
        10D 0 6H 9D 10H 7D KH AS 0 0
        8H 9S 0 JH 8D 7H QD AH 10S 10C
        7C 6D QS 6C 8S 9C 0 0 0 0
        0 QH AC JS JC 0 0 0 0 0
        0 0 6S KC 7S 8C 0 0 0 0";
    let expected = vec![
        (3, [30, 9]),
        (4, [9, 34]),
        (1, [17, 21]),
        (13, [26, 48]),
        (3, [12, 13]),
    ];
    assert_eq!(lands(rows), (expected, [3, 21]));
}

/// The second one: lands of 7, 5 and 1 for Black, of 7 and 4 for Red.
#[test]
fn example_2_ends_11_to_13() {
    let rows = "0 0 9C 0 8S 0 6S KD 0 0
        0 0 9S 0 AC QD QC 0 0 0
        0 0 6C 0 JH 10S 9H 0 0 9D
        KH 0 6H 0 8D AH 6D 10H 10D QH
        10C KS AD 0 QS KC 7H 7D 0 0
        8H JD 7C 7S JC AS 8C JS 0 0";
    let (lands, score) = lands(rows);
    let owned: Vec<(u32, bool)> = lands
        .iter()
        .map(|&(area, [red, black])| (area, red > black))
        .collect();
    assert_eq!(
        owned,
        [(7, false), (5, false), (1, false), (7, true), (4, true)]
    );
    assert_eq!(score, [11, 13]);
}

#[test]
fn a_land_of_equal_sums_is_nobodys_and_each_card_counts_once() {
    // The nine of hearts touches the land with two sides.
    let (lands, score) = lands("0 0 9S\n9H 0 0");
    assert_eq!((lands, score), (vec![(4, [9, 9])], [0, 0]));
}

#[test]
fn places_that_touch_by_a_corner_are_two_lands() {
    assert_eq!(lands("0 6H\n6S 0").0, [(1, [6, 6]), (1, [6, 6])]);
}

#[test]
fn rows_that_are_no_rectangle_of_cards_are_refused() {
    let read = |rows: &str| Field::read(rows.lines());
    assert_eq!(read(""), Err(BadRows::Uneven));
    assert_eq!(read("0 0\n0"), Err(BadRows::Uneven));
    assert_eq!(read("0 1H"), Err(BadRows::NotACard(NotACard)));
    assert_eq!(read("6H 0 6H"), Err(BadRows::Twice(card("6H"))));
    assert_eq!(read(&"0 ".repeat(104)), Err(BadRows::TooLarge));
    assert_eq!(read(&"0\n".repeat(300)), Err(BadRows::TooLarge));
    assert!(read(&"0 ".repeat(103)).is_ok());
}

// Options.

#[test]
fn options_that_no_game_can_start_with_are_told() {
    let start = |terms: Terms, hands: &str| {
        let hands = hands.split(',').map(cards).collect();
        Position::start(&Options { terms, hands }).map(drop)
    };
    let usual = terms(11, 6);
    assert_eq!(
        start(terms(12, 6), ",,,"),
        Err(BadOptions::Rectangle {
            width: 12,
            height: 6,
            cards: 36
        })
    );
    assert_eq!(
        start(Terms { seats: 5, ..usual }, ",,,,"),
        Err(BadOptions::Seats(5))
    );
    let duel = Terms {
        seats: 6,
        duel: true,
        ..usual
    };
    assert_eq!(start(duel, ",,,,,"), Err(BadOptions::DuelSeats(6)));
    let first = Terms {
        first: Seat(4),
        ..usual
    };
    assert_eq!(
        start(first, ",,,"),
        Err(BadOptions::First { first: 4, seats: 4 })
    );
    assert_eq!(
        start(usual, ",,"),
        Err(BadOptions::Hands { hands: 3, seats: 4 })
    );
    assert_eq!(
        start(usual, "5H,,,"),
        Err(BadOptions::OtherDeck(card("5H")))
    );
    assert_eq!(
        start(usual, ",7H,,"),
        Err(BadOptions::OtherColor {
            card: card("7H"),
            seat: Seat(1)
        })
    );
    assert_eq!(start(usual, "7H,,7H,"), Err(BadOptions::Twice(card("7H"))));
    assert_eq!(start(usual, ",7S 7S,,"), Err(BadOptions::Twice(card("7S"))));
    assert!(Position::start(&Options::default()).is_err());
}

#[test]
fn options_are_kept_with_their_cards_in_notation() {
    let options = Options::dealt(terms(6, 11), 3);
    let text = serde_json::to_string(&options).unwrap();
    assert!(
        text.contains(r#""deck":36"#)
            && text.contains(r#""silence""#) != text.contains(r#""open""#)
    );
    assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    assert!(serde_json::from_str::<Options>(r#"{"hands":[["1H"]]}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"terms":{"deck":40}}"#).is_err());
}

// What is seen.

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

// Notation.

#[test]
fn notation_goes_there_and_back() {
    for text in [
        "7S@0,0",
        "10H@-1,2",
        "AD@-12,40",
        "2C@2147483647,-5",
        "skip",
    ] {
        assert_eq!(mv(text).to_string(), text);
    }
}

#[test]
fn a_place_beyond_all_numbers_is_as_far_as_can_be() {
    assert_eq!(mv("7S@2147483648,0"), mv("7S@2147483647,0"));
    assert_eq!(mv("7S@0,-99999999999999999999"), mv("7S@0,-2147483648"));
}

#[test]
fn other_texts_are_no_notation() {
    for text in [
        "", "7S", "7S@", "7S@0", "7S@0,0,0", "@0,0", "1S@0,0", "11S@0,0", "7s@0,0", "S7@0,0",
        "7S@+1,0", "7S@01,0", "7S@-0,0", "7S@ 0,0", "7S@0, 0", " 7S@0,0", "7S@0,0 ", "7S@1.5,0",
        "Skip", "pass", "7♠@0,0",
    ] {
        assert_eq!(text.parse::<Move>(), Err(NotAMove), "{text}");
    }
}
