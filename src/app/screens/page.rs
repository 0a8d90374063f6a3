//! What all screens share: the page they are written on.

use bevy::{ecs::system::SystemParam, prelude::*, window::WindowResized};
use bevy_egui::{
    EguiContexts,
    egui::{self, LayerId, Ui, UiBuilder},
};

use super::Go;
use crate::app::{
    icons::Icon,
    language::Words,
    platform::{self, Insets},
    probe::Seen,
    theme::{Palette, TextScale},
    widgets::{self, Look},
    window::Unsettled,
};

/// The edges of the window that the system covers.
#[derive(Resource, Default)]
pub(super) struct Safe(Insets);

/// What a screen is drawn with.
#[derive(SystemParam)]
pub struct Page<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    words: Res<'w, Words>,
    palette: Res<'w, Palette>,
    text: Res<'w, TextScale>,
    seen: ResMut<'w, Seen>,
    safe: Res<'w, Safe>,
    pub go: MessageWriter<'w, Go>,
}

/// Text on a page is no wider than this, in logical pixels: longer lines are hard to read.
const COLUMN: f32 = 560.0;

impl<'w> Page<'w, '_> {
    /// The page without notches and bars, and what to draw on it with; none before the window is
    /// there.
    pub fn open(&mut self) -> Option<(Ui, Look<'_>, &mut MessageWriter<'w, Go>)> {
        let ctx = self.contexts.ctx_mut().ok()?.clone();
        let mut rect = ctx.content_rect();
        let insets = self.safe.0;
        rect.min += egui::vec2(insets.left, insets.top);
        rect.max -= egui::vec2(insets.right, insets.bottom);
        let builder = UiBuilder::new()
            .layer_id(LayerId::background())
            .max_rect(rect);
        let ui = Ui::new(ctx, egui::Id::new("page"), builder);
        let look = Look {
            words: &self.words,
            palette: &self.palette,
            text: *self.text,
            seen: &mut self.seen,
        };
        Some((ui, look, &mut self.go))
    }

    pub fn words(&self) -> &Words {
        &self.words
    }

    /// A page of text and controls under a title, with the way back; it scrolls where it's long.
    pub fn column(
        &mut self,
        title: &str,
        add: impl FnOnce(&mut Ui, &mut Look, &mut MessageWriter<'w, Go>),
    ) {
        let Some((mut ui, mut look, go)) = self.open() else {
            return;
        };
        let ui = &mut ui;
        let width = ui.available_width().min(COLUMN);
        let side = (ui.available_width() - width) / 2.0;
        let room = egui::vec2(width - widgets::TOUCH - 28.0, f32::INFINITY);
        let font = widgets::fitting(ui.painter(), title, look.bold(26.0), room);
        let layout = ui
            .painter()
            .layout(title.to_owned(), font.clone(), look.palette.ink, room.x);
        let height = (layout.size().y + 16.0).max(64.0);
        let head =
            egui::Rect::from_min_size(ui.max_rect().min, egui::vec2(ui.available_width(), height));
        ui.scope_builder(UiBuilder::new().max_rect(head), |ui| {
            ui.horizontal_centered(|ui| {
                ui.add_space(side + 4.0);
                if widgets::icon_button(ui, &mut look, "button-back", Icon::Back).clicked() {
                    go.write(Go::Back);
                }
                // Of its own, since the second line of a text in a row begins at the row's edge.
                let place = egui::vec2(room.x, layout.size().y);
                ui.allocate_ui_with_layout(
                    place,
                    egui::Layout::top_down(egui::Align::LEFT),
                    |ui| {
                        widgets::title(ui, &look, title, font);
                    },
                );
            });
        });
        let body =
            egui::Rect::from_min_max(egui::pos2(head.left(), head.bottom()), ui.max_rect().max);
        ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
            scrolling(ui, title, width - 28.0, |ui| {
                add(ui, &mut look, go);
                ui.add_space(24.0);
            });
        });
    }
}

/// A column of that width in the middle, which scrolls where it's long: by a finger at the page's edge, too.
pub(super) fn scrolling(ui: &mut Ui, id: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    let side = (ui.available_width() - width) / 2.0;
    egui::ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink(false)
        .show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.add_space(side);
                ui.vertical(|ui| {
                    ui.set_width(width);
                    add(ui);
                });
            });
        });
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Unsettled>();
    app.insert_resource(Safe(platform::insets())).add_systems(
        First,
        |mut resizes: MessageReader<WindowResized>,
         mut safe: ResMut<Safe>,
         mut unsettled: MessageWriter<Unsettled>| {
            let resized = resizes.read().last().is_some();
            if (resized || platform::ASKED_EACH_FRAME) && safe.0 != platform::insets() {
                safe.0 = platform::insets();
                unsettled.write(Unsettled);
            }
        },
    );
}
