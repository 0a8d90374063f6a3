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
