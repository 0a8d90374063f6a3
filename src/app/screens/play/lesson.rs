//! The card of the guided game: what to do now, and the way out.

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{RichText, Ui};

use super::{Panels, end};
use crate::app::{
    boards::Board,
    screens::{Go, Screen},
    table::{Act, Notice, Table},
    widgets::{self, Look},
};

/// Draws the card and gives the height that it needs.
pub(super) fn show<G: Board>(
    ui: &mut Ui,
    look: &mut Look,
    table: &Table<G>,
    panels: &Panels,
    acts: &mut MessageWriter<Act>,
    go: &mut MessageWriter<Go>,
) -> f32 {
    let Some(lesson) = &table.lesson else {
        return 0.0;
    };
    end::card(ui, look, panels, |ui, look| {
        let (step, steps) = lesson.progress();
        if let Some(key) = lesson.text() {
            widgets::note(ui, look, &format!("{step} / {steps}"));
            let label = ui.label(
                RichText::new(look.words.get(key))
                    .size(18.0)
                    .color(look.palette.ink),
            );
            widgets::announced(&label);
        }
        let notice = match table.notice {
            Some(Notice::NotInLesson) => Some("lesson-elsewhere".to_owned()),
            Some(Notice::Wrong(key)) => Some(key.to_owned()),
            Some(Notice::Refused(rule)) => Some(format!("refused-{}-{rule}", G::KIND.id())),
            _ => None,
        };
        if let Some(key) = notice {
            let label = ui.label(
                RichText::new(look.words.get(&key))
                    .size(16.0)
                    .color(look.palette.wrong),
            );
            widgets::announced(&label);
        }
        ui.columns(2, |columns| {
            let last = step + 1 > steps || (lesson.reads() && step == steps);
            if !last && button(&mut columns[0], look, "lesson-skip", false) {
                go.write(Go::Instead(Screen::Setup));
            }
            if last {
                if button(&mut columns[1], look, "lesson-done", true) {
                    go.write(Go::Instead(Screen::Setup));
                }
            } else if lesson.reads() && button(&mut columns[1], look, "lesson-next", true) {
                acts.write(Act::NextStep);
            }
        });
    })
}

fn button(ui: &mut Ui, look: &mut Look, key: &str, main: bool) -> bool {
    let text = look.words.get(key);
    widgets::button(ui, look, key, &text, main).clicked()
}
