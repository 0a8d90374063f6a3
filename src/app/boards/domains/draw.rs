//! How the board looks, and how a tile is pressed in and a block is decided.

use bevy::prelude::*;

use super::{BlockOf, CellOf, Ghost, WrittenIn, blocks, cells, square};
use crate::{
    app::{
        boards::{Fit, Pencil, Show},
        settings::Settings,
        sketch::{Mark, Motion, Sketch, draw_itself, stroke},
        theme::bevy_color,
    },
    games::{
        Seat, Side,
        domains::{Cell, Ending, Event, Position, SIZE},
    },
};

/// Heights above the page.
const FLOOR: f32 = 0.3;
const GRID: f32 = 0.5;
const TILES: f32 = 1.0;
const CRAYON: f32 = 1.5;
const OUTLINES: f32 = 2.0;
const MISSES: f32 = 2.8;
const GHOST: f32 = 3.0;

const TILE_TIME: u64 = 220;
const MISS_TIME: u64 = 300;
const BLOCK_TIME: u64 = 420;

pub(super) type TilePencil<'w, 's> = Pencil<'w, 's, Position>;

/// The cross on a wrong digit; it goes with the next move.
#[derive(Component)]
pub(super) struct Miss;

/// Draws the whole board as it stands.
pub(super) fn board(mut pencil: TilePencil, settings: Res<Settings>) {
    let Some(fit) = pencil.fit() else { return };
    let position = pencil.table.shown().clone();
    let board = position.board();
    let floor = cells::floor(&pencil, &fit, board);
    pencil.put(Sketch::new(floor), FLOOR);
    let grid = grid(&fit, bevy_color(pencil.palette.faint, 0.4));
    pencil.put(grid, GRID);
    for cell in Cell::all() {
        let last = position.last_cell() == Some(cell);
        let marks = match board.owner(cell) {
            Some(side) => cells::tile(&pencil, &fit, cell, seat(side), last),
            None => Vec::new(),
        };
        pencil.put(Sketch::new(marks), TILES).insert(CellOf(cell));
        cells::write(&mut pencil, &fit, board, cell, settings.candidates, None);
    }
    let width = (fit.pitch * 0.07).clamp(2.4, 4.5);
    let crayon = blocks::crayon(&fit, board.blocks(), width, pencil.ink());
    pencil.put(Sketch::new(crayon), CRAYON);
    for block in 0..SIZE {
        if let Some(side) = board.holder(block) {
            let strong = decided_it(&position, side);
            let marks = outline(&pencil, &fit, &position, block, side, strong);
            pencil
                .put(Sketch::new(marks), OUTLINES)
                .insert(BlockOf(block));
        }
    }
    pencil.put(Sketch::new(Vec::new()), GHOST).insert(Ghost);
}

/// Whether the blocks of a side have decided the game.
fn decided_it(position: &Position, side: Side) -> bool {
    position.ending() == Some(Ending::Decided(side))
}

pub(super) fn seat(side: Side) -> Seat {
    Seat(side.index() as u8)
}

fn grid(fit: &Fit, color: Color) -> Sketch {
    let far = SIZE as f32;
    let line =
        |from: Vec2, to: Vec2, seed: u32| stroke(fit.world(from), fit.world(to), 1.0, color, seed);
    let marks = (0..=SIZE)
        .flat_map(|number| {
            let at = number as f32;
            let seed = number as u32 * 2;
            [
                line(Vec2::new(0.0, at), Vec2::new(far, at), seed),
                line(Vec2::new(at, 0.0), Vec2::new(at, far), seed + 1),
            ]
        })
        .collect();
    Sketch::new(marks)
}

/// The outline of a decided block, inside the crayon; broken for the second player.
fn outline(
    pencil: &TilePencil,
    fit: &Fit,
    position: &Position,
    block: usize,
    side: Side,
    strong: bool,
) -> Vec<Mark> {
    let seat = seat(side);
    let player = pencil.table.session().player_of(seat);
    let width = (fit.pitch * 0.07).clamp(2.6, 5.0) * if strong { 2.0 } else { 1.0 };
    let inset = if strong { 0.08 } else { 0.06 };
    let broken = player == crate::session::PlayerId::Two;
    let all = position.board().blocks();
    blocks::outline(fit, all, block, inset, width, pencil.pen(seat), broken)
}

