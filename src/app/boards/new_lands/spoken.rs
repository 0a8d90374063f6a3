//! Cards, places and lands in words. Places count from the first card, as moves are written.

use bevy::prelude::*;

use crate::{
    app::{boards::SpokenMove, language::Words},
    games::new_lands::{Card, Cards, Move, Place, Position, Suit},
};

fn card(card: Card, words: &Words) -> String {
    let rank = match card.rank() {
        11 => words.get("spoken-rank-11"),
        12 => words.get("spoken-rank-12"),
        13 => words.get("spoken-rank-13"),
        14 => words.get("spoken-rank-14"),
        number => number.to_string(),
    };
    let key = match card.suit() {
        Suit::Hearts => "spoken-hearts",
        Suit::Diamonds => "spoken-diamonds",
        Suit::Clubs => "spoken-clubs",
        Suit::Spades => "spoken-spades",
    };
    words.with(key, &[("rank", rank.into())])
}

pub(super) fn mv(mv: Move, words: &Words) -> SpokenMove {
    let Move::Lay { card: laid, at } = mv else {
        let skip = words.get("play-pass");
        return SpokenMove {
            kind: skip.clone(),
            whole: skip,
        };
    };
    let kind = card(laid, words);
    let whole = words.with(
        "spoken-card-at",
        &[
            ("card", kind.as_str().into()),
            ("column", at.x.into()),
            ("row", at.y.into()),
        ],
    );
    SpokenMove { kind, whole }
}

pub(super) fn hand(cards: Cards, words: &Words) -> String {
    let list: Vec<String> = cards.iter().map(|held| card(held, words)).collect();
    words.with("spoken-hand", &[("list", list.join(", ").into())])
}

/// The table by rows, then the lands once the borders are fixed.
pub(super) fn board(position: &Position, names: &[String; 2], words: &Words) -> Vec<String> {
    let table = position.table();
    if table.is_empty() {
        return vec![words.get("spoken-table-empty")];
    }
    let (from, to) = table.bounds();
    let row = |y: i32| {
        let cards = (from.x..=to.x).filter_map(|x| {
            let laid = table.card(Place { x, y })?;
            Some(words.with(
                "spoken-in-column",
                &[("column", x.into()), ("card", card(laid, words).into())],
            ))
        });
        let list: Vec<String> = cards.collect();
        (!list.is_empty()).then(|| {
            words.with(
                "spoken-row",
                &[("row", y.into()), ("list", list.join("; ").into())],
            )
        })
    };
    let lands = position.lands().into_iter().filter(|_| table.is_complete());
    let lands = lands.filter_map(|land| {
        let [column, row] = *land.cells.first()?;
        let owner = match land.owner() {
            Some(side) => names[side.index()].clone(),
            None => words.get("spoken-nobody"),
        };
        let at = IVec2::new(from.x + i32::from(column), from.y + i32::from(row));
        Some(words.with(
            "spoken-land",
            &[
                ("area", land.area().into()),
                ("column", at.x.into()),
                ("row", at.y.into()),
                ("owner", owner.into()),
                ("red", land.sums[0].into()),
                ("black", land.sums[1].into()),
            ],
        ))
    });
    let first = words.get("spoken-first-card");
    let rows = (from.y..=to.y).filter_map(row);
    [first].into_iter().chain(rows).chain(lands).collect()
}
