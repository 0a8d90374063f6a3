//! Motion: short, eased, each with a meaning, and none where the person asks for none.

use std::time::Duration;

use bevy::{ecs::system::EntityCommands, prelude::*, window::RequestRedraw};
use bevy_tweening::{
    AnimationSystem, Delay, Lens, Tween, TweenAnim, TweeningPlugin, lens::TransformScaleLens,
};

use super::Sketch;
use crate::app::Step;

/// Whether and how fast things move.
#[derive(Resource, Default)]
pub struct Motion {
    /// The person asks for no motion: everything jumps to its end.
    pub reduced: bool,
    /// The person tapped to skip: what moves now is hurried to its end.
    pub hurried: bool,
    /// Something moves.
    moving: bool,
}

impl Motion {
    pub fn is_moving(&self) -> bool {
        self.moving
    }

    /// Something was set in motion in this frame.
    pub fn begin(&mut self) {
        self.moving = true;
    }

    fn duration(&self, millis: u64) -> Duration {
        // A tween can't last no time at all.
        Duration::from_millis(if self.reduced || self.hurried {
            1
        } else {
            millis
        })
    }
}

struct RevealLens;

impl Lens<Sketch> for RevealLens {
    fn lerp(&mut self, mut sketch: Mut<Sketch>, ratio: f32) {
        sketch.reveal = ratio;
    }
}

/// The sketch draws itself from end to end. Spawn it with `reveal: 0.0`.
pub fn draw_itself(entity: &mut EntityCommands, motion: &Motion, wait: u64, millis: u64) {
    let tween = Tween::new(EaseFunction::SineInOut, motion.duration(millis), RevealLens);
    start(entity, motion, wait, tween);
}

/// The entity grows from nothing, a little past its size and back. Spawn it with a scale of 0.
pub fn pop(entity: &mut EntityCommands, motion: &Motion, wait: u64, millis: u64) {
    let grow = TransformScaleLens {
        start: Vec3::ZERO,
        end: Vec3::ONE,
    };
    let tween = Tween::new(EaseFunction::BackOut, motion.duration(millis), grow);
    start(entity, motion, wait, tween);
}

struct Glide {
    from: Transform,
    to: Transform,
}

impl Lens<Transform> for Glide {
    fn lerp(&mut self, mut transform: Mut<Transform>, ratio: f32) {
        transform.translation = self.from.translation.lerp(self.to.translation, ratio);
        transform.scale = self.from.scale.lerp(self.to.scale, ratio);
    }
}

/// The entity goes from one place to another, and grows or shrinks on the way. Spawn it with the
/// first transform.
pub fn glide(
    entity: &mut EntityCommands,
    motion: &Motion,
    wait: u64,
    millis: u64,
    [from, to]: [Transform; 2],
) {
    let tween = Tween::new(
        EaseFunction::CubicOut,
        motion.duration(millis),
        Glide { from, to },
    );
    start(entity, motion, wait, tween);
}

/// A side of what turns over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// Seen until it's turned.
    Back,
    /// Seen from then on.
    Front,
}

impl Facing {
    /// How wide the side is seen, when so much of the turn is done; never nothing, which a mesh
    /// can't be drawn with.
    fn width(self, ratio: f32) -> f32 {
        let cos = (std::f32::consts::PI * ratio).cos();
        let seen = match self {
            Facing::Back => cos,
            Facing::Front => -cos,
        };
        seen.max(1e-3)
    }
}

struct Turn {
    glide: Glide,
    side: Facing,
}

impl Lens<Transform> for Turn {
    fn lerp(&mut self, mut transform: Mut<Transform>, ratio: f32) {
        self.glide.lerp(transform.reborrow(), ratio);
        transform.scale.x *= self.side.width(ratio);
    }
}

/// One side of a card that goes from one place to another and turns over on the way; the other side
/// is an entity of its own that does the same. Gives the entity its first transform.
pub fn turn(
    entity: &mut EntityCommands,
    motion: &Motion,
    wait: u64,
    millis: u64,
    [from, to]: [Transform; 2],
    side: Facing,
) {
    let scale = from.scale * Vec3::new(side.width(0.0), 1.0, 1.0);
    entity.insert(from.with_scale(scale));
    let turn = Turn {
        glide: Glide { from, to },
        side,
    };
    let tween = Tween::new(EaseFunction::SineInOut, motion.duration(millis), turn);
    start(entity, motion, wait, tween);
}

fn start(entity: &mut EntityCommands, motion: &Motion, wait: u64, tween: Tween) {
    if wait == 0 {
        entity.insert(TweenAnim::new(tween));
    } else {
        entity.insert(TweenAnim::new(
            Delay::new(motion.duration(wait)).then(tween),
        ));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin)
        .configure_sets(Update, AnimationSystem::AnimationUpdate.before(Step::Input))
        .add_systems(
            Update,
            (
                watch
                    .after(AnimationSystem::AnimationUpdate)
                    .before(Step::Input),
                keep_drawing.after(Step::Think),
            ),
        );
}

fn watch(mut motion: ResMut<Motion>, mut tweens: Query<&mut TweenAnim>) {
    motion.moving = !tweens.is_empty();
    if motion.hurried {
        for mut tween in &mut tweens {
            tween.speed = 1e4;
        }
    }
}

fn keep_drawing(tweens: Query<(), With<TweenAnim>>, mut redraw: MessageWriter<RequestRedraw>) {
    if !tweens.is_empty() {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_turns_over_shows_one_side_and_then_the_other() {
        for (ratio, back, front) in [(0.0, 1.0, 0.001), (0.5, 0.001, 0.001), (1.0, 0.001, 1.0)] {
            assert!((Facing::Back.width(ratio) - back).abs() < 1e-6);
            assert!((Facing::Front.width(ratio) - front).abs() < 1e-6);
        }
    }
}
