use std::collections::HashMap;

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{
    capture::Capture,
    graph::{Graph, Sides},
    lines::Lines,
    openings,
    playout::below,
    strands, strong,
};
use crate::{
    games::{
        Game, Side,
        dots::{Line, Options, Position},
    },
    players::{Answer, Computer, Level, Progress, Think},
};

fn lines(texts: &str) -> Vec<Line> {
    texts
        .split_whitespace()
        .map(|text| text.parse().unwrap())
        .collect()
}

/// A board with only these lines open, first player to move.
fn open(rows: u8, cols: u8, must_take: bool, open: &str) -> Position {
    let empty = Position::start(&Options::rectangle(rows, cols)).unwrap();
    let open = lines(open);
    let predrawn = empty.lines().filter(|line| !open.contains(line)).collect();
    let options = Options {
        must_take,
        predrawn,
        ..Options::rectangle(rows, cols)
    };
    Position::start(&options).unwrap()
}

fn solve(position: &Position) -> Answer<Line> {
    let mut solver = strong::solver(position);
    assert_eq!(solver.step(u64::MAX), Progress::Done);
    solver.answer()
}

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

/// Plays until that many lines are open: mostly taking and safe lines if `careful`, else any.
fn played(options: &Options, left: usize, careful: bool, rng: &mut ChaCha8Rng) -> Position {
    let mut position = Position::start(options).unwrap();
    loop {
        let mut legal = position.legal_moves();
        let open = position
            .lines()
            .filter(|&line| !position.is_drawn(line))
            .count();
        if open <= left {
            return position;
        }
        if careful && below(rng, 10) > 0 {
            let graph = Graph::of(&position);
            let sides = Sides::of(&graph, graph.open());
            let numbers: Vec<u8> = graph.open().iter().collect();
            let taking = numbers.iter().filter(|&&line| sides.takes(&graph, line));
            let safe = numbers.iter().filter(|&&line| sides.is_safe(&graph, line));
            let chosen: Vec<Line> = taking.chain(safe).map(|&line| graph.line(line)).collect();
            if !chosen.is_empty() {
                legal = chosen;
            }
            if legal
                .iter()
                .any(|&line| position.closes(line).next().is_some())
            {
                legal.retain(|&line| position.closes(line).next().is_some());
            }
        }
        position.play(legal[below(rng, legal.len())]).unwrap();
    }
}

