//! What is not yet played: the places that are open, the card that is about to be laid and what it
//! would change, and why it can't be laid.

use bevy::prelude::*;

use super::{
    draw::{LandsPencil, Overlay, ghost_card},
    hand,
    plan::Plan,
    square,
};
use crate::{
    app::{
        boards::{BoardPrompt, Fit},
        sketch::{Mark, Sketch},
        table::Table,
        theme::bevy_color,
    },
    games::{
        Game, Score, Seat,
        new_lands::{Cards, Move, Place, Position},
    },
    session::PositionNumber,
};

/// A card or a number that goes with the overlay.
#[derive(Component)]
pub(super) struct OnOverlay;

const NUMBER: f32 = 5.0;

/// Says under the table what may be done.
pub(super) fn tell(plan: Res<Plan>, table: Res<Table<Position>>, mut prompt: ResMut<BoardPrompt>) {
    let position = table.session().position();
    let text = if !table.persons_turn() {
        None
    } else if position.check(Move::Skip).is_ok() {
        Some("prompt-must-pass")
    } else if plan.ghost(position).is_some() {
        Some("prompt-tap-again-card")
    } else if plan.card.is_some() {
        Some("prompt-tap-light")
    } else if plan.at.is_some() {
        Some("prompt-cards-here")
    } else if !position.table().is_empty() && !position.table().is_complete() {
        Some("prompt-widen")
    } else {
        None
    };
    prompt.set_if_neq(BoardPrompt(text));
}

/// What the overlay was drawn for.
type Drawn = (Plan, Option<Move>, Option<Seat>, PositionNumber, Fit);

pub(super) fn draw(
    plan: Res<Plan>,
    mut pencil: LandsPencil,
    mut overlay: Query<(Ref<Overlay>, &mut Sketch)>,
    standing: Query<Entity, With<OnOverlay>>,
    mut drawn: Local<Option<Drawn>>,
) {
    let Some(fit) = pencil.fit() else { return };
    let Ok((overlay, mut sketch)) = overlay.single_mut() else {
        return;
    };
    let table = &pencil.table;
    let person = table
        .persons_turn()
        .then(|| table.session().position().to_move())
        .flatten();
    let number = table.session().number();
    let state = (plan.clone(), table.hint, person, number, fit);
    if drawn.as_ref() == Some(&state) && !overlay.is_added() {
        return;
    }
    *drawn = Some(state);
    for entity in &standing {
        pencil.commands.entity(entity).despawn();
    }
    let mut marks = Vec::new();
    if let Some(Move::Lay { at, .. }) = pencil.table.hint {
        marks.push(wash(&fit, at, pencil.accent().with_alpha(0.35)));
        marks.push(frame(&fit, at, 3.0, pencil.accent()));
    }
    if let Some(seat) = person {
        marks.extend(open_places(&pencil, &fit, &plan));
        if let Some(place) = plan.pressed {
            marks.push(wash(&fit, place, pencil.accent().with_alpha(0.3)));
        }
        let position = pencil.table.session().position().clone();
        if let Some(mv) = plan.preview(&position) {
            show_ghost(&mut pencil, &fit, &position, mv, seat);
        }
        if let Some(place) = plan.focus {
            marks.push(frame(&fit, place, 2.5, pencil.ink()));
        }
    }
    if let Some(cause) = plan.cause {
        let wrong = bevy_color(pencil.palette.wrong, 1.0);
        marks.push(wash(&fit, cause, wrong.with_alpha(0.22)));
        marks.push(frame(&fit, cause, 3.0, wrong));
    }
    sketch.marks = marks;
}

/// The places where the chosen card fits, brightly; without one those where any card does.
fn open_places(pencil: &LandsPencil, fit: &Fit, plan: &Plan) -> Vec<Mark> {
    let table = &pencil.table;
    let position = table.session().position();
    let accent = pencil.accent();
    let cards = match plan.card {
        Some(card) => Cards::NONE.with(card),
        None => hand::on_the_move(table),
    };
    let mut marks = Vec::new();
    for (at, _) in position.layable(cards) {
        if plan.card.is_some() || plan.at == Some(at) {
            marks.push(wash(fit, at, accent.with_alpha(0.32)));
            marks.push(frame(fit, at, 1.6, accent));
        } else {
            marks.push(Mark::Dot {
                center: fit.world(square(at).center()),
                radius: (fit.pitch * 0.075).clamp(2.2, 5.0),
                color: accent.with_alpha(0.65),
            });
        }
    }
    marks
}

/// The card where it would lie, and by how much it would change the margin.
fn show_ghost(pencil: &mut LandsPencil, fit: &Fit, position: &Position, mv: Move, seat: Seat) {
    let Move::Lay { card, at } = mv else { return };
    let entity = ghost_card(pencil, fit, card, at);
    pencil.commands.entity(entity).insert(OnOverlay);
    let mut after = position.clone();
    if after.play(mv).is_err() || !after.table().is_complete() {
        return;
    }
    let margin = |[first, second]: Score| first as i32 - second as i32;
    let change = margin(after.score()) - margin(position.score());
    let change = match seat.side().index() {
        0 => change,
        _ => -change,
    };
    let text = match change {
        0.. => format!("+{change}"),
        _ => format!("−{}", -change),
    };
    let color = if change < 0 {
        bevy_color(pencil.palette.wrong, 1.0)
    } else {
        pencil.ink()
    };
    let size = (fit.pitch * 0.5).clamp(15.0, 28.0).round();
    let center = square(at).center();
    // Beside the card, on the side of the table's middle.
    let (low, high) = super::in_sight(position.table());
    let left = center.x > (square(low).min.x + square(high).max.x) / 2.0;
    let aside = Vec2::new(if left { -0.95 } else { 0.95 }, -0.5);
    let place = fit.world(center + aside);
    let plate = Mark::Dot {
        center: Vec2::ZERO,
        radius: size * 0.95,
        color: bevy_color(pencil.palette.panel, 0.95),
    };
    let text = pencil
        .write(text, place, size, color, NUMBER)
        .insert(OnOverlay)
        .id();
    pencil.commands.entity(text).with_child((
        Sketch::new(vec![plate]),
        Transform::from_xyz(0.0, 0.0, -0.1),
    ));
}

fn wash(fit: &Fit, at: Place, color: Color) -> Mark {
    let rect = fit.world_rect(square(at)).inflate(-1.0);
    Mark::Wash {
        outline: super::face::rounded(rect, 3.0),
        color,
    }
}

fn frame(fit: &Fit, at: Place, width: f32, color: Color) -> Mark {
    let rect = fit.world_rect(square(at)).inflate(-1.0);
    let mut points = super::face::rounded(rect, 3.0);
    points.extend(points.first().copied());
    Mark::Stroke {
        points,
        width,
        color,
    }
}
