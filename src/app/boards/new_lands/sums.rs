//! What is written on a land: both sums, the red above the black one, and its points.

use bevy::prelude::*;

use super::{
    draw::LandsPencil,
    lands::{Stage, color, place},
    square,
};
use crate::{
    app::{
        boards::Fit,
        sketch::{Sketch, stroke},
    },
    games::{
        Side,
        new_lands::{Land, Place},
    },
};

/// The sums and points that are written on a land.
#[derive(Component)]
pub(super) struct OnLand;

/// Above the marks of open places.
const WRITING: f32 = 4.2;

/// Writes the sums on the land's middle, and its points on the place beside.
pub(super) fn write(pencil: &mut LandsPencil, fit: &Fit, corner: Place, land: &Land, stage: Stage) {
    let cells: Vec<Vec2> = land
        .cells
        .iter()
        .map(|&cell| square(place(corner, cell)).center())
        .collect();
    let Some((sums_at, points_at)) = places(&cells) else {
        return;
    };
    let size = (fit.pitch * 0.4).clamp(9.0, 24.0).round();
    let written = match stage {
        Stage::Counts(part) => land.sums.map(|sum| (sum as f32 * part).round() as u32),
        _ => land.sums,
    };
    for (side, up) in [(Side::First, -0.21), (Side::Second, 0.21)] {
        let index = side.index();
        let ink = color(pencil, Some(side));
        let at = fit.world(sums_at + Vec2::new(0.0, up));
        let text = pencil
            .write(written[index].to_string(), at, size, ink, WRITING)
            .insert(OnLand)
            .id();
        if matches!(stage, Stage::WouldBe { sums } if sums[index]) {
            let line = under(pencil, size);
            pencil.commands.entity(text).with_child(line);
        }
    }
    if matches!(stage, Stage::Counts(_)) {
        return;
    }
    if let Some(at) = points_at {
        let size = (fit.pitch * 0.66).clamp(14.0, 44.0).round();
        let ink = color(pencil, land.owner());
        let points = land.area().to_string();
        pencil
            .write(points, fit.world(at), size, ink, WRITING)
            .insert(OnLand);
    }
}

/// The middle of the place nearest to the middle of a land, and of the best one beside it.
fn places(cells: &[Vec2]) -> Option<(Vec2, Option<Vec2>)> {
    let middle = cells.iter().sum::<Vec2>() / cells.len().max(1) as f32;
    let nearest = |cells: &mut dyn Iterator<Item = Vec2>| {
        cells.min_by(|a, b| a.distance(middle).total_cmp(&b.distance(middle)))
    };
    let at = nearest(&mut cells.iter().copied())?;
    let mut beside = cells
        .iter()
        .copied()
        .filter(|cell| cell.distance(at) < 1.1 && *cell != at);
    Some((at, nearest(&mut beside)))
}

/// A stroke under a sum that a card would change.
fn under(pencil: &LandsPencil, size: f32) -> (Sketch, Transform) {
    let half = Vec2::new(size * 0.6, 0.0);
    let line = stroke(-half, half, (size * 0.12).max(1.6), pencil.accent(), 3);
    let low = Transform::from_xyz(0.0, -size * 0.52, -0.05);
    (Sketch::new(vec![line]), low)
}
