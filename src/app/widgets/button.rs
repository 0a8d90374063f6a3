//! What is pressed: with a text, an icon, or both.

use bevy_egui::egui::{self, Color32, CornerRadius, FontId, Response, Sense, Ui, Vec2};

use super::{Look, TOUCH, fitting, focus_ring, named, rim};
use crate::app::{
    icons::{self, Icon},
    theme::Palette,
};

/// The size of a button's text.
pub(super) const TEXT: f32 = 17.0;
/// What a button is wider than its text at least.
pub(super) const MARGIN: f32 = 20.0;

/// A full-width button with a text in the middle; the main one of a screen wears the accent.
pub fn button(ui: &mut Ui, look: &mut Look, key: &str, text: &str, main: bool) -> Response {
    let palette = look.palette;
    let (fill, ink) = if main {
        (palette.accent, palette.on_accent)
    } else {
        (palette.raised, palette.ink)
    };
    let width = ui.available_width();
    let room = width - MARGIN;
    let endless = Vec2::new(room, f32::INFINITY);
    let font = fitting(ui.painter(), text, look.bold(TEXT), endless);
    let job = egui::text::LayoutJob {
        halign: egui::Align::Center,
        ..egui::text::LayoutJob::simple(text.to_owned(), font, ink, room)
    };
    let label = ui.painter().layout_job(job);
    let height = (label.size().y + 20.0).max(52.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    let fill = if response.is_pointer_button_down_on() {
        Palette::rubbed(palette.accent, palette.ink, 0.15)
    } else if response.hovered() && !main {
        Palette::rubbed(palette.raised, palette.accent, 0.25)
    } else {
        fill
    };
    ui.painter().rect_filled(rect, CornerRadius::same(16), fill);
    if !main {
        rim(ui, palette, rect, 16);
    }
    let top = rect.center().y - label.size().y / 2.0;
    ui.painter()
        .galley(egui::pos2(rect.center().x, top), label, ink);
    named(&response, text);
    focus_ring(ui, palette, &response);
    look.seen.button(key, &response);
    response
}

/// A square button with an icon; what it does is its name for those who can't see it.
pub fn icon_button(ui: &mut Ui, look: &mut Look, key: &str, icon: Icon) -> Response {
    let palette = look.palette;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TOUCH), Sense::click());
    let fill = if response.is_pointer_button_down_on() {
        Palette::rubbed(palette.raised, palette.accent, 0.4)
    } else if response.hovered() {
        palette.raised
    } else {
        Color32::TRANSPARENT
    };
    ui.painter().rect_filled(rect, CornerRadius::same(14), fill);
    icons::paint(ui.painter(), icon, rect.shrink(13.0), palette.ink);
    named(&response, &look.words.get(key));
    focus_ring(ui, palette, &response);
    look.seen.button(key, &response);
    response
}

/// An icon with its word below: the items of the bottom bar.
pub fn bar_item(
    ui: &mut Ui,
    look: &mut Look,
    key: &str,
    icon: Icon,
    size: Vec2,
    font: FontId,
    enabled: bool,
) -> Response {
    let palette = look.palette;
    let (rect, response) = ui.allocate_exact_size(
        size,
        if enabled {
            Sense::click()
        } else {
            Sense::hover()
        },
    );
    if response.is_pointer_button_down_on() || (enabled && response.hovered()) {
        ui.painter()
            .rect_filled(rect.shrink(2.0), CornerRadius::same(14), palette.raised);
    }
    let color = if enabled {
        palette.ink
    } else {
        palette.faint.gamma_multiply(0.6)
    };
    let middle = rect.center();
    let picture = 22.0 * look.text.factor().min(1.36);
    let icon_at = middle - Vec2::new(0.0, 11.0);
    icons::paint(
        ui.painter(),
        icon,
        egui::Rect::from_center_size(icon_at, Vec2::splat(picture)),
        color,
    );
    let text = look.words.get(key);
    // As far below the icon as ever.
    let text_at = icon_at + Vec2::new(0.0, picture / 2.0 + font.size / 2.0 + 8.5);
    let align = egui::Align2::CENTER_CENTER;
    ui.painter().text(text_at, align, &text, font, color);
    named(&response, &text);
    focus_ring(ui, palette, &response);
    if enabled {
        look.seen.button(key, &response);
    }
    response
}
