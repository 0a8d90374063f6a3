//! How the table looks, and how a card comes onto it.

use bevy::prelude::*;

use super::{
    back::turn_over,
    face::{self, Look},
    hand::Held,
    in_sight, square,
};
use crate::{
    app::{
        boards::{Fit, Pencil, Show},
        sketch::{Mark, Motion, Sketch, glide, outline, stroke},
        table::{Notice, Table},
        theme::bevy_color,
    },
    games::{
        Seat,
        new_lands::{self, Card, Event, Move, Place, Position},
    },
};

/// Heights above the page.
const GRID: f32 = 0.5;
const BORDER: f32 = 0.8;
const GROUND: f32 = 1.2;
const CARDS: f32 = 2.0;
const OVERLAY: f32 = 4.0;
/// A card keeps its height when it has landed: a mesh that moves is sorted by the height that it was
/// spawned at, texts by that which they have, and so a card that comes down would lie over its own face.
const FLYING: f32 = 2.5;

/// How long a card flies, and how long all take to find their new places, in milliseconds.
const FLY_TIME: u64 = 260;
const TURN_TIME: u64 = 340;
const GROW_TIME: u64 = 180;

pub(super) type LandsPencil<'w, 's> = Pencil<'w, 's, Position>;

/// A card on the table.
#[derive(Component, Clone, Copy)]
pub(super) struct Laid(Place);

/// What lies under the cards: the lands.
#[derive(Component)]
pub(super) struct Ground;

/// What lies over the cards: all that is not yet played.
#[derive(Component)]
pub(super) struct Overlay;

/// The size of a card on the table.
pub(super) fn card_size(fit: &Fit) -> Vec2 {
    Vec2::new(fit.pitch * 0.88, fit.pitch * 0.95)
}

fn resting(fit: &Fit, at: Place) -> Transform {
    Transform::from_translation(fit.world(square(at).center()).extend(CARDS))
}

pub(super) fn look(fit: &Fit) -> Look {
    Look {
        size: card_size(fit),
        opacity: 1.0,
        chosen: false,
        bold: false,
    }
}

/// Draws the whole table as it stands. If it only takes another size, the cards glide there.
pub(super) fn board(
    mut pencil: LandsPencil,
    motion: Res<Motion>,
    mut before: Local<Option<(Fit, usize)>>,
) {
    let Some(fit) = pencil.fit() else { return };
    let position = pencil.table.shown().clone();
    let table = position.table();
    grid(&mut pencil, &fit, table);
    border(&mut pencil, &fit, table);
    pencil.put(Sketch::new(Vec::new()), GROUND).insert(Ground);
    pencil.put(Sketch::new(Vec::new()), OVERLAY).insert(Overlay);
    let last = last_place(&pencil.table);
    let count = table.laid().len();
    // One card more, and so another size: the table has grown.
    let grown = before.filter(|&(old, cards)| old != fit && cards + 1 == count);
    *before = Some((fit, count));
    for &(card, at) in table.laid() {
        let bold = last == Some(at);
        let to = resting(&fit, at);
        let entity = face::spawn(&mut pencil, card, to, Look { bold, ..look(&fit) });
        let mut entity = pencil.commands.entity(entity);
        entity.insert(Laid(at));
        if let Some((old, _)) = grown {
            let scale = old.pitch / fit.pitch;
            let from = resting(&old, at).with_scale(Vec3::new(scale, scale, 1.0));
            entity.insert(from);
            glide(&mut entity, &motion, 0, GROW_TIME, [from, to]);
        }
    }
}

fn last_place(table: &Table<Position>) -> Option<Place> {
    match table.last_move()? {
        (_, Move::Lay { at, .. }) => Some(at),
        (_, Move::Skip) => None,
    }
}

/// Shows what a move changed: the card flies from the hand, or from where its player sits.
pub(super) fn show(
    mut shows: MessageReader<Show<Position>>,
    mut pencil: LandsPencil,
    motion: Res<Motion>,
    held: Res<Held>,
    standing: Query<(Entity, &Laid)>,
) {
    let Some(fit) = pencil.fit() else { return };
    for Show(event) in shows.read() {
        let Event::Laid { card, at, seat } = *event else {
            continue;
        };
        // The table may have been drawn anew with the card on it; and the card before isn't the
        // last one any more.
        let before = pencil.table.session().moves().rev().nth(1);
        for (entity, &Laid(place)) in &standing {
            let was_last = matches!(before, Some((_, Move::Lay { at, .. })) if at == place && place != Place::FIRST);
            if place == at || was_last {
                pencil.commands.entity(entity).despawn();
            }
            if was_last && place != at {
                lay_still(&mut pencil, &fit, place);
            }
        }
        let to = Transform::from_translation(resting(&fit, at).translation.with_z(FLYING));
        let bold = Look {
            bold: true,
            ..look(&fit)
        };
        let begin = |place: Vec2, scale: f32| {
            let from = Transform::from_translation(place.extend(FLYING));
            from.with_scale(Vec3::new(scale, scale, 1.0))
        };
        let entity = match held.place_of(card) {
            Some((place, scale)) => {
                let from = begin(place, scale);
                let entity = face::spawn(&mut pencil, card, from, bold);
                let mut flying = pencil.commands.entity(entity);
                glide(&mut flying, &motion, 0, FLY_TIME, [from, to]);
                entity
            }
            // From a hand that isn't seen, and turned over on the way.
            None => {
                let from = begin(seat_side(&fit, &pencil, seat), 0.6);
                let time = (0, TURN_TIME);
                let [_, face] = turn_over(&mut pencil, &motion, card, bold, time, [from, to]);
                face
            }
        };
        pencil.commands.entity(entity).insert(Laid(at));
    }
}

