//! The face of a card: a slip of paper with its rank and suit.

use bevy::prelude::*;

use super::{ink_of, suit};
use crate::{
    app::{
        boards::Pencil,
        language::Words,
        sketch::{Mark, Sketch},
        theme::bevy_color,
    },
    games::new_lands::{Card, Position, Suit},
};

/// How a card is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Look {
    /// Its size, in logical pixels.
    pub size: Vec2,
    /// 0 to 1.
    pub opacity: f32,
    /// Framed in the accent: the one that is chosen.
    pub chosen: bool,
    /// A bolder outline: the last one laid.
    pub bold: bool,
}

/// The sign of a suit, which the font has.
pub(super) const fn sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "♥",
        Suit::Diamonds => "♦",
        Suit::Clubs => "♣",
        Suit::Spades => "♠",
    }
}

/// A rank as the language writes it.
pub(super) fn rank(card: Card, words: &Words) -> String {
    match card.rank() {
        11 => words.get("card-jack"),
        12 => words.get("card-queen"),
        13 => words.get("card-king"),
        14 => words.get("card-ace"),
        number => number.to_string(),
    }
}

/// From this height on there is room for a mark of rank on court cards and aces.
const ROOMY: f32 = 52.0;

/// Spawns a card with its middle at a place of the world.
pub(super) fn spawn(
    pencil: &mut Pencil<Position>,
    card: Card,
    at: Transform,
    look: Look,
) -> Entity {
    let side = bevy_color(ink_of(card.side(), &pencil.palette), 1.0);
    let paper = bevy_color(pencil.palette.raised, 1.0);
    let shade = if pencil.palette.dark { 0.45 } else { 0.16 };
    let rect = Rect::from_center_size(Vec2::ZERO, look.size);
    let radius = (look.size.x * 0.14).min(7.0);
    let slip = |by: Vec2| {
        let rect = Rect::from_center_size(by, rect.size());
        rounded(rect, radius)
    };
    let mut marks = vec![
        Mark::Wash {
            outline: slip(Vec2::new(1.0, -1.8)),
            color: Color::BLACK.with_alpha(shade),
        },
        Mark::Wash {
            outline: slip(Vec2::ZERO),
            color: paper,
        },
    ];
    // Red cards are tinted, so that the colours differ in lightness too.
    if card.suit() == Suit::Hearts || card.suit() == Suit::Diamonds {
        marks.push(Mark::Wash {
            outline: slip(Vec2::ZERO),
            color: side.with_alpha(0.07),
        });
    }
    let (width, color) = if look.chosen {
        (3.0, pencil.accent())
    } else if look.bold {
        (2.6, side)
    } else {
        (1.3, side.with_alpha(0.75))
    };
    let mut edge = slip(Vec2::ZERO);
    edge.extend(edge.first().copied());
    marks.push(Mark::Stroke {
        points: edge,
        width,
        color,
    });
    let roomy = look.size.y >= ROOMY;
    if roomy {
        marks.extend(court(card, look.size, side));
    }
    // On a roomy card there is a mark between rank and sign.
    let (part, up, down) = if roomy {
        (0.33, 0.29, -0.29)
    } else {
        (0.54, 0.22, -0.25)
    };
    let unit = (look.size.y * part * 0.42).min(look.size.x * 0.27);
    let sign_at = Vec2::new(0.0, look.size.y * down);
    marks.extend(suit::sign(card.suit(), sign_at, unit, side));
    let sketch = Sketch {
        opacity: look.opacity,
        ..Sketch::new(marks)
    };
    let root = pencil.put(sketch, 0.0).insert(at).id();
    let ink = side.with_alpha(look.opacity);
    let text = rank(card, pencil.words());
    // Two digits are wider than a letter.
    let narrow = if text.chars().count() > 1 { 0.86 } else { 1.0 };
    let size = (look.size.y * part).min(look.size.x * 0.62) * narrow;
    let rank_at = Vec2::new(0.0, look.size.y * up);
    let text = pencil
        .write(text, rank_at, size.round().max(8.0), ink, 0.05)
        .remove::<crate::app::boards::OnBoard>()
        .id();
    pencil.commands.entity(root).add_child(text);
    root
}

/// A mark between rank and suit: a feather for the jack, a circlet for the queen, a crown for the
/// king, a star for the ace.
fn court(card: Card, size: Vec2, color: Color) -> Vec<Mark> {
    let unit = size.x * 0.19;
    let middle = Vec2::new(0.0, 0.0);
    let line = |points: &[(f32, f32)]| Mark::Stroke {
        points: points
            .iter()
            .map(|&(x, y)| middle + Vec2::new(x, y) * unit)
            .collect(),
        width: 1.6,
        color,
    };
    match card.rank() {
        11 => vec![
            line(&[(-0.9, -0.4), (0.9, 0.4)]),
            line(&[(0.0, 0.0), (-0.1, 0.45)]),
            line(&[(0.4, 0.18), (0.35, 0.6)]),
        ],
        12 => vec![
            line(&[(-1.0, 0.2), (-0.5, -0.3), (0.5, -0.3), (1.0, 0.2)]),
            Mark::Dot {
                center: middle + Vec2::new(0.0, 0.15) * unit,
                radius: unit * 0.22,
                color,
            },
        ],
        13 => vec![line(&[
            (-1.0, 0.45),
            (-0.8, -0.4),
            (0.8, -0.4),
            (1.0, 0.45),
            (0.4, 0.0),
            (0.0, 0.6),
            (-0.4, 0.0),
            (-1.0, 0.45),
        ])],
        14 => vec![
            line(&[(-0.8, 0.0), (0.8, 0.0)]),
            line(&[(0.0, -0.6), (0.0, 0.6)]),
            line(&[(-0.5, -0.4), (0.5, 0.4)]),
            line(&[(-0.5, 0.4), (0.5, -0.4)]),
        ],
        _ => Vec::new(),
    }
}

/// The outline of a rectangle with round corners.
pub(super) fn rounded(rect: Rect, radius: f32) -> Vec<Vec2> {
    let inner = rect.inflate(-radius);
    let corners = [
        (inner.max, 0.0),
        (Vec2::new(inner.min.x, inner.max.y), 1.0),
        (inner.min, 2.0),
        (Vec2::new(inner.max.x, inner.min.y), 3.0),
    ];
    let quarter = std::f32::consts::FRAC_PI_2;
    corners
        .into_iter()
        .flat_map(|(center, turn)| {
            (0..=4).map(move |step| {
                let angle = quarter * (turn + step as f32 / 4.0);
                center + Vec2::from_angle(angle) * radius
            })
        })
        .collect()
}
