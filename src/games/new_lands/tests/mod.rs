//! The rules of New Lands, by example.

mod beforehand;
mod lands;
mod notation;
mod principles;
mod turn;
mod view;

use super::*;
use crate::games::{Game, Illegal as _, NotAMove, Outcome, Seat, Side};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn cards(texts: &str) -> Vec<Card> {
    texts.split_whitespace().map(card).collect()
}

fn place(x: i32, y: i32) -> Place {
    Place { x, y }
}

/// Terms that the short hands of a test are played on.
fn terms(width: u8, height: u8) -> Terms {
    Terms {
        rectangle: Rectangle { width, height },
        ..Terms::default()
    }
}

/// A game with these hands, one for each seat, parted by commas.
fn game(terms: Terms, hands: &str) -> Position {
    let hands = hands.split(',').map(cards).collect();
    Position::start(&Options { terms, hands }).unwrap()
}

fn play(mut position: Position, moves: &str) -> Position {
    for text in moves.split_whitespace() {
        let played = position.play(mv(text));
        assert!(played.is_ok(), "{text}: {played:?}");
    }
    position
}

/// The name of the rule that a move breaks.
fn rule(position: &Position, text: &str) -> &'static str {
    position
        .check(mv(text))
        .map_or_else(Illegal::rule, |()| "none")
}

fn legal(position: &Position) -> String {
    let moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    moves.join(" ")
}

/// A strip two high. Nothing of seat 1 can widen it but the king of clubs, to the left.
fn strip(black: &str) -> Position {
    let hands = format!("6D AH,8C {black},QH,KS");
    play(
        game(terms(35, 2), &hands),
        "6D@0,0 8C@1,0 QH@-1,0 KS@1,1 AH@2,1",
    )
}