/// Shows what a move changed.
pub(super) fn show(
    mut shows: MessageReader<Show<Position>>,
    mut pencil: TilePencil,
    settings: Res<Settings>,
    motion: Res<Motion>,
    mut tiles: Query<(Entity, &CellOf, &mut Sketch), Without<BlockOf>>,
    outlines: Query<(Entity, &BlockOf), Without<CellOf>>,
    written: Query<(Entity, &WrittenIn)>,
    misses: Query<Entity, With<Miss>>,
) {
    let Some(fit) = pencil.fit() else { return };
    for Show(event) in shows.read() {
        let position = pencil.table.session().position().clone();
        match *event {
            Event::Placed { seat, cell, .. }
            | Event::Captured { seat, cell, .. }
            | Event::Missed { seat, cell, .. } => {
                for entity in &misses {
                    pencil.commands.entity(entity).despawn();
                }
                let is_right = !matches!(event, Event::Missed { .. });
                let before = last_before(&pencil);
                for (entity, CellOf(of), mut sketch) in &mut tiles {
                    if *of == cell && is_right {
                        *sketch = Sketch {
                            reveal: 0.0,
                            ..Sketch::new(cells::tile(&pencil, &fit, cell, seat, true))
                        };
                        draw_itself(&mut pencil.commands.entity(entity), &motion, 0, TILE_TIME);
                    } else if Some(*of) == before
                        && let Some(owner) = position.board().owner(*of)
                    {
                        // The last tile isn't the last one any more.
                        let owner = self::seat(owner);
                        sketch.marks = cells::tile(&pencil, &fit, *of, owner, false);
                    }
                }
                if !is_right {
                    miss(&mut pencil, &fit, cell, &motion);
                }
                rewrite(
                    &mut pencil,
                    &fit,
                    &position,
                    cell,
                    &settings,
                    &motion,
                    &written,
                );
            }
            Event::Won { seat, block } => {
                let marks = outline(&pencil, &fit, &position, block, seat.side(), false);
                draw_block(&mut pencil, block, marks, &motion);
            }
            Event::Ended(Ending::Decided(side)) => {
                for (entity, BlockOf(block)) in &outlines {
                    if position.board().holder(*block) == Some(side) {
                        pencil.commands.entity(entity).despawn();
                    }
                }
                for block in (0..SIZE).filter(|&block| position.board().holder(block) == Some(side))
                {
                    let marks = outline(&pencil, &fit, &position, block, side, true);
                    draw_block(&mut pencil, block, marks, &motion);
                }
            }
            Event::Refilled { .. }
            | Event::TimedOut { .. }
            | Event::Offered { .. }
            | Event::Declined { .. }
            | Event::PairOver { .. }
            | Event::Ended(_) => {}
        }
    }
}

/// Where the tile before the last one was placed.
fn last_before(pencil: &TilePencil) -> Option<Cell> {
    let session = pencil.table.session();
    let before = session.moves().len().checked_sub(1)?;
    session.position_at(before)?.last_cell()
}

fn draw_block(pencil: &mut TilePencil, block: usize, marks: Vec<Mark>, motion: &Motion) {
    let sketch = Sketch {
        reveal: 0.0,
        ..Sketch::new(marks)
    };
    let mut outline = pencil.put(sketch, OUTLINES);
    outline.insert(BlockOf(block));
    draw_itself(&mut outline, motion, 0, BLOCK_TIME);
}

/// A cross over the cell of a wrong digit.
fn miss(pencil: &mut TilePencil, fit: &Fit, cell: Cell, motion: &Motion) {
    let rect = fit.world_rect(square(cell)).inflate(-fit.pitch * 0.12);
    let color = bevy_color(pencil.palette.wrong, 0.9);
    let across = |from, to, seed| stroke(from, to, 2.6, color, seed);
    let marks = vec![
        across(rect.min, rect.max, cells::seed(cell)),
        across(
            Vec2::new(rect.min.x, rect.max.y),
            Vec2::new(rect.max.x, rect.min.y),
            cells::seed(cell) + 1,
        ),
    ];
    let mut cross = pencil.put(
        Sketch {
            reveal: 0.0,
            ..Sketch::new(marks)
        },
        MISSES,
    );
    cross.insert(Miss);
    draw_itself(&mut cross, motion, 0, MISS_TIME);
}

/// Writes a cell anew, and with it all cells whose candidates it changes.
fn rewrite(
    pencil: &mut TilePencil,
    fit: &Fit,
    position: &Position,
    changed: Cell,
    settings: &Settings,
    motion: &Motion,
    written: &Query<(Entity, &WrittenIn)>,
) {
    let board = position.board();
    let mut stale = vec![changed];
    if let Some(index) = changed.index().filter(|_| settings.candidates) {
        let peers = board.units().peers(index).map(Cell::at);
        stale.extend(peers.filter(|&cell| board.digit(cell).is_none()));
    }
    for (entity, WrittenIn(cell)) in written {
        if stale.contains(cell) {
            pencil.commands.entity(entity).despawn();
        }
    }
    for cell in stale {
        let appears = (cell == changed && board.owner(cell).is_some()).then_some(motion);
        cells::write(pencil, fit, board, cell, settings.candidates, appears);
    }
}
