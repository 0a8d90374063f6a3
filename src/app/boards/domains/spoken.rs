//! Digits, tiles and blocks in words.

use crate::{
    app::{boards::SpokenMove, language::Words},
    games::{
        Seat,
        domains::{Cell, Move, Position, SIZE},
    },
};

pub(super) fn mv(mv: Move, words: &Words) -> SpokenMove {
    let key = match mv {
        Move::Place { digit, cell } => {
            let number = u32::from(digit.get());
            return SpokenMove {
                kind: words.with("spoken-tile", &[("digit", number.into())]),
                whole: words.with(
                    "spoken-tile-to",
                    &[("digit", number.into()), ("cell", cell.to_string().into())],
                ),
            };
        }
        Move::OfferDraw => "spoken-draw-offered",
        Move::AcceptDraw => "spoken-draw-accepted",
        Move::DeclineDraw => "spoken-draw-declined",
        Move::Resign => "spoken-resigned",
        Move::Flag | Move::Timeout => "spoken-out-of-time",
    };
    SpokenMove {
        kind: words.get(key),
        whole: words.get(key),
    }
}

pub(super) fn hand(position: &Position, seat: Seat, words: &Words) -> String {
    let tiles = position.hand(seat).tiles().iter();
    let list: Vec<String> = tiles.map(|tile| tile.get().to_string()).collect();
    words.with("spoken-hand", &[("list", list.join(", ").into())])
}

/// The nine rows, then the nine blocks.
pub(super) fn board(position: &Position, names: &[String; 2], words: &Words) -> Vec<String> {
    let rows = (0..SIZE).map(|row| {
        let cells = (0..SIZE).map(move |column| Cell::at(row * SIZE + column));
        let (written, empty): (Vec<_>, Vec<_>) =
            cells.partition(|&cell| position.board().digit(cell).is_some());
        let mut list: Vec<String> = written
            .into_iter()
            .map(|cell| digit(position, cell, names, words))
            .collect();
        if !empty.is_empty() {
            let empty = names_of(empty);
            list.push(words.with("spoken-empty", &[("list", empty.into())]));
        }
        words.with(
            "spoken-row",
            &[("row", (row + 1).into()), ("list", list.join("; ").into())],
        )
    });
    let blocks = (0..SIZE).map(|block| {
        let standing = match position.board().holder(block) {
            Some(side) => names[side.index()].clone(),
            None => {
                let [one, two] = position.board().cells_in(block);
                words.with(
                    "spoken-block-open",
                    &[("one", one.into()), ("two", two.into())],
                )
            }
        };
        let cells = names_of(position.board().blocks().cells(block));
        words.with(
            "spoken-block",
            &[
                ("number", (block + 1).into()),
                ("cells", cells.into()),
                ("standing", standing.into()),
            ],
        )
    });
    rows.chain(blocks).collect()
}

fn names_of(cells: impl IntoIterator<Item = Cell>) -> String {
    let names: Vec<String> = cells.into_iter().map(|cell| cell.to_string()).collect();
    names.join(", ")
}

/// What is written in a cell, and whose it is.
fn digit(position: &Position, cell: Cell, names: &[String; 2], words: &Words) -> String {
    let board = position.board();
    let digit = board.digit(cell).map_or(0, |digit| u32::from(digit.get()));
    let owner = board.owner(cell).map(|side| names[side.index()].as_str());
    let key = match (board.clue(cell), owner) {
        (Some(_), None) => "spoken-clue",
        (Some(_), Some(_)) => "spoken-clue-of",
        (None, _) => "spoken-digit",
    };
    words.with(
        key,
        &[
            ("cell", cell.to_string().into()),
            ("digit", digit.into()),
            ("name", owner.unwrap_or_default().into()),
        ],
    )
}
