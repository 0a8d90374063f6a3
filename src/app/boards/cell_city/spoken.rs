//! Buildings in words.

use crate::{
    app::{boards::SpokenMove, language::Words},
    games::{
        Side,
        cell_city::{Building, Position, Shape},
    },
};

fn shape(building: Building, words: &Words) -> String {
    words.get(match building.shape() {
        Some(Shape::Workshop) => "shape-workshop",
        Some(Shape::Plaza) => "shape-plaza",
        Some(Shape::House) | None => "shape-house",
    })
}

fn building(building: Building, words: &Words) -> String {
    words.with(
        "spoken-building",
        &[
            ("shape", shape(building, words).into()),
            ("from", building.first().to_string().into()),
            ("to", building.last().to_string().into()),
        ],
    )
}

pub(super) fn mv(built: Building, words: &Words) -> SpokenMove {
    SpokenMove {
        kind: shape(built, words),
        whole: building(built, words),
    }
}

/// What each side has built, and the free cells by row.
pub(super) fn board(position: &Position, names: &[String; 2], words: &Words) -> Vec<String> {
    let built = Side::BOTH.map(|side| {
        let own = position.buildings().filter(|(_, seat)| seat.side() == side);
        let list: Vec<String> = own.map(|(built, _)| building(built, words)).collect();
        let name = names[side.index()].as_str();
        if list.is_empty() {
            words.with("spoken-built-nothing", &[("name", name.into())])
        } else {
            words.with(
                "spoken-built",
                &[("name", name.into()), ("list", list.join("; ").into())],
            )
        }
    });
    let free = position.free() & !position.dead();
    let rows = (0..position.size()).filter_map(|row| {
        let cells = free.iter().filter(|cell| cell.row() == row);
        let list: Vec<String> = cells.map(|cell| cell.to_string()).collect();
        (!list.is_empty()).then(|| {
            words.with(
                "spoken-free",
                &[("row", (row + 1).into()), ("list", list.join(", ").into())],
            )
        })
    });
    built.into_iter().chain(rows).collect()
}
