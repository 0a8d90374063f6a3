//! How the board looks, and how a line draws itself and a box fills.

use bevy::prelude::*;

use super::{BoxOf, Ghost, LineOf, aim::Aim, ends, square};
use crate::{
    app::{
        boards::{BoardPrompt, Fit, Layout, Pencil, Show},
        sketch::{Mark, Motion, Sketch, draw_itself, hatch, pop, stroke},
        table::Table,
        theme::{Palette, bevy_color},
    },
    games::{
        Game, Seat,
        dots::{BoxAt, Event, Line, Position},
    },
};

/// Heights above the page, from the boxes' washes up to the dots.
const BOXES: f32 = 1.0;
const LETTERS: f32 = 1.5;
const LINES: f32 = 2.0;
const GHOST: f32 = 3.0;
const DOTS: f32 = 4.0;

/// How long a line draws itself and a box fills, in milliseconds.
const LINE_TIME: u64 = 190;
const BOX_TIME: u64 = 240;

type DotsPencil<'w, 's> = Pencil<'w, 's, Position>;

/// Draws the whole board as it stands.
pub(super) fn board(mut pencil: DotsPencil) {
    let Some(fit) = pencil.fit() else { return };
    let position = pencil.table.shown().clone();
    let last = pencil
        .table
        .last_move()
        .map(|(seat, line)| (line, pencil.pen(seat)));
    let ink = pencil.ink();
    for line in position.lines() {
        let color = match last {
            Some((last, pen)) if last == line => pen,
            _ => ink,
        };
        let marks = if position.is_drawn(line) {
            vec![pen_line(&fit, line, color)]
        } else {
            Vec::new()
        };
        pencil.put(Sketch::new(marks), LINES).insert(LineOf(line));
    }
    for at in position.board().boxes() {
        let owner = position.owner(at);
        let marks = match owner {
            Some(seat) => filling(&pencil, &fit, at, seat),
            None if position.sides_drawn(at) == 4 => nobodys(&fit, at, pencil.ink()),
            None => Vec::new(),
        };
        pencil.put(Sketch::new(marks), BOXES).insert(BoxOf(at));
        if let Some(seat) = owner {
            letter(&mut pencil, &fit, at, seat);
        }
    }
    pencil.put(dots(&fit, &position, ink), DOTS);
    pencil.put(Sketch::new(Vec::new()), GHOST).insert(Ghost);
}

/// Shows what a move changed.
pub(super) fn show(
    mut shows: MessageReader<Show<Position>>,
    mut pencil: DotsPencil,
    motion: Res<Motion>,
    mut lines: Query<(Entity, &LineOf, &mut Sketch), Without<BoxOf>>,
    mut boxes: Query<(Entity, &BoxOf, &mut Sketch), Without<LineOf>>,
) {
    let Some(fit) = pencil.fit() else { return };
    for Show(event) in shows.read() {
        match *event {
            Event::Drawn { line, seat } => {
                let (ink, pen) = (pencil.ink(), pencil.pen(seat));
                for (entity, LineOf(of), mut sketch) in &mut lines {
                    if *of == line {
                        *sketch = Sketch {
                            reveal: 0.0,
                            ..Sketch::new(vec![pen_line(&fit, line, pen)])
                        };
                        draw_itself(&mut pencil.commands.entity(entity), &motion, 0, LINE_TIME);
                    } else if !sketch.marks.is_empty() {
                        // The last line isn't the last one any more.
                        sketch.marks = vec![pen_line(&fit, *of, ink)];
                    }
                }
            }
            Event::Taken { at, seat } => {
                let marks = filling(&pencil, &fit, at, seat);
                for (entity, BoxOf(of), mut sketch) in &mut boxes {
                    if *of == at {
                        *sketch = Sketch {
                            reveal: 0.0,
                            ..Sketch::new(marks.clone())
                        };
                        draw_itself(&mut pencil.commands.entity(entity), &motion, 0, BOX_TIME);
                    }
                }
                let letter = letter(&mut pencil, &fit, at, seat);
                let mut letter = pencil.commands.entity(letter);
                letter.insert(
                    Transform::from_translation(middle_of(&fit, at).extend(LETTERS))
                        .with_scale(Vec3::ZERO),
                );
                pop(&mut letter, &motion, 80, BOX_TIME - 40);
            }
        }
    }
}

