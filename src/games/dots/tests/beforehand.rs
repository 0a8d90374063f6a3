//! Lines drawn beforehand.

use super::*;

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
