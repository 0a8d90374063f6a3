//! Who has how many points, and whose turn it is.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, FontId, Galley, Layout, Pos2, Rect, RichText, Ui, UiBuilder, Vec2, pos2,
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
        widgets::{self, Look, underline},
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
    let shown = PlayerId::BOTH.map(|id| Shown {
        name: &names[id.index()],
        pencil: roles[id.index()].pencil,
        points: points[id.index()].to_string(),
        beside: &beside[id.index()],
    });
    let rect = panels.score.shrink2(vec2(16.0, 8.0));
    let (turn_place, align) = if panels.wide {
        let (rows, turn) = rect.split_top_bottom_at_fraction(0.66);
        let (first, second) = rows.split_top_bottom_at_fraction(0.5);
        for (shown, row) in shown.iter().zip([first, second]) {
            player_in_row(ui, look, shown, row);
        }
        (turn, Align::Min)
    } else {
        (players_on_top(ui, look, &shown, rect), Align::Center)
    };
    turn(ui, look, table, &roles, turn_place, align);
}

/// What is shown of a player.
struct Shown<'a> {
    name: &'a str,
    pencil: Color32,
    points: String,
    /// What stands beside the points.
    beside: &'a str,
}

/// A player's points and what stands beside them, laid out.
struct Points {
    number: Arc<Galley>,
    beside: Arc<Galley>,
}

impl Points {
    fn new(ui: &Ui, look: &Look, shown: &Shown, room: Vec2) -> Points {
        // A number of this size needs so much more height.
        let size = look.text.size(28.0).min(room.y / 1.2).max(16.0);
        let large = FontId::new(size, bold());
        let painter = ui.painter();
        let number = painter.layout_no_wrap(shown.points.clone(), large, shown.pencil);
        let left = room.x - number.size().x - NEAR;
        let small = widgets::fitting_line(painter, &[shown.beside], look.font(16.0), left);
        let beside = painter.layout_no_wrap(shown.beside.to_owned(), small, look.palette.ink);
        Points { number, beside }
    }

    fn width(&self) -> f32 {
        let beside = self.beside.size().x;
        self.number.size().x + if beside > 0.0 { beside + NEAR } else { 0.0 }
    }

    /// The number is at the outer edge, which is the left one or the right one, at that height.
    fn paint(self, ui: &Ui, look: &Look, at: Pos2, is_right: bool) {
        let Points { number, beside } = self;
        let (number_at, beside_x) = if is_right {
            let left = at.x - number.size().x;
            (pos2(left, at.y), left - beside.size().x - NEAR)
        } else {
            (at, at.x + number.size().x + NEAR)
        };
        let beside_y = at.y + (number.size().y - beside.size().y) / 2.0;
        let ink = look.palette.ink;
        ui.painter().galley(number_at, number, ink);
        ui.painter().galley(pos2(beside_x, beside_y), beside, ink);
    }
}

/// Between the points and what stands beside them.
const NEAR: f32 = 4.0;

/// A name and the points in one row.
fn player_in_row(ui: &Ui, look: &Look, shown: &Shown, row: Rect) {
    let room = vec2(row.width() * 0.6, row.height());
    let points = Points::new(ui, look, shown, room);
    let name = name(ui, look, shown.name, row.width() - points.width() - 8.0);
    let middle = |galley: &Galley| row.center().y - galley.size().y / 2.0;
    let name_at = pos2(row.left(), middle(&name));
    ui.painter().galley(name_at, name, look.palette.faint);
    let points_at = pos2(row.right(), middle(&points.number));
    points.paint(ui, look, points_at, true);
}

/// The players at both sides, each name over its points; gives what is left for the turn: the middle,
/// and where texts are large only what is below the names.
fn players_on_top(ui: &Ui, look: &Look, shown: &[Shown; 2], rect: Rect) -> Rect {
    let part = if look.text.is_large() { 0.48 } else { 0.31 };
    let column = rect.width() * part;
    let mut free = rect.shrink2(vec2(column, 0.0));
    let mut widest = 0.0_f32;
    for (index, shown) in shown.iter().enumerate() {
        let is_right = index == 1;
        let name = name(ui, look, shown.name, column);
        let name_height = name.size().y;
        let room = vec2(rect.width() * 0.31, rect.height() - name_height);
        let points = Points::new(ui, look, shown, room);
        let (name_x, points_x) = if is_right {
            (rect.right() - name.size().x, rect.right())
        } else {
            (rect.left(), rect.left())
        };
        let name_at = pos2(name_x, rect.top());
        ui.painter().galley(name_at, name, look.palette.faint);
        let low = rect.bottom() - points.number.size().y + 2.0;
        widest = widest.max(points.width());
        points.paint(ui, look, pos2(points_x, low), is_right);
        if look.text.is_large() {
            free.min.y = rect.top() + name_height;
        }
    }
    if look.text.is_large() {
        free = free.with_min_x(rect.left()).with_max_x(rect.right());
        free = free.shrink2(vec2(widest + 8.0, 0.0));
    }
    free
}

/// Milliseconds as minutes and seconds.
fn minutes(millis: u64) -> String {
    let seconds = millis.div_ceil(1_000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A name, smaller where it has too little room, and cut where even that is too wide.
fn name(ui: &Ui, look: &Look, name: &str, room: f32) -> Arc<Galley> {
    let font = widgets::fitting_line(ui.painter(), &[name], look.font(NAME), room);
    let font = FontId::proportional(font.size.max(NAME));
    let mut job = LayoutJob::simple_singleline(name.to_owned(), font, look.palette.faint);
    job.wrap = TextWrapping::truncate_at_width(room);
    ui.painter().layout_job(job)
}

/// The usual size of a name, and the least.
const NAME: f32 = 16.0;

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
    // The pencil's stroke below it wants some of the height.
    let room = vec2(rect.width(), rect.height() - 8.0);
    let font = widgets::fitting(ui.painter(), &text, look.bold(17.0), room);
    let layout = Layout::top_down(align);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    let galley = child
        .painter()
        .layout(text.clone(), font.clone(), look.palette.ink, rect.width());
    child.add_space(((room.y - galley.size().y) / 2.0).max(0.0));
    let label = child.label(RichText::new(text).font(font).color(look.palette.ink));
    let from = match align {
        Align::Center => pos2(rect.center().x - 30.0, label.rect.bottom() + 4.0),
        _ => pos2(rect.left(), label.rect.bottom() + 4.0),
    };
    underline(&child, from, 60.0, pencil);
}
