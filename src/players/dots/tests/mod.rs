//! Positions for the tests of the players, and what they are compared with.

mod bounds;
mod easy;
mod endgames;
mod good_play;
mod proofs;

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{
    capture::Capture,
    graph::{Graph, Sides},
    lines::Lines,
    net::Net,
    openings,
    playout::below,
    strands, strong,
};
use crate::{
    games::{
        Game,
        dots::{Line, Options, Position},
    },
    players::{Answer, Progress, Think},
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

/// Draws safe lines until there is none.
fn without_safe_lines(options: &Options, rng: &mut ChaCha8Rng) -> Position {
    let mut position = Position::start(options).unwrap();
    loop {
        let is_safe = |line: &Line| {
            let mut boxes = position.board().beside(*line);
            !position.is_drawn(*line) && boxes.all(|at| position.sides_drawn(at) < 2)
        };
        let safe: Vec<Line> = position.lines().filter(is_safe).collect();
        if safe.is_empty() {
            return position;
        }
        position.play(safe[below(rng, safe.len())]).unwrap();
    }
}

/// What is left of a net when a strand has been opened.
fn after(net: &Net, strand: u8) -> Net {
    let mut net = net.clone();
    net.open(strand);
    net
}

/// The net of what can't be taken at once.
fn net(position: &Position) -> Net {
    let graph = Graph::of(position);
    let quiet = Capture::of(&graph, graph.open()).rest;
    let sides = Sides::of(&graph, quiet);
    let mut strands = Vec::new();
    strands::find(&graph, quiet, &sides, &mut strands);
    Net::of(&sides, &strands, graph.must_take()).unwrap()
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
