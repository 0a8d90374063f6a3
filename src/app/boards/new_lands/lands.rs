//! The lands as they are owned now, or as they would be after the card that is about to be laid.

use bevy::prelude::*;

use super::{
    draw::{Ground, LandsPencil},
    ink_of,
    plan::Plan,
    square,
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

/// The sums and points that are written on a land.
#[derive(Component)]
pub(super) struct OnLand;

/// Above the marks of open places.
const WRITING: f32 = 4.2;

/// What the lands were drawn for.
type Drawn = (PositionNumber, Option<usize>, Option<Move>, Fit);

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
    let ghost = plan
        .ghost(table.session().position())
        .filter(|_| table.persons_turn());
    let state = (table.session().number(), table.replay(), ghost, fit);
    if *drawn == Some(state) && !ground.is_added() {
        return;
    }
    *drawn = Some(state);
    for entity in &writing {
        pencil.commands.entity(entity).despawn();
    }
    let mut position: Position = pencil.table.shown().clone();
    if let Some(mv) = ghost {
        // It was found to be legal.
        _ = position.play(mv);
    }
    let (corner, _) = position.table().bounds();
    let mut marks = Vec::new();
    for land in position.lands() {
        marks.extend(wash(&pencil, &fit, corner, &land));
        write(&mut pencil, &fit, corner, &land);
    }
    sketch.marks = marks;
}

fn place(corner: Place, [col, row]: [u8; 2]) -> Place {
    Place {
        x: corner.x + i32::from(col),
        y: corner.y + i32::from(row),
    }
}

fn color(pencil: &LandsPencil, owner: Option<Side>) -> Color {
    let color = match owner {
        Some(side) => ink_of(side, &pencil.palette),
        None => pencil.palette.faint,
    };
    bevy_color(color, 1.0)
}

/// A land is washed in and hatched in its owner's way, and outlined; nobody's is only outlined.
fn wash(pencil: &LandsPencil, fit: &Fit, corner: Place, land: &Land) -> Vec<Mark> {
    let owner = land.owner();
    let color = color(pencil, owner);
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
        marks.extend(shore(fit, land, cell, at, color.with_alpha(0.9), seed));
    }
    marks
}

/// The sides of a cell beyond which the land doesn't go on.
fn shore(
    fit: &Fit,
    land: &Land,
    [col, row]: [u8; 2],
    at: Place,
    color: Color,
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
        stroke(from, to, 1.8, color, seed * 4 + side as u32)
    })
    .collect()
}

/// Both sums, the red above the black one, and the points beside them where there is room.
fn write(pencil: &mut LandsPencil, fit: &Fit, corner: Place, land: &Land) {
    let cells: Vec<Vec2> = land
        .cells
        .iter()
        .map(|&cell| square(place(corner, cell)).center())
        .collect();
    let middle = cells.iter().sum::<Vec2>() / cells.len().max(1) as f32;
    let nearest = |from: &[Vec2], to: Vec2| {
        let mut cells = from.to_vec();
        cells.sort_by(|a, b| a.distance(to).total_cmp(&b.distance(to)));
        cells.first().copied()
    };
    let Some(at) = nearest(&cells, middle) else {
        return;
    };
    let beside: Vec<Vec2> = cells
        .iter()
        .copied()
        .filter(|cell| cell.distance(at) < 1.1 && *cell != at)
        .collect();
    let size = (fit.pitch * 0.4).clamp(9.0, 20.0).round();
    let [red, black] = land.sums;
    for (sum, side, up) in [(red, Side::First, -0.21), (black, Side::Second, 0.21)] {
        let color = color(pencil, Some(side));
        let center = fit.world(at + Vec2::new(0.0, up));
        let text = pencil.write(sum.to_string(), center, size, color, WRITING);
        mark(text);
    }
    if let Some(cell) = nearest(&beside, middle) {
        let size = (fit.pitch * 0.66).clamp(14.0, 44.0).round();
        let color = color(pencil, land.owner());
        let text = pencil.write(
            land.area().to_string(),
            fit.world(cell),
            size,
            color,
            WRITING,
        );
        mark(text);
    }
}

fn mark(mut text: EntityCommands) {
    text.insert(OnLand);
}
