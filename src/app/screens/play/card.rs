//! The card that lies at the foot of the screen, or beside the board: a text that scrolls where it's
//! long, and below it the buttons, which are always to be seen.

use bevy_egui::egui::{Rect, ScrollArea, Ui, UiBuilder, Vec2, vec2};

use super::backing;
use crate::app::widgets::Look;

/// From the edge of the card to what stands on it.
const MARGIN: Vec2 = vec2(16.0, 12.0);
const GAP: f32 = 8.0;

/// How high things were when they were laid out last: nobody knows it before.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Heights {
    text: f32,
    buttons: f32,
}

impl Heights {
    fn gap(self) -> f32 {
        if self.buttons > 0.0 { GAP } else { 0.0 }
    }

    fn all(self) -> f32 {
        self.text + self.gap() + self.buttons
    }
}

/// Draws the card and gives the height that it needs.
pub(super) fn card(
    ui: &mut Ui,
    look: &mut Look,
    place: Rect,
    buttons: impl FnOnce(&mut Ui, &mut Look),
    text: impl FnOnce(&mut Ui, &mut Look),
) -> f32 {
    backing(ui, look, place);
    let id = ui.id().with("card");
    let before: Heights = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let inside = place.shrink2(MARGIN);
    let size = vec2(inside.width(), inside.height().min(before.all()).max(0.0));
    let block = Rect::from_center_size(inside.center(), size);
    let top = (block.bottom() - before.buttons).max(block.top());
    let mut child = child(ui, block.with_min_y(top), "buttons");
    buttons(&mut child, look);
    let high = child.min_rect().height();
    let bottom = (top - before.gap()).max(block.top());
    let body = block.with_max_y(bottom);
    let shown = ScrollArea::vertical()
        .id_salt("card")
        .max_height(body.height())
        .min_scrolled_height(0.0)
        .show(&mut self::child(ui, body, "text"), |ui| {
            ui.set_width(body.width());
            text(ui, look);
        });
    let now = Heights {
        text: shown.content_size.y,
        buttons: high,
    };
    if now != before {
        ui.data_mut(|data| data.insert_temp(id, now));
        ui.ctx().request_repaint();
    }
    now.all() + 2.0 * MARGIN.y
}

fn child(ui: &mut Ui, place: Rect, name: &str) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(place).id_salt(name))
}
