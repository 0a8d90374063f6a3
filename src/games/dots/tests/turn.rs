//! Who draws next, what a line takes, and obligatory taking.

use super::*;

#[test]
fn a_line_that_closes_nothing_ends_the_turn() {
    let mut position = Position::start(&Options::default()).unwrap();
    assert_eq!(position.to_move(), Some(Seat::FIRST));
    let events = position.play(line("h00")).unwrap();
    assert_eq!(
        events,
        [Event::Drawn {
            line: line("h00"),
            seat: Seat::FIRST
        }]
    );
    assert_eq!(position.to_move(), Some(Seat::SECOND));
    assert_eq!(position.score(), [0, 0]);
}

#[test]
fn the_fourth_side_takes_the_box_and_draws_again() {
    let mut position = play(&Options::default(), "h00 v00 v01");
    assert_eq!(position.sides_drawn(TOP_LEFT), 3);
    let events = position.play(line("h10")).unwrap();
    let seat = Seat::SECOND;
    assert_eq!(
        events,
        [
            Event::Drawn {
                line: line("h10"),
                seat
            },
            Event::Taken { at: TOP_LEFT, seat }
        ]
    );
    assert_eq!(position.owner(TOP_LEFT), Some(seat));
    assert_eq!(position.score(), [0, 1]);
    assert_eq!(position.to_move(), Some(seat));
}

#[test]
fn a_line_that_closes_two_takes_both_and_gives_one_more_line() {
    let mut position = play(&Options::default(), "h00 h01 h10 h11 v00 v02");
    let events = position.play(line("v01")).unwrap();
    let seat = Seat::FIRST;
    assert_eq!(
        events,
        [
            Event::Drawn {
                line: line("v01"),
                seat
            },
            Event::Taken { at: TOP_LEFT, seat },
            Event::Taken {
                at: TOP_SECOND,
                seat
            }
        ]
    );
    assert_eq!(position.score(), [2, 0]);
    assert_eq!(position.to_move(), Some(seat));
    position.play(line("h20")).unwrap();
    assert_eq!(position.to_move(), Some(Seat::SECOND));
}

#[test]
fn taking_is_not_obligatory() {
    let position = play(&Options::default(), "h00 v00 v01");
    assert_eq!(position.legal_moves().len(), 57);
    assert_eq!(position.check(line("h54")), Ok(()));
}

#[test]
fn the_last_line_ends_the_game() {
    let position = play(&Options::square(1), "h00 h10 v00 v01");
    assert_eq!(position.to_move(), None);
    assert_eq!(position.legal_moves(), []);
    assert_eq!(position.outcome(), Some(Outcome::Won(Side::Second)));
}

#[test]
fn even_boards_can_be_drawn() {
    let position = play(&Options::rectangle(1, 2), "h00 h10 v00 h01 v01 h11 v02");
    assert_eq!(position.score(), [1, 1]);
    assert_eq!(position.outcome(), Some(Outcome::Drawn));
}

#[test]
fn more_boxes_win() {
    let position = play(&Options::rectangle(1, 2), "h00 h10 v00 h01 h11 v02 v01");
    assert_eq!(position.score(), [2, 0]);
    assert_eq!(position.outcome(), Some(Outcome::Won(Side::First)));
}

#[test]
fn the_screen_knows_who_drew_a_line_and_which_was_last() {
    let options = Options {
        predrawn: lines("h00"),
        ..Options::square(3)
    };
    let position = play(&options, "v00 v23");
    let drawn: Vec<Line> = position
        .lines()
        .filter(|&line| position.is_drawn(line))
        .collect();
    assert_eq!(texts(&drawn), "h00 v00 v23");
    assert_eq!(position.drawn_by(line("h00")), None);
    assert_eq!(position.drawn_by(line("v00")), Some(Seat::FIRST));
    assert_eq!(position.drawn_by(line("v23")), Some(Seat::SECOND));
    assert_eq!(position.last_line(), Some(line("v23")));
}

#[test]
fn positions_are_equal_whoever_drew_the_lines_and_in_whatever_order() {
    let options = Options::square(3);
    assert_eq!(play(&options, "h00 v00"), play(&options, "v00 h00"));
    assert_ne!(play(&options, "h00"), play(&options, "v00"));
    let taken = "h00 h10 v00 v01 v23";
    let other = "h00 h10 v23 v01 v00";
    assert_ne!(play(&options, taken), play(&options, other));
}

#[test]
fn who_must_take_may_draw_only_lines_that_close_a_box() {
    let options = Options {
        must_take: true,
        ..Options::square(3)
    };
    let mut position = play(&options, "h00 v00 v01");
    assert_eq!(texts(&position.legal_moves()), "h10");
    assert_eq!(position.play(line("h32")), Err(Illegal::MustTake));
    position.play(line("h10")).unwrap();
    assert_eq!(position.legal_moves().len(), 20);
}

#[test]
fn who_must_take_may_choose_which() {
    let predrawn = lines("h00 v00 v01 h32 v22 v23");
    let options = Options {
        must_take: true,
        predrawn,
        ..Options::square(3)
    };
    let position = play(&options, "");
    assert_eq!(texts(&position.legal_moves()), "h10 h22");
}
