use super::*;
use crate::{
    games::{
        Outcome,
        cell_city::{Building, Options, Shape, Variant},
    },
    players::{Answer, Progress},
};

fn after<const N: usize>(variant: Variant, moves: [&str; N]) -> Position {
    let mut position = Position::start(&Options { variant }).unwrap();
    for mv in moves {
        position.play(mv.parse().unwrap()).unwrap();
    }
    position
}

/// The position after some random moves; none if the game ended before.
fn random_position(variant: Variant, moves: usize, seed: u64) -> Option<Position> {
    let mut luck = Luck::new(seed);
    let mut position = Position::start(&Options { variant }).unwrap();
    for _ in 0..moves {
        let legal = position.legal_moves();
        position.play(*legal.get(luck.below(legal.len()))?).unwrap();
    }
    position.to_move().map(|_| position)
}

fn solved(position: &Position) -> Answer<Building> {
    let mut thinking = Position::solve(position.clone());
    assert_eq!(thinking.step(u64::MAX), Progress::Done);
    let answer = thinking.answer();
    assert!(answer.exact);
    answer
}

fn chosen(position: &Position, level: Level, seed: u64) -> Answer<Building> {
    let mut thinking = Position::think(position.clone(), level, seed);
    thinking.step(u64::MAX);
    thinking.answer()
}

/// The final margin for the side to move by the rules alone, and the moves that reach it.
fn plain_search(position: &Position) -> (i32, Vec<Building>) {
    let value = |mv: Building| {
        let mut next = position.clone();
        next.play(mv).unwrap();
        match next.outcome() {
            Some(_) => -final_margin(&next),
            None => -plain_search(&next).0,
        }
    };
    let values: Vec<_> = position
        .legal_moves()
        .into_iter()
        .map(|mv| (value(mv), mv))
        .collect();
    let best = values.iter().map(|&(value, _)| value).max().unwrap();
    (
        best,
        values
            .into_iter()
            .filter(|&(value, _)| value == best)
            .map(|(_, mv)| mv)
            .collect(),
    )
}

/// The margin of the side that would be on the move, in a finished game.
fn final_margin(position: &Position) -> i32 {
    let [first, second] = position.score().map(|points| points as i32);
    if position.buildings().len().is_multiple_of(2) {
        first - second
    } else {
        second - first
    }
}

#[test]
fn known_values_are_proved() {
    use Variant::*;
    let known = [
        (
            after(FirstCity, ["D4-E4", "A1-B1", "A2-B3", "D3-E3"]),
            4,
            "A4-A5 A4-B5 B4-C5 C1-C2 C1-D2 C3-C4 C4-C5 D1-E2 D5-E5 E1-E2",
        ),
        (
            after(
                Standard,
                [
                    "D6-E7", "A1-B2", "C4-D5", "A5-B6", "C1-D2", "F6-G7", "A3-B3", "G1-G2", "E3-F3",
                ],
            ),
            0,
            "F4-G5",
        ),
        (
            after(
                Standard,
                [
                    "C4-E4", "F5-F6", "B7-D7", "A2-A3", "D1-E2", "A5-A7", "G1-G2", "E6-E7",
                    "G4-G5", "B6-C6", "F2-F3", "B5-C5",
                ],
            ),
            5,
            "B1-C2",
        ),
        (
            after(
                Architects,
                [
                    "B3-C4", "A4-A6", "D4-D5", "G8-H9", "A2-A3", "B6-C7", "A8-C8", "E2-F3",
                    "G6-H6", "E5-E7", "G2-H3", "G4-I4", "B1-B2", "I5-I6", "C1-D2", "E1-G1",
                    "I8-I9", "B9-D9", "G7-I7", "B5-C5", "E9-F9", "D6-D8", "G5-H5", "E8-F8",
                    "F6-F7",
                ],
            ),
            4,
            "H1-I1 I2-I3",
        ),
    ];
    for (position, value, best) in known {
        let answer = solved(&position);
        assert_eq!(answer.value, value);
        assert!(
            best.split(' ').any(|mv| mv == answer.mv.to_string()),
            "{}",
            answer.mv
        );
    }
}

#[test]
fn first_city_is_a_draw() {
    assert_eq!(solved(&after(Variant::FirstCity, [])).value, 0);
}

#[test]
fn the_city_is_worth_three_points_to_who_starts() {
    let answer = solved(&after(Variant::Standard, []));
    assert_eq!(answer.value, 3);
    assert!(["C4-E4", "D3-D5"].contains(&&*answer.mv.to_string()));
}

/// The other side of the board is an answer to everything, once the middle is built on.
#[test]
fn in_architects_who_starts_is_sure_of_three_points() {
    let position = after(Variant::Architects, ["D5-F5", "A1-B2"]);
    let mut thinking = Position::think(position, Level::Hard, 1);
    thinking.step(2_000);
    let answer = thinking.answer();
    assert!(answer.value >= 3, "{answer:?}");
    let mut proof = Position::solve(after(Variant::Architects, ["D5-F5", "H1-I2", "A8-B9"]));
    proof.step(50_000);
    assert!(!proof.answer().exact || proof.answer().value == -3);
}

#[test]
fn agrees_with_a_plain_search() {
    let mut compared = 0;
    for seed in 0..900 {
        let (variant, moves) = match seed % 3 {
            0 => (Variant::FirstCity, 5 + seed as usize / 3 % 4),
            1 => (Variant::Standard, 12 + seed as usize / 3 % 4),
            _ => (Variant::Architects, 24 + seed as usize / 3 % 4),
        };
        let small = |position: &Position| position.legal_moves().len() <= 10;
        let Some(position) = random_position(variant, moves, seed).filter(small) else {
            continue;
        };
        let (value, best) = plain_search(&position);
        let answer = solved(&position);
        assert_eq!(answer.value, value, "seed {seed}");
        assert!(best.contains(&answer.mv), "seed {seed}");
        compared += 1;
    }
    assert!(compared > 300, "{compared}");
}

