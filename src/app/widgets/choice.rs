//! One of several.

use bevy_egui::egui::{self, CornerRadius, Response, RichText, Stroke, Ui, Vec2};

use super::{Look, TOUCH, button::TEXT, focus_ring};
use crate::app::theme::{Palette, bold};

/// One of a row of choices; the chosen one is outlined in the accent.
pub fn choice(ui: &mut Ui, look: &mut Look, key: &str, text: &str, chosen: bool) -> Response {
    let size = look.text.size(TEXT);
    choice_of_size(ui, look, key, text, chosen, size)
}

/// The same with a text of that size, in logical pixels.
pub fn choice_of_size(
    ui: &mut Ui,
    look: &mut Look,
    key: &str,
    text: &str,
    chosen: bool,
    size: f32,
) -> Response {
    let palette = look.palette;
    let fill = if chosen {
        Palette::rubbed(palette.raised, palette.accent, 0.3)
    } else {
        palette.raised
    };
    let rim = if chosen {
        Stroke::new(2.0, palette.accent)
    } else {
        Stroke::new(1.0, palette.grid)
    };
    let response = ui.add(
        egui::Button::new(RichText::new(text).size(size).color(palette.ink))
            .fill(fill)
            .stroke(rim)
            .corner_radius(CornerRadius::same(14))
            .min_size(Vec2::new(TOUCH, TOUCH)),
    );
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, chosen, text));
    focus_ring(ui, palette, &response);
    look.seen.button(key, &response);
    response
}

/// A row of choices that wraps; gives the new value when another one was tapped.
pub fn choices<T: PartialEq + Copy>(
    ui: &mut Ui,
    look: &mut Look,
    current: T,
    all: &[(T, &str, String)],
) -> Option<T> {
    let mut picked = None;
    ui.horizontal_wrapped(|ui| {
        for (value, key, text) in all {
            if choice(ui, look, key, text, *value == current).clicked() && *value != current {
                picked = Some(*value);
            }
        }
    });
    picked
}

/// A small number with its name, one less and one more.
pub fn stepper(
    ui: &mut Ui,
    look: &mut Look,
    key: &str,
    value: &mut u8,
    range: std::ops::RangeInclusive<u8>,
) {
    if look.text.is_large() {
        ui.label(look.words.get(key));
    }
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(TOUCH);
        if choice(ui, look, &format!("{key}-less"), "−", false).clicked() && *value > *range.start()
        {
            *value -= 1;
        }
        ui.label(
            RichText::new(value.to_string())
                .family(bold())
                .size(look.text.size(20.0))
                .color(look.palette.ink),
        );
        if choice(ui, look, &format!("{key}-more"), "+", false).clicked() && *value < *range.end() {
            *value += 1;
        }
        if !look.text.is_large() {
            ui.label(look.words.get(key));
        }
    });
}
