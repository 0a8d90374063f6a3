//! A sheet that lies over the screen until it's answered.

use bevy_egui::egui::{
    Color32, CornerRadius, Frame, Id, Margin, Modal, ModalResponse, ScrollArea, Ui,
};

use super::Look;

/// Between the sheet and the edges of the window, in logical pixels.
const APART: f32 = 18.0;
const INSIDE: i8 = 18;

/// Shows a sheet, no wider inside than `width`; one that is higher than the window scrolls.
pub fn sheet(
    ui: &Ui,
    look: &mut Look,
    name: &str,
    width: f32,
    add: impl FnOnce(&mut Ui, &mut Look),
) -> ModalResponse<()> {
    let frame = Frame::new()
        .fill(look.palette.panel)
        .corner_radius(CornerRadius::same(20))
        .inner_margin(Margin::same(INSIDE));
    let room = ui.max_rect().shrink(APART + f32::from(INSIDE));
    Modal::new(Id::new(name))
        .frame(frame)
        .backdrop_color(Color32::from_black_alpha(90))
        .show(ui.ctx(), |ui| {
            ScrollArea::vertical()
                .max_height(room.height())
                // The sheet hangs in the middle: what is left below its upper edge isn't all the room.
                .min_scrolled_height(room.height())
                .show(ui, |ui| {
                    ui.set_width(room.width().min(width));
                    add(ui, look);
                });
        })
}
