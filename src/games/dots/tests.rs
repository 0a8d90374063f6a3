use super::*;
use crate::games::{Game, Illegal as _, NotAMove, Outcome, Seat, Side};

fn line(text: &str) -> Line {
    text.parse().unwrap()
}

fn lines(texts: &str) -> Vec<Line> {
    texts.split_whitespace().map(line).collect()
}

fn texts(lines: &[Line]) -> String {
    lines
        .iter()
        .map(Line::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

fn play(options: &Options, moves: &str) -> Position {
    let mut position = Position::start(options).unwrap();
    for mv in lines(moves) {
        position.play(mv).unwrap();
    }
    position
}

const TOP_LEFT: BoxAt = BoxAt { row: 0, col: 0 };
const TOP_SECOND: BoxAt = BoxAt { row: 0, col: 1 };

// The board.

#[test]
fn boards_have_24_60_and_112_first_moves() {
    for (size, count) in [(3, 24), (5, 60), (7, 112)] {
        let position = Position::start(&Options::square(size)).unwrap();
        assert_eq!(position.legal_moves().len(), count);
        assert_eq!(
            position.board().boxes().count(),
            usize::from(size) * usize::from(size)
        );
    }
}

#[test]
fn the_board_is_5_by_5_unless_told_otherwise() {
    assert_eq!(Options::default(), Options::square(5));
}

#[test]
fn boards_may_be_any_rectangle_from_1_by_1_to_9_by_9() {
    for rows in 0..=10 {
        for cols in 0..=10 {
            let start = Position::start(&Options::rectangle(rows, cols));
            if (1..=9).contains(&rows) && (1..=9).contains(&cols) {
                let count = usize::from((rows + 1) * cols + rows * (cols + 1));
                assert_eq!(start.unwrap().legal_moves().len(), count);
            } else {
                assert_eq!(start.unwrap_err(), BadOptions::Size { rows, cols });
            }
        }
    }
}

#[test]
fn legal_moves_are_sorted_as_text() {
    let legal = Position::start(&Options::rectangle(9, 2))
        .unwrap()
        .legal_moves();
    let mut sorted: Vec<String> = legal.iter().map(Line::to_string).collect();
    sorted.sort();
    assert_eq!(texts(&legal), sorted.join(" "));
}

#[test]
fn a_line_has_two_boxes_beside_it_and_on_the_frame_one() {
    let board = Board { rows: 2, cols: 3 };
    for line in board.lines() {
        let beside: Vec<BoxAt> = board.beside(line).collect();
        assert_eq!(beside.len(), if board.on_frame(line) { 1 } else { 2 });
        for at in board.boxes() {
            assert_eq!(
                beside.contains(&at),
                board.sides(at).contains(&line),
                "{line} {at:?}"
            );
        }
    }
}

/// Sequences of `depth` legal moves.
fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |mv| {
        let mut next = position.clone();
        next.play(mv).unwrap();
        perft(&next, depth - 1)
    };
    position.legal_moves().into_iter().map(after).sum()
}

#[test]
fn sequences_of_moves_on_2_by_2() {
    let start = Position::start(&Options::square(2)).unwrap();
    assert_eq!(perft(&start, 1), 12);
    assert_eq!(perft(&start, 2), 12 * 11);
    assert_eq!(perft(&start, 3), 12 * 11 * 10);
}

#[test]
fn obligatory_taking_leaves_fewer_sequences() {
    let start = Position::start(&Options {
        must_take: true,
        ..Options::square(2)
    })
    .unwrap();
    assert_eq!(perft(&start, 3), 12 * 11 * 10);
    // Three sides of one of four boxes in any order leave one move instead of nine.
    assert_eq!(perft(&start, 4), 12 * 11 * 10 * 9 - 4 * 6 * 8 * 4);
}

// The turn.

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

// Obligatory taking.

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

// Lines drawn beforehand.

#[test]
fn the_frame_leaves_the_inner_lines() {
    let position = Position::start(&Options {
        frame: true,
        ..Options::rectangle(2, 3)
    })
    .unwrap();
    assert_eq!(
        texts(&position.legal_moves()),
        "h10 h11 h12 v01 v02 v11 v12"
    );
    assert_eq!(position.sides_drawn(TOP_LEFT), 2);
    assert_eq!(position.drawn_by(line("h00")), None);
}

#[test]
fn a_box_closed_beforehand_is_nobodys() {
    let options = Options {
        predrawn: lines("h00 h10 v00 v01"),
        ..Options::rectangle(1, 2)
    };
    let position = play(&options, "h01 h11 v02");
    assert_eq!(position.owner(TOP_LEFT), None);
    assert_eq!(position.owner(TOP_SECOND), Some(Seat::FIRST));
    assert_eq!(position.score(), [1, 0]);
    assert_eq!(position.outcome(), Some(Outcome::Won(Side::First)));
}

#[test]
fn with_all_lines_drawn_beforehand_the_game_is_over_at_once() {
    let position = Position::start(&Options {
        frame: true,
        ..Options::square(1)
    })
    .unwrap();
    assert_eq!(position.to_move(), None);
    assert_eq!(position.outcome(), Some(Outcome::Drawn));
    assert_eq!(position.check(line("h00")), Err(Illegal::Over));
}

#[test]
fn a_line_drawn_twice_beforehand_is_drawn_once() {
    let once = Options {
        predrawn: lines("h11"),
        frame: true,
        ..Options::square(3)
    };
    let twice = Options {
        predrawn: lines("h11 h11 v00"),
        ..once.clone()
    };
    assert_eq!(
        Position::start(&once).unwrap(),
        Position::start(&twice).unwrap()
    );
}

#[test]
fn a_line_drawn_beforehand_must_lie_on_the_board() {
    let options = Options {
        predrawn: lines("h00 v33 h33"),
        ..Options::square(3)
    };
    let error = Position::start(&options).unwrap_err();
    assert_eq!(
        error,
        BadOptions::Predrawn {
            line: line("v33"),
            rows: 3,
            cols: 3
        }
    );
}

// Refused moves.

#[test]
fn refused_moves_name_the_first_broken_rule_and_change_nothing() {
    let must_take = Options {
        must_take: true,
        ..Options::square(3)
    };
    let over = play(&Options::square(1), "h00 h10 v00 v01");
    let cases = [
        (over.clone(), "h00", "over"),
        (over, "h99", "over"),
        (play(&Options::square(3), ""), "h99", "bounds"),
        (play(&Options::square(3), ""), "h03", "bounds"),
        (play(&Options::square(3), ""), "h40", "bounds"),
        (play(&Options::square(3), ""), "v30", "bounds"),
        (play(&Options::square(3), "h00"), "h00", "drawn"),
        (play(&must_take, "h00 v00 v01"), "v34", "bounds"),
        (play(&must_take, "h00 v00 v01"), "h00", "drawn"),
        (play(&must_take, "h00 v00 v01"), "h01", "must_take"),
    ];
    for (position, mv, rule) in cases {
        let mut after = position.clone();
        assert_eq!(after.play(line(mv)).unwrap_err().rule(), rule, "{mv}");
        assert_eq!(after, position);
        assert_eq!(after.last_line(), position.last_line());
    }
}

// Notation.

#[test]
fn notation_goes_there_and_back() {
    for line in (Board { rows: 9, cols: 9 }).lines() {
        assert_eq!(line.to_string().parse(), Ok(line));
        assert_eq!(
            Line::new(line.direction(), line.row(), line.col()),
            Some(line)
        );
    }
    assert_eq!(texts(&lines("h01 v99")), "h01 v99");
}

#[test]
fn other_texts_are_no_notation() {
    for text in [
        "", "h", "h0", "h000", "h123", "d00", "H00", " h00", "h00 ", "h-1", "hh0", "h٣0",
    ] {
        assert_eq!(text.parse::<Line>(), Err(NotAMove), "{text}");
    }
    assert_eq!(Line::new(Direction::Horizontal, 10, 0), None);
}

#[test]
fn options_are_kept_with_their_lines_in_notation() {
    let options = Options {
        predrawn: lines("h00 v12"),
        frame: true,
        ..Options::rectangle(2, 3)
    };
    let text = serde_json::to_string(&options).unwrap();
    assert!(text.contains(r#""predrawn":["h00","v12"]"#), "{text}");
    assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    assert_eq!(
        serde_json::from_str::<Options>("{}").unwrap(),
        Options::default()
    );
    assert!(serde_json::from_str::<Options>(r#"{"predrawn":["x"]}"#).is_err());
}
