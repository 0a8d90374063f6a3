//! What is about to be placed, what may be done, and what has just happened.

use bevy::prelude::*;

use super::{Ghost, cells::corners, draw::TilePencil, plan::Plan, square};
use crate::{
    app::{
        boards::{BoardPrompt, Fit, Show},
        settings::Settings,
        sketch::{Mark, Sketch, hatch},
        table::{Notice, Table},
        theme::bevy_color,
    },
    games::{
        Game, Seat,
        domains::{Cell, Due, Event, Move, Obstacle, Position},
    },
};

/// The digit on the ghost of a tile.
#[derive(Component)]
pub(super) struct GhostDigit;

/// Tells what an event means, where the board alone doesn't say it.
pub(super) fn news(mut shows: MessageReader<Show<Position>>, mut table: ResMut<Table<Position>>) {
    for Show(event) in shows.read() {
        let key = match event {
            Event::Missed { .. } => "news-missed",
            Event::TimedOut { .. } => "news-timed-out",
            Event::Declined { .. } => "news-draw-declined",
            _ => continue,
        };
        table.notice = Some(Notice::Say(key));
    }
}

/// Says under the board what may be done, and of a refusal which reason it had.
pub(super) fn tell(
    plan: Res<Plan>,
    mut table: ResMut<Table<Position>>,
    mut prompt: ResMut<BoardPrompt>,
) {
    let position = table.session().position();
    let due = position.turn().due;
    prompt.set_if_neq(BoardPrompt(Some(match *plan {
        Plan {
            tile: Some(_),
            cell: Some(_),
            ..
        } => "prompt-domains-again",
        Plan { tile: Some(_), .. } => "prompt-domains-cell",
        Plan { cell: Some(_), .. } => "prompt-domains-pick",
        _ if due == Due::Second => "prompt-domains-pair",
        _ => "prompt-domains-tile",
    })));
    let Some((digit, cell)) = plan.refused else {
        return;
    };
    if table.notice == Some(Notice::Refused("clash")) {
        let why = match position.board().obstacle(digit, cell) {
            Some(Obstacle::Equal(_)) => "news-clash-equal",
            Some(Obstacle::OtherClue) => "news-clash-clue",
            Some(Obstacle::Struck) => "news-clash-struck",
            None => return,
        };
        table.notice = Some(Notice::Wrong(why));
    }
}

pub(super) fn draw(
    plan: Res<Plan>,
    settings: Res<Settings>,
    mut pencil: TilePencil,
    mut ghosts: Query<&mut Sketch, With<Ghost>>,
    fresh: Query<(), Added<Ghost>>,
    digits: Query<Entity, With<GhostDigit>>,
    mut drawn: Local<Option<(Plan, Option<Move>, Option<Seat>, bool)>>,
) {
    let Some(fit) = pencil.fit() else { return };
    let person = pencil
        .table
        .persons_turn()
        .then(|| pencil.table.session().position().to_move())
        .flatten();
    let state = (*plan, pencil.table.hint, person, settings.candidates);
    if *drawn == Some(state) && fresh.is_empty() {
        return;
    }
    let Ok(mut sketch) = ghosts.single_mut() else {
        return;
    };
    *drawn = Some(state);
    for entity in &digits {
        pencil.commands.entity(entity).despawn();
    }
    let mut marks = Vec::new();
    if let Some(Move::Place { digit, cell }) = pencil.table.hint {
        let color = pencil.accent();
        marks.extend(washed(&fit, cell, color, 0.35));
        marks.push(frame(&fit, cell, 3.0, color));
        if pencil
            .table
            .session()
            .position()
            .board()
            .digit(cell)
            .is_none()
        {
            small_digit(&mut pencil, &fit, digit.to_string(), cell);
        }
    }
    if let Some(seat) = person {
        marks.extend(planned(&mut pencil, &fit, &plan, seat, settings.candidates));
    }
    sketch.marks = marks;
}

fn planned(
    pencil: &mut TilePencil,
    fit: &Fit,
    plan: &Plan,
    seat: Seat,
    with_candidates: bool,
) -> Vec<Mark> {
    let position = pencil.table.session().position().clone();
    let board = position.board();
    let (pen, ink, wrong) = (
        pencil.pen(seat),
        pencil.ink(),
        bevy_color(pencil.palette.wrong, 0.9),
    );
    let mut marks = Vec::new();
    if let Some(digit) = plan.tile.filter(|_| with_candidates) {
        let fitting = Cell::all().filter(|&cell| board.candidates(cell).has(digit));
        marks.extend(fitting.flat_map(|cell| washed(fit, cell, pen, 0.14)));
    }
    if let Some((digit, cell)) = plan.refused {
        let rect = fit.world_rect(square(cell)).inflate(-fit.pitch * 0.06);
        marks.extend(hatch(rect, Vec2::ONE, fit.pitch / 6.0, 1.4, wrong, 3));
        marks.push(frame(fit, cell, 2.0, wrong));
        if let Some(Obstacle::Equal(equal)) = board.obstacle(digit, cell) {
            marks.push(frame(fit, equal, 3.0, wrong));
        }
    }
    if let Some(cell) = plan.pressed {
        marks.extend(washed(fit, cell, pen, 0.25));
    }
    if let Some(cell) = plan.cell {
        marks.extend(washed(fit, cell, pen, 0.28));
        marks.push(frame(fit, cell, 2.5, pen));
    }
    if let Some((digit, cell)) = plan.ghost()
        && board.digit(cell).is_none()
    {
        // The paper shows through, so that the candidates below don't cross the digit out.
        let paper = bevy_color(pencil.palette.paper, 1.0);
        marks.extend(washed(fit, cell, paper, 0.8));
        marks.extend(washed(fit, cell, pen, 0.28));
        let at = fit.world(square(cell).center());
        let size = (fit.pitch * 0.58).round();
        pencil
            .write(digit.to_string(), at, size, pen.with_alpha(0.8), 3.5)
            .insert(GhostDigit);
    }
    if let Some(cell) = plan.focus {
        marks.push(frame(fit, cell, 2.5, ink));
    }
    marks
}

fn small_digit(pencil: &mut TilePencil, fit: &Fit, digit: String, cell: Cell) {
    let at = fit.world(square(cell).center());
    let size = (fit.pitch * 0.5).round();
    let ink = pencil.ink();
    pencil.write(digit, at, size, ink, 3.5).insert(GhostDigit);
}

fn washed(fit: &Fit, cell: Cell, color: Color, strength: f32) -> [Mark; 1] {
    let rect = fit.world_rect(square(cell)).inflate(-fit.pitch * 0.05);
    [Mark::Wash {
        outline: corners(rect),
        color: color.with_alpha(strength),
    }]
}

fn frame(fit: &Fit, cell: Cell, width: f32, color: Color) -> Mark {
    let rect = fit.world_rect(square(cell)).inflate(-fit.pitch * 0.05);
    let mut points = corners(rect);
    points.push(rect.min);
    Mark::Stroke {
        points,
        width,
        color,
    }
}
