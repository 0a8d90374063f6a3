//! The card of the guided game: what to do now, and the way out.

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{RichText, Ui};

use super::{Panels, card::card};
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
    let (step, steps) = lesson.progress();
    let last = step + 1 > steps || (lesson.reads() && step == steps);
    let buttons = |ui: &mut Ui, look: &mut Look| {
        let skip = (!last).then_some(("lesson-skip", false));
        let on = if last {
            Some(("lesson-done", true))
        } else {
            lesson.reads().then_some(("lesson-next", true))
        };
        match widgets::pair(ui, look, [skip, on]) {
            Some("lesson-next") => _ = acts.write(Act::NextStep),
            Some(_) => _ = go.write(Go::Instead(Screen::Setup)),
            None => {}
        }
    };
    card(ui, look, panels.card, buttons, |ui, look| {
        if let Some(key) = lesson.text() {
            widgets::note(ui, look, &format!("{step} / {steps}"));
            let text = RichText::new(look.words.get(key)).font(look.font(18.0));
            let label = ui.label(text.color(look.palette.ink));
            widgets::announced(&label);
        }
        let notice = match table.notice {
            Some(Notice::NotInLesson) => Some("lesson-elsewhere".to_owned()),
            Some(Notice::Wrong(key)) => Some(key.to_owned()),
            Some(Notice::Refused(rule)) => Some(format!("refused-{}-{rule}", G::KIND.id())),
            _ => None,
        };
        if let Some(key) = notice {
            let text = RichText::new(look.words.get(&key)).font(look.font(16.0));
            let label = ui.label(text.color(look.palette.wrong));
            widgets::announced(&label);
        }
    })
}
