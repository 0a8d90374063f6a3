//! The easy player: it looks at a part of the board only, thinks of a few buildings that fit there,
//! and takes the biggest of them, with no thought of what comes after.

use super::{Luck, margin};
use crate::{
    games::{
        Game,
        cell_city::{Building, Cell, Cells, Position},
    },
    players::{Answer, chosen::Chosen},
};

/// How many buildings it thinks of.
const GLANCES: usize = 3;

/// Columns and rows that it sees at a time.
const SIGHT: u8 = 3;

/// Chooses a move at once. None if there are no moves.
pub(super) fn choose(position: &Position, mut luck: Luck) -> Option<Chosen<Building>> {
    let moves = position.legal_moves();
    // It looks where something can be built, wherever that is.
    let somewhere = *moves.get(luck.below(moves.len()))?;
    let sight = sight(position.size(), somewhere, &mut luck);
    let mut seen: Vec<Building> = moves
        .into_iter()
        .filter(|building| building.cells() & sight == building.cells())
        .collect();
    luck.shuffle(&mut seen);
    seen.truncate(GLANCES);
    let mv = seen
        .into_iter()
        .max_by_key(|building| building.cells().len())?;
    let value = margin(position) + mv.cells().len() as i32;
    Some(Chosen(Answer {
        mv,
        value,
        exact: false,
        nodes: 1,
        depth: 1,
    }))
}

/// A part of the board with the building in it.
fn sight(size: u8, building: Building, luck: &mut Luck) -> Cells {
    let mut from = |first: u8, last: u8| {
        let least = (last + 1).saturating_sub(SIGHT);
        let most = first.min(size - SIGHT);
        least + luck.below(usize::from(most - least) + 1) as u8
    };
    let (first, last) = (building.first(), building.last());
    let column = from(first.column(), last.column());
    let row = from(first.row(), last.row());
    let end = SIGHT - 1;
    Cells::rectangle(Cell::new(column, row), Cell::new(column + end, row + end))
}
