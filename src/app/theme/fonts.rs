//! One typeface for both worlds: Bevy's board and egui's panels.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui;

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/BalsamiqSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/BalsamiqSans-Bold.ttf");

/// The family of bold text in egui.
pub fn bold() -> egui::FontFamily {
    egui::FontFamily::Name("bold".into())
}

/// The fonts of the boards' texts.
#[derive(Resource)]
pub struct Fonts {
    pub bold: Handle<Font>,
}

impl FromWorld for Fonts {
    fn from_world(world: &mut World) -> Self {
        let mut fonts = world.resource_mut::<Assets<Font>>();
        Fonts {
            bold: fonts.add(Font::from_bytes(BOLD.to_vec())),
        }
    }
}

/// The same fonts for egui, which ships none of its own here.
pub fn egui_fonts() -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::empty();
    for (name, bytes) in [("regular", REGULAR), ("bold", BOLD)] {
        fonts.font_data.insert(
            name.to_owned(),
            Arc::new(egui::FontData::from_static(bytes)),
        );
    }
    let regular = vec!["regular".to_owned()];
    fonts
        .families
        .insert(egui::FontFamily::Proportional, regular.clone());
    fonts.families.insert(egui::FontFamily::Monospace, regular);
    fonts.families.insert(bold(), vec!["bold".to_owned()]);
    fonts
}
