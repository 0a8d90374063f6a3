//! The rules, by examples that read like them.

use super::{cell::CELLS, *};
use crate::games::{Game, Illegal as _, Outcome, Seat, Side};

fn deal_of(seed: u64) -> Options {
    deal(seed, Kind::Regular, USUAL_CLUES)
}

fn start(options: &Options) -> Position {
    Position::start(options).unwrap()
}

fn solution(options: &Options) -> solver::Solution {
    options.solution(&Units::new(options.blocks)).unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn digits(numbers: &[u8]) -> Vec<Digit> {
    numbers
        .iter()
        .map(|&number| Digit::new(number).unwrap())
        .collect()
}

/// A right placement of the seat on the move, in the first block where there is one.
fn right_move(position: &Position) -> Move {
    right_moves(position)[0]
}

fn right_moves(position: &Position) -> Vec<Move> {
    let solution = solution(position.options());
    let mut moves = position.legal_moves();
    moves.retain(
        |mv| matches!(mv, Move::Place { digit, cell } if solution[cell.index().unwrap()] == *digit),
    );
    moves
}

/// A placement that isn't refused, and is wrong.
fn wrong_move(position: &Position) -> Move {
    let right = right_moves(position);
    let mut moves = position.legal_moves();
    moves.retain(|mv| !right.contains(mv));
    moves[0]
}

fn placed(mv: Move) -> (Digit, Cell) {
    match mv {
        Move::Place { digit, cell } => (digit, cell),
        _ => panic!("{mv} places nothing"),
    }
}

fn seat(position: &Position) -> Option<u8> {
    position.to_move().map(|seat| seat.0)
}

/// rules: domains 3
#[test]
fn one_move_and_then_each_in_turn_two() {
    let mut position = start(&deal_of(1));
    let mut seats = Vec::new();
    let mut dues = Vec::new();
    for _ in 0..40 {
        seats.push(seat(&position).unwrap());
        dues.push(position.turn().due);
        // Wrong digits too: they spend the move as well.
        let mv = if seats.len() % 3 == 0 {
            wrong_move(&position)
        } else {
            right_move(&position)
        };
        position.play(mv).unwrap();
    }
    let order: Vec<u8> = (0..40).map(|number: u8| number.div_ceil(2) % 2).collect();
    assert_eq!(seats, order);
    assert_eq!(dues[0], Due::Opening);
    for (number, due) in dues.iter().enumerate().skip(1) {
        let expected = if number % 2 == 1 {
            Due::First
        } else {
            Due::Second
        };
        assert_eq!(*due, expected, "move {number}");
    }
}

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

/// rules: domains 2
#[test]
fn a_block_is_decided_at_five_cells() {
    let solution = solution(&deal_of(4));
    // All clues, so that every tile has its place; block A for the first side.
    let options = Options {
        puzzle: Puzzle(solution.map(Some)),
        hands: [solution[..3].to_vec(), digits(&[1])],
        bag: Vec::new(),
        ..deal_of(4)
    };
    let mut board = start(&options).board().clone();
    let cells: Vec<Cell> = Blocks::REGULAR.cells(0).collect();
    for (count, cell) in cells.iter().enumerate() {
        let side = if count < 4 { Side::Second } else { Side::First };
        assert_eq!(board.holder(0), None, "after {count} cells");
        let index = cell.index().unwrap();
        board.close(solution[index], index, side);
        if count == 8 {
            assert_eq!(board.cells_in(0), [5, 4]);
            assert_eq!(board.holder(0), Some(Side::First));
        }
    }
    assert_eq!((board.held(), board.undecided()), ([1, 0], 8));
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

/// rules: domains 5
#[test]
fn running_out_of_time_costs_the_whole_pair() {
    let mut position = start(&deal_of(8));
    position.play(mv("timeout")).unwrap();
    assert_eq!(
        (seat(&position), position.turn().due),
        (Some(1), Due::First)
    );
    let events = position.play(mv("timeout")).unwrap();
    let seat_1 = Seat::SECOND;
    assert_eq!(
        events,
        [
            Event::TimedOut { seat: seat_1 },
            Event::PairOver { seat: seat_1 }
        ]
    );
    assert_eq!(
        (seat(&position), position.turn().due),
        (Some(0), Due::First)
    );
    position.play(right_move(&position)).unwrap();
    assert_eq!(
        (seat(&position), position.turn().due),
        (Some(0), Due::Second)
    );
    position.play(mv("timeout")).unwrap();
    assert_eq!(
        (seat(&position), position.turn().due),
        (Some(1), Due::First)
    );
}

#[test]
fn who_resigns_or_has_no_time_left_has_lost() {
    for (text, ending) in [
        ("resign", Ending::Resigned(Side::Second)),
        ("flag", Ending::OutOfTime(Side::Second)),
    ] {
        let mut position = start(&deal_of(9));
        position.play(right_move(&position)).unwrap();
        assert_eq!(position.play(mv(text)), Ok(vec![Event::Ended(ending)]));
        assert_eq!(position.ending(), Some(ending));
        assert_eq!(position.outcome(), Some(Outcome::Won(Side::First)));
        assert_eq!((position.to_move(), position.legal_moves()), (None, vec![]));
        assert_eq!(position.check(mv("draw?")), Err(Illegal::Over));
    }
}

/// rules: domains 4 and House rules
#[test]
fn an_offered_draw_is_answered_before_play_goes_on() {
    let mut position = start(&deal_of(10));
    position.play(right_move(&position)).unwrap();
    position.play(right_move(&position)).unwrap();
    let before = position.clone();
    assert_eq!(
        position.play(mv("draw?")),
        Ok(vec![Event::Offered { by: Seat::SECOND }])
    );
    assert_eq!(
        (seat(&position), position.offer()),
        (Some(0), Some(Seat::SECOND))
    );
    assert_eq!(position.legal_moves(), [mv("draw!"), mv("draw-")]);
    for refused in [right_move(&before), mv("5@Z9"), mv("draw?"), mv("timeout")] {
        assert_eq!(position.check(refused), Err(Illegal::Answer), "{refused}");
    }
    let mut declined = position.clone();
    assert_eq!(
        declined.play(mv("draw-")),
        Ok(vec![Event::Declined { by: Seat::FIRST }])
    );
    assert_eq!(declined, before);
    position.play(mv("draw!")).unwrap();
    assert_eq!(position.ending(), Some(Ending::Agreed));
    assert_eq!(position.outcome(), Some(Outcome::Drawn));
}

#[test]
fn who_is_to_answer_may_resign() {
    let mut position = start(&deal_of(10));
    position.play(mv("draw?")).unwrap();
    position.play(mv("resign")).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Won(Side::First)));
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

/// Whether some way to give the undecided blocks away leaves another winner than all others, or
/// none: tried one by one.
fn is_decided(held: [u32; 2], undecided: u32) -> bool {
    let leads = (0..=undecided).map(|first| {
        let ends = [held[0] + first, held[1] + undecided - first];
        ends[0].cmp(&ends[1])
    });
    let mut leads: Vec<_> = leads.collect();
    leads.dedup();
    leads.len() == 1 && leads[0].is_ne()
}

/// rules: domains 4
#[test]
fn the_game_ends_exactly_when_nothing_can_change_who_has_more_blocks() {
    let mut endings = 0;
    for seed in 0..60 {
        let kind = Kind::BOTH[seed as usize % 2];
        let mut position = start(&deal(seed, kind, USUAL_CLUES));
        let mut number = 0;
        while position.to_move().is_some() {
            let board = position.board();
            assert!(!is_decided(board.held(), board.undecided()), "seed {seed}");
            number += 1;
            let moves = right_moves(&position);
            let mv = moves[(seed as usize * 7 + number * 13) % moves.len()];
            position.play(mv).unwrap();
        }
        let board = position.board();
        assert!(is_decided(board.held(), board.undecided()), "seed {seed}");
        let Some(Ending::Decided(side)) = position.ending() else {
            panic!("a whole deal is played to its decision")
        };
        assert_eq!(position.outcome(), Some(Outcome::Won(side)));
        endings += usize::from(board.undecided() > 0);
    }
    assert!(endings > 30, "most games end early");
}

#[test]
fn five_against_two_with_two_undecided_is_decided() {
    assert!(is_decided([5, 2], 2));
    assert!(!is_decided([4, 3], 2));
    assert!(!is_decided([4, 2], 3));
    assert!(is_decided([5, 4], 0));
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

#[test]
fn what_cannot_be_played_is_told() {
    let good = deal_of(1);
    let with = |puzzle: &str| Options {
        puzzle: puzzle.to_owned().try_into().unwrap(),
        ..good.clone()
    };
    let why = |options: &Options| Position::start(options).unwrap_err();
    assert_eq!(why(&with(&"0".repeat(CELLS))), BadOptions::SeveralSolutions);
    assert_eq!(
        why(&with(&format!("11{}", "0".repeat(79)))),
        BadOptions::NoSolution
    );
    let mut many = good.clone();
    many.bag.push(Digit::ALL[4]);
    assert_eq!(
        why(&many),
        BadOptions::TooManyTiles {
            digit: Digit::ALL[4],
            tiles: 10
        }
    );
}

#[test]
fn blocks_are_nine_of_nine_cells() {
    let blocks = |text: String| Blocks::try_from(text);
    assert_eq!(blocks("A".repeat(80)), Err(BadBlocks::Letters));
    assert_eq!(blocks("J".repeat(81)), Err(BadBlocks::Letters));
    assert_eq!(
        blocks("A".repeat(81)),
        Err(BadBlocks::Size {
            block: 'A',
            cells: 81
        })
    );
    let regular = Blocks::REGULAR.to_string();
    assert_eq!(blocks(regular.clone()), Ok(Blocks::REGULAR));
    let renamed = regular
        .replace('A', "x")
        .replace('I', "A")
        .replace('x', "I");
    assert!(blocks(renamed).unwrap().are_regular());
    let (row, rest) = regular.split_at(9);
    let exchanged = format!("{}{rest}", row.replacen("AB", "BA", 1));
    assert!(!blocks(exchanged).unwrap().are_regular());
}

#[test]
fn moves_are_written_as_they_are_read() {
    for text in [
        "5@D7", "1@A1", "9@I9", "draw!", "draw-", "draw?", "flag", "resign", "timeout",
    ] {
        assert_eq!(mv(text).to_string(), text);
    }
    for text in [
        "", "5D7", "0@A1", "10@A1", "5@a1", "5@A01", "5@", "@A1", "5@A1 ", "draw", "Resign",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}
