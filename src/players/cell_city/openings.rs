//! The first two moves on 7x7, from a table.
//!
//! `cargo run --release --no-default-features --example cell_city_openings` makes the table: a proof
//! of the position after each first move.

use super::{Luck, margin};
use crate::{
    games::{
        Game,
        cell_city::{Building, Cell, Position, Variant},
    },
    players::{Answer, chosen::Chosen},
};

/// A first move, of all its images turned and mirrored one; the margin to come for the side that
/// answers; and an answer that brings it.
type Opening = (&'static str, i32, &'static str);

const OPENINGS: [Opening; 30] = [
    ("A1-A2", 2, "C3-D4"),
    ("A1-A3", 2, "C4-D5"),
    ("A1-B2", 2, "C4-D5"),
    ("A2-A3", 2, "C4-D5"),
    ("A2-A4", 2, "D3-E4"),
    ("A2-B2", 2, "C4-D5"),
    ("A2-B3", 2, "D4-E5"),
    ("A2-C2", 2, "D4-E5"),
    ("A3-A4", 2, "D3-E4"),
    ("A3-A5", 2, "D3-E4"),
    ("A3-B3", 2, "D4-E5"),
    ("A3-B4", 2, "D4-E5"),
    ("A3-C3", 2, "D4-E5"),
    ("A4-B4", 2, "D3-E4"),
    ("A4-C4", 2, "D2-E3"),
    ("B2-B3", 2, "D4-E5"),
    ("B2-B4", 2, "D4-E5"),
    ("B2-C3", 2, "D4-E5"),
    ("B3-B4", 2, "D4-E5"),
    ("B3-B5", 2, "D3-E4"),
    ("B3-C3", 2, "D4-E5"),
    ("B3-C4", 2, "D5-E6"),
    ("B3-D3", 2, "D5-E6"),
    ("B4-C4", 3, "D4-F4"),
    ("B4-D4", 2, "E4-F4"),
    ("C3-C4", 2, "D5-E6"),
    ("C3-C5", 2, "E3-F4"),
    ("C3-D4", 2, "E5-F6"),
    ("C4-D4", 2, "E2-F3"),
    ("C4-E4", 0, "B2-C3"),
];

/// The best move at the start of the standard game, if this is its first or second move. Luck
/// decides between equal ones.
pub(super) fn find(position: &Position, luck: &mut Luck) -> Option<Chosen<Building>> {
    if position.options().variant != Variant::Standard {
        return None;
    }
    let mut built = position.buildings().map(|(building, _)| building);
    let (to_come, moves) = match (built.next(), built.next()) {
        (None, _) => first_moves()?,
        (Some(first), None) => answers_to(first)?,
        (Some(_), Some(_)) => return None,
    };
    Some(Chosen(Answer {
        mv: *moves.get(luck.below(moves.len()))?,
        value: margin(position) + to_come,
        exact: true,
        nodes: 1,
        depth: 0,
    }))
}

/// The margin that the best first moves bring, and these moves.
fn first_moves() -> Option<(i32, Vec<Building>)> {
    let worth = |opening: &Opening| Some(points(opening.0)? - opening.1);
    let best = OPENINGS.iter().filter_map(worth).max()?;
    let firsts = OPENINGS
        .iter()
        .filter(|opening| worth(opening) == Some(best));
    let images = firsts.flat_map(|opening| (0..IMAGES).filter_map(|turn| image(opening.0, turn)));
    Some((best, images.collect()))
}

/// The margin that the best answer to a first move brings, and the answers that are known.
fn answers_to(first: Building) -> Option<(i32, Vec<Building>)> {
    let turns = OPENINGS
        .iter()
        .flat_map(|opening| (0..IMAGES).map(move |turn| (opening, turn)));
    let known: Vec<_> = turns
        .filter(|(opening, turn)| image(opening.0, *turn) == Some(first))
        .collect();
    let (opening, _) = known.first()?;
    let answers = known
        .iter()
        .filter_map(|(opening, turn)| image(opening.2, *turn));
    Some((opening.1, answers.collect()))
}

fn points(building: &str) -> Option<i32> {
    let building: Building = building.parse().ok()?;
    Some(building.cells().len() as i32)
}

/// Ways in which a board can be turned and mirrored.
const IMAGES: usize = 8;

/// An image of a building on 7x7.
fn image(building: &str, turn: usize) -> Option<Building> {
    let building: Building = building.parse().ok()?;
    let place = |cell: Cell| {
        let across = |place: u8, mirrored: bool| if mirrored { 6 - place } else { place };
        let column = across(cell.column(), turn & 1 != 0);
        let row = across(cell.row(), turn & 2 != 0);
        if turn & 4 != 0 {
            Cell::new(row, column)
        } else {
            Cell::new(column, row)
        }
    };
    Some(Building::between(
        place(building.first()),
        place(building.last()),
    ))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{
        games::cell_city::Options,
        players::{Computer, Think},
    };

    fn after_first(mv: Building) -> Position {
        let mut position = Position::start(&Options::default()).unwrap();
        position.play(mv).unwrap();
        position
    }

    fn prove((first, to_come, answer): Opening) {
        let position = after_first(first.parse().unwrap());
        let mut proof = Position::solve(position.clone());
        proof.step(u64::MAX);
        assert_eq!(proof.answer().value, margin(&position) + to_come, "{first}");

        let mut answered = position.clone();
        answered.play(answer.parse().unwrap()).unwrap();
        let mut proof = Position::solve(answered);
        proof.step(u64::MAX);
        assert_eq!(
            proof.answer().value,
            -margin(&position) - to_come,
            "{first} {answer}"
        );
    }

    #[test]
    fn every_first_move_has_an_answer() {
        let start = Position::start(&Options::default()).unwrap();
        for mv in start.legal_moves() {
            let position = after_first(mv);
            for seed in 0..4 {
                let known = find(&position, &mut Luck::new(seed)).unwrap();
                assert_eq!(position.check(known.answer().mv), Ok(()), "{mv}");
            }
        }
    }

    #[test]
    fn the_best_first_move_is_the_workshop_in_the_middle() {
        let start = Position::start(&Options::default()).unwrap();
        let chosen: BTreeSet<String> = (0..20)
            .map(|seed| {
                let answer = find(&start, &mut Luck::new(seed)).unwrap().answer();
                assert_eq!((answer.value, answer.exact), (3, true));
                answer.mv.to_string()
            })
            .collect();
        assert_eq!(Vec::from_iter(chosen), ["C4-E4", "D3-D5"]);
    }

    #[test]
    fn the_quickest_proofs_agree_with_the_table() {
        let quick = ["B4-C4", "C4-E4"];
        for opening in OPENINGS.iter().filter(|opening| quick.contains(&opening.0)) {
            prove(*opening);
        }
    }

    #[test]
    #[ignore = "long: scripts/test-long"]
    fn all_of_the_table_is_proved() {
        OPENINGS.into_iter().for_each(prove);
    }

    #[test]
    fn nothing_is_known_beyond_the_second_move_and_on_other_boards() {
        let mut position = after_first("C4-E4".parse().unwrap());
        position.play("A1-B2".parse().unwrap()).unwrap();
        assert!(find(&position, &mut Luck::new(1)).is_none());
        for variant in [Variant::FirstCity, Variant::Architects] {
            let start = Position::start(&Options { variant }).unwrap();
            assert!(find(&start, &mut Luck::new(1)).is_none());
        }
    }
}
