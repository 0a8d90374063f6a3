//! Proves the position after every first move of Cell City on 7x7, and prints the table of
//! `src/players/cell_city/openings.rs`. It takes about a minute.

use std::{collections::BTreeSet, time::Instant};

use kletki::{
    games::{
        Game,
        cell_city::{Building, Cell, Options, Position},
    },
    players::{Computer, Progress},
};

/// Nodes between two looks at whether it's done.
const STEP: u64 = 100_000;

fn main() {
    let start = Position::start(&Options::default()).expect("the usual options are good");
    let firsts: BTreeSet<Building> = start
        .legal_moves()
        .into_iter()
        .map(representative)
        .collect();
    for first in firsts {
        let begin = Instant::now();
        let mut position = start.clone();
        position.play(first).expect("a legal move is accepted");
        let mut proof = Position::solve(position);
        while proof.step(STEP) == Progress::Thinking {}
        let answer = proof.answer();
        let to_come = answer.value + first.cells().len() as i32;
        println!("    (\"{first}\", {to_come}, \"{}\"),", answer.mv);
        eprintln!("{first}: {} maps, {:.1?}", answer.nodes, begin.elapsed());
    }
}

/// Of a building's images, turned and mirrored, the one that comes first.
fn representative(building: Building) -> Building {
    let place = |cell: Cell, turn: u8| {
        let across = |place: u8, mirrored: bool| if mirrored { 6 - place } else { place };
        let (column, row) = (
            across(cell.column(), turn & 1 != 0),
            across(cell.row(), turn & 2 != 0),
        );
        if turn & 4 != 0 {
            Cell::new(row, column)
        } else {
            Cell::new(column, row)
        }
    };
    let images = (0..8)
        .map(|turn| Building::between(place(building.first(), turn), place(building.last(), turn)));
    images.min().unwrap_or(building)
}
