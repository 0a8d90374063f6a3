//! The back of a card, and a card that is turned over.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::{
    draw::LandsPencil,
    face::{self, Look, rounded},
};
use crate::{
    app::{
        sketch::{Facing, Mark, Motion, Sketch, hatch, turn},
        theme::bevy_color,
    },
    games::new_lands::Card,
};

/// A back that is seen for as long as its card turns.
#[derive(Component)]
pub(super) struct Back;

/// A card comes from one place to another and shows its face on the way. Gives back and face.
pub(super) fn turn_over(
    pencil: &mut LandsPencil,
    motion: &Motion,
    card: Card,
    look: Look,
    (wait, millis): (u64, u64),
    way: [Transform; 2],
) -> [Entity; 2] {
    let back = marks(pencil, look.size);
    let mut back = pencil.put(Sketch::new(back), 0.0);
    back.insert(Back);
    turn(&mut back, motion, wait, millis, way, Facing::Back);
    let back = back.id();
    let face = face::spawn(pencil, card, way[0], look);
    let mut entity = pencil.commands.entity(face);
    turn(&mut entity, motion, wait, millis, way, Facing::Front);
    [back, face]
}

/// What is turned over is put away.
pub(super) fn put_away(
    mut commands: Commands,
    backs: Query<Entity, (With<Back>, Without<TweenAnim>)>,
) {
    for back in &backs {
        commands.entity(back).despawn();
    }
}

/// Squares as on the page, with a frame around: the same for all cards.
fn marks(pencil: &LandsPencil, size: Vec2) -> Vec<Mark> {
    let palette = &pencil.palette;
    let (raised, ink) = (
        bevy_color(palette.raised, 1.0),
        bevy_color(palette.faint, 1.0),
    );
    let rect = Rect::from_center_size(Vec2::ZERO, size);
    let radius = (size.x * 0.14).min(7.0);
    let edge = |rect: Rect, radius: f32| {
        let mut points = rounded(rect, radius);
        points.extend(points.first().copied());
        points
    };
    let inner = rect.inflate(-size.x * 0.13);
    let mut marks = vec![
        Mark::Wash {
            outline: rounded(rect, radius),
            color: raised,
        },
        Mark::Wash {
            outline: rounded(inner, radius * 0.5),
            color: bevy_color(palette.accent, 0.3),
        },
    ];
    let gap = (size.x * 0.14).max(4.0);
    for slope in [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0)] {
        marks.extend(hatch(inner, slope, gap, 1.0, ink.with_alpha(0.6), 29));
    }
    for (points, width) in [(edge(inner, radius * 0.5), 1.0), (edge(rect, radius), 1.3)] {
        marks.push(Mark::Stroke {
            points,
            width,
            color: ink,
        });
    }
    marks
}
