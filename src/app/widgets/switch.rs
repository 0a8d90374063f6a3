//! What is on or off.

use bevy_egui::egui::{self, Color32, CornerRadius, Sense, Stroke, Ui, Vec2};

use super::{Look, TOUCH, focus_ring};
use crate::app::icons::{self, Icon};

/// A switch with its text; the whole row is hit. Gives whether it was flipped.
pub fn switch(ui: &mut Ui, look: &mut Look, key: &str, text: &str, on: &mut bool) -> bool {
    let palette = look.palette;
    let width = ui.available_width();
    let galley = ui.painter().layout(
        text.to_owned(),
        look.font(17.0),
        palette.ink,
        (width - 68.0).max(40.0),
    );
    let height = (galley.size().y + 16.0).max(TOUCH);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    if response.clicked() {
        *on = !*on;
    }
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, *on, text));
    let painter = ui.painter();
    painter.galley(
        egui::pos2(rect.left(), rect.center().y - galley.size().y / 2.0),
        galley,
        palette.ink,
    );
    let track = egui::Rect::from_center_size(
        egui::pos2(rect.right() - 28.0, rect.center().y),
        Vec2::new(52.0, 30.0),
    );
    let round = CornerRadius::same(15);
    let (x, fill, knob_fill) = match *on {
        true if palette.dark => (track.right() - 15.0, palette.accent, palette.paper),
        true => (track.right() - 15.0, palette.accent, Color32::WHITE),
        false => (track.left() + 15.0, palette.grid, palette.faint),
    };
    painter.rect_filled(track, round, fill);
    if !*on {
        let rim = Stroke::new(1.5, palette.faint);
        painter.rect_stroke(track, round, rim, egui::StrokeKind::Inside);
    }
    let knob = egui::pos2(x, track.center().y);
    painter.circle_filled(knob, if *on { 11.0 } else { 8.0 }, knob_fill);
    if *on {
        icons::paint(
            painter,
            Icon::Check,
            egui::Rect::from_center_size(knob, Vec2::splat(14.0)),
            palette.accent,
        );
    }
    focus_ring(ui, palette, &response);
    look.seen.button(key, &response);
    response.clicked()
}
