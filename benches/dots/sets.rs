//! Sets of positions, each proved to its end.

use std::time::{Duration, Instant};

use kletki::{
    games::{
        Game,
        dots::{Line, Options, Position},
    },
    players::{Computer, Progress, STEP},
};

use crate::clock::Clock;

/// Rows, columns, how many lines are open, how many positions.
const SETS: [(u8, u8, usize, u64); 8] = [
    (7, 7, 0, 40),
    (2, 3, 17, 1),
    (3, 3, 24, 1),
    (5, 5, 30, 20),
    (5, 5, 35, 20),
    (5, 5, 40, 20),
    (3, 4, 31, 1),
    (5, 5, 45, 3),
];

/// How often the steps of a proof are timed.
const TIMINGS: usize = 5;

/// Proves all sets, and tells of each how long it took. Linux counts processor time in ticks of some
/// milliseconds: of quick sets the mean tells more than the median.
pub fn run() {
    println!("board, open lines, positions: mean, median, longest ms; million nodes a second");
    for (rows, cols, left, count) in SETS {
        let options = Options::rectangle(rows, cols);
        let positions = (0..count).map(|seed| drawn_safely(&options, left, seed));
        let mut times = Vec::new();
        let mut nodes = 0;
        for position in positions {
            let clock = Clock::start();
            let mut solving = Position::solve(position);
            while solving.step(STEP) == Progress::Thinking {}
            times.push(clock.elapsed());
            nodes += solving.answer().nodes;
        }
        times.sort_unstable();
        let all: Duration = times.iter().sum();
        println!(
            "{rows}x{cols}, {left}, {count}: {:.2}, {:.0}, {:.0}; {:.2}",
            ms(all) / count as f64,
            times.get(times.len() / 2).map_or(0.0, |&time| ms(time)),
            times.last().map_or(0.0, |&time| ms(time)),
            nodes as f64 / all.as_secs_f64() / 1e6,
        );
    }
    let longest = (0..5).map(|seed| longest_step(&drawn_safely(&Options::square(5), 35, seed)));
    let longest = longest.max().unwrap_or_default();
    println!("longest step of {STEP} nodes: {:.2} ms", ms(longest));
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The longest step of a proof. Each step is timed several times by the clock on the wall, and its
/// shortest time counts, since other programs can only lengthen it.
fn longest_step(position: &Position) -> Duration {
    let mut shortest: Vec<Duration> = Vec::new();
    for _ in 0..TIMINGS {
        let mut solving = Position::solve(position.clone());
        for at in 0.. {
            let begun = Instant::now();
            let progress = solving.step(STEP);
            let time = begun.elapsed();
            match shortest.get_mut(at) {
                Some(shortest) => *shortest = time.min(*shortest),
                None => shortest.push(time),
            }
            if progress == Progress::Done {
                break;
            }
        }
    }
    shortest.into_iter().max().unwrap_or_default()
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
