//! The easy and the medium player: they look at the board as people do, and not ahead.

use super::{sight::Sight, worth::worth};
use crate::{
    games::domains::{CELLS, Cell, Digit, Due, Move, SIZE, View},
    players::{Answer, chosen::Chosen, luck::Luck},
};

/// How far from the middle of what it looks at the easy player sees, in columns and in rows.
const SEES: usize = 3;

/// How often the medium player looks again, with what it has just found in mind.
const LOOKS: u32 = 2;

/// A tile that can be placed, and how likely it's right.
struct Place {
    digit: Digit,
    index: usize,
    /// One in so many.
    one_in: usize,
}

/// Looks at the cells around one that it has a tile for, sees single candidates and clues there, and
/// takes the cell whose block is worth most.
pub(super) fn easy(view: &View, seed: u64) -> Chosen<Move> {
    let mut luck = Luck::new(seed);
    let mut sight = Sight::of(view.board());
    let somewhere = places(view, &sight);
    let middle = somewhere.get(luck.below(somewhere.len().max(1) as u32) as usize);
    let middle = middle.map(|place| place.index);
    let is_seen = |index: usize| middle.is_some_and(|middle| is_near(index, middle));
    let mut finds = sight.singles();
    finds.retain(|&(cell, _)| is_seen(cell));
    sight.note(&finds);
    let mut places = places(view, &sight);
    places.retain(|place| is_seen(place.index));
    keep_surest(&mut places);
    luck.shuffle(&mut places);
    let by_worth = |one: &&Place, other: &&Place| {
        let [one, other] = [one, other].map(|place| worth_of(view, place.index));
        one.total_cmp(&other)
    };
    choose(view, places.iter().max_by(by_worth))
}

/// Sees the whole board and pairs too, looks twice, and takes the cell whose block is worth most, more
/// or less.
pub(super) fn medium(view: &View, seed: u64) -> Chosen<Move> {
    let mut luck = Luck::new(seed);
    let mut sight = Sight::of(view.board());
    for _ in 0..LOOKS {
        let finds = sight.singles();
        sight.note(&finds);
        sight.pairs();
    }
    let mut places = places(view, &sight);
    keep_surest(&mut places);
    let (mut best, mut most) = (None, -1.0);
    for place in &places {
        let whim = 0.8 + luck.below(40) as f32 * 0.01;
        let worth = whim * worth_of(view, place.index);
        if worth > most {
            (best, most) = (Some(place), worth);
        }
    }
    choose(view, best)
}

fn is_near(one: usize, other: usize) -> bool {
    let within = |one: usize, other: usize| one.abs_diff(other) <= SEES;
    within(one % SIZE, other % SIZE) && within(one / SIZE, other / SIZE)
}

/// The place, or the answer to an offer.
fn choose(view: &View, place: Option<&Place>) -> Chosen<Move> {
    let value = lead(view);
    let mv = if view.is_offered() {
        if value < 0 {
            Move::AcceptDraw
        } else {
            Move::DeclineDraw
        }
    } else {
        // A hand with a tile always has a place for it (rules: domains, House rules).
        place.map_or(Move::Resign, |place| Move::Place {
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

/// The tiles of the hand, where they can be placed.
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
    places
}

/// Keeps the places that are the likeliest to be right.
fn keep_surest(places: &mut Vec<Place>) {
    let surest = places.iter().map(|place| place.one_in).min();
    places.retain(|place| Some(place.one_in) == surest);
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
