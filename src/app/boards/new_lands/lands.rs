//! The lands as they are owned now, as they would be after the card that is about to be laid, or as
//! far as they are counted at the end.

use bevy::prelude::*;

use super::{
    draw::{Ground, LandsPencil},
    ink_of,
    plan::Plan,
    square,
    sums::{OnLand, write},
};
use crate::{
    app::{
        boards::Fit,
        sketch::{Mark, Sketch, hatch, stroke},
        theme::bevy_color,
    },
    games::{
        Game, Side,
        new_lands::{Land, Move, Place, Position},
    },
    session::PositionNumber,
};

/// How many steps the sums of a land count up in.
const STEPS: f32 = 12.0;

/// The part of the time of a land in which its sums count up; then it stands as it is.
const COUNTING: f32 = 0.6;

/// How a land is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stage {
    /// As it is.
    Stands,
    /// It's being counted: so much of its sums.
    Counts(f32),
    /// As the card that is about to be laid would make it: which of its sums that changes.
    WouldBe { sums: [bool; 2] },
}

/// What the lands were drawn for; of a land that is being counted the step.
type Drawn = (
    PositionNumber,
    Option<usize>,
    Option<Move>,
    Option<(usize, u32)>,
    Fit,
);

pub(super) fn draw(
    mut pencil: LandsPencil,
    plan: Res<Plan>,
    mut ground: Query<(Ref<Ground>, &mut Sketch)>,
    writing: Query<Entity, With<OnLand>>,
    mut drawn: Local<Option<Drawn>>,
) {
    let Some(fit) = pencil.fit() else { return };
    let Ok((ground, mut sketch)) = ground.single_mut() else {
        return;
    };
    let table = &pencil.table;
    let preview = plan
        .preview(table.session().position())
        .filter(|_| table.persons_turn());
    let counted = table
        .counted()
        .map(|counted| (counted.parts, (counted.next * STEPS) as u32));
    let number = table.session().number();
    let state = (number, table.replay(), preview, counted, fit);
    if *drawn == Some(state) && !ground.is_added() {
        return;
    }
    *drawn = Some(state);
    for entity in &writing {
        pencil.commands.entity(entity).despawn();
    }
    let position = pencil.table.shown().clone();
    let (lands, corner) = match (preview, counted) {
        (Some(mv), _) => would_be(&position, mv),
        (None, Some(counted)) => (count(&position, counted), position.table().bounds().0),
        (None, None) => {
            let lands = position.lands().into_iter();
            let stand = lands.map(|land| (land, Stage::Stands));
            (stand.collect(), position.table().bounds().0)
        }
    };
    let mut marks = Vec::new();
    for (land, stage) in &lands {
        marks.extend(wash(&pencil, &fit, corner, land, *stage));
        write(&mut pencil, &fit, corner, land, *stage);
    }
    sketch.marks = marks;
}

/// The lands after a move, and where their first place lies.
fn would_be(position: &Position, mv: Move) -> (Vec<(Land, Stage)>, Place) {
    let mut after = position.clone();
    // It was found to be legal.
    _ = after.play(mv);
    let before = position.lands();
    let lands = after.lands().into_iter().map(|land| {
        // A card only takes a place away from a land, or cuts it in parts.
        let was = before
            .iter()
            .find(|was| land.cells.iter().all(|cell| was.cells.contains(cell)));
        let stage = match was {
            Some(was) if *was != land => Stage::WouldBe {
                sums: [0, 1].map(|side| was.sums[side] != land.sums[side]),
            },
            _ => Stage::Stands,
        };
        (land, stage)
    });
    (lands.collect(), after.table().bounds().0)
}

/// The lands that are counted so far, and the one that is being counted.
fn count(position: &Position, (parts, step): (usize, u32)) -> Vec<(Land, Stage)> {
    let part = step as f32 / (STEPS * COUNTING);
    let stage = |index: usize| match index == parts && part < 1.0 {
        true => Stage::Counts(part),
        false => Stage::Stands,
    };
    let lands = position.lands().into_iter().take(parts + 1).enumerate();
    lands.map(|(index, land)| (land, stage(index))).collect()
}

pub(super) fn place(corner: Place, [col, row]: [u8; 2]) -> Place {
    Place {
        x: corner.x + i32::from(col),
        y: corner.y + i32::from(row),
    }
}

pub(super) fn color(pencil: &LandsPencil, owner: Option<Side>) -> Color {
    let color = match owner {
        Some(side) => ink_of(side, &pencil.palette),
        None => pencil.palette.faint,
    };
    bevy_color(color, 1.0)
}

/// A land is washed in and hatched in its owner's way, and outlined; nobody's is only outlined, and
/// so is one whose owner isn't counted yet. One that a card would change wears the accent.
fn wash(pencil: &LandsPencil, fit: &Fit, corner: Place, land: &Land, stage: Stage) -> Vec<Mark> {
    let owner = land.owner().filter(|_| !matches!(stage, Stage::Counts(_)));
    let color = color(pencil, owner);
    let (edge, width) = match stage {
        Stage::Stands => (color.with_alpha(0.9), 1.8),
        Stage::Counts(_) | Stage::WouldBe { .. } => (pencil.accent(), 3.0),
    };
    let slope = match owner {
        Some(Side::First) => Vec2::new(1.0, 1.0),
        _ => Vec2::new(1.0, -1.0),
    };
    let mut marks = Vec::new();
    for &cell in &land.cells {
        let at = place(corner, cell);
        let rect = fit.world_rect(square(at));
        let seed = (at.x + 64) as u32 * 131 + (at.y + 64) as u32;
        if owner.is_some() {
            marks.push(Mark::Wash {
                outline: vec![
                    rect.min,
                    Vec2::new(rect.max.x, rect.min.y),
                    rect.max,
                    Vec2::new(rect.min.x, rect.max.y),
                ],
                color: color.with_alpha(0.12),
            });
            let gap = (fit.pitch / 4.5).clamp(6.0, 10.0);
            let hatching = color.with_alpha(0.28);
            marks.extend(hatch(rect, slope, gap, 1.0, hatching, seed));
        }
        marks.extend(shore(fit, land, cell, at, (edge, width), seed));
    }
    marks
}

/// The sides of a cell beyond which the land doesn't go on.
fn shore(
    fit: &Fit,
    land: &Land,
    [col, row]: [u8; 2],
    at: Place,
    (color, width): (Color, f32),
    seed: u32,
) -> Vec<Mark> {
    let has = |col: Option<u8>, row: Option<u8>| {
        let beside = col.zip(row).map(|(col, row)| [col, row]);
        beside.is_some_and(|beside| land.cells.contains(&beside))
    };
    let inset = 0.05;
    let rect = square(at).inflate(-inset);
    let (min, max) = (rect.min, rect.max);
    let sides = [
        (col.checked_sub(1), Some(row), min, Vec2::new(min.x, max.y)),
        (Some(col + 1), Some(row), Vec2::new(max.x, min.y), max),
        (Some(col), row.checked_sub(1), min, Vec2::new(max.x, min.y)),
        (Some(col), Some(row + 1), Vec2::new(min.x, max.y), max),
    ];
    let open = sides
        .into_iter()
        .enumerate()
        .filter(|(_, (col, row, ..))| !has(*col, *row));
    open.map(|(side, (_, _, from, to))| {
        // Where the land goes on along the shore, so does the stroke.
        let reach = (to - from).normalize_or_zero() * inset * 2.0;
        let (from, to) = (fit.world(from - reach / 2.0), fit.world(to + reach / 2.0));
        stroke(from, to, width, color, seed * 4 + side as u32)
    })
    .collect()
}
