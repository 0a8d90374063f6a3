//! How a cell looks: its ground, the tile that was pressed into it, what is written small.

use bevy::prelude::*;

use super::{WrittenIn, draw::TilePencil, square};
use crate::{
    app::{
        boards::Fit,
        sketch::{Mark, Motion, Sketch, hatch, outline, pop},
        theme::bevy_color,
    },
    games::{
        Seat,
        domains::{Board, Cell, Digit, Digits, SIZE},
    },
};

/// Height above the page of what is written.
const WRITING: f32 = 2.6;
const STRIKES: f32 = 2.7;

pub(super) fn seed(cell: Cell) -> u32 {
    u32::from(cell.row()) * 211 + u32::from(cell.column()) * 17
}

pub(super) fn corners(rect: Rect) -> Vec<Vec2> {
    vec![
        rect.min,
        Vec2::new(rect.max.x, rect.min.y),
        rect.max,
        Vec2::new(rect.min.x, rect.max.y),
    ]
}

/// How strong the tints of the blocks are. Neighbours have different ones.
const TINTS: [f32; 5] = [0.0, 0.075, 0.15, 0.11, 0.04];

/// The number of a tint for each block: the first one that no neighbour before it has.
pub(super) fn tints(board: &Board) -> [f32; SIZE] {
    let blocks = board.blocks();
    let mut numbers = [0_usize; SIZE];
    for block in 1..SIZE {
        let touches = |other: usize| {
            blocks.cells(block).any(|cell| {
                blocks.cells(other).any(|near| {
                    cell.column().abs_diff(near.column()) + cell.row().abs_diff(near.row()) == 1
                })
            })
        };
        let taken: Vec<usize> = (0..block)
            .filter(|&other| touches(other))
            .map(|other| numbers[other])
            .collect();
        numbers[block] = (0..TINTS.len())
            .find(|tint| !taken.contains(tint))
            .unwrap_or_default();
    }
    numbers.map(|number| TINTS[number])
}

/// The tint of the block below all cells.
pub(super) fn floor(pencil: &TilePencil, fit: &Fit, board: &Board) -> Vec<Mark> {
    let tints = tints(board);
    Cell::all()
        .filter_map(|cell| {
            let tint = tints[board.blocks().of(cell)?];
            (tint > 0.0).then(|| Mark::Wash {
                outline: corners(fit.world_rect(square(cell))),
                color: bevy_color(pencil.palette.faint, tint),
            })
        })
        .collect()
}

/// The tile of an owned cell: its owner's wash, hatching and rim. The last one's rim is bolder.
pub(super) fn tile(
    pencil: &TilePencil,
    fit: &Fit,
    cell: Cell,
    seat: Seat,
    last: bool,
) -> Vec<Mark> {
    let role = pencil.role(seat);
    let rect = fit.world_rect(square(cell)).inflate(-fit.pitch * 0.09);
    let mut marks = vec![Mark::Wash {
        outline: corners(rect),
        color: bevy_color(role.pencil, 0.17),
    }];
    let gap = (fit.pitch / 6.0).clamp(5.0, 10.0);
    marks.extend(hatch(
        rect,
        role.slope,
        gap,
        1.1,
        bevy_color(role.pencil, 0.34),
        seed(cell),
    ));
    let width = if last { 3.0 } else { 1.5 };
    let strength = if last { 1.0 } else { 0.75 };
    marks.extend(outline(
        rect,
        width,
        bevy_color(role.pencil, strength),
        seed(cell),
    ));
    marks
}

/// Writes what stands in a cell: its digit, or small what it can still be and what it can't.
pub(super) fn write(
    pencil: &mut TilePencil,
    fit: &Fit,
    board: &Board,
    cell: Cell,
    with_candidates: bool,
    appears: Option<&Motion>,
) {
    let middle = fit.world(square(cell).center());
    let Some(digit) = board.digit(cell) else {
        small(pencil, fit, board, cell, with_candidates);
        return;
    };
    let color = match board.owner(cell) {
        Some(side) => pencil.pen(Seat(side.index() as u8)),
        None => pencil.ink(),
    };
    let size = (fit.pitch * 0.58).round();
    let mut text = pencil.write(digit.to_string(), middle, size, color, WRITING);
    text.insert(WrittenIn(cell));
    if let Some(motion) = appears {
        text.insert(Transform::from_translation(middle.extend(WRITING)).with_scale(Vec3::ZERO));
        pop(&mut text, motion, 60, 200);
    }
}

/// Where a small digit stands in its cell, from the cell's middle.
pub(super) fn corner(fit: &Fit, digit: Digit) -> Vec2 {
    let index = digit.index();
    let step = fit.pitch * 0.29;
    Vec2::new((index % 3) as f32 - 1.0, 1.0 - (index / 3) as f32) * step
}

fn small(pencil: &mut TilePencil, fit: &Fit, board: &Board, cell: Cell, with_candidates: bool) {
    let struck = board.struck(cell);
    let shown = if with_candidates {
        board.candidates(cell).union(struck)
    } else {
        struck
    };
    if shown == Digits::NONE {
        return;
    }
    let middle = fit.world(square(cell).center());
    let size = (fit.pitch * 0.27).round().max(9.0);
    let (plain, wrong) = (
        bevy_color(pencil.palette.faint, 1.0),
        bevy_color(pencil.palette.wrong, 0.9),
    );
    let mut strikes = Vec::new();
    for digit in shown.iter() {
        let at = middle + corner(fit, digit);
        let color = if struck.has(digit) { wrong } else { plain };
        pencil
            .write(digit.to_string(), at, size, color, WRITING)
            .insert(WrittenIn(cell));
        if struck.has(digit) {
            let reach = Vec2::new(size * 0.45, size * 0.3);
            strikes.push(Mark::Stroke {
                points: vec![at - reach, at + reach],
                width: 1.6,
                color: wrong,
            });
        }
    }
    pencil
        .put(Sketch::new(strikes), STRIKES)
        .insert(WrittenIn(cell));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{
        Game,
        domains::{Kind, Position, deal},
    };

    #[test]
    fn neighbouring_blocks_have_different_tints() {
        for seed in 0..30 {
            for kind in Kind::BOTH {
                let position = Position::start(&deal(seed, kind, 34)).unwrap();
                let board = position.board();
                let tints = tints(board);
                for cell in Cell::all() {
                    for near in Cell::all() {
                        let apart =
                            cell.column().abs_diff(near.column()) + cell.row().abs_diff(near.row());
                        let blocks = [cell, near].map(|cell| board.blocks().of(cell).unwrap());
                        if apart == 1 && blocks[0] != blocks[1] {
                            assert_ne!(tints[blocks[0]], tints[blocks[1]], "{kind:?} {seed}");
                        }
                    }
                }
            }
        }
    }
}
