//! The rules of a game, and the way to its guided game.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui::RichText};

use super::{CurrentGame, Screen, page::Page};
use crate::app::{open::Open, widgets};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Rules)));
}

fn show(mut page: Page, game: Res<CurrentGame>, mut open: MessageWriter<Open>) {
    let title = page.words().get(&format!("game-{}", game.0.id()));
    page.column(&title, |ui, look, _| {
        let text = look.words.get("lesson-again");
        if widgets::button(ui, look, "lesson-again", &text, false).clicked() {
            open.write(Open::Lesson(game.0));
        }
        for section in look.words.rules(game.0) {
            ui.add_space(8.0);
            widgets::heading(ui, look, &section.heading);
            for paragraph in section.paragraphs {
                ui.label(RichText::new(paragraph).color(look.palette.ink));
            }
        }
    });
}
