//! What one more cell of a block is worth to a side.

use crate::games::domains::{Due, MAJORITY};

/// The worth of a cell of an undecided block in which the side has `mine` cells and the other side
/// `theirs`. `due` is the move that takes it: with the first one of a pair, two cells can be had.
///
/// A block is a race to five. Who needs few more is worth helping, and most where the other needs
/// few more too; where the other is a pair ahead the tile is better spent elsewhere.
pub(super) fn worth(mine: u8, theirs: u8, due: Due) -> f32 {
    WORTHS[usize::from(due == Due::First)][usize::from(mine)][usize::from(theirs)]
}

/// By whether two cells can be had, and the cells of both sides.
const WORTHS: [[[f32; MAJORITY]; MAJORITY]; 2] = {
    let mut worths = [[[0.0; MAJORITY]; MAJORITY]; 2];
    let mut mine = 0;
    while mine < MAJORITY {
        let mut theirs = 0;
        while theirs < MAJORITY {
            worths[0][mine][theirs] = reckon(MAJORITY - mine, MAJORITY - theirs, 1);
            worths[1][mine][theirs] = reckon(MAJORITY - mine, MAJORITY - theirs, 2);
            theirs += 1;
        }
        mine += 1;
    }
    worths
};

/// By the cells that both sides need, and how many can be had at once.
const fn reckon(needs: usize, other_needs: usize, at_once: usize) -> f32 {
    let near = match needs {
        1 => 100.0,
        2 if at_once == 2 => 60.0,
        2 => 40.0,
        3 => 25.0,
        4 => 15.0,
        _ => 9.0,
    };
    let race = match other_needs {
        1 if needs <= at_once => 1.5,
        1 => 0.15,
        2 if needs <= at_once => 1.35,
        2 if needs == 2 => 0.7,
        2 => 0.4,
        3 => 1.1,
        _ => 1.0,
    };
    near * race
}