fn lay_still(pencil: &mut LandsPencil, fit: &Fit, at: Place) {
    let card = pencil.table.session().position().table().card(at);
    if let Some(card) = card {
        let entity = face::spawn(pencil, card, resting(fit, at), look(fit));
        pencil.commands.entity(entity).insert(Laid(at));
    }
}

/// Where a player who isn't seen sits: around the table, seat after seat.
fn seat_side(fit: &Fit, pencil: &LandsPencil, seat: Seat) -> Vec2 {
    let (low, high) = in_sight(pencil.table.shown().table());
    let (first, last) = (square(low), square(high));
    let middle = (first.min + last.max) / 2.0;
    let place = match seat.0 % 4 {
        0 => Vec2::new(middle.x, last.max.y),
        1 => Vec2::new(first.min.x, middle.y),
        2 => Vec2::new(middle.x, first.min.y),
        _ => Vec2::new(last.max.x, middle.y),
    };
    fit.world(place)
}

/// Says that a seat had to skip.
pub(super) fn tell_skip(
    mut shows: MessageReader<Show<Position>>,
    mut table: ResMut<Table<Position>>,
) {
    for Show(event) in shows.read() {
        if let Event::Skipped { seat } = *event {
            table.notice = Some(Notice::Skipped(seat));
        }
    }
}

/// The squares that a card may still come to lie on.
fn grid(pencil: &mut LandsPencil, fit: &Fit, table: &new_lands::Table) {
    let (low, high) = in_sight(table);
    let (first, last) = (square(low).min, square(high).max);
    let color = bevy_color(pencil.palette.faint, 0.3);
    let line =
        |from: Vec2, to: Vec2, seed: u32| stroke(fit.world(from), fit.world(to), 1.0, color, seed);
    let mut marks = Vec::new();
    for x in low.x..=high.x + 1 {
        let x = x as f32;
        let seed = (x as i32 + 200) as u32 * 2;
        marks.push(line(Vec2::new(x, first.y), Vec2::new(x, last.y), seed));
    }
    for y in low.y..=high.y + 1 {
        let y = y as f32;
        let seed = (y as i32 + 200) as u32 * 2 + 1;
        marks.push(line(Vec2::new(first.x, y), Vec2::new(last.x, y), seed));
    }
    pencil.put(Sketch::new(marks), GRID);
}

/// The borders of the rectangle: whole once it's fixed; until then the sides of a direction in
/// which the cards reach as far as agreed, and dashes around what the rectangle may reach.
fn border(pencil: &mut LandsPencil, fit: &Fit, table: &new_lands::Table) {
    if table.is_empty() {
        return;
    }
    let (low, high) = table.bounds();
    let (least, most) = table.reach();
    let ink = pencil.ink().with_alpha(0.85);
    let rect = Rect::from_corners(square(least).min, square(most).max);
    if table.is_complete() {
        let marks = outline(fit.world_rect(rect).inflate(1.5), 2.4, ink, 17);
        pencil.put(Sketch::new(marks), BORDER);
        return;
    }
    let sight = in_sight(table);
    let seen = Rect::from_corners(square(sight.0).min, square(sight.1).max);
    let mut marks = Vec::new();
    let mut side = |from: Vec2, to: Vec2, fixed: bool| {
        let (from, to) = (from.clamp(seen.min, seen.max), to.clamp(seen.min, seen.max));
        let (from, to) = (fit.world(from), fit.world(to));
        if fixed {
            marks.push(stroke(from, to, 2.4, ink, 5));
        } else {
            marks.extend(dashes(from, to, ink.with_alpha(0.5)));
        }
    };
    let (wide, tall) = (
        least.x == low.x && most.x == high.x,
        least.y == low.y && most.y == high.y,
    );
    let (min, max) = (rect.min, rect.max);
    // A side that lies further away than what is on the screen isn't drawn.
    for (from, to, fixed, in_reach) in [
        (min, Vec2::new(min.x, max.y), wide, min.x >= seen.min.x),
        (Vec2::new(max.x, min.y), max, wide, max.x <= seen.max.x),
        (min, Vec2::new(max.x, min.y), tall, min.y >= seen.min.y),
        (Vec2::new(min.x, max.y), max, tall, max.y <= seen.max.y),
    ] {
        if in_reach {
            side(from, to, fixed);
        }
    }
    pencil.put(Sketch::new(marks), BORDER);
}

fn dashes(from: Vec2, to: Vec2, color: Color) -> Vec<Mark> {
    const DASH: f32 = 7.0;
    let count = (from.distance(to) / DASH).floor().max(1.0);
    let part = |index: f32| from.lerp(to, (index / count).min(1.0));
    (0..count as u32)
        .step_by(2)
        .map(|index| Mark::Stroke {
            points: vec![part(index as f32), part(index as f32 + 1.0)],
            width: 1.8,
            color,
        })
        .collect()
}

/// A card that stands on the board for a while.
pub(super) fn ghost_card(pencil: &mut LandsPencil, fit: &Fit, card: Card, at: Place) -> Entity {
    let ghost = Look {
        opacity: 0.75,
        chosen: true,
        ..look(fit)
    };
    let place = Transform::from_translation(fit.world(square(at).center()).extend(CARDS + 1.0));
    face::spawn(pencil, card, place, ghost)
}
