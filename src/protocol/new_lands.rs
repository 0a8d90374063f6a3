//! New Lands in the protocol: its options, its lands, and rows that are scored directly.

use serde::Deserialize;
use serde_json::{Map, Value, json, value::RawValue};

use super::{
    Refusal,
    options::ReadOptions,
    reply::{Reply, Scored},
    request::{Request, object, present},
};
use crate::games::{
    Seat, Side,
    new_lands::{Card, Deck, Field, Land, Options, Position, Rectangle, Talk, Terms},
};

impl ReadOptions for Position {
    fn read_options(written: &RawValue) -> Result<Options, Refusal> {
        #[derive(Deserialize)]
        struct Written {
            #[serde(default = "usual_deck")]
            deck: Deck,
            #[serde(default, deserialize_with = "present")]
            width: Option<u8>,
            #[serde(default, deserialize_with = "present")]
            height: Option<u8>,
            #[serde(default = "usual_seats")]
            seats: u8,
            #[serde(default = "first_seat")]
            first: Seat,
            #[serde(default, deserialize_with = "present")]
            players: Option<u8>,
            #[serde(default, deserialize_with = "present")]
            hands: Option<Vec<Vec<Card>>>,
            #[serde(default)]
            seed: u64,
        }

        let written: Written = object(written.get()).map_err(Refusal::options)?;
        let rectangle = match (written.width, written.height) {
            (None, None) => written.deck.rectangles()[0],
            (Some(width), Some(height)) => Rectangle { width, height },
            _ => return Err(Refusal::options("a rectangle is given by width and height")),
        };
        let duel = match written.players {
            None => false,
            Some(2) => true,
            Some(players) if players == written.seats => false,
            Some(_) => {
                return Err(Refusal::options("players are as many as seats, or 2"));
            }
        };
        let terms = Terms {
            deck: written.deck,
            rectangle,
            seats: written.seats,
            first: written.first,
            duel,
            talk: Talk::default(),
        };
        match written.hands {
            Some(hands) => Ok(Options { terms, hands }),
            None => Ok(Options::dealt(terms, written.seed)),
        }
    }

    fn more(&self, show: bool) -> Map<String, Value> {
        let lands = show.then(|| ("lands".to_owned(), tell(&self.lands())));
        lands.into_iter().collect()
    }
}

fn usual_deck() -> Deck {
    Deck::Short
}

fn usual_seats() -> u8 {
    Terms::default().seats
}

fn first_seat() -> Seat {
    Seat::FIRST
}

/// Scores the rows of a finished position. It needs no options; what stands there is read all the
/// same, as everywhere.
pub(super) fn score(request: &Request) -> Result<Reply, Refusal> {
    request.options.map(Position::read_options).transpose()?;
    let rows = &request.rows;
    let field = Field::read(rows.iter().map(String::as_str)).map_err(Refusal::Rows)?;
    Ok(Reply::Scored(Scored {
        ok: true,
        lands: tell(&field.lands()),
        score: field.score(),
    }))
}

fn tell(lands: &[Land]) -> Value {
    let tell = |land: &Land| {
        let [red, black] = land.sums;
        json!({
            "cells": land.cells,
            "red": red,
            "black": black,
            "owner": land.owner().map(Side::index),
            "area": land.area(),
        })
    };
    lands.iter().map(tell).collect()
}
