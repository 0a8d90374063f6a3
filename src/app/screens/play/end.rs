//! The end: who won and how, the slider through the game, and what comes next.

use std::cmp::Ordering;

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{self, RichText, Ui, vec2};

use super::{
    Panels,
    card::card,
    daily::{self, DailyNews},
};
use crate::{
    app::{
        boards::Board,
        role::Role,
        screens::Go,
        table::{Act, Table},
        theme::bold,
        widgets::{self, Look},
    },
    session::{PlayerId, PlayerKind, Verdict},
};

/// Draws the card and gives the height that it needs.
pub(super) fn show<G: Board>(
    ui: &mut Ui,
    look: &mut Look,
    table: &Table<G>,
    panels: &Panels,
    news: &mut DailyNews,
    acts: &mut MessageWriter<Act>,
    go: &mut MessageWriter<Go>,
) -> f32 {
    let session = table.session();
    let next = if session.has_next_game() {
        ("end-next-map", Act::NextGame)
    } else {
        ("end-again", Act::Again)
    };
    let buttons = |ui: &mut Ui, look: &mut Look| {
        let both = [Some((next.0, true)), Some(("end-home", false))];
        match widgets::pair(ui, look, both) {
            Some("end-home") => _ = go.write(Go::Home),
            Some(_) => _ = acts.write(next.1),
            None => {}
        }
    };
    let mut replayed = None;
    let height = card(ui, look, panels.card, buttons, |ui, look| {
        let roles = PlayerId::BOTH.map(|id| Role::at(id, session, look.words, look.palette));
        headline(ui, look, table, &roles);
        let names = roles.each_ref().map(|role| role.name.clone());
        if let Some(reason) = G::reason(session.record(), &names, look.words) {
            widgets::note(ui, look, &reason);
        }
        if session.has_next_game() {
            widgets::note(ui, look, &leader(look, session.sums(), &names));
        }
        if session.daily().is_some() {
            daily::show(ui, look, news);
        } else {
            parts(ui, look, table, &roles);
        }
        replayed = slider(ui, look, table);
    });
    acts.write_batch(replayed.map(Act::Replay));
    height
}

/// Who is ahead between the two games of a tournament.
fn leader(look: &Look, sums: [u32; 2], names: &[String; 2]) -> String {
    let leader = match sums[0].cmp(&sums[1]) {
        Ordering::Equal => return look.words.get("end-even"),
        Ordering::Greater => 0,
        Ordering::Less => 1,
    };
    let name = names[leader].as_str();
    let margin = sums[0].abs_diff(sums[1]);
    look.words.with(
        "end-leads",
        &[("name", name.into()), ("margin", margin.into())],
    )
}

fn headline<G: Board>(ui: &mut Ui, look: &Look, table: &Table<G>, roles: &[Role; 2]) {
    let session = table.session();
    let Some(verdict) = session.result().or(session.verdict()) else {
        return;
    };
    let setup = session.setup();
    let has_people = |side| {
        let mut kinds = setup.kinds_beside(side);
        kinds.any(|kind| kind == PlayerKind::Person)
    };
    let text = match verdict.winner {
        None if verdict.void => look.words.get("end-void"),
        None => look.words.get("end-drawn"),
        Some(winner) => {
            let me = has_people(winner)
                && !has_people(winner.other())
                && setup.players.get(winner).name.is_none();
            if me {
                look.words.get("end-won-you")
            } else {
                look.words.with(
                    "end-won",
                    &[("name", roles[winner.index()].name.as_str().into())],
                )
            }
        }
    };
    let color = verdict
        .winner
        .map_or(look.palette.ink, |winner| roles[winner.index()].pencil);
    let room = vec2(ui.available_width(), f32::INFINITY);
    let font = widgets::fitting(ui.painter(), &text, look.bold(22.0), room);
    let headline = ui.label(RichText::new(text).font(font).color(color));
    widgets::announced(&headline);
    if let Some(margin) = margin::<G>(look, verdict) {
        widgets::note(ui, look, &margin);
    }
    if session.help().any()
        && session
            .setup()
            .players
            .kinds()
            .iter()
            .any(|kind| *kind != PlayerKind::Person)
    {
        let key = if session.daily().is_some() {
            "daily-not-counted"
        } else {
            "help-used"
        };
        widgets::note(ui, look, &look.words.get(key));
    }
}

fn margin<G: Board>(look: &Look, verdict: Verdict) -> Option<String> {
    // Who resigns may have been ahead.
    let margin = Some(verdict.margin(verdict.winner?)).filter(|&margin| margin > 0)?;
    Some(look.words.with(G::MARGIN, &[("margin", margin.into())]))
}

/// What each side's points are made of.
fn parts<G: Board>(ui: &mut Ui, look: &Look, table: &Table<G>, roles: &[Role; 2]) {
    let session = table.session();
    if let Some(first) = session.first_map() {
        for (number, points) in [(1, first.points()), (2, session.record().points())] {
            ui.horizontal_wrapped(|ui| {
                let map = look.words.with("end-map", &[("map", number.into())]);
                ui.label(RichText::new(map).font(look.font(16.0)));
                for (role, points) in roles.iter().zip(points) {
                    let points = RichText::new(points.to_string()).family(bold());
                    ui.label(points.color(role.pencil));
                }
            });
        }
    }
    let parts =
        PlayerId::BOTH.map(|id| G::parts(session.record(), session.seat_of(id), look.words));
    if parts.iter().all(Vec::is_empty) {
        return;
    }
    ui.columns(2, |columns| {
        for ((column, role), lines) in columns.iter_mut().zip(roles).zip(parts) {
            // Not the columns' own layout, which draws the words apart.
            column.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
                for line in lines {
                    let room = vec2(ui.available_width(), f32::INFINITY);
                    let font = widgets::fitting(ui.painter(), &line, look.font(15.0), room);
                    ui.label(RichText::new(line).font(font).color(role.pencil));
                }
            });
        }
    });
}

/// The slider through the game; gives the number of moves that it's moved to.
fn slider<G: Board>(ui: &mut Ui, look: &mut Look, table: &Table<G>) -> Option<usize> {
    let all = table.session().moves().len();
    let mut at = table.replay().unwrap_or(all);
    let label = look
        .words
        .with("end-step", &[("ply", at.into()), ("plies", all.into())]);
    ui.label(
        RichText::new(label)
            .font(look.font(15.0))
            .color(look.palette.faint),
    );
    ui.spacing_mut().slider_width = ui.available_width() - 8.0;
    ui.spacing_mut().interact_size.y = 44.0;
    let slider = ui.add(
        egui::Slider::new(&mut at, 0..=all)
            .show_value(false)
            .trailing_fill(true),
    );
    widgets::focus_ring(ui, look.palette, &slider);
    look.seen.button("end-slider", &slider);
    slider.changed().then_some(at)
}
