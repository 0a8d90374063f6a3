//! How the map looks, and how a building rises.

use bevy::prelude::*;

use super::{BuildingOf, CellOf, Ghost, square, squares};
use crate::{
    app::{
        boards::{Fit, Pencil, Show},
        sketch::{Mark, Motion, Sketch, draw_itself, hatch, outline, pop, stroke},
        theme::bevy_color,
    },
    games::{
        Seat,
        cell_city::{Building, Cell, Event, Position},
    },
};

/// Heights above the page.
const GRID: f32 = 0.5;
const CELLS: f32 = 1.0;
const FLOORS: f32 = 1.5;
const OUTLINES: f32 = 2.0;
const NUMBERS: f32 = 2.5;
const GHOST: f32 = 3.0;

/// How long a building takes to rise, in milliseconds.
const BUILD_TIME: u64 = 280;
const DEATH_TIME: u64 = 160;

pub(super) type MapPencil<'w, 's> = Pencil<'w, 's, Position>;

/// Draws the whole map as it stands.
pub(super) fn board(mut pencil: MapPencil) {
    let Some(fit) = pencil.fit() else { return };
    let position = pencil.table.shown().clone();
    let last = pencil.table.last_move().map(|(_, building)| building);
    let grid = grid(
        &fit,
        position.size(),
        bevy_color(pencil.palette.faint, 0.38),
    );
    pencil.put(grid, GRID);
    labels(&mut pencil, &fit, position.size());
    for cell in cells(&position) {
        let marks = if position.is_dead(cell) {
            dead(&pencil, &fit, cell)
        } else {
            Vec::new()
        };
        pencil.put(Sketch::new(marks), CELLS).insert(CellOf(cell));
    }
    for (building, seat) in position.buildings() {
        floor(&mut pencil, &fit, building, seat);
        let walls = Sketch::new(walls(&pencil, &fit, building, seat, last == Some(building)));
        pencil.put(walls, OUTLINES).insert(BuildingOf(building));
        number(&mut pencil, &fit, building, seat);
    }
    pencil.put(Sketch::new(Vec::new()), GHOST).insert(Ghost);
}

/// Shows what a move changed.
pub(super) fn show(
    mut shows: MessageReader<Show<Position>>,
    mut pencil: MapPencil,
    motion: Res<Motion>,
    mut standing: Query<(&BuildingOf, &mut Sketch), Without<CellOf>>,
    mut ground: Query<(Entity, &CellOf, &mut Sketch), Without<BuildingOf>>,
) {
    let Some(fit) = pencil.fit() else { return };
    for Show(event) in shows.read() {
        match event {
            Event::Built { building, seat, .. } => {
                let (building, seat) = (*building, *seat);
                let before = pencil.table.session().position().buildings().rev().nth(1);
                if let Some((before, owner)) = before {
                    for (BuildingOf(of), mut sketch) in &mut standing {
                        if *of == before {
                            // The last building isn't the last one any more.
                            sketch.marks = walls(&pencil, &fit, before, owner, false);
                        }
                    }
                }
                let floor = floor(&mut pencil, &fit, building, seat);
                let center = fit.world(squares(building).center()).extend(FLOORS);
                let mut floor = pencil.commands.entity(floor);
                floor.insert(Transform::from_translation(center).with_scale(Vec3::ZERO));
                pop(&mut floor, &motion, 0, BUILD_TIME);
                let walls = Sketch {
                    reveal: 0.0,
                    ..Sketch::new(walls(&pencil, &fit, building, seat, true))
                };
                let mut walls = pencil.put(walls, OUTLINES);
                walls.insert(BuildingOf(building));
                draw_itself(&mut walls, &motion, 0, BUILD_TIME);
                let number = number(&mut pencil, &fit, building, seat);
                let mut number = pencil.commands.entity(number);
                let at = fit.world(squares(building).center()).extend(NUMBERS);
                number.insert(Transform::from_translation(at).with_scale(Vec3::ZERO));
                pop(&mut number, &motion, BUILD_TIME / 2, BUILD_TIME);
            }
            Event::Died { cells } => {
                for (entity, CellOf(cell), mut sketch) in &mut ground {
                    if cells.contains(*cell) {
                        *sketch = Sketch {
                            reveal: 0.0,
                            ..Sketch::new(dead(&pencil, &fit, *cell))
                        };
                        draw_itself(&mut pencil.commands.entity(entity), &motion, 0, DEATH_TIME);
                    }
                }
            }
        }
    }
}

fn cells(position: &Position) -> Vec<Cell> {
    let size = position.size();
    (0..size)
        .flat_map(|row| (0..size).map(move |column| Cell::new(column, row)))
        .collect()
}

