//! The marks and how the hand makes them.

use bevy::prelude::*;

/// One mark on the page.
#[derive(Clone, Debug)]
pub enum Mark {
    /// A pen stroke through these points.
    Stroke {
        points: Vec<Vec2>,
        width: f32,
        color: Color,
    },
    /// A filled shape with this outline.
    Wash { outline: Vec<Vec2>, color: Color },
    /// A filled circle.
    Dot {
        center: Vec2,
        radius: f32,
        color: Color,
    },
}

/// A number from 0 to 1 that depends on the seed alone: the same place wobbles the same way.
fn noise(seed: u32) -> f32 {
    let mut x = seed.wrapping_mul(0x9e37_79b9) ^ 0x85eb_ca6b;
    x = (x ^ (x >> 15)).wrapping_mul(0x2c1b_3c6d);
    x = (x ^ (x >> 12)).wrapping_mul(0x297a_2d39);
    (x ^ (x >> 15)) as f32 / u32::MAX as f32
}

/// A stroke from one point to another by a hand that isn't quite steady.
pub fn stroke(from: Vec2, to: Vec2, width: f32, color: Color, seed: u32) -> Mark {
    Mark::Stroke {
        points: wobble(from, to, seed),
        width,
        color,
    }
}

fn wobble(from: Vec2, to: Vec2, seed: u32) -> Vec<Vec2> {
    let length = from.distance(to);
    let aside = (to - from).normalize_or_zero().perp();
    let swing = (length * 0.018).clamp(0.3, 1.4);
    let (first, second) = (
        noise(seed) * std::f32::consts::TAU,
        noise(seed ^ 0x5bd1) * std::f32::consts::TAU,
    );
    let steps = (length / 6.0).ceil().clamp(2.0, 40.0) as usize;
    (0..=steps)
        .map(|step| {
            let part = step as f32 / steps as f32;
            // Both ends stay where they belong.
            let ease = (part * (1.0 - part) * 4.0).sqrt();
            let wave = (part * 5.0 + first).sin() * 0.6 + (part * 11.0 + second).sin() * 0.4;
            from.lerp(to, part) + aside * wave * swing * ease
        })
        .collect()
}

/// A rectangle drawn with four strokes that nearly meet.
pub fn outline(rect: Rect, width: f32, color: Color, seed: u32) -> Vec<Mark> {
    let corners = [
        Vec2::new(rect.min.x, rect.max.y),
        rect.max,
        Vec2::new(rect.max.x, rect.min.y),
        rect.min,
    ];
    (0..4)
        .map(|side| {
            stroke(
                corners[side],
                corners[(side + 1) % 4],
                width,
                color,
                seed + side as u32,
            )
        })
        .collect()
}

/// Parallel pencil strokes that fill a rectangle. `slope` is their direction; `gap` the distance
/// between them.
pub fn hatch(rect: Rect, slope: Vec2, gap: f32, width: f32, color: Color, seed: u32) -> Vec<Mark> {
    let along = slope.normalize_or_zero();
    let across = along.perp();
    let reach = rect.half_size().dot(across.abs());
    let center = rect.center();
    let count = (reach * 2.0 / gap).floor() as i32;
    (0..count)
        .filter_map(|line| {
            let offset =
                (line as f32 + 0.5) * gap - reach + (noise(seed + line as u32) - 0.5) * gap * 0.25;
            let (from, to) = clip(rect, center + across * offset, along)?;
            (from.distance(to) > gap)
                .then(|| stroke(from, to, width, color, seed + 31 * line as u32))
        })
        .collect()
}

/// The part of the line through `point` along `direction` that lies within the rectangle.
fn clip(rect: Rect, point: Vec2, direction: Vec2) -> Option<(Vec2, Vec2)> {
    let (mut enter, mut leave) = (f32::MIN, f32::MAX);
    for axis in 0..2 {
        if direction[axis].abs() < 1e-6 {
            if point[axis] < rect.min[axis] || point[axis] > rect.max[axis] {
                return None;
            }
            continue;
        }
        let a = (rect.min[axis] - point[axis]) / direction[axis];
        let b = (rect.max[axis] - point[axis]) / direction[axis];
        enter = enter.max(a.min(b));
        leave = leave.min(a.max(b));
    }
    (enter < leave).then(|| (point + direction * enter, point + direction * leave))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_begins_and_ends_where_it_should_and_is_still() {
        let (from, to) = (Vec2::new(3.0, 4.0), Vec2::new(103.0, 4.0));
        let points = wobble(from, to, 7);
        assert_eq!(points.first(), Some(&from));
        assert!(points.last().is_some_and(|last| last.distance(to) < 1e-3));
        assert_eq!(points, wobble(from, to, 7));
        assert_ne!(points, wobble(from, to, 8));
    }

    #[test]
    fn hatching_stays_inside_its_rectangle() {
        let rect = Rect::new(10.0, 10.0, 60.0, 40.0);
        let marks = hatch(rect, Vec2::new(1.0, 1.0), 6.0, 1.0, Color::BLACK, 3);
        assert!(marks.len() > 5);
        for mark in marks {
            let Mark::Stroke { points, .. } = mark else {
                panic!("hatching is made of strokes")
            };
            assert!(
                points
                    .iter()
                    .all(|point| rect.inflate(1.5).contains(*point))
            );
        }
    }
}
