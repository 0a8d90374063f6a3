//! The blocks' crayon: between blocks, and around a decided one in its owner's pencil.

use bevy::prelude::*;

use crate::{
    app::{
        boards::Fit,
        sketch::{Mark, stroke},
    },
    games::domains::{Blocks, Cell, SIZE},
};

/// One side of a cell that the block ends at, a little inside.
struct Edge {
    from: Vec2,
    to: Vec2,
    /// The number of the cell in the block.
    inside: usize,
    /// The number of the cell beyond; none at the rim of the board.
    outside: Option<usize>,
    seed: u32,
}

/// The strokes around all blocks, on the lines between the cells.
pub(super) fn crayon(fit: &Fit, blocks: &Blocks, width: f32, color: Color) -> Vec<Mark> {
    let all = (0..SIZE).flat_map(|block| edges(blocks, block, 0.0));
    // A line between two blocks is an edge of both, and drawn for one.
    let once = all.filter(|edge| edge.outside.is_none_or(|outside| edge.inside < outside));
    once.map(|edge| drawn(fit, &edge, width, color)).collect()
}

/// The outline of one block, inside it by `inset` squares. The second player's is broken, so that
/// colour is never alone.
pub(super) fn outline(
    fit: &Fit,
    blocks: &Blocks,
    block: usize,
    inset: f32,
    width: f32,
    color: Color,
    broken: bool,
) -> Vec<Mark> {
    let mut marks = Vec::new();
    for edge in edges(blocks, block, inset) {
        if !broken {
            marks.push(drawn(fit, &edge, width, color));
            continue;
        }
        /// Where a stroke of a broken edge begins and ends.
        const PARTS: [(f32, f32); 2] = [(0.0, 0.3), (0.5, 0.8)];
        for (from, to) in PARTS {
            let part = Edge {
                from: edge.from.lerp(edge.to, from),
                to: edge.from.lerp(edge.to, to),
                ..edge
            };
            marks.push(drawn(fit, &part, width, color));
        }
    }
    marks
}

fn drawn(fit: &Fit, edge: &Edge, width: f32, color: Color) -> Mark {
    stroke(
        fit.world(edge.from),
        fit.world(edge.to),
        width,
        color,
        edge.seed,
    )
}

/// The edges of a block.
fn edges(blocks: &Blocks, block: usize, inset: f32) -> Vec<Edge> {
    let number = |at: IVec2| {
        let inside = at.cmpge(IVec2::ZERO).all() && at.cmplt(IVec2::splat(SIZE as i32)).all();
        inside.then(|| at.y as usize * SIZE + at.x as usize)
    };
    let own = |at: IVec2| number(at).is_some_and(|index| blocks.of(Cell::at(index)) == Some(block));
    let mut edges = Vec::new();
    for cell in blocks.cells(block) {
        let at = IVec2::new(i32::from(cell.column()), i32::from(cell.row()));
        for side in [IVec2::X, IVec2::Y, IVec2::NEG_X, IVec2::NEG_Y] {
            if own(at + side) {
                continue;
            }
            let along = side.perp();
            // An edge goes on past an inner corner, and stops before an outer one.
            let reach = |way: IVec2| match (own(at + way), own(at + way + side)) {
                (true, true) => inset,
                (true, false) => 0.0,
                (false, _) => -inset,
            };
            let middle = at.as_vec2() + 0.5 + side.as_vec2() * (0.5 - inset);
            edges.push(Edge {
                from: middle - along.as_vec2() * (0.5 + reach(-along)),
                to: middle + along.as_vec2() * (0.5 + reach(along)),
                inside: at.y as usize * SIZE + at.x as usize,
                outside: number(at + side),
                seed: (at.x * 37 + at.y * 101 + side.x * 7 + side.y * 13 + 40) as u32,
            });
        }
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_block_has_twelve_edges_and_a_closed_outline() {
        let edges = edges(&Blocks::REGULAR, 4, 0.1);
        assert_eq!(edges.len(), 12);
        // Each end is where another edge begins or ends.
        for edge in &edges {
            for end in [edge.from, edge.to] {
                let touching = edges
                    .iter()
                    .flat_map(|other| [other.from, other.to])
                    .filter(|other| other.distance(end) < 1e-3);
                assert_eq!(touching.count(), 2, "{end}");
            }
        }
        assert!(
            edges
                .iter()
                .all(|edge| edge.from.cmpgt(Vec2::splat(3.05)).all())
        );
    }

    #[test]
    fn irregular_outlines_are_closed_too() {
        use crate::games::domains::{Kind, deal};
        for seed in 0..20 {
            let blocks = deal(seed, Kind::Jigsaw, 34).blocks;
            for block in 0..SIZE {
                let edges = edges(&blocks, block, 0.1);
                for edge in &edges {
                    for end in [edge.from, edge.to] {
                        let touching = edges
                            .iter()
                            .flat_map(|other| [other.from, other.to])
                            .filter(|other| other.distance(end) < 1e-3);
                        assert_eq!(touching.count() % 2, 0, "seed {seed}, block {block}: {end}");
                    }
                }
            }
        }
    }
}
