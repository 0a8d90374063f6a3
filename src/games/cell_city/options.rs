use serde::{Deserialize, Serialize};

use super::Shape;

/// What is chosen before the first move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub variant: Variant,
}

/// The board, and what may be built on it (rules: cell-city, Variants).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// 7x7 with all three shapes.
    #[default]
    Standard,
    /// 5x5, houses and plazas only.
    FirstCity,
    /// 9x9 with all three shapes, at most three plazas a player.
    Architects,
}

impl Variant {
    pub const ALL: [Variant; 3] = [Variant::Standard, Variant::FirstCity, Variant::Architects];

    /// The variant's name in saves, text keys and the line protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::FirstCity => "first_city",
            Variant::Architects => "architects",
        }
    }

    /// Rows of the board, which has as many columns.
    pub const fn size(self) -> u8 {
        match self {
            Variant::Standard => 7,
            Variant::FirstCity => 5,
            Variant::Architects => 9,
        }
    }

    /// The shapes that may be built, from the smallest to the biggest.
    pub const fn shapes(self) -> &'static [Shape] {
        match self {
            Variant::Standard | Variant::Architects => &Shape::ALL,
            Variant::FirstCity => &[Shape::House, Shape::Plaza],
        }
    }

    /// How many plazas each side may build; none where there is no limit.
    pub const fn plaza_limit(self) -> Option<u32> {
        match self {
            Variant::Architects => Some(3),
            Variant::Standard | Variant::FirstCity => None,
        }
    }
}

/// There are no options out of range: every variant can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOptions {}
