//! Right and wrong digits, clues, and what is refused.

use super::*;

/// rules: domains 1
#[test]
fn a_right_digit_closes_the_cell_and_the_hand_is_refilled() {
    let options = deal_of(2);
    let mut position = start(&options);
    let (digit, cell) = placed(
        *right_moves(&position)
            .iter()
            .find(|&&mv| position.board().clue(placed(mv).1).is_none())
            .unwrap(),
    );
    let events = position.play(Move::Place { digit, cell }).unwrap();
    let seat = Seat::FIRST;
    let next = options.bag[0];
    assert_eq!(
        events,
        [
            Event::Placed { seat, digit, cell },
            Event::Refilled { seat, digit: next },
            Event::PairOver { seat },
        ]
    );
    assert_eq!(position.board().owner(cell), Some(Side::First));
    assert_eq!(position.board().digit(cell), Some(digit));
    assert_eq!(position.bag_len(), 66);
    let mut hand = options.hands[0].clone();
    let spent = hand.iter().position(|&tile| tile == digit).unwrap();
    hand[spent] = next;
    hand.sort_unstable();
    assert_eq!(position.hand(seat).tiles(), hand);
    assert_eq!(
        position.check(Move::Place {
            digit: position.hand(Seat::SECOND).tiles()[0],
            cell
        }),
        Err(Illegal::Taken)
    );
}

/// rules: domains 1 and 2
#[test]
fn a_captured_clue_counts_as_much_as_a_closed_cell() {
    let options = deal_of(3);
    let mut position = start(&options);
    let clue = |position: &Position, mv: &Move| position.board().clue(placed(*mv).1).is_some();
    let capture = *right_moves(&position)
        .iter()
        .find(|mv| clue(&position, mv))
        .unwrap();
    let (digit, cell) = placed(capture);
    assert_eq!(position.board().owner(cell), None);
    let block = position.board().blocks().of(cell).unwrap();
    let events = position.play(capture).unwrap();
    assert_eq!(
        events[0],
        Event::Captured {
            seat: Seat::FIRST,
            digit,
            cell
        }
    );
    assert_eq!(position.board().owner(cell), Some(Side::First));
    assert_eq!(position.board().cells_in(block), [1, 0]);
    assert_eq!(
        position.board().candidates(cell),
        Digits::NONE,
        "it can't be captured again"
    );
}

/// rules: domains, House rules
#[test]
fn a_wrong_digit_spends_the_move_and_is_struck_out_for_both() {
    let options = deal_of(5);
    let mut position = start(&options);
    let (digit, cell) = placed(wrong_move(&position));
    let events = position.play(Move::Place { digit, cell }).unwrap();
    let seat = Seat::FIRST;
    assert_eq!(
        events,
        [
            Event::Missed { seat, digit, cell },
            Event::Refilled {
                seat,
                digit: options.bag[0]
            },
            Event::PairOver { seat },
        ]
    );
    let board = position.board();
    assert_eq!((board.owner(cell), board.digit(cell)), (None, None));
    assert_eq!(board.struck(cell), Digits::only(digit));
    assert_eq!(board.obstacle(digit, cell), Some(Obstacle::Struck));
    // The tile went back under the bag before another one was drawn.
    assert_eq!(position.bag_len(), 67);
    assert_eq!(position.bag.back(), Some(&digit));
    for seat in [Seat::FIRST, Seat::SECOND] {
        assert!(position.view(seat).board().struck(cell).has(digit));
    }
    // The other player may not try it either, whatever they hold.
    position.hands[1].add(digit);
    assert_eq!(
        position.check(Move::Place { digit, cell }),
        Err(Illegal::Clash)
    );
}

/// rules: domains, House rules
#[test]
fn a_digit_that_is_seen_in_the_row_column_or_block_is_refused_at_no_cost() {
    let position = start(&deal_of(6));
    let board = position.board();
    let mut refused = 0;
    for cell in Cell::all().filter(|&cell| board.digit(cell).is_none()) {
        for &digit in position.hand(Seat::FIRST).tiles() {
            let equal = Cell::all().find(|&other| {
                let together = other.row() == cell.row()
                    || other.column() == cell.column()
                    || board.blocks().of(other) == board.blocks().of(cell);
                together && board.digit(other) == Some(digit)
            });
            let mut after = position.clone();
            let played = after.play(Move::Place { digit, cell });
            match equal {
                None => assert!(played.is_ok()),
                Some(_) => {
                    refused += 1;
                    assert_eq!(played, Err(Illegal::Clash));
                    assert_eq!(after, position);
                    let Some(Obstacle::Equal(seen)) = board.obstacle(digit, cell) else {
                        panic!("an equal digit is seen from {cell}")
                    };
                    assert_eq!(board.digit(seen), Some(digit));
                }
            }
        }
    }
    assert!(refused > 50);
}

#[test]
fn rules_are_named_in_their_order() {
    let options = deal_of(7);
    let position = start(&options);
    let held = position.hand(Seat::FIRST).tiles()[0];
    let clue =
        Cell::all().find(|&cell| position.board().clue(cell).is_some_and(|clue| clue != held));
    let missing = Digits::ALL
        .without(position.hand(Seat::FIRST).digits())
        .iter()
        .next()
        .unwrap();
    let rule = |text: String| position.check(mv(&text)).unwrap_err().rule();
    assert_eq!(rule(format!("{missing}@J1")), "bounds");
    assert_eq!(rule(format!("{held}@A0")), "bounds");
    assert_eq!(rule(format!("{held}@A10")), "bounds");
    assert_eq!(rule(format!("{missing}@{}", clue.unwrap())), "not_in_hand");
    assert_eq!(rule(format!("{held}@{}", clue.unwrap())), "clash");
    assert_eq!(rule("draw!".to_owned()), "answer");
}
