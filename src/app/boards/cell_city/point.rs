//! From pointer, keys and palette to the building that is meant.

use bevy::prelude::*;

use super::plan::{Choose, Plan, Span, Tool, cell_at, nearest, tools_over, why_nothing};
use crate::{
    app::{
        boards::{Intent, Key, Layout},
        pointer::Pointing,
        settings::Settings,
        table::Table,
    },
    games::cell_city::{Building, Cell, Position},
};

pub(super) fn point(
    mut pointings: MessageReader<Pointing>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut table: ResMut<Table<Position>>,
    mut plan: ResMut<Plan>,
    mut intents: MessageWriter<Intent<Position>>,
) {
    let Some(fit) = layout.fit else { return };
    for pointing in pointings.read() {
        let cell = |at: Vec2| cell_at(table.session().position(), fit.square(at));
        let mut next = plan.clone();
        match *pointing {
            Pointing::Hover(_) => {}
            Pointing::Press(at) => {
                next.span = cell(at).map(|cell| Span {
                    from: cell,
                    to: cell,
                    dragged: false,
                });
                next.focus = None;
                table.notice = None;
            }
            Pointing::Drag(at) => {
                // Leaving the map cancels the drag for good.
                next.span = next.span.and_then(|span| {
                    let to = cell(at)?;
                    Some(Span {
                        to,
                        dragged: span.dragged || to != span.from,
                        ..span
                    })
                });
                if next.span.is_some_and(|span| span.dragged) {
                    next.ghost = None;
                    next.cell = None;
                }
            }
            Pointing::Release(at) => {
                if let Some(span) = next.span.take().filter(|_| table.persons_turn()) {
                    if !span.dragged {
                        tap(
                            &mut table,
                            &mut next,
                            span.from,
                            fit.square(at),
                            settings.place_at_once,
                            &mut intents,
                        );
                    } else if span.from != span.to {
                        intents.write(Intent(Building::between(span.from, span.to)));
                    }
                }
            }
            Pointing::Cancel => next.span = None,
        }
        plan.set_if_neq(next);
    }
}

/// A tap: on the ghost it builds, elsewhere it moves the ghost or offers the shapes.
fn tap(
    table: &mut Table<Position>,
    plan: &mut Plan,
    cell: Cell,
    at: Vec2,
    at_once: bool,
    intents: &mut MessageWriter<Intent<Position>>,
) {
    let position = table.session().position();
    if let Some(ghost) = plan.ghost.filter(|ghost| ghost.cells().contains(cell)) {
        intents.write(Intent(ghost));
        return;
    }
    plan.ghost = None;
    plan.cell = None;
    if let Some(tool) = plan.tool {
        match nearest(position, tool, cell, at) {
            Some(building) if at_once => _ = intents.write(Intent(building)),
            ghost => plan.ghost = ghost,
        }
    } else if tools_over(position, cell).is_empty() {
        table.notice = Some(why_nothing(position, cell));
    } else {
        plan.cell = Some((cell, at));
    }
}

pub(super) fn keys(
    mut keys: MessageReader<Key>,
    mut table: ResMut<Table<Position>>,
    mut plan: ResMut<Plan>,
    mut choices: MessageWriter<Choose>,
    mut intents: MessageWriter<Intent<Position>>,
) {
    for key in keys.read() {
        let position = table.session().position().clone();
        table.notice = None;
        let plan = &mut *plan;
        match *key {
            Key::Step(by) => {
                let last = i32::from(position.size()) - 1;
                let from = plan.focus.map_or(IVec2::splat(last / 2) - by, |cell| {
                    IVec2::new(i32::from(cell.column()), i32::from(cell.row()))
                });
                let to = (from + by).clamp(IVec2::ZERO, IVec2::splat(last));
                let cell = Cell::new(to.x as u8, to.y as u8);
                plan.focus = Some(cell);
                plan.cell = None;
                plan.ghost = plan.tool.and_then(|tool| at_focus(&position, tool, cell));
            }
            Key::Act => match (plan.ghost, plan.focus) {
                (Some(ghost), _) => _ = intents.write(Intent(ghost)),
                (None, Some(cell)) => {
                    let at = Vec2::new(f32::from(cell.column()) + 0.5, f32::from(cell.row()) + 0.5);
                    tap(&mut table, plan, cell, at, false, &mut intents);
                }
                (None, None) => {}
            },
            Key::Pick(number) => {
                if let Some(tool) = Tool::all(&position).get(number) {
                    choices.write(Choose::Tool(*tool));
                }
            }
            Key::Turn => {
                let turned = plan.tool.and_then(|tool| {
                    Tool::all(&position)
                        .into_iter()
                        .find(|other| other.shape == tool.shape && other.way != tool.way)
                });
                if let Some(tool) = turned {
                    choices.write(Choose::Tool(tool));
                }
            }
            Key::Along(_) => {}
            Key::Escape => plan.clear(),
        }
    }
}

/// The building that begins at the keyboard's cell, or the nearest one over it.
fn at_focus(position: &Position, tool: Tool, cell: Cell) -> Option<Building> {
    let begin = Vec2::new(f32::from(cell.column()), f32::from(cell.row()));
    nearest(position, tool, cell, begin + Vec2::ONE)
}

/// The palette's shape is picked, or the tick is pressed.
pub(super) fn choose(
    mut choices: MessageReader<Choose>,
    mut table: ResMut<Table<Position>>,
    mut plan: ResMut<Plan>,
    mut intents: MessageWriter<Intent<Position>>,
) {
    for choice in choices.read() {
        table.notice = None;
        match *choice {
            Choose::Build => {
                if let Some(ghost) = plan.ghost {
                    intents.write(Intent(ghost));
                }
            }
            Choose::Tool(tool) => {
                let position = table.session().position();
                if let Some((cell, at)) = plan.cell.take() {
                    // The shape for the tapped cell, not for all that follow.
                    plan.ghost = nearest(position, tool, cell, at);
                } else if plan.tool == Some(tool) {
                    plan.tool = None;
                    plan.ghost = None;
                } else {
                    plan.tool = Some(tool);
                    plan.ghost = plan.focus.and_then(|cell| at_focus(position, tool, cell));
                }
            }
        }
    }
}

/// What was planned for a position that is gone is planned no more.
pub(super) fn forget(mut plan: ResMut<Plan>) {
    plan.span = None;
    plan.ghost = None;
    plan.cell = None;
}
