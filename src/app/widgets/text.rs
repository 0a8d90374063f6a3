//! What is only read.

use bevy_egui::egui::{
    self, Color32, FontId, Response, RichText, Stroke, Ui, Vec2, accesskit::Role,
};

use super::{Look, fitting, spoken_as};

/// A heading above a group of controls.
pub fn heading(ui: &mut Ui, look: &Look, text: &str) {
    let palette = look.palette;
    let room = Vec2::new(ui.available_width(), f32::INFINITY);
    let font = fitting(ui.painter(), text, look.bold(18.0), room);
    let label = ui.label(RichText::new(text).font(font).color(palette.ink));
    is_heading(&label);
}

/// A large title with a stroke below it.
pub fn title(ui: &mut Ui, look: &Look, text: &str, font: FontId) {
    let title = RichText::new(text).font(font).color(look.palette.ink);
    let label = ui.add(egui::Label::new(title).wrap());
    is_heading(&label);
    let from = label.rect.left_bottom() + Vec2::new(0.0, 1.0);
    underline(ui, from, label.rect.width(), look.palette.accent);
}

/// Text of second rank that wraps.
pub fn note(ui: &mut Ui, look: &Look, text: &str) {
    let palette = look.palette;
    ui.label(
        RichText::new(text)
            .font(look.font(16.0))
            .color(palette.faint),
    );
}

/// Texts in a row, or one below the other where they are too large for that: a text that goes on in
/// the next line would do so under its neighbour.
pub fn beside_or_below(ui: &mut Ui, look: &Look, add: impl FnOnce(&mut Ui)) {
    if look.text.is_large() {
        ui.vertical(add);
    } else {
        ui.horizontal_wrapped(add);
    }
}

/// A text that tells what a screen is.
pub fn is_heading(response: &Response) {
    spoken_as(response, |node| {
        node.set_role(Role::Heading);
        // A heading is called by its label; a text has a value alone.
        if let Some(text) = node.value().map(str::to_owned) {
            node.set_label(text);
        }
    });
}

/// A pencil stroke below a text: the mark of the turn, the flourish of a title.
pub fn underline(ui: &Ui, from: egui::Pos2, width: f32, color: Color32) {
    let points = (0..=12)
        .map(|step| {
            let part = step as f32 / 12.0;
            egui::pos2(from.x + width * part, from.y + (part * 9.0).sin() * 0.9)
        })
        .collect();
    ui.painter()
        .add(egui::Shape::line(points, Stroke::new(3.0, color)));
}
