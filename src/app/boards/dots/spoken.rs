//! Lines and boxes in words. A dot is called by its column's letter and its row's number, and a box
//! by the dot at its top left.

use crate::{
    app::{boards::SpokenMove, language::Words},
    games::dots::{BoxAt, Direction, Line, Position},
};

fn dot(row: u8, col: u8) -> String {
    format!("{}{}", char::from(b'A' + col), row + 1)
}

pub(super) fn mv(position: &Position, line: Line, words: &Words) -> SpokenMove {
    let (row, col) = (line.row(), line.col());
    let (kind, to) = match line.direction() {
        Direction::Horizontal => ("spoken-across", dot(row, col + 1)),
        Direction::Vertical => ("spoken-down", dot(row + 1, col)),
    };
    let whole = words.with(
        "spoken-line",
        &[("from", dot(row, col).into()), ("to", to.into())],
    );
    let closed = position.closes(line).count();
    let whole = match closed {
        0 => whole,
        count => words.with(
            "spoken-line-closing",
            &[("line", whole.into()), ("count", count.into())],
        ),
    };
    SpokenMove {
        kind: words.get(kind),
        whole,
    }
}

/// A line for each row of boxes.
pub(super) fn board(position: &Position, names: &[String; 2], words: &Words) -> Vec<String> {
    let board = position.board();
    let row = |row: u8| {
        let boxes = (0..board.cols).map(|col| one_box(position, BoxAt { row, col }, names, words));
        let list = boxes.collect::<Vec<_>>().join("; ");
        words.with(
            "spoken-row",
            &[("row", (row + 1).into()), ("list", list.into())],
        )
    };
    (0..board.rows).map(row).collect()
}

/// Whose a box is, or which of its sides are drawn.
fn one_box(position: &Position, at: BoxAt, names: &[String; 2], words: &Words) -> String {
    let corner = dot(at.row, at.col);
    if let Some(owner) = position.owner(at) {
        let name = names[owner.side().index()].as_str();
        return words.with(
            "spoken-box-taken",
            &[("box", corner.into()), ("name", name.into())],
        );
    }
    let sides = [
        (Direction::Horizontal, at.row, at.col, "spoken-top"),
        (Direction::Vertical, at.row, at.col + 1, "spoken-right"),
        (Direction::Horizontal, at.row + 1, at.col, "spoken-bottom"),
        (Direction::Vertical, at.row, at.col, "spoken-left"),
    ];
    let drawn = sides.into_iter().filter_map(|(direction, row, col, key)| {
        let line = Line::new(direction, row, col)?;
        position.is_drawn(line).then(|| words.get(key))
    });
    let drawn: Vec<String> = drawn.collect();
    if drawn.is_empty() {
        return words.with("spoken-box-bare", &[("box", corner.into())]);
    }
    words.with(
        "spoken-box-sides",
        &[("box", corner.into()), ("sides", drawn.join(", ").into())],
    )
}
