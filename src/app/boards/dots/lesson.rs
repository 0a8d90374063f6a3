//! The guided first game on six boxes, most of them begun.

use crate::{
    app::lesson::{Lesson, LessonStep, Task},
    games::dots::{Line, Options, Position},
};

/// What is drawn before the lesson begins.
const PREDRAWN: [&str; 8] = ["h02", "h10", "h11", "h20", "h21", "h22", "v02", "v13"];

pub(super) fn lesson() -> Lesson<Position> {
    let options = Options {
        predrawn: lines(&PREDRAWN),
        ..Options::rectangle(2, 3)
    };
    let play = |text, wanted: &str, replies: &[&str]| LessonStep {
        text,
        task: Task::Play {
            wanted: lines(&[wanted]),
            replies: lines(replies),
        },
    };
    Lesson::new(
        options,
        &[],
        vec![
            play("lesson-dots-draw", "h00", &["v00"]),
            play("lesson-dots-close", "v01", &[]),
            play("lesson-dots-again", "h01", &[]),
            play("lesson-dots-turn", "v03", &["v12"]),
            play("lesson-dots-double", "h12", &[]),
            play("lesson-dots-leave", "v10", &["v11"]),
            LessonStep {
                text: "lesson-dots-end",
                task: Task::Read,
            },
        ],
    )
}

/// The lines with these names. All are written in this file, and the walk through the lesson in
/// the tests would stumble over one that isn't a line.
fn lines(names: &[&str]) -> Vec<Line> {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}
