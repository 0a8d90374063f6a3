//! The signs of the suits, drawn: larger and further from each other in shape than a font's, so that
//! they are told apart on a card of 24 pixels and without colour.

use bevy::prelude::*;

use crate::{app::sketch::Mark, games::new_lands::Suit};

/// A sign with its middle at a place. `unit` is half its height, in logical pixels.
pub(super) fn sign(suit: Suit, middle: Vec2, unit: f32, color: Color) -> Vec<Mark> {
    let wash = |points: Vec<Vec2>| Mark::Wash {
        outline: points.into_iter().map(|at| middle + at * unit).collect(),
        color,
    };
    let stem = || {
        wash(vec![
            Vec2::new(0.0, 0.1),
            Vec2::new(0.42, -1.0),
            Vec2::new(-0.42, -1.0),
        ])
    };
    match suit {
        Suit::Hearts => vec![wash(heart().collect())],
        Suit::Diamonds => vec![wash(vec![
            Vec2::new(0.0, 1.1),
            Vec2::new(0.68, 0.0),
            Vec2::new(0.0, -1.1),
            Vec2::new(-0.68, 0.0),
        ])],
        Suit::Spades => {
            let leaf = heart().map(|at| Vec2::new(at.x, 0.2 - at.y * 0.86));
            vec![wash(leaf.collect()), stem()]
        }
        Suit::Clubs => {
            let lobes = [(0.0, 0.56), (-0.54, -0.24), (0.54, -0.24)];
            let lobe = |(x, y)| Mark::Dot {
                center: middle + Vec2::new(x, y) * unit,
                radius: unit * 0.45,
                color,
            };
            let mut marks = lobes.map(lobe).to_vec();
            marks.push(stem());
            marks
        }
    }
}

/// The outline of a heart, from -1 to 1.
fn heart() -> impl Iterator<Item = Vec2> {
    const POINTS: u8 = 28;
    (0..POINTS).map(|point| {
        let turn = std::f32::consts::TAU * f32::from(point) / f32::from(POINTS);
        let y = 13.0 * turn.cos()
            - 5.0 * (2.0 * turn).cos()
            - 2.0 * (3.0 * turn).cos()
            - (4.0 * turn).cos();
        Vec2::new(16.0 * turn.sin().powi(3), y + 2.5) / 15.5
    })
}
