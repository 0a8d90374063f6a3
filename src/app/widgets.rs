//! The few controls that every screen is made of.

mod button;
mod choice;
mod fitting;
mod pair;
mod sheet;
mod switch;
mod text;

pub use button::{bar_item, button, icon_button};
pub use choice::{choice, choice_of_size, choices, stepper};
pub use fitting::{fitting, fitting_line};
pub use pair::pair;
pub use sheet::sheet;
pub use switch::switch;
pub use text::{beside_or_below, heading, is_heading, note, title, underline};

use bevy_egui::egui::{
    self, CornerRadius, FontId, Frame, Margin, Response, Stroke, Ui,
    accesskit::{Live, Node},
};

use super::{
    language::Words,
    probe::Seen,
    theme::{Palette, TextScale, bold},
};

/// What every control needs to look and read right.
pub struct Look<'a> {
    pub words: &'a Words,
    pub palette: &'a Palette,
    pub text: TextScale,
    pub seen: &'a mut Seen,
}

impl Look<'_> {
    /// The font of texts, in logical pixels as they are where texts are as large as usual.
    pub fn font(&self, usual: f32) -> FontId {
        FontId::proportional(self.text.size(usual))
    }

    /// The font of what stands out.
    pub fn bold(&self, usual: f32) -> FontId {
        FontId::new(self.text.size(usual), bold())
    }
}

/// Least height of anything that is tapped, in logical pixels.
pub const TOUCH: f32 = 48.0;

/// A sheet of the panel's colour, rounded, that holds what `add` puts on it.
pub fn card<R>(ui: &mut Ui, palette: &Palette, add: impl FnOnce(&mut Ui) -> R) -> R {
    Frame::new()
        .fill(palette.panel)
        .corner_radius(CornerRadius::same(18))
        .inner_margin(Margin::symmetric(16, 14))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui)
        })
        .inner
}

/// A headed group of controls on a card.
pub fn group(ui: &mut Ui, look: &mut Look, key: &str, add: impl FnOnce(&mut Ui, &mut Look)) {
    ui.add_space(8.0);
    heading(ui, look, &look.words.get(key));
    card(ui, look.palette, |ui| add(ui, look));
}

/// Shows where the keyboard is.
pub fn focus_ring(ui: &Ui, palette: &Palette, response: &Response) {
    if response.has_focus() {
        let ring = response.rect.expand(3.0);
        ui.painter().rect_stroke(
            ring,
            CornerRadius::same(17),
            Stroke::new(2.5, palette.ink),
            egui::StrokeKind::Outside,
        );
    }
}

/// What changes is said to those who hear the app.
pub fn announced(response: &Response) {
    spoken_as(response, |node| node.set_live(Live::Polite));
}

/// What a field is for, to those who don't see it.
pub fn labelled(response: &Response, text: &str) {
    spoken_as(response, |node| node.set_label(text));
}

fn spoken_as(response: &Response, change: impl FnOnce(&mut Node)) {
    response.ctx.accesskit_node_builder(response.id, change);
}

fn named(response: &Response, text: &str) {
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Button, response.enabled(), text)
    });
}

/// The edge of what lies on the page without a colour of its own.
fn rim(ui: &Ui, palette: &Palette, rect: egui::Rect, radius: u8) {
    ui.painter().rect_stroke(
        rect,
        CornerRadius::same(radius),
        Stroke::new(1.0, palette.grid),
        egui::StrokeKind::Inside,
    );
}