fn any_options(rng: &mut ChaCha8Rng) -> Options {
    let boards = [
        (2, 2),
        (2, 3),
        (3, 3),
        (1, 6),
        (4, 3),
        (4, 4),
        (5, 5),
        (2, 9),
    ];
    let (rows, cols) = boards[below(rng, boards.len())];
    let must_take = below(rng, 3) == 0;
    let frame = below(rng, 3) == 0;
    let mut predrawn = Vec::new();
    for line in Position::start(&Options::rectangle(rows, cols))
        .unwrap()
        .lines()
    {
        if below(rng, 6) == 0 {
            predrawn.push(line);
        }
    }
    if below(rng, 2) == 0 {
        predrawn.clear();
    }
    Options {
        rows,
        cols,
        must_take,
        frame,
        predrawn,
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
fn what_an_opening_gives_is_what_can_be_taken_after_it() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for round in 0..400 {
        let options = any_options(&mut rng);
        let position = played(&options, 20, round % 2 == 0, &mut rng);
        let graph = Graph::of(&position);
        let quiet = Capture::of(&graph, graph.open()).rest;
        let sides = Sides::of(&graph, quiet);
        let (mut strands, mut openings) = (Vec::new(), Vec::new());
        strands::find(&graph, quiet, &sides, &mut strands);
        let all = strands
            .iter()
            .fold(Lines::default(), |all, strand| all.with(strand.lines));
        assert_eq!(all, quiet);
        openings::list(&graph, quiet, &sides, &strands, &mut openings);
        for opening in openings {
            let mut after = quiet;
            after.remove(opening.line);
            assert_eq!(opening.gives, Capture::of(&graph, after));
        }
    }
}

// What a good player does.

/// The line that a level draws when it has thought enough.
fn choice(position: &Position, level: Level) -> Line {
    let mut thinking = Position::think(position.clone(), level, 1);
    assert_eq!(thinking.step(1_000_000), Progress::Done);
    thinking.answer().mv
}

/// The last two boxes of a chain, to be taken from its inner end, and `more`.
fn end_of_chain(must_take: bool, more: &str) -> Position {
    open(3, 3, must_take, &format!("v00 v01 {more}"))
}

const ROW: &str = "v20 v21 v22 v23";

#[test]
fn the_last_two_boxes_of_a_chain_are_left_where_another_long_chain_must_be_opened() {
    let position = end_of_chain(false, ROW);
    let answer = solve(&position);
    assert_eq!((answer.mv, answer.value), ("v00".parse().unwrap(), 1));
    for level in [Level::Medium, Level::Hard] {
        assert_eq!(choice(&position, level), answer.mv);
    }
}

#[test]
fn the_last_two_boxes_are_taken_where_nothing_is_gained_by_leaving_them() {
    for more in ["", "v20 h30", "v20 v21 h31"] {
        let position = end_of_chain(false, more);
        for level in [Level::Medium, Level::Hard] {
            assert_eq!(choice(&position, level).to_string(), "v01", "{more}");
        }
    }
}

#[test]
fn there_is_no_double_cross_where_taking_is_obligatory() {
    let position = end_of_chain(true, ROW);
    assert_eq!(solve(&position).value, 2 - 3);
    for level in Level::ALL {
        assert_eq!(choice(&position, level).to_string(), "v01");
    }
}

/// The four lines inside two by two boxes, whose top left box is in this column.
fn inside(col: u8) -> String {
    format!("h1{col} h1{0} v0{0} v1{0}", col + 1)
}

#[test]
fn four_boxes_of_a_loop_are_left_where_more_can_be_won() {
    // A loop opened between its left boxes, and a chain of seven.
    let loop_opened = inside(0).replace("h10 ", "");
    let position = open(
        3,
        7,
        false,
        &format!("{loop_opened} v20 v21 v22 v23 v24 v25 v26 v27"),
    );
    let graph = Graph::of(&position);
    let capture = Capture::of(&graph, graph.open());
    assert_eq!((capture.boxes, capture.left), (4, 4));
    let answer = solve(&position);
    assert_eq!((answer.mv, answer.value), ("h11".parse().unwrap(), -4 + 7));
    assert_eq!(choice(&position, Level::Hard), answer.mv);
}

#[test]
fn the_taker_of_a_loop_that_was_opened_can_have_it_all() {
    let two_loops = format!("{} {}", inside(0), inside(2));
    // Who opens gets four back of the first loop, or the second loop whole.
    assert_eq!(solve(&open(2, 4, false, &two_loops)).value, 0);
    assert_eq!(solve(&open(2, 2, false, &inside(0))).value, -4);
}

#[test]
fn two_boxes_are_given_by_the_line_between_them() {
    let position = open(3, 3, false, &format!("v00 v01 h01 {ROW}"));
    for level in [Level::Medium, Level::Hard] {
        assert_eq!(choice(&position, level).to_string(), "v01");
    }
}

#[test]
fn the_shortest_chain_is_given_first() {
    let position = open(3, 4, false, "v00 v01 v02 h02 v20 v21 v22 v23 v24");
    for level in [Level::Medium, Level::Hard] {
        assert_eq!(choice(&position, level).row(), 0);
    }
}

#[test]
fn boxes_closed_beforehand_count_for_nobody() {
    assert_eq!(solve(&open(3, 3, false, ROW)).value, -3);
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
fn hard_gives_nothing_away_even_before_it_has_thought() {
    let options = Options {
        predrawn: lines("h00 v01 h20 v11"),
        ..Options::default()
    };
    let position = Position::start(&options).unwrap();
    let line = Position::think(position.clone(), Level::Hard, 1)
        .answer()
        .mv;
    assert!(
        position
            .board()
            .beside(line)
            .all(|at| position.sides_drawn(at) < 2)
    );
}

#[test]
fn easy_mostly_takes_what_it_sees() {
    let position = open(5, 5, false, "v01 h10 h11 h12 v22 v33 v44 h44 h33");
    let taken = |&seed: &u64| {
        let line = Position::think(position.clone(), Level::Easy, seed)
            .answer()
            .mv;
        position.closes(line).next().is_some()
    };
    let games = (0..100).filter(taken).count();
    assert!((70..100).contains(&games), "{games}");
}
