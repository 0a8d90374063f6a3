//! Irregular blocks.

use rand_chacha::ChaCha8Rng;

use super::super::{
    Blocks,
    cell::{CELLS, SIZE},
};
use crate::games::chance::below;

/// How many exchanges of two cells are tried, starting from the squares. About a sixth of them
/// come about.
const EXCHANGES: u32 = 900;

/// Draws nine connected blocks of nine cells that aren't the squares: neighbours exchange cells
/// that touch the other block, where both stay in one piece.
pub(super) fn jigsaw(source: &mut ChaCha8Rng) -> Blocks {
    loop {
        let mut of: [usize; CELLS] = std::array::from_fn(|index| Blocks::REGULAR.of_index(index));
        for _ in 0..EXCHANGES {
            let first = below(source, CELLS as u32) as usize;
            let second = below(source, CELLS as u32) as usize;
            exchange(&mut of, first, second);
        }
        match Blocks::new(of.map(|block| block as u8)) {
            Ok(blocks) if !blocks.are_regular() => return blocks,
            _ => {}
        }
    }
}

/// Exchanges two cells of different blocks, if each touches the other's block and the blocks stay
/// connected.
fn exchange(of: &mut [usize; CELLS], first: usize, second: usize) {
    let (one, other) = (of[first], of[second]);
    let touches = |cell, block| neighbours(cell).any(|next| of[next] == block);
    if one == other || !touches(first, other) || !touches(second, one) {
        return;
    }
    (of[first], of[second]) = (other, one);
    if !is_connected(of, one) || !is_connected(of, other) {
        (of[first], of[second]) = (one, other);
    }
}

/// Whether the cells of a block hang together by their sides.
pub(super) fn is_connected(of: &[usize; CELLS], block: usize) -> bool {
    let Some(start) = of.iter().position(|&its| its == block) else {
        return false;
    };
    let mut reached = 1_u128 << start;
    let mut waiting = vec![start];
    while let Some(cell) = waiting.pop() {
        for next in neighbours(cell) {
            if of[next] == block && reached >> next & 1 == 0 {
                reached |= 1 << next;
                waiting.push(next);
            }
        }
    }
    reached.count_ones() as usize == SIZE
}

/// The cells that share a side with a cell.
fn neighbours(cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / SIZE, cell % SIZE);
    [
        (row > 0, cell.wrapping_sub(SIZE)),
        (row + 1 < SIZE, cell + SIZE),
        (column > 0, cell.wrapping_sub(1)),
        (column + 1 < SIZE, cell + 1),
    ]
    .into_iter()
    .filter_map(|(exists, next)| exists.then_some(next))
}
