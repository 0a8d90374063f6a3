//! The guided first game: the last four cards of one, each principle shown by breaking it.

use crate::{
    app::lesson::{Lesson, LessonStep, Task},
    games::new_lands::{Card, Move, Options, Position, Rectangle, Terms},
};

/// The cards as they were dealt; the person plays the first and the third hand.
const HANDS: [&str; 4] = ["6D AH 7H KD", "KS QS JC AS", "6H 9D QH", "AC 9S 10S"];

/// What lies before the lesson begins: all but the last row and column of the rectangle.
const LAID: &str = "6D@0,0 KS@0,-1 6H@0,1 AC@-1,-1 AH@1,0 QS@-1,-2 9D@2,0 9S@-2,-1 7H@3,0 JC@0,2";

pub(super) fn lesson() -> Lesson<Position> {
    let terms = Terms {
        rectangle: Rectangle {
            width: 7,
            height: 6,
        },
        duel: true,
        ..Terms::default()
    };
    let hands = HANDS.map(cards).into();
    let refused = |text, pointed: &str, rule| {
        moves(pointed).into_iter().map(move |pointed| LessonStep {
            text,
            task: Task::TryRefused { pointed, rule },
        })
    };
    let play = |text, wanted: &str, replies: &str| LessonStep {
        text,
        task: Task::Play {
            wanted: moves(wanted),
            replies: moves(replies),
        },
    };
    let read = |text| LessonStep {
        text,
        task: Task::Read,
    };
    let mut steps = Vec::new();
    steps.extend(refused("lesson-new_lands-begin", "QH@2,2", "continuity"));
    steps.extend(refused(
        "lesson-new_lands-continuity",
        "QH@1,1",
        "diversity",
    ));
    steps.extend(refused(
        "lesson-new_lands-diversity",
        "QH@0,-2",
        "seniority",
    ));
    steps.extend(refused("lesson-new_lands-seniority", "QH@2,1", "extend"));
    steps.extend([
        play("lesson-new_lands-widen", "QH@0,3", "10S@4,0"),
        read("lesson-new_lands-lands"),
        play("lesson-new_lands-land", "KD@-2,0", "AS@-1,1"),
        read("lesson-new_lands-end"),
    ]);
    Lesson::new(Options { terms, hands }, &moves(LAID), steps)
}

/// The cards with these names, and the moves. All are written in this file, and the walk through
/// the lesson in the tests would stumble over one that isn't there.
fn cards(names: &str) -> Vec<Card> {
    let names = names.split_whitespace();
    names.filter_map(|name| name.parse().ok()).collect()
}

fn moves(names: &str) -> Vec<Move> {
    let names = names.split_whitespace();
    names.filter_map(|name| name.parse().ok()).collect()
}
