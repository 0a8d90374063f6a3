//! The rules, by examples that read like them.

mod beforehand;
mod blocks;
mod cells;
mod hands;
mod turns;

use super::{cell::CELLS, *};
use crate::games::{Game, Illegal as _, Outcome, Seat, Side};

fn deal_of(seed: u64) -> Options {
    deal(seed, Kind::Regular, USUAL_CLUES)
}

fn start(options: &Options) -> Position {
    Position::start(options).unwrap()
}

fn solution(options: &Options) -> solver::Solution {
    options.solution(&Units::new(options.blocks)).unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn digits(numbers: &[u8]) -> Vec<Digit> {
    numbers
        .iter()
        .map(|&number| Digit::new(number).unwrap())
        .collect()
}

/// A right placement of the seat on the move, in the first block where there is one.
fn right_move(position: &Position) -> Move {
    right_moves(position)[0]
}

fn right_moves(position: &Position) -> Vec<Move> {
    let solution = solution(position.options());
    let mut moves = position.legal_moves();
    moves.retain(
        |mv| matches!(mv, Move::Place { digit, cell } if solution[cell.index().unwrap()] == *digit),
    );
    moves
}

/// A placement that isn't refused, and is wrong.
fn wrong_move(position: &Position) -> Move {
    let right = right_moves(position);
    let mut moves = position.legal_moves();
    moves.retain(|mv| !right.contains(mv));
    moves[0]
}

fn placed(mv: Move) -> (Digit, Cell) {
    match mv {
        Move::Place { digit, cell } => (digit, cell),
        _ => panic!("{mv} places nothing"),
    }
}

fn seat(position: &Position) -> Option<u8> {
    position.to_move().map(|seat| seat.0)
}
