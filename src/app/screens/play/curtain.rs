//! The curtain: who is to take the device, in place of all that would show a hand.

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{RichText, Ui, vec2};

use super::{Panels, card::card};
use crate::{
    app::{
        boards::Board,
        role::{Role, member_name},
        table::{Act, Table},
        widgets::{self, Look, underline},
    },
    games::Seat,
};

/// Draws the curtain and gives the height that it needs.
pub(super) fn show<G: Board>(
    ui: &mut Ui,
    look: &mut Look,
    table: &Table<G>,
    next: Seat,
    panels: &Panels,
    acts: &mut MessageWriter<Act>,
) -> f32 {
    let session = table.session();
    let (setup, member) = (session.setup(), session.member_of(next));
    let name = member_name(member, setup, look.words);
    let pencil = Role::at(member.side, session, look.words, look.palette).pencil;
    let heading = look.words.with("curtain-give", &[("name", name.into())]);
    let is_replayed = table.replay().is_some();
    let foot = |ui: &mut Ui, look: &mut Look| {
        if is_replayed {
            return;
        }
        let text = look.words.get("curtain-lift");
        if widgets::button(ui, look, "curtain-lift", &text, true).clicked() {
            acts.write(Act::LiftCurtain);
        }
        if table.has_unseen() {
            let text = look.words.get("curtain-recap");
            if widgets::button(ui, look, "curtain-recap", &text, false).clicked() {
                acts.write(Act::Recap);
            }
        }
    };
    card(ui, look, panels.card, foot, |ui, look| {
        ui.vertical_centered(|ui| {
            let room = vec2(ui.available_width(), f32::INFINITY);
            let font = widgets::fitting(ui.painter(), &heading, look.bold(20.0), room);
            let heading = RichText::new(heading).font(font).color(look.palette.ink);
            let heading = ui.label(heading);
            widgets::announced(&heading);
            let from = heading.rect.center_bottom() + vec2(-30.0, 2.0);
            underline(ui, from, 60.0, pencil);
            ui.add_space(4.0);
            if is_replayed {
                widgets::note(ui, look, &look.words.get("play-skip-hint"));
            }
        });
    })
}