/// The plazas that one side has left make the same map worth different things.
#[test]
fn plazas_left_are_told_apart() {
    let mut position = after(
        Variant::Architects,
        [
            "A1-B2", "C1-D1", "A3-B4", "C2-D2", "A5-B6", "C3-D3", "C4-E4", "C5-E5", "C6-E6",
            "E1-E3", "A7-C7", "D7-E7", "A8-C8", "D8-E8", "A9-C9", "D9-E9", "F1-F3", "F4-F6",
            "G1-G3", "F7-F9", "G4-G6", "G7-G9",
        ],
    );
    for mv in ["H1-I1", "H2-I2", "H3-I3", "H4-I4"] {
        position.play(mv.parse().unwrap()).unwrap();
    }
    // 2 x 5 cells are left, and the first side may build no plaza there.
    let (value, best) = plain_search(&position);
    let answer = solved(&position);
    assert_eq!(answer.value, value);
    assert!(best.contains(&answer.mv));
}

#[test]
fn answers_dont_depend_on_how_the_steps_are_cut() {
    let position = random_position(Variant::Standard, 5, 3).unwrap();
    for level in Level::ALL {
        for total in [100, 3_000] {
            let mut whole = Position::think(position.clone(), level, 9);
            whole.step(total);
            let mut parts = Position::think(position.clone(), level, 9);
            for begin in (0..total).step_by(7) {
                parts.step((total - begin).min(7));
            }
            assert_eq!(parts.answer(), whole.answer(), "{level:?}, {total} nodes");
        }
    }
}

#[test]
fn every_level_plays_legal_moves_to_the_end() {
    for variant in Variant::ALL {
        for level in [Level::Easy, Level::Medium] {
            let mut position = after(variant, []);
            while position.to_move().is_some() {
                position.play(chosen(&position, level, 1).mv).unwrap();
            }
        }
    }
}

#[test]
fn the_seed_decides_between_equal_moves() {
    let start = after(Variant::Standard, []);
    for level in [Level::Easy, Level::Medium] {
        let moves = (0..20).map(|seed| chosen(&start, level, seed).mv);
        let different: std::collections::HashSet<_> = moves.collect();
        assert!(different.len() > 3, "{level:?}: {different:?}");
    }
    assert_eq!(
        chosen(&start, Level::Medium, 5),
        chosen(&start, Level::Medium, 5)
    );
}

#[test]
fn hard_makes_no_mistake_from_the_third_move_on() {
    for (moves, seeds) in [(2, 0..2), (5, 2..12), (9, 12..32)] {
        for seed in seeds {
            let Some(position) = random_position(Variant::Standard, moves, seed) else {
                continue;
            };
            let answer = chosen(&position, Level::Hard, seed);
            assert!(answer.exact, "seed {seed}");
            assert_eq!(answer.value, solved(&position).value, "seed {seed}");
            let mut after = position.clone();
            after.play(answer.mv).unwrap();
            if after.to_move().is_some() {
                assert_eq!(solved(&after).value, -answer.value, "seed {seed}");
            }
        }
    }
}

/// A beginner who never builds small where something bigger fits, wherever that is.
fn beginner(position: &Position, luck: &mut Luck) -> Building {
    let mut moves = position.legal_moves();
    luck.shuffle(&mut moves);
    moves
        .into_iter()
        .max_by_key(|building| building.cells().len())
        .unwrap()
}

#[test]
fn easy_loses_most_games_to_a_beginner() {
    const GAMES: u64 = 400;
    let mut lost = 0;
    let mut won = 0;
    for game in 0..GAMES {
        let mut luck = Luck::new(game);
        let mut position = after(Variant::Standard, []);
        let easy = if game % 2 == 0 {
            Seat::FIRST
        } else {
            Seat::SECOND
        };
        while let Some(seat) = position.to_move() {
            let mv = if seat == easy {
                let seed = 1_000 * game + position.buildings().len() as u64;
                chosen(&position, Level::Easy, seed).mv
            } else {
                beginner(&position, &mut luck)
            };
            position.play(mv).unwrap();
        }
        match position.outcome() {
            Some(Outcome::Won(side)) if side == easy.side() => won += 1,
            Some(Outcome::Won(_)) => lost += 1,
            _ => {}
        }
    }
    println!("easy: {won} won, {lost} lost of {GAMES}");
    assert!(2 * lost >= GAMES, "easy lost {lost} of {GAMES}");
    assert!(20 * won >= GAMES, "easy won {won} of {GAMES}");
}

#[test]
fn easy_builds_the_biggest_of_what_it_sees() {
    let start = after(Variant::Standard, []);
    for seed in 0..50 {
        // A plaza fits into every part of an empty board.
        let mv = chosen(&start, Level::Easy, seed).mv;
        assert_eq!(mv.shape(), Some(Shape::Plaza), "seed {seed}");
    }
    let position = random_position(Variant::Standard, 8, 4).unwrap();
    let sizes: std::collections::BTreeSet<u32> = (0..50)
        .map(|seed| chosen(&position, Level::Easy, seed).mv.cells().len())
        .collect();
    assert!(sizes.len() > 1, "{sizes:?}");
}
