//! The end: who won and how, the slider through the game, and what comes next.

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{self, Frame, Margin, RichText, Ui, UiBuilder};

use super::{
    Panels,
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
    card(ui, look, panels, |ui, look| {
        let session = table.session();
        let roles = PlayerId::BOTH.map(|id| Role::at(id, session, look.words, look.palette));
        headline(ui, look, table, &roles);
        let names = roles.each_ref().map(|role| role.name.clone());
        if let Some(reason) = G::reason(session.record(), &names, look.words) {
            widgets::note(ui, look, &reason);
        }
        if session.has_next_game() {
            let points = session.sums();
            let text = match points[0].cmp(&points[1]) {
                std::cmp::Ordering::Equal => look.words.get("end-even"),
                order => {
                    let leader = usize::from(order == std::cmp::Ordering::Less);
                    let name = roles[leader].name.as_str();
                    let margin = points[0].abs_diff(points[1]);
                    look.words.with(
                        "end-leads",
                        &[("name", name.into()), ("margin", margin.into())],
                    )
                }
            };
            widgets::note(ui, look, &text);
        }
        if session.daily().is_some() {
            daily::show(ui, look, news);
        } else {
            parts(ui, look, table, &roles);
        }
        slider(ui, look, table, acts);
        ui.columns(2, |columns| {
            let next = if session.has_next_game() {
                ("end-next-map", Act::NextGame)
            } else {
                ("end-again", Act::Again)
            };
            let text = look.words.get(next.0);
            if widgets::button(&mut columns[0], look, next.0, &text, true).clicked() {
                acts.write(next.1);
            }
            let text = look.words.get("end-home");
            if widgets::button(&mut columns[1], look, "end-home", &text, false).clicked() {
                go.write(Go::Home);
            }
        });
    })
}

/// The card at the foot of the screen, or beside the board; gives the height that it needs.
pub(super) fn card(
    ui: &mut Ui,
    look: &mut Look,
    panels: &Panels,
    add: impl FnOnce(&mut Ui, &mut Look),
) -> f32 {
    let mut child = ui.new_child(UiBuilder::new().max_rect(panels.card));
    let inside = panels.card.height() - 24.0;
    let shown = Frame::new()
        .fill(look.palette.panel)
        .corner_radius(egui::CornerRadius::same(18))
        .inner_margin(Margin::symmetric(16, 12))
        .show(&mut child, |ui| {
            ui.set_width(panels.card.width() - 32.0);
            if panels.wide {
                egui::ScrollArea::vertical()
                    .max_height(inside)
                    .show(ui, |ui| add(ui, look));
            } else {
                add(ui, look);
            }
        });
    shown.response.rect.height()
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
    let headline = ui.label(RichText::new(text).family(bold()).size(22.0).color(color));
    widgets::announced(&headline);
    if let Some(margin) = margin::<G>(look, verdict) {
        ui.label(RichText::new(margin).size(16.0).color(look.palette.faint));
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
            ui.horizontal(|ui| {
                ui.label(
                    RichText::new(look.words.with("end-map", &[("map", number.into())])).size(16.0),
                );
                for (role, points) in roles.iter().zip(points) {
                    ui.label(
                        RichText::new(points.to_string())
                            .family(bold())
                            .color(role.pencil),
                    );
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
                    ui.label(RichText::new(line).size(15.0).color(role.pencil));
                }
            });
        }
    });
}

fn slider<G: Board>(ui: &mut Ui, look: &mut Look, table: &Table<G>, acts: &mut MessageWriter<Act>) {
    let all = table.session().moves().len();
    let mut at = table.replay().unwrap_or(all);
    let label = look
        .words
        .with("end-step", &[("ply", at.into()), ("plies", all.into())]);
    ui.label(RichText::new(label).size(15.0).color(look.palette.faint));
    ui.spacing_mut().slider_width = ui.available_width() - 8.0;
    ui.spacing_mut().interact_size.y = 36.0;
    let slider = ui.add(
        egui::Slider::new(&mut at, 0..=all)
            .show_value(false)
            .trailing_fill(true),
    );
    widgets::focus_ring(ui, look.palette, &slider);
    look.seen.button("end-slider", &slider);
    if slider.changed() {
        acts.write(Act::Replay(at));
    }
}
