//! Who has how many points, and whose turn it is.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Galley, Layout, Rect, RichText, Ui, UiBuilder, pos2,
    text::{LayoutJob, TextWrapping},
    vec2,
};

use super::{Panels, backing};
use crate::{
    app::{
        boards::Board,
        role::{Role, whose_turn},
        table::Table,
        theme::bold,
        widgets::{Look, underline},
    },
    games::Side,
    session::PlayerId,
};

pub(super) fn show<G: Board>(ui: &mut Ui, look: &mut Look, table: &Table<G>, panels: &Panels) {
    backing(ui, look, panels.score);
    let session = table.session();
    let roles = PlayerId::BOTH.map(|id| Role::at(id, session, look.words, look.palette));
    let shown = table.shown();
    let left_over = PlayerId::BOTH.map(|id| shown.left_over(session.seat_of(id)));
    // A team's name leaves no room: what is left stands beside its points.
    let is_team = G::team(Side::First, look.words, look.palette).is_some();
    let names = PlayerId::BOTH.map(|id| {
        let name = roles[id.index()].name.clone();
        let time = G::time_left(session, id).filter(|_| session.to_move() == Some(id));
        match (time, &left_over[id.index()]) {
            (Some(time), _) => format!("{} · {name}", minutes(time.a_move)),
            (None, Some(left)) if !is_team => format!("{name} · {left}"),
            _ => name,
        }
    });
    let score = table.shown_score();
    let points = PlayerId::BOTH.map(|id| score[session.seat_of(id).side().index()]);
    // Beside the points: in a tournament the sum of both maps, with a clock the time for the game,
    // with teams the cards of each seat.
    let beside = PlayerId::BOTH.map(|id| {
        let sum = session.first_map().map(|_| session.sums()[id.index()]);
        let sum = sum.map(|sum| format!(" ({sum})"));
        let left = || {
            let left = G::time_left(session, id)?;
            Some(format!(" {}", minutes(left.a_game)))
        };
        let held = || left_over[id.index()].as_ref().filter(|_| is_team);
        let held = || held().map(|held| format!(" {held}"));
        sum.or_else(left).or_else(held).unwrap_or_default()
    });
    let rect = panels.score.shrink2(vec2(16.0, 8.0));
    if panels.wide {
        let turn_height = rect.height() * 0.34;
        let row = (rect.height() - turn_height) / 2.0;
        for (index, role) in roles.iter().enumerate() {
            let top = rect.top() + row * index as f32;
            let line = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), row));
            player(
                ui,
                look,
                (&names[index], role.pencil),
                points[index],
                &beside[index],
                line,
                Align2::LEFT_CENTER,
            );
        }
        let turn_rect =
            Rect::from_min_max(pos2(rect.left(), rect.bottom() - turn_height), rect.max);
        turn(ui, look, table, &roles, turn_rect, Align::Min);
    } else {
        let third = rect.width() * 0.31;
        let left = Rect::from_min_size(rect.min, vec2(third, rect.height()));
        let right = Rect::from_min_max(pos2(rect.right() - third, rect.top()), rect.max);
        let middle = Rect::from_min_max(
            pos2(left.right(), rect.top()),
            pos2(right.left(), rect.bottom()),
        );
        player(
            ui,
            look,
            (&names[0], roles[0].pencil),
            points[0],
            &beside[0],
            left,
            Align2::LEFT_TOP,
        );
        player(
            ui,
            look,
            (&names[1], roles[1].pencil),
            points[1],
            &beside[1],
            right,
            Align2::RIGHT_TOP,
        );
        turn(ui, look, table, &roles, middle, Align::Center);
    }
}

/// Milliseconds as minutes and seconds.
fn minutes(millis: u64) -> String {
    let seconds = millis.div_ceil(1_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A name, the points in the player's own pencil, and what stands beside them.
fn player(
    ui: &Ui,
    look: &Look,
    (name, pencil): (&str, Color32),
    points: u32,
    beside: &str,
    rect: Rect,
    align: Align2,
) {
    let room = if align == Align2::LEFT_CENTER {
        rect.width() - 64.0
    } else {
        rect.width()
    };
    let name = shortened(ui, name, look.palette.faint, room);
    let large = FontId::new(28.0, bold());
    let number = ui
        .painter()
        .layout_no_wrap(points.to_string(), large, pencil);
    let small = FontId::proportional(16.0);
    let beside = ui
        .painter()
        .layout_no_wrap(beside.to_owned(), small, look.palette.ink);
    let low = rect.bottom() - number.size().y + 2.0;
    let (name_at, number_at, beside_at) = match align {
        Align2::RIGHT_TOP => {
            let number_at = pos2(rect.right() - number.size().x, low);
            let left = number_at.x - beside.size().x - 4.0;
            let name_at = pos2(rect.right() - name.size().x, rect.top());
            (name_at, number_at, left)
        }
        Align2::LEFT_TOP => {
            let right = rect.left() + number.size().x + 4.0;
            (rect.min, pos2(rect.left(), low), right)
        }
        _ => {
            let middle = |height: f32| rect.center().y - height / 2.0;
            let number_at = pos2(rect.right() - number.size().x, middle(number.size().y));
            let left = number_at.x - beside.size().x - 4.0;
            (pos2(rect.left(), middle(name.size().y)), number_at, left)
        }
    };
    let beside_top = number_at.y + (number.size().y - beside.size().y) / 2.0;
    ui.painter().galley(name_at, name, look.palette.faint);
    ui.painter().galley(number_at, number, pencil);
    ui.painter()
        .galley(pos2(beside_at, beside_top), beside, look.palette.ink);
}

/// A name, cut where it's wider than its room.
fn shortened(ui: &Ui, name: &str, color: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(name.to_owned(), FontId::proportional(16.0), color);
    job.wrap = TextWrapping::truncate_at_width(room);
    ui.painter().layout_job(job)
}

/// Whose turn it is, or what the computer does, underlined in that player's pencil.
fn turn<G: Board>(
    ui: &mut Ui,
    look: &Look,
    table: &Table<G>,
    roles: &[Role; 2],
    rect: Rect,
    align: Align,
) {
    let session = table.session();
    let to_move = session.position().to_move();
    let (text, pencil) = match to_move.filter(|_| table.replay().is_none()) {
        None => (String::new(), look.palette.accent),
        Some(seat) => {
            let text = whose_turn(session, seat, look.words);
            let role = &roles[session.member_of(seat).side.index()];
            (text, role.pencil)
        }
    };
    if text.is_empty() {
        return;
    }
    let text = if let Some(note) = table.shown().turn_note(look.words) {
        format!("{text}\n{note}")
    } else if session.setup().tournament {
        let map = if session.first_map().is_some() { 2 } else { 1 };
        let map = look.words.with("tournament-map", &[("map", map.into())]);
        format!("{text}\n{map}")
    } else {
        text
    };
    let layout = Layout::top_down(align);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    let galley = child.painter().layout(
        text.clone(),
        FontId::new(17.0, bold()),
        look.palette.ink,
        rect.width(),
    );
    child.add_space(((rect.height() - galley.size().y - 8.0) / 2.0).max(0.0));
    let label = child.label(
        RichText::new(text)
            .family(bold())
            .size(17.0)
            .color(look.palette.ink),
    );
    let from = match align {
        Align::Center => pos2(rect.center().x - 30.0, label.rect.bottom() + 4.0),
        _ => pos2(rect.left(), label.rect.bottom() + 4.0),
    };
    underline(&child, from, 60.0, pencil);
}
