//! The easy and the medium player: they look at the board as people do, and not ahead.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{sight::Sight, worth::worth};
use crate::{
    games::{
        chance::below,
        domains::{CELLS, Cell, Digit, Due, Move, SIZE, View},
    },
    players::{Answer, chosen::Chosen},
};

/// How many in ten of the sure cells the easy player overlooks.
const OVERLOOKED: u32 = 4;

/// How often the medium player looks again, with what it has just found in mind.
const LOOKS: u32 = 2;

/// A tile that can be placed, and how likely it's right.
struct Place {
    digit: Digit,
    index: usize,
    /// One in so many.
    one_in: usize,
}

/// Sees single candidates, overlooks some, and takes any cell that it's sure of.
pub(super) fn easy(view: &View, seed: u64) -> Chosen<Move> {
    let mut source = ChaCha8Rng::seed_from_u64(seed);
    let mut sight = Sight::of(view.board());
    let mut finds = sight.singles();
    finds.retain(|_| below(&mut source, 10) >= OVERLOOKED);
    sight.note(&finds);
    choose(view, &sight, |worths| {
        below(&mut source, worths.len() as u32) as usize
    })
}

/// Sees pairs too, looks twice, and takes the cell whose block is worth most.
pub(super) fn medium(view: &View, seed: u64) -> Chosen<Move> {
    let mut source = ChaCha8Rng::seed_from_u64(seed);
    let mut sight = Sight::of(view.board());
    for _ in 0..LOOKS {
        let finds = sight.singles();
        sight.note(&finds);
        sight.pairs();
    }
    choose(view, &sight, |worths| {
        let mut best = (0, -1.0);
        for (number, worth) in worths.iter().enumerate() {
            let whim = 0.8 + below(&mut source, 40) as f32 * 0.01;
            if worth * whim > best.1 {
                best = (number, worth * whim);
            }
        }
        best.0
    })
}

/// Chooses among the places that are the surest: `pick` gets the worth of each, at least one, and
/// gives the number of one.
fn choose(view: &View, sight: &Sight, pick: impl FnOnce(&[f32]) -> usize) -> Chosen<Move> {
    let value = lead(view);
    let mv = if view.is_offered() {
        if value < 0 {
            Move::AcceptDraw
        } else {
            Move::DeclineDraw
        }
    } else {
        let places = places(view, sight);
        let worths: Vec<f32> = places
            .iter()
            .map(|place| worth_of(view, place.index))
            .collect();
        let chosen = if worths.is_empty() {
            None
        } else {
            places.get(pick(&worths))
        };
        // A hand with a tile always has a place for it (rules: domains, House rules).
        chosen.map_or(Move::Resign, |place| Move::Place {
            digit: place.digit,
            cell: Cell::at(place.index),
        })
    };
    Chosen(Answer {
        mv,
        value,
        exact: false,
        nodes: 1,
        depth: 1,
    })
}

/// The places that are the likeliest to be right.
fn places(view: &View, sight: &Sight) -> Vec<Place> {
    let board = view.board();
    let mut places = Vec::new();
    for digit in view.hand().digits().iter() {
        for index in (0..CELLS).filter(|&index| board.candidates_at(index).has(digit)) {
            let one_in = match sight.known()[index] {
                Some(known) if known == digit => 1,
                // Something else belongs there.
                Some(_) => CELLS,
                None if sight.marks(index).has(digit) => sight.marks(index).len().max(2),
                None => CELLS,
            };
            places.push(Place {
                digit,
                index,
                one_in,
            });
        }
    }
    let surest = places.iter().map(|place| place.one_in).min();
    places.retain(|place| Some(place.one_in) == surest);
    places
}

fn worth_of(view: &View, index: usize) -> f32 {
    let board = view.board();
    let Some(block) = board.blocks().of(Cell::at(index)) else {
        return 0.0;
    };
    if board.holder(block).is_some() {
        return 0.0;
    }
    let me = view.seat().side();
    let cells = board.cells_in(block).map(|cells| cells as u8);
    worth(cells[me.index()], cells[me.other().index()], Due::Second)
}

/// The margin that the blocks promise as they stand: who has more cells of an undecided one is to
/// have it.
fn lead(view: &View) -> i32 {
    let me = view.seat().side();
    (0..SIZE)
        .map(|block| {
            let cells = view.board().cells_in(block).map(|cells| cells as i32);
            match view.board().holder(block) {
                Some(holder) if holder == me => 1,
                Some(_) => -1,
                None => (cells[me.index()] - cells[me.other().index()]).signum(),
            }
        })
        .sum()
}