fn seed(cell: Cell) -> u32 {
    u32::from(cell.row()) * 211 + u32::from(cell.column()) * 17
}

fn grid(fit: &Fit, size: u8, color: Color) -> Sketch {
    let far = f32::from(size);
    let line =
        |from: Vec2, to: Vec2, seed: u32| stroke(fit.world(from), fit.world(to), 1.2, color, seed);
    let marks = (0..=size)
        .flat_map(|number| {
            let at = f32::from(number);
            let seed = u32::from(number) * 2;
            [
                line(Vec2::new(0.0, at), Vec2::new(far, at), seed),
                line(Vec2::new(at, 0.0), Vec2::new(at, far), seed + 1),
            ]
        })
        .collect();
    Sketch::new(marks)
}

fn labels(pencil: &mut MapPencil, fit: &Fit, size: u8) {
    let color = bevy_color(pencil.palette.faint, 1.0);
    let text_size = (fit.pitch * 0.26).clamp(12.0, 18.0);
    for number in 0..size {
        let along = f32::from(number) + 0.5;
        let column = char::from(b'A' + number).to_string();
        pencil.write(
            column,
            fit.world(Vec2::new(along, -0.24)),
            text_size,
            color,
            GRID,
        );
        pencil.write(
            (number + 1).to_string(),
            fit.world(Vec2::new(-0.24, along)),
            text_size,
            color,
            GRID,
        );
    }
}

/// A cell that nobody can take any more.
fn dead(pencil: &MapPencil, fit: &Fit, cell: Cell) -> Vec<Mark> {
    let rect = fit.world_rect(square(cell)).inflate(-fit.pitch * 0.14);
    let color = bevy_color(pencil.palette.faint, 0.55);
    [Vec2::new(1.0, 1.0), Vec2::new(1.0, -1.0)]
        .into_iter()
        .flat_map(|slope| hatch(rect, slope, fit.pitch / 5.0, 1.0, color, seed(cell)))
        .collect()
}

/// The wash and hatching of a building, around its own middle so that it can grow.
fn floor(pencil: &mut MapPencil, fit: &Fit, building: Building, seat: Seat) -> Entity {
    let role = pencil.role(seat);
    let place = fit.world_rect(squares(building)).inflate(-fit.pitch * 0.07);
    let rect = Rect::from_center_size(Vec2::ZERO, place.size());
    let mut marks = vec![Mark::Wash {
        outline: corners(rect),
        color: bevy_color(role.pencil, 0.13),
    }];
    let gap = (fit.pitch / 7.5).clamp(5.0, 9.0);
    marks.extend(hatch(
        rect,
        role.slope,
        gap,
        1.3,
        bevy_color(role.pencil, 0.5),
        seed(building.first()),
    ));
    let at = place.center();
    let mut entity = pencil.put(Sketch::new(marks), FLOORS);
    entity.insert(Transform::from_translation(at.extend(FLOORS)));
    entity.id()
}

/// The outline of a building; the last one's is bolder.
fn walls(pencil: &MapPencil, fit: &Fit, building: Building, seat: Seat, last: bool) -> Vec<Mark> {
    let rect = fit.world_rect(squares(building)).inflate(-fit.pitch * 0.07);
    let width = (fit.pitch * 0.055).clamp(2.2, 4.0) * if last { 1.5 } else { 1.0 };
    outline(
        rect,
        width,
        bevy_color(pencil.role(seat).pencil, 1.0),
        seed(building.first()),
    )
}

fn number(pencil: &mut MapPencil, fit: &Fit, building: Building, seat: Seat) -> Entity {
    let points = building.shape().map_or(0, |shape| shape.points());
    let color = bevy_color(pencil.role(seat).pencil, 1.0);
    let at = fit.world(squares(building).center());
    // The paper shows through around the number, so that the hatching doesn't cross it out.
    let paper = bevy_color(pencil.palette.paper, 0.85);
    let plate = Mark::Dot {
        center: Vec2::ZERO,
        radius: fit.pitch * 0.24,
        color: paper,
    };
    let text = pencil
        .write(
            points.to_string(),
            at,
            (fit.pitch * 0.38).round(),
            color,
            NUMBERS,
        )
        .id();
    pencil.commands.entity(text).with_child((
        Sketch::new(vec![plate]),
        Transform::from_xyz(0.0, 0.0, -0.1),
    ));
    text
}

pub(super) fn corners(rect: Rect) -> Vec<Vec2> {
    vec![
        rect.min,
        Vec2::new(rect.max.x, rect.min.y),
        rect.max,
        Vec2::new(rect.min.x, rect.max.y),
    ]
}
