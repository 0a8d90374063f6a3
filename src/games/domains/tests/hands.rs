//! Hands, the bag, and what a seat may know of them.

use super::*;

#[test]
fn a_wrong_tile_comes_back_when_the_bag_is_empty() {
    let options = Options {
        bag: Vec::new(),
        ..deal_of(5)
    };
    let mut position = start(&options);
    let hand = position.hand(Seat::FIRST).clone();
    position.play(wrong_move(&position)).unwrap();
    assert_eq!(position.hand(Seat::FIRST), &hand);
    assert_eq!(position.bag_len(), 0);
}

/// rules: domains, House rules
#[test]
fn a_hand_that_is_empty_loses_the_rest_of_its_pair() {
    let solution = solution(&deal_of(11));
    let hands = |first: usize, second: usize| Options {
        hands: [solution[..first].to_vec(), solution[9..9 + second].to_vec()],
        bag: Vec::new(),
        ..deal_of(11)
    };
    let order = |first, second| {
        let mut position = start(&hands(first, second));
        let mut seats = Vec::new();
        while let Some(seat) = seat(&position) {
            seats.push(seat);
            position.play(right_move(&position)).unwrap();
        }
        assert_eq!(position.ending(), Some(Ending::NoTiles));
        assert_eq!(position.outcome(), Some(Outcome::Drawn));
        seats
    };
    assert_eq!(order(3, 3), [0, 1, 1, 0, 0, 1]);
    assert_eq!(order(1, 4), [0, 1, 1, 1, 1]);
    assert_eq!(order(2, 5), [0, 1, 1, 0, 1, 1, 1]);
    assert_eq!(order(0, 3), [1, 1, 1]);
    assert_eq!(order(4, 0), [0, 0, 0, 0]);
    assert_eq!(order(0, 0), [0; 0]);
}

#[test]
fn the_bag_comes_into_the_hand_that_has_spent_a_tile_and_no_other() {
    let options = Options {
        hands: [digits(&[]), digits(&[1])],
        bag: digits(&[2, 3]),
        ..deal_of(12)
    };
    let mut position = start(&options);
    let mut seats = Vec::new();
    while let Some(seat) = seat(&position) {
        seats.push(seat);
        position.play(right_move(&position)).unwrap();
    }
    assert_eq!(seats, [1, 1, 1]);
    assert_eq!(position.bag_len(), 0);
}

/// What a seat may know depends on nothing that it doesn't see.
#[test]
fn views_of_deals_that_look_the_same_are_equal() {
    let mut source = {
        use rand_chacha::rand_core::SeedableRng;
        rand_chacha::ChaCha8Rng::seed_from_u64(1)
    };
    for seed in 0..40 {
        let mut position = start(&deal_of(seed));
        for number in 0..seed {
            let mv = if number % 4 == 3 {
                wrong_move(&position)
            } else {
                right_move(&position)
            };
            if position.to_move().is_none() || position.play(mv).is_err() {
                break;
            }
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            let other = 1 - seat.side().index();
            let mut elsewhere = position.clone();
            let mut hidden: Vec<Digit> = elsewhere.hands[other].tiles().to_vec();
            let in_hand = hidden.len();
            hidden.extend(&elsewhere.bag);
            crate::games::chance::shuffle(&mut source, &mut hidden);
            elsewhere.hands[other] = Hand::new(&hidden[..in_hand]);
            elsewhere.bag = hidden[in_hand..].iter().copied().collect();
            assert_eq!(elsewhere.view(seat), position.view(seat));
            let own: Vec<Move> = position.view(seat).placements();
            if position.to_move() == Some(seat) {
                assert_eq!(own, position.legal_moves());
            }
        }
    }
}

#[test]
fn a_view_shows_no_digit_that_nobody_has_placed() {
    let position = start(&deal_of(3));
    let shown = position
        .view(Seat::FIRST)
        .board()
        .digits()
        .iter()
        .flatten()
        .count();
    assert_eq!(shown, usize::from(USUAL_CLUES));
}
