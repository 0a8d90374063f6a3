//! What is agreed before the game: deck and deal, the rectangle, all that a game starts with.

use super::*;

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
