//! What a good player does.

use super::{lines, open, solve};
use crate::{
    games::{
        Game,
        dots::{Line, Options, Position},
    },
    players::{
        Computer, Level, Progress,
        dots::{capture::Capture, graph::Graph},
    },
};

/// The line that a level draws when it has thought enough.
fn choice(position: &Position, level: Level) -> Line {
    let mut thinking = Position::think(position.clone(), level, 1);
    assert_eq!(thinking.step(1_000_000), Progress::Done);
    thinking.answer().mv
}

/// The last two boxes of a chain, to be taken from its inner end, and `more`.
fn end_of_chain(must_take: bool, more: &str) -> Position {
    open(3, 3, must_take, &format!("v00 v01 {more}"))
}

const ROW: &str = "v20 v21 v22 v23";

#[test]
fn the_last_two_boxes_of_a_chain_are_left_where_another_long_chain_must_be_opened() {
    let position = end_of_chain(false, ROW);
    let answer = solve(&position);
    assert_eq!((answer.mv, answer.value), ("v00".parse().unwrap(), 1));
    for level in [Level::Medium, Level::Hard] {
        assert_eq!(choice(&position, level), answer.mv);
    }
}

#[test]
fn the_last_two_boxes_are_taken_where_nothing_is_gained_by_leaving_them() {
    for more in ["", "v20 h30", "v20 v21 h31"] {
        let position = end_of_chain(false, more);
        for level in [Level::Medium, Level::Hard] {
            assert_eq!(choice(&position, level).to_string(), "v01", "{more}");
        }
    }
}

#[test]
fn there_is_no_double_cross_where_taking_is_obligatory() {
    let position = end_of_chain(true, ROW);
    assert_eq!(solve(&position).value, 2 - 3);
    for level in Level::ALL {
        assert_eq!(choice(&position, level).to_string(), "v01");
    }
}

/// The four lines inside two by two boxes, whose top left box is in this column.
fn inside(col: u8) -> String {
    format!("h1{col} h1{0} v0{0} v1{0}", col + 1)
}

#[test]
fn four_boxes_of_a_loop_are_left_where_more_can_be_won() {
    // A loop opened between its left boxes, and a chain of seven.
    let loop_opened = inside(0).replace("h10 ", "");
    let position = open(
        3,
        7,
        false,
        &format!("{loop_opened} v20 v21 v22 v23 v24 v25 v26 v27"),
    );
    let graph = Graph::of(&position);
    let capture = Capture::of(&graph, graph.open());
    assert_eq!((capture.boxes, capture.left), (4, 4));
    let answer = solve(&position);
    assert_eq!((answer.mv, answer.value), ("h11".parse().unwrap(), -4 + 7));
    assert_eq!(choice(&position, Level::Hard), answer.mv);
}

#[test]
fn the_taker_of_a_loop_that_was_opened_can_have_it_all() {
    let two_loops = format!("{} {}", inside(0), inside(2));
    // Who opens gets four back of the first loop, or the second loop whole.
    assert_eq!(solve(&open(2, 4, false, &two_loops)).value, 0);
    assert_eq!(solve(&open(2, 2, false, &inside(0))).value, -4);
}

#[test]
fn two_boxes_are_given_by_the_line_between_them() {
    let position = open(3, 3, false, &format!("v00 v01 h01 {ROW}"));
    for level in [Level::Medium, Level::Hard] {
        assert_eq!(choice(&position, level).to_string(), "v01");
    }
}

#[test]
fn the_shortest_chain_is_given_first() {
    let position = open(3, 4, false, "v00 v01 v02 h02 v20 v21 v22 v23 v24");
    for level in [Level::Medium, Level::Hard] {
        assert_eq!(choice(&position, level).row(), 0);
    }
}

#[test]
fn hard_gives_nothing_away_even_before_it_has_thought() {
    let options = Options {
        predrawn: lines("h00 v01 h20 v11"),
        ..Options::default()
    };
    let position = Position::start(&options).unwrap();
    let line = Position::think(position.clone(), Level::Hard, 1)
        .answer()
        .mv;
    assert!(
        position
            .board()
            .beside(line)
            .all(|at| position.sides_drawn(at) < 2)
    );
}

#[test]
fn boxes_closed_beforehand_count_for_nobody() {
    assert_eq!(solve(&open(3, 3, false, ROW)).value, -3);
}
