//! The guided first game on the map of First City.

use crate::{
    app::lesson::{Lesson, LessonStep, Task},
    games::cell_city::{Building, Options, Position, Variant},
};

pub(super) fn lesson() -> Lesson<Position> {
    let play = |text, wanted: &str, replies: &[&str]| LessonStep {
        text,
        task: Task::Play {
            wanted: buildings(&[wanted]),
            replies: buildings(replies),
        },
    };
    let read = |text| LessonStep {
        text,
        task: Task::Read,
    };
    let mut steps = vec![
        play("lesson-cell_city-house", "C1-C2", &["A3-B3"]),
        play("lesson-cell_city-plaza", "D3-E4", &["A4-B4"]),
        play("lesson-cell_city-palette", "D5-E5", &["A5-B5"]),
    ];
    steps.extend(buildings(&["B5-C5"]).into_iter().map(|pointed| LessonStep {
        text: "lesson-cell_city-overlap",
        task: Task::TryRefused {
            pointed,
            rule: "overlap",
        },
    }));
    steps.extend([
        play("lesson-cell_city-refused", "C3-C4", &[]),
        read("lesson-cell_city-single"),
        read("lesson-cell_city-workshop"),
        read("lesson-cell_city-end"),
    ]);
    Lesson::new(
        Options {
            variant: Variant::FirstCity,
        },
        &buildings(&["A1-B2", "D1-E2"]),
        steps,
    )
}

/// The buildings with these names. All are written in this file, and the walk through the lesson
/// in the tests would stumble over one that isn't a building.
fn buildings(names: &[&str]) -> Vec<Building> {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}
