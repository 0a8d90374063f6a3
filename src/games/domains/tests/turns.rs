//! The order of turns, clocks, and what ends a game before its end.

use super::*;

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
