//! The colours of the notebook: paper and ink by day, blackboard and chalk by night.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::session::PlayerColor;

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// The colours in use, for Bevy's entities and for egui alike.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Palette {
    pub dark: bool,
    /// The page.
    pub paper: Color32,
    /// The pale squares printed on it.
    pub grid: Color32,
    /// What is written: text, dots, drawn lines.
    pub ink: Color32,
    /// Text of second rank.
    pub faint: Color32,
    /// Cards and bars that lie on the page.
    pub panel: Color32,
    /// Buttons that lie on a panel.
    pub raised: Color32,
    /// The one accent: the main button, the mark of the turn, the choice.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// What was refused.
    pub wrong: Color32,
}

impl Palette {
    pub const LIGHT: Palette = Palette {
        dark: false,
        paper: rgb(0xfbf8ef),
        grid: rgb(0xe3e7ee),
        ink: rgb(0x2b3252),
        faint: rgb(0x64697f),
        panel: rgb(0xf2ebdd),
        raised: rgb(0xfdfaf3),
        accent: rgb(0xe8a33d),
        on_accent: rgb(0x2b2418),
        wrong: rgb(0xc0392b),
    };

    pub const DARK: Palette = Palette {
        dark: true,
        paper: rgb(0x1f2b2b),
        grid: rgb(0x2a3a39),
        ink: rgb(0xf3f1e7),
        faint: rgb(0xa9b5b1),
        panel: rgb(0x2a3736),
        raised: rgb(0x354543),
        accent: rgb(0xffc85a),
        on_accent: rgb(0x2b2418),
        wrong: rgb(0xff9b8e),
    };

    /// A colour of the page with some of another rubbed over it: `much` from 0 to 1.
    pub fn rubbed(under: Color32, over: Color32, much: f32) -> Color32 {
        let mix =
            |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * much).round() as u8;
        Color32::from_rgb(
            mix(under.r(), over.r()),
            mix(under.g(), over.g()),
            mix(under.b(), over.b()),
        )
    }

    /// The pencil or chalk of a player.
    pub fn pencil(&self, color: PlayerColor) -> Color32 {
        let (light, dark) = match color {
            PlayerColor::Blue => (0x2f66d0, 0x86b4ff),
            PlayerColor::Red => (0xd0402f, 0xff8f84),
            PlayerColor::Green => (0x1e9150, 0x7fe3a0),
            PlayerColor::Orange => (0xb86a10, 0xffb765),
            PlayerColor::Violet => (0x7d4fc4, 0xc9aaff),
            PlayerColor::Teal => (0x0f828a, 0x76dfdf),
        };
        rgb(if self.dark { dark } else { light })
    }
}

/// egui's colour as Bevy's, with the given opacity of 0 to 1.
pub fn bevy_color(color: Color32, opacity: f32) -> Color {
    Color::srgba_u8(color.r(), color.g(), color.b(), 255).with_alpha(opacity)
}