/// Shows the line that is pointed at, what it would take, and where the keyboard is.
pub(super) fn ghost(
    aim: Res<Aim>,
    table: Res<Table<Position>>,
    layout: Res<Layout>,
    palette: Res<Palette>,
    pencil: DotsPencil,
    mut prompt: ResMut<BoardPrompt>,
    mut ghosts: Query<&mut Sketch, With<Ghost>>,
    mut drawn: Local<Option<(Aim, Option<Line>, Option<Seat>)>>,
    fresh: Query<(), Added<Ghost>>,
) {
    let Some(fit) = layout.fit else { return };
    prompt.set_if_neq(BoardPrompt(aim.pressed.map(|_| "prompt-release-line")));
    let person = table
        .persons_turn()
        .then(|| table.session().position().to_move())
        .flatten();
    let state = (*aim, table.hint, person);
    if *drawn == Some(state) && fresh.is_empty() {
        return;
    }
    let Ok(mut sketch) = ghosts.single_mut() else {
        return;
    };
    *drawn = Some(state);
    let mut marks = Vec::new();
    let position = table.session().position();
    if let Some(line) = table.hint {
        marks.push(straight(&fit, line, 0.17, bevy_color(palette.accent, 0.75)));
    }
    if let Some(seat) = person {
        // What was pressed counts only while the finger is on it.
        let meant = match aim.pressed {
            Some(pressed) => Some(pressed).filter(|_| aim.pointed == aim.pressed),
            None => aim.pointed,
        };
        if let Some(line) = meant {
            let held = aim.pressed.is_some();
            if position.check(line).is_ok() {
                marks.push(straight(
                    &fit,
                    line,
                    0.12,
                    pencil.pen(seat).with_alpha(if held { 0.95 } else { 0.45 }),
                ));
                for at in position.closes(line) {
                    marks.push(wash(&fit, at, pencil.pen(seat).with_alpha(0.22)));
                }
            } else if held {
                marks.push(straight(&fit, line, 0.16, bevy_color(palette.wrong, 0.7)));
            }
        }
        if let Some(line) = aim.focus {
            marks.extend(ring(&fit, line, pencil.ink()));
            if !position.is_drawn(line) {
                marks.push(straight(&fit, line, 0.1, pencil.pen(seat).with_alpha(0.6)));
            }
        }
    }
    sketch.marks = marks;
}

fn pen_width(fit: &Fit) -> f32 {
    (fit.pitch * 0.075).clamp(3.0, 6.0)
}

fn seed(line: Line) -> u32 {
    u32::from(line.row()) * 64 + u32::from(line.col()) * 2 + line.direction() as u32
}

fn pen_line(fit: &Fit, line: Line, color: Color) -> Mark {
    let (from, to) = ends(line);
    stroke(
        fit.world(from),
        fit.world(to),
        pen_width(fit),
        color,
        seed(line),
    )
}

/// A line without wobble, `width` in squares: what isn't drawn yet.
fn straight(fit: &Fit, line: Line, width: f32, color: Color) -> Mark {
    let (from, to) = ends(line);
    Mark::Stroke {
        points: vec![fit.world(from), fit.world(to)],
        width: fit.pitch * width,
        color,
    }
}

/// A rounded frame around a line: the keyboard is here.
fn ring(fit: &Fit, line: Line, color: Color) -> Vec<Mark> {
    let (from, to) = ends(line);
    let rect = fit
        .world_rect(Rect::from_corners(from, to))
        .inflate(fit.pitch * 0.17);
    let corners = [
        rect.min,
        Vec2::new(rect.max.x, rect.min.y),
        rect.max,
        Vec2::new(rect.min.x, rect.max.y),
        rect.min,
    ];
    vec![Mark::Stroke {
        points: corners.to_vec(),
        width: 2.5,
        color,
    }]
}

fn inner(fit: &Fit, at: BoxAt) -> Rect {
    fit.world_rect(square(at)).inflate(-fit.pitch * 0.09)
}

fn middle_of(fit: &Fit, at: BoxAt) -> Vec2 {
    fit.world(square(at).center())
}

fn wash(fit: &Fit, at: BoxAt, color: Color) -> Mark {
    let rect = inner(fit, at);
    let outline = vec![
        rect.min,
        Vec2::new(rect.max.x, rect.min.y),
        rect.max,
        Vec2::new(rect.min.x, rect.max.y),
    ];
    Mark::Wash { outline, color }
}

/// A taken box: washed and hatched in its owner's way.
fn filling(pencil: &DotsPencil, fit: &Fit, at: BoxAt, seat: Seat) -> Vec<Mark> {
    let role = pencil.role(seat);
    let seed = u32::from(at.row) * 97 + u32::from(at.col) * 13;
    let gap = (fit.pitch / 9.0).clamp(5.0, 8.0);
    let mut marks = vec![wash(fit, at, bevy_color(role.pencil, 0.10))];
    marks.extend(hatch(
        inner(fit, at),
        role.slope,
        gap,
        1.4,
        bevy_color(role.pencil, 0.55),
        seed,
    ));
    marks
}

/// A box that was closed before the game: nobody's.
fn nobodys(fit: &Fit, at: BoxAt, ink: Color) -> Vec<Mark> {
    vec![wash(fit, at, ink.with_alpha(0.08))]
}

fn letter(pencil: &mut DotsPencil, fit: &Fit, at: BoxAt, seat: Seat) -> Entity {
    let role = pencil.role(seat);
    let color = bevy_color(role.pencil, 1.0);
    pencil
        .write(
            role.letter,
            middle_of(fit, at),
            (fit.pitch * 0.46).round(),
            color,
            LETTERS,
        )
        .id()
}

fn dots(fit: &Fit, position: &Position, color: Color) -> Sketch {
    let board = position.board();
    let radius = (fit.pitch * 0.085).clamp(3.5, 7.0);
    let marks = (0..=board.rows)
        .flat_map(|row| (0..=board.cols).map(move |col| Vec2::new(f32::from(col), f32::from(row))))
        .map(|at| Mark::Dot {
            center: fit.world(at),
            radius,
            color,
        })
        .collect();
    Sketch::new(marks)
}
