//! The rules of Dots and Boxes, by example.

mod beforehand;
mod board;
mod notation;
mod turn;

use super::*;
use crate::games::{Game, Illegal as _, NotAMove, Outcome, Seat, Side};

fn line(text: &str) -> Line {
    text.parse().unwrap()
}

fn lines(texts: &str) -> Vec<Line> {
    texts.split_whitespace().map(line).collect()
}

fn texts(lines: &[Line]) -> String {
    lines
        .iter()
        .map(Line::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

fn play(options: &Options, moves: &str) -> Position {
    let mut position = Position::start(options).unwrap();
    for mv in lines(moves) {
        position.play(mv).unwrap();
    }
    position
}

const TOP_LEFT: BoxAt = BoxAt { row: 0, col: 0 };
const TOP_SECOND: BoxAt = BoxAt { row: 0, col: 1 };
