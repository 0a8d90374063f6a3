//! The curtain: who is to take the device, in place of all that would show a hand.

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{Align, Layout, RichText, Ui, UiBuilder, vec2};

use super::{Panels, backing};
use crate::{
    app::{
        boards::Board,
        role::{Role, member_name},
        table::{Act, Table},
        theme::bold,
        widgets::{self, Look, underline},
    },
    games::Seat,
};

/// About how high the heading and both buttons are.
const CONTENT: f32 = 168.0;

pub(super) fn show<G: Board>(
    ui: &mut Ui,
    look: &mut Look,
    table: &Table<G>,
    next: Seat,
    panels: &Panels,
    acts: &mut MessageWriter<Act>,
) {
    backing(ui, look, panels.card);
    let session = table.session();
    let (setup, member) = (session.setup(), session.member_of(next));
    let name = member_name(member, setup, look.words);
    let pencil = Role::at(member.side, session, look.words, look.palette).pencil;
    let inside = panels.card.shrink2(vec2(16.0, 12.0));
    let layout = Layout::top_down(Align::Center);
    let mut child = ui.new_child(UiBuilder::new().max_rect(inside).layout(layout));
    let ui = &mut child;
    ui.add_space(((inside.height() - CONTENT) / 2.0).max(0.0));
    let name = [("name", name.into())];
    let heading = RichText::new(look.words.with("curtain-give", &name))
        .family(bold())
        .size(20.0)
        .color(look.palette.ink);
    let heading = ui.label(heading);
    widgets::announced(&heading);
    let from = heading.rect.center_bottom() + vec2(-30.0, 2.0);
    underline(ui, from, 60.0, pencil);
    ui.add_space(12.0);
    if table.replay().is_some() {
        widgets::note(ui, look, &look.words.get("play-skip-hint"));
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
}
