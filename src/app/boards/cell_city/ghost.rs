//! The building that is about to be: its place, its points, or why it can't be.

use bevy::prelude::*;

use super::{
    Ghost,
    draw::{MapPencil, corners},
    plan::Plan,
    square, squares,
};
use crate::{
    app::{
        boards::{BoardPrompt, Fit},
        sketch::{Mark, Sketch},
        table::{Notice, Table},
        theme::bevy_color,
    },
    games::{
        Game, Illegal, Seat,
        cell_city::{Building, Position},
    },
};

/// The points on the ghost.
#[derive(Component)]
pub(super) struct GhostPoints;

/// Says under the map what may be done, and why what is shown can't be built.
pub(super) fn tell(
    plan: Res<Plan>,
    mut table: ResMut<Table<Position>>,
    mut prompt: ResMut<BoardPrompt>,
) {
    prompt.set_if_neq(BoardPrompt(match *plan {
        Plan {
            span: Some(span), ..
        } if span.dragged => Some("prompt-release-building"),
        Plan { ghost: Some(_), .. } => Some("prompt-tap-again"),
        Plan { cell: Some(_), .. } => Some("prompt-shapes-here"),
        Plan { tool: Some(_), .. } => Some("prompt-tap-place"),
        _ => None,
    }));
    if !plan.is_changed() || !table.persons_turn() {
        return;
    }
    let Some(building) = plan.shown() else { return };
    table.notice = match table.session().position().check(building) {
        Err(illegal) => Some(Notice::Refused(illegal.rule())),
        Ok(()) => None,
    };
}

pub(super) fn draw(
    plan: Res<Plan>,
    mut pencil: MapPencil,
    mut ghosts: Query<&mut Sketch, With<Ghost>>,
    fresh: Query<(), Added<Ghost>>,
    points: Query<Entity, With<GhostPoints>>,
    mut drawn: Local<Option<(Plan, Option<Building>, Option<Seat>)>>,
) {
    let Some(fit) = pencil.fit() else { return };
    let person = pencil
        .table
        .persons_turn()
        .then(|| pencil.table.session().position().to_move())
        .flatten();
    let state = (plan.clone(), pencil.table.hint, person);
    if drawn.as_ref() == Some(&state) && fresh.is_empty() {
        return;
    }
    let Ok(mut sketch) = ghosts.single_mut() else {
        return;
    };
    *drawn = Some(state);
    for entity in &points {
        pencil.commands.entity(entity).despawn();
    }
    let mut marks = Vec::new();
    if let Some(hint) = pencil.table.hint {
        let rect = fit.world_rect(squares(hint)).inflate(-fit.pitch * 0.05);
        marks.push(Mark::Wash {
            outline: corners(rect),
            color: pencil.accent().with_alpha(0.35),
        });
        marks.push(frame(rect, 3.0, pencil.accent()));
    }
    if let Some(seat) = person {
        if let Some((cell, _)) = plan.cell {
            let rect = fit.world_rect(square(cell)).inflate(-fit.pitch * 0.06);
            marks.push(Mark::Wash {
                outline: corners(rect),
                color: pencil.pen(seat).with_alpha(0.3),
            });
        }
        if let Some(span) = plan.span.filter(|span| !span.dragged) {
            let rect = fit.world_rect(square(span.from)).inflate(-fit.pitch * 0.06);
            marks.push(Mark::Wash {
                outline: corners(rect),
                color: pencil.pen(seat).with_alpha(0.3),
            });
        }
        if let Some(building) = plan.shown() {
            marks.extend(ghost(&mut pencil, &fit, building, seat));
        }
        if let Some(cell) = plan.focus {
            marks.push(frame(
                fit.world_rect(square(cell)).inflate(-1.0),
                2.5,
                pencil.ink(),
            ));
        }
    }
    sketch.marks = marks;
}

fn ghost(pencil: &mut MapPencil, fit: &Fit, building: Building, seat: Seat) -> Vec<Mark> {
    let rect = fit.world_rect(squares(building)).inflate(-fit.pitch * 0.05);
    let fits = pencil.table.session().position().check(building).is_ok();
    if !fits {
        let wrong = bevy_color(pencil.palette.wrong, 0.9);
        let across = |from, to| Mark::Stroke {
            points: vec![from, to],
            width: 3.0,
            color: wrong,
        };
        return vec![
            Mark::Wash {
                outline: corners(rect),
                color: wrong.with_alpha(0.18),
            },
            frame(rect, 2.5, wrong),
            across(rect.min, rect.max),
            across(
                Vec2::new(rect.min.x, rect.max.y),
                Vec2::new(rect.max.x, rect.min.y),
            ),
        ];
    }
    let pen = pencil.pen(seat);
    let points = building.shape().map_or(0, |shape| shape.points());
    let size = (fit.pitch * 0.5).round();
    pencil
        .write(format!("+{points}"), rect.center(), size, pen, 3.5)
        .insert(GhostPoints);
    vec![
        Mark::Wash {
            outline: corners(rect),
            color: pen.with_alpha(0.28),
        },
        frame(rect, 2.5, pen),
    ]
}

fn frame(rect: Rect, width: f32, color: Color) -> Mark {
    let mut points = corners(rect);
    points.push(rect.min);
    Mark::Stroke {
        points,
        width,
        color,
    }
}
