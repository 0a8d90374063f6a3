//! The guided first game on a board that is nearly full.

use crate::{
    app::lesson::{Lesson, LessonStep, Task},
    games::domains::{Blocks, Digit, Move, Options, Position},
};

const PUZZLE: &str = concat!(
    "065701429",
    "901326875",
    "728549610",
    "279008134",
    "514230968",
    "683094752",
    "856412097",
    "437965201",
    "190873546",
);

pub(super) fn lesson() -> Lesson<Position> {
    let play = |text, wanted: &str, replies: &[&str]| LessonStep {
        text,
        task: Task::Play {
            wanted: moves(&[wanted]),
            replies: moves(replies),
        },
    };
    let read = |text| LessonStep {
        text,
        task: Task::Read,
    };
    let mut steps = vec![
        play("lesson-domains-tile", "5@E4", &[]),
        play("lesson-domains-clue", "9@E6", &["2@C9", "3@I3"]),
        read("lesson-domains-block"),
    ];
    steps.extend(moves(&["7@E1"]).into_iter().map(|pointed| LessonStep {
        text: "lesson-domains-clash",
        task: Task::TryRefused {
            pointed,
            rule: "clash",
        },
    }));
    steps.extend([
        play("lesson-domains-refused", "7@F5", &[]),
        read("lesson-domains-wrong"),
        play("lesson-domains-last", "8@E1", &[]),
        read("lesson-domains-end"),
    ]);
    let opening = ["6@D4", "3@A1", "4@B2", "8@F4", "1@D6", "3@G7", "8@H8"];
    Lesson::new(options(), &moves(&opening), steps)
}

/// All tiles of the lesson are in the hands. Should the puzzle below be no puzzle, the walk through
/// the lesson in the tests would tell.
fn options() -> Options {
    match PUZZLE.to_owned().try_into() {
        Ok(puzzle) => {
            let hands = [[6, 8, 1, 5, 9, 7, 8].as_slice(), &[3, 4, 3, 8, 2, 3]];
            let hands = hands.map(|tiles| tiles.iter().copied().filter_map(Digit::new).collect());
            Options::of(puzzle, Blocks::REGULAR, hands, Vec::new())
        }
        Err(_) => Options::default(),
    }
}

/// The moves with these names. All are written in this file, and the walk through the lesson in the
/// tests would stumble over one that isn't a move.
fn moves(names: &[&str]) -> Vec<Move> {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}
