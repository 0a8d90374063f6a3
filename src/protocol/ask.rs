//! The other end of a line: a request for a move, and what the answer says.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::{
    games::{Game, cell_city, domains, dots, new_lands},
    players::Level,
};

/// A game whose options can be written into a line.
pub trait WriteOptions: Game {
    /// The options as [`super::answer`] reads them: all that was dealt is in them.
    fn write_options(options: &Self::Options) -> Value;
}

/// How long the answer may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Within {
    Millis(u64),
    Nodes(u64),
}

/// The line that asks for a level's move in the position after `moves`.
pub fn ask<G: WriteOptions>(
    options: &G::Options,
    moves: impl IntoIterator<Item = G::Move>,
    level: Level,
    seed: u64,
    within: Within,
) -> String {
    let moves: Vec<String> = moves.into_iter().map(|mv| mv.to_string()).collect();
    let (bound, most) = match within {
        Within::Millis(millis) => ("millis", millis),
        Within::Nodes(nodes) => ("nodes", nodes),
    };
    json!({
        "op": "best",
        "game": G::KIND.id(),
        "options": G::write_options(options),
        "moves": moves,
        "level": level.id(),
        "seed": seed,
        bound: most,
    })
    .to_string()
}

/// The move that an answer names; none if it's no answer to [`ask`].
pub fn answered<G: Game>(answer: &str) -> Option<G::Move> {
    #[derive(Deserialize)]
    struct Answer {
        #[serde(rename = "move")]
        mv: String,
    }

    let answer: Answer = serde_json::from_str(answer).ok()?;
    answer.mv.parse().ok()
}

impl WriteOptions for cell_city::Position {
    fn write_options(options: &cell_city::Options) -> Value {
        json!({ "variant": options.variant.id() })
    }
}

impl WriteOptions for dots::Position {
    fn write_options(options: &dots::Options) -> Value {
        json!({
            "rows": options.rows,
            "cols": options.cols,
            "must_take": options.must_take,
            "frame": options.frame,
            "predrawn": options.predrawn,
        })
    }
}

impl WriteOptions for new_lands::Position {
    fn write_options(options: &new_lands::Options) -> Value {
        let terms = &options.terms;
        let players = if terms.duel { 2 } else { terms.seats };
        json!({
            "deck": terms.deck,
            "width": terms.rectangle.width,
            "height": terms.rectangle.height,
            "seats": terms.seats,
            "first": terms.first,
            "players": players,
            "hands": options.hands,
        })
    }
}

impl WriteOptions for domains::Position {
    fn write_options(options: &domains::Options) -> Value {
        json!({
            "clues": options.clues,
            "jigsaw": options.kind == domains::Kind::Jigsaw,
            "puzzle": options.puzzle,
            "blocks": options.blocks,
            "hands": options.hands,
            "bag": options.bag,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{players::Computer, protocol};

    /// Asked by line, a computer makes the move that it makes when it's called.
    fn is_the_same_by_line<G: Computer + WriteOptions>(options: G::Options) {
        let mut position = G::start(&options).expect("the options are good");
        let mut moves = Vec::new();
        for turn in 0..6 {
            let Some(seat) = position.to_move() else {
                break;
            };
            let mut thinking = G::think(position.view(seat), Level::Medium, turn);
            for _ in 0..4 {
                thinking.step(crate::players::STEP);
            }
            let mv = thinking.answer().mv;
            let within = Within::Nodes(4 * crate::players::STEP);
            let line = ask::<G>(&options, moves.iter().copied(), Level::Medium, turn, within);
            let mut no_clock = || -> Duration { unreachable!("no time is set") };
            let answer = protocol::answer(&line, &mut no_clock);
            assert_eq!(answered::<G>(&answer), Some(mv), "{line} -> {answer}");
            position.play(mv).expect("a legal move");
            moves.push(mv);
        }
    }

    #[test]
    fn all_games_can_be_asked_by_line() {
        is_the_same_by_line::<cell_city::Position>(cell_city::Options {
            variant: cell_city::Variant::Architects,
        });
        is_the_same_by_line::<dots::Position>(dots::Options {
            must_take: true,
            frame: true,
            predrawn: vec!["h11".parse().expect("a line")],
            ..dots::Options::rectangle(3, 4)
        });
        let chosen = new_lands::Options::default();
        is_the_same_by_line::<new_lands::Position>(new_lands::Position::deal(&chosen, 5));
        let mut chosen = new_lands::Options::default();
        chosen.terms.duel = true;
        is_the_same_by_line::<new_lands::Position>(new_lands::Position::deal(&chosen, 6));
        let chosen = domains::Options {
            kind: domains::Kind::Jigsaw,
            ..domains::Position::deal(&domains::Options::default(), 1)
        };
        is_the_same_by_line::<domains::Position>(domains::Position::deal(&chosen, 7));
    }

    #[test]
    fn what_is_no_answer_names_no_move() {
        for text in [
            "",
            "null",
            "{\"ok\":false,\"error\":\"no\"}",
            "{\"ok\":true,\"move\":\"x9\"}",
        ] {
            assert_eq!(answered::<dots::Position>(text), None, "{text}");
        }
    }
}
