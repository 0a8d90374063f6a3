//! The page under everything: pale squares, as in a school notebook.

use bevy::{prelude::*, window::PrimaryWindow};

use super::{Palette, bevy_color};
use crate::app::sketch::{Mark, Sketch};

/// The printed squares.
#[derive(Component)]
pub(super) struct Paper;

/// The side of a printed square, in logical pixels.
const SQUARE: f32 = 24.0;

pub(super) fn print(
    mut commands: Commands,
    palette: Res<Palette>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut paper: Query<&mut Sketch, With<Paper>>,
    mut printed: Local<Option<(Vec2, bool)>>,
) {
    let wanted = (window.size(), palette.dark);
    if *printed == Some(wanted) {
        return;
    }
    *printed = Some(wanted);
    let marks = squares(window.size(), bevy_color(palette.grid, 1.0));
    match paper.single_mut() {
        Ok(mut sketch) => sketch.marks = marks,
        Err(_) => _ = commands.spawn((Paper, Sketch::new(marks))),
    }
}

/// The page around a hole, over what reaches out of it: in the world of the camera, for a window of
/// that size. The hole is in logical pixels from the window's top left.
pub fn page_around(window: Vec2, hole: Rect, palette: &Palette) -> Vec<Mark> {
    let half = window / 2.0;
    let all = Rect::from_corners(-half, half);
    let hole = Rect::from_corners(
        Vec2::new(hole.min.x - half.x, half.y - hole.min.y),
        Vec2::new(hole.max.x - half.x, half.y - hole.max.y),
    );
    let strips = [
        Rect {
            max: Vec2::new(hole.min.x, all.max.y),
            ..all
        },
        Rect {
            min: Vec2::new(hole.max.x, all.min.y),
            ..all
        },
        Rect::new(hole.min.x, hole.max.y, hole.max.x, all.max.y),
        Rect::new(hole.min.x, all.min.y, hole.max.x, hole.min.y),
    ];
    let lines = squares(window, bevy_color(palette.grid, 1.0));
    let mut marks = Vec::new();
    for strip in strips
        .into_iter()
        .filter(|strip| strip.min.cmplt(strip.max).all())
    {
        let (min, max) = (strip.min, strip.max);
        marks.push(Mark::Wash {
            outline: vec![min, Vec2::new(max.x, min.y), max, Vec2::new(min.x, max.y)],
            color: bevy_color(palette.paper, 1.0),
        });
        marks.extend(lines.iter().filter_map(|line| within(strip, line)));
    }
    marks
}

/// The part of an upright or level line within a rectangle.
fn within(rect: Rect, line: &Mark) -> Option<Mark> {
    let Mark::Stroke {
        points,
        width,
        color,
    } = line
    else {
        return None;
    };
    let &[from, to] = points.as_slice() else {
        return None;
    };
    let points = vec![from.clamp(rect.min, rect.max), to.clamp(rect.min, rect.max)];
    // A line that misses the rectangle is moved by that.
    let crosses = if from.x == to.x {
        points[0].x == from.x
    } else {
        points[0].y == from.y
    };
    crosses.then_some(Mark::Stroke {
        points,
        width: *width,
        color: *color,
    })
}

fn squares(size: Vec2, color: Color) -> Vec<Mark> {
    let half = size / 2.0;
    let line = |from: Vec2, to: Vec2| Mark::Stroke {
        points: vec![from, to],
        width: 1.0,
        color,
    };
    let count = |length: f32| (length / SQUARE).ceil() as i32;
    let across = (0..count(size.x)).map(|number| {
        let x = (number as f32 * SQUARE - half.x).floor() + 0.5;
        line(Vec2::new(x, -half.y), Vec2::new(x, half.y))
    });
    let down = (0..count(size.y)).map(|number| {
        let y = (half.y - number as f32 * SQUARE).floor() + 0.5;
        line(Vec2::new(-half.x, y), Vec2::new(half.x, y))
    });
    across.chain(down).collect()
}
