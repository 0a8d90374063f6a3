//! What is proved against plain negamax, and against what is published.

use std::collections::HashMap;

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{any_options, below, played, solve};
use crate::games::{
    Game, Side,
    dots::{Line, Options, Position},
};

/// The margin to come to the side that moves, by plain negamax over all lines.
fn plain(position: &Position, known: &mut HashMap<Vec<Line>, i32>) -> i32 {
    let open: Vec<Line> = position
        .lines()
        .filter(|&line| !position.is_drawn(line))
        .collect();
    if let Some(&margin) = known.get(&open) {
        return margin;
    }
    let margins = position
        .legal_moves()
        .into_iter()
        .map(|line| after(position, line, known));
    let margin = margins.max().unwrap_or(0);
    known.insert(open, margin);
    margin
}

fn after(position: &Position, line: Line, known: &mut HashMap<Vec<Line>, i32>) -> i32 {
    let taken = position.closes(line).count() as i32;
    let mut next = position.clone();
    next.play(line).unwrap();
    let margin = plain(&next, known);
    if taken > 0 { taken + margin } else { -margin }
}

fn ahead(position: &Position) -> i32 {
    let [first, second] = position.score().map(|boxes| boxes as i32);
    match position.to_move().unwrap().side() {
        Side::First => first - second,
        Side::Second => second - first,
    }
}

#[test]
fn the_solver_agrees_with_plain_negamax() {
    let mut rng = ChaCha8Rng::seed_from_u64(2012);
    for round in 0..300 {
        let options = any_options(&mut rng);
        let left = 6 + round % 6;
        let position = played(&options, left, below(&mut rng, 2) == 0, &mut rng);
        if position.to_move().is_none() {
            continue;
        }
        let known = &mut HashMap::new();
        let answer = solve(&position);
        let best = plain(&position, known);
        assert!(answer.exact);
        assert_eq!(answer.value, ahead(&position) + best, "{position:?}");
        assert_eq!(
            after(&position, answer.mv, known),
            best,
            "{} in {position:?}",
            answer.mv
        );
    }
}

#[test]
fn the_line_that_is_proved_best_keeps_what_the_position_is_worth() {
    let mut rng = ChaCha8Rng::seed_from_u64(26);
    for round in 0..60 {
        let options = Options::rectangle(4, 3 + round % 2);
        let position = played(&options, 16 + usize::from(round) % 11, true, &mut rng);
        let answer = solve(&position);
        let mut next = position.clone();
        next.play(answer.mv).unwrap();
        let value = if next.to_move() == position.to_move() {
            solve(&next).value
        } else {
            -solve(&next).value
        };
        assert_eq!(value, answer.value, "{} in {position:?}", answer.mv);
    }
}

/// The values of all positions with these lines or some of them open, by plain negamax: by the set of
/// open lines, as bits.
fn plain_values(board: &Options, lines: &[Line]) -> Vec<i8> {
    let position = Position::start(board).unwrap();
    let bit = |line: Line| lines.iter().position(|&other| other == line);
    let boxes: Vec<u32> = position
        .board()
        .boxes()
        .map(|at| position.board().sides(at).into_iter().filter_map(bit))
        .map(|bits| bits.fold(0, |sides, bit| sides | 1 << bit))
        .filter(|&sides| sides != 0)
        .collect();
    let mut values: Vec<i8> = vec![0; 1 << lines.len()];
    for open in 1..values.len() as u32 {
        let moves = (0..lines.len())
            .map(|line| 1 << line)
            .filter(|line| open & line != 0);
        let worths = moves.map(|line: u32| {
            let taken = boxes.iter().filter(|&&sides| sides & open == line).count() as i8;
            let rest = values[(open & !line) as usize];
            (taken, if taken > 0 { taken + rest } else { -rest })
        });
        let must_take = board.must_take && worths.clone().any(|(taken, _)| taken > 0);
        let allowed = worths.filter(|&(taken, _)| taken > 0 || !must_take);
        values[open as usize] = allowed.map(|(_, worth)| worth).max().unwrap();
    }
    values
}

/// Solves every position of a board.
fn solve_all(options: &Options) {
    let empty = Position::start(options).unwrap();
    let lines: Vec<Line> = empty
        .lines()
        .filter(|&line| !empty.is_drawn(line))
        .collect();
    let values = plain_values(options, &lines);
    for open in 1..values.len() {
        let is_drawn = |at: &usize| open & 1 << at == 0;
        let options = Options {
            predrawn: (0..lines.len())
                .filter(is_drawn)
                .map(|at| lines[at])
                .collect(),
            ..options.clone()
        };
        let answer = solve(&Position::start(&options).unwrap());
        assert!(answer.exact);
        assert_eq!(
            answer.value,
            i32::from(values[open]),
            "{:?}",
            options.predrawn
        );
        let line = lines.iter().position(|&line| line == answer.mv).unwrap();
        let after = &values[open & !(1 << line)];
        let taken = Position::start(&options).unwrap().closes(answer.mv).count() as i8;
        let brought = if taken > 0 { taken + after } else { -after };
        assert_eq!(
            brought, values[open],
            "{} after {:?}",
            answer.mv, options.predrawn
        );
    }
}

fn small_boards(sizes: &[(u8, u8)]) -> impl Iterator<Item = Options> {
    let flags = [(false, false), (false, true), (true, false), (true, true)];
    let boards = sizes
        .iter()
        .flat_map(move |&size| flags.map(|flags| (size, flags)));
    boards.map(|((rows, cols), (must_take, frame))| Options {
        must_take,
        frame,
        ..Options::rectangle(rows, cols)
    })
}

#[test]
fn every_position_of_the_smallest_boards_is_solved() {
    small_boards(&[(1, 1), (1, 2), (3, 1), (2, 2)]).for_each(|options| solve_all(&options));
}

#[test]
#[ignore = "long: scripts/test-long"]
fn every_position_of_two_by_three_is_solved() {
    small_boards(&[(2, 3), (1, 5)]).for_each(|options| solve_all(&options));
}

#[test]
#[ignore = "long: scripts/test-long"]
fn solved_positions_of_three_by_three_have_the_value_of_plain_negamax() {
    let mut rng = ChaCha8Rng::seed_from_u64(33);
    for must_take in [false, true] {
        let options = Options {
            must_take,
            ..Options::square(3)
        };
        let empty = Position::start(&options).unwrap();
        let lines: Vec<Line> = empty.lines().collect();
        let values = plain_values(&options, &lines);
        for _ in 0..20_000 {
            let open = 1 + below(&mut rng, values.len() - 1);
            let is_drawn = |at: &usize| open & 1 << at == 0;
            let options = Options {
                predrawn: (0..lines.len())
                    .filter(is_drawn)
                    .map(|at| lines[at])
                    .collect(),
                ..options.clone()
            };
            let position = Position::start(&options).unwrap();
            assert_eq!(
                solve(&position).value,
                i32::from(values[open]),
                "{position:?}"
            );
        }
    }
}

#[test]
fn who_moves_first_loses_three_by_three_by_three_boxes() {
    for must_take in [false, true] {
        let options = Options {
            must_take,
            ..Options::square(3)
        };
        assert_eq!(solve(&Position::start(&options).unwrap()).value, -3);
    }
}

#[test]
fn who_moves_first_loses_two_by_three_by_two_boxes() {
    let start = Position::start(&Options::rectangle(2, 3)).unwrap();
    assert_eq!(solve(&start).value, -2);
}
