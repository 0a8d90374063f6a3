//! Sets of positions, each proved to its end.

use std::time::Duration;

use kletki::{
    games::{
        Game,
        dots::{Line, Options, Position},
    },
    players::{Computer, Progress},
};

use crate::clock::Clock;

/// Questions of one step, as the app asks them.
const STEP: u64 = 500;

/// Rows, columns, how many lines are open, how many positions.
const SETS: [(u8, u8, usize, u64); 9] = [
    (2, 3, 17, 1),
    (3, 3, 24, 1),
    (3, 4, 31, 1),
    (4, 4, 40, 1),
    (5, 5, 30, 20),
    (5, 5, 35, 20),
    (5, 5, 40, 20),
    (5, 5, 45, 3),
    (7, 7, 0, 40),
];

/// Proves all sets, and tells of each how long it took.
pub fn run() {
    println!(
        "board, open lines, positions: median and longest ms, million questions a second, longest step in ms"
    );
    for (rows, cols, left, count) in SETS {
        let mut times = Vec::new();
        let mut nodes = 0;
        let mut longest = Duration::ZERO;
        for seed in 0..count {
            let position = drawn_safely(&Options::rectangle(rows, cols), left, seed);
            let Some(seat) = position.to_move() else {
                continue;
            };
            let clock = Clock::start();
            let mut solving = Position::solve(position.view(seat));
            loop {
                let step = Clock::start();
                let progress = solving.step(STEP);
                longest = longest.max(step.elapsed());
                if progress == Progress::Done {
                    break;
                }
            }
            times.push(clock.elapsed());
            nodes += solving.answer().nodes;
        }
        times.sort_unstable();
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let all: Duration = times.iter().sum();
        let (Some(&median), Some(&last)) = (times.get(times.len() / 2), times.last()) else {
            continue;
        };
        println!(
            "{rows}x{cols}, {left}, {count}: {:.2} {:.2}, {:.2}, {:.2}",
            ms(median),
            ms(last),
            nodes as f64 / all.as_secs_f64() / 1e6,
            ms(longest)
        );
    }
}

/// A position after safe lines drawn at random until so many are open; if there's no safe line any
/// more before that, other ones are tried, or with `left` 0 it is that position.
fn drawn_safely(options: &Options, left: usize, seed: u64) -> Position {
    let mut draws = seed;
    loop {
        let mut position = Position::start(options).expect("the boards of the sets are boards");
        loop {
            let open: Vec<Line> = position
                .lines()
                .filter(|&line| !position.is_drawn(line))
                .collect();
            if open.len() == left {
                return position;
            }
            let is_safe = |line: &Line| {
                let mut boxes = position.board().beside(*line);
                boxes.all(|at| position.sides_drawn(at) < 2)
            };
            let safe: Vec<Line> = open.into_iter().filter(is_safe).collect();
            if safe.is_empty() {
                break;
            }
            let line = safe[(draw(&mut draws) % safe.len() as u64) as usize];
            position.play(line).expect("an open line can be drawn");
        }
        if left == 0 {
            return position;
        }
    }
}

/// The next of a row of scattered numbers (SplitMix64: Steele, Lea & Flood 2014).
fn draw(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
