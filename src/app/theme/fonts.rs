//! One typeface for both worlds: Bevy's board and egui's panels.

use std::sync::Arc;

use bevy_egui::egui;

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/BalsamiqSans-Regular.ttf");
/// What the boards' numbers are written in.
pub const BOLD: &[u8] = include_bytes!("../../../assets/fonts/BalsamiqSans-Bold.ttf");

/// The family of bold text in egui.
pub fn bold() -> egui::FontFamily {
    egui::FontFamily::Name("bold".into())
}

/// The fonts of egui, which ships none of its own here.
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
