//! The computer players of Cell City.
//!
//! Easy takes what is big of what it sees. Medium looks two moves ahead and counts what the
//! regions of the map have room for. Hard searches as deep as it can, and plays the end, about the
//! last dozen of moves, without a mistake.

mod easy;
mod map;
mod regions;
mod searcher;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use self::{
    easy::Easy,
    map::Maps,
    searcher::{Effort, Searcher},
};
use super::{Computer, Level, Thinking};
use crate::games::{Game, Seat, Side, cell_city::Position};

const MEDIUM: Effort = Effort {
    depth: 2,
    nodes: 50_000,
    table_bits: 10,
};
const HARD: Effort = Effort {
    depth: u32::MAX,
    nodes: 250_000,
    table_bits: 18,
};
const FULL: Effort = Effort {
    depth: u32::MAX,
    nodes: u64::MAX,
    table_bits: 20,
};

impl Computer for Position {
    fn think(view: Position, level: Level, seed: u64) -> Thinking<Position> {
        let random = random(seed);
        match level {
            Level::Easy => {
                let easy = Easy::choose(&view.legal_moves(), margin(&view), random);
                Box::new(easy.expect(OVER))
            }
            Level::Medium => Box::new(searcher(&view, random, &MEDIUM)),
            Level::Hard => Box::new(searcher(&view, random, &HARD)),
        }
    }

    fn solve(view: Position) -> Thinking<Position> {
        Box::new(searcher(&view, |_| 0, &FULL))
    }
}

const OVER: &str = "a player thinks only in a position that isn't over";

fn searcher(
    position: &Position,
    mut random: impl FnMut(usize) -> usize,
    effort: &Effort,
) -> Searcher {
    let (maps, mut moves) = Maps::of(position);
    for place in (1..moves.len()).rev() {
        moves.swap(place, random(place + 1));
    }
    Searcher::start(maps, moves, margin(position), effort).expect(OVER)
}

/// A source of numbers from 0 up to the given one, which is left out; the same on every machine.
fn random(seed: u64) -> impl FnMut(usize) -> usize {
    let mut numbers = ChaCha8Rng::seed_from_u64(seed);
    move |end| ((u64::from(numbers.next_u32()) * end as u64) >> 32) as usize
}

/// How far the side to move is ahead.
fn margin(position: &Position) -> i32 {
    let side = position.to_move().map_or(Side::First, Seat::side);
    let points = |side: Side| position.score()[side.index()] as i32;
    points(side) - points(side.other())
}

#[cfg(test)]
mod scratch {
    use super::*;
    use crate::games::cell_city::*;
    use crate::players::*;
    #[test]
    #[ignore]
    fn vectors() {
        for line in std::fs::read_to_string(std::env::var("VECTORS").unwrap())
            .unwrap()
            .lines()
        {
            let v: serde_json::Value = serde_json::from_str(line).unwrap();
            let options: Options = serde_json::from_value(v["request"]["options"].clone()).unwrap();
            let mut p = Position::start(&options).unwrap();
            for m in v["request"]["moves"].as_array().unwrap() {
                p.play(m.as_str().unwrap().parse().unwrap()).unwrap();
            }
            let t = std::time::Instant::now();
            let mut s = Position::solve(p.clone());
            s.step(u64::MAX);
            let a = s.answer();
            let optimal: Vec<String> =
                serde_json::from_value(v["optimal"].clone()).unwrap_or_default();
            println!(
                "{} {:?} want {} optimal {} {:?} free {} moves {}",
                a.mv,
                a,
                v["answer"]["value"],
                optimal.contains(&a.mv.to_string()),
                t.elapsed(),
                p.free().len(),
                p.legal_moves().len()
            );
        }
    }
    #[test]
    #[ignore]
    fn deep() {
        for (variant, moves) in [
            (Variant::FirstCity, 2),
            (Variant::FirstCity, 1),
            (Variant::FirstCity, 0),
            (Variant::Standard, 8),
            (Variant::Standard, 7),
            (Variant::Standard, 6),
            (Variant::Standard, 5),
            (Variant::Architects, 20),
            (Variant::Architects, 17),
            (Variant::Architects, 15),
        ] {
            for seed in 0..6u64 {
                let mut p = Position::start(&Options { variant }).unwrap();
                let mut r = seed.wrapping_mul(0x9e3779b97f4a7c15) | 1;
                for _ in 0..moves {
                    let l = p.legal_moves();
                    if l.is_empty() {
                        break;
                    }
                    r ^= r << 13;
                    r ^= r >> 7;
                    r ^= r << 17;
                    p.play(l[(r >> 20) as usize % l.len()]).unwrap();
                }
                if p.to_move().is_none() {
                    continue;
                }
                let t = std::time::Instant::now();
                let mut s = Position::solve(p.clone());
                while t.elapsed().as_secs_f32() < 20. && s.step(10000) == Progress::Thinking {}
                let a = s.answer();
                println!(
                    "{variant:?} {moves} free {} moves {}: {} value {} exact {} nodes {} depth {} {:?} {:.0} ns/node",
                    p.free().len(),
                    p.legal_moves().len(),
                    a.mv,
                    a.value,
                    a.exact,
                    a.nodes,
                    a.depth,
                    t.elapsed(),
                    t.elapsed().as_nanos() as f64 / a.nodes as f64
                );
                if moves == 0 {
                    break;
                }
            }
        }
    }
    #[test]
    #[ignore]
    fn levels() {
        use Level::*;
        let games: u64 = std::env::var("GAMES")
            .ok()
            .and_then(|g| g.parse().ok())
            .unwrap_or(40);
        for (a, b) in [(Medium, Easy), (Hard, Medium)] {
            let (mut w, mut d, mut l, mut m) = (0, 0, 0, 0);
            for g in 0..games {
                let mut p = Position::start(&Options::default()).unwrap();
                while let Some(s) = p.to_move() {
                    let level = if (s.0 as u64 + g) % 2 == 0 { a } else { b };
                    let mut t = Position::think(
                        p.clone(),
                        level,
                        g / 2 * 1000 + p.buildings().len() as u64,
                    );
                    t.step(u64::MAX);
                    p.play(t.answer().mv).unwrap();
                }
                let s = p.score().map(|s| s as i32);
                let margin = if g % 2 == 0 { s[0] - s[1] } else { s[1] - s[0] };
                m += margin;
                match margin.signum() {
                    1 => w += 1,
                    0 => d += 1,
                    _ => l += 1,
                }
            }
            println!(
                "{a:?} v {b:?}: {w} won {d} drawn {l} lost, margin {:.2}",
                m as f32 / games as f32
            );
        }
    }
    #[test]
    #[ignore]
    fn data() {
        use std::io::Write;
        let mut out = std::io::BufWriter::new(std::fs::File::create("/tmp/data.txt").unwrap());
        for g in 0..1500u64 {
            let mut r = random(g + 77);
            let mut p = Position::start(&Options::default()).unwrap();
            let stop = 14 + r(14) as u32;
            while p.to_move().is_some() {
                if p.free().len() <= stop {
                    let mut s = Position::solve(p.clone());
                    s.step(1_000_000);
                    let a = s.answer();
                    if a.exact {
                        writeln!(out, "{} {}", p.free().bits(), a.value - margin(&p)).unwrap();
                    }
                    break;
                }
                let mv = if r(4) == 0 {
                    let l = p.legal_moves();
                    l[r(l.len())]
                } else {
                    let mut t = Position::think(p.clone(), Level::Medium, r(1 << 30) as u64);
                    t.step(u64::MAX);
                    t.answer().mv
                };
                p.play(mv).unwrap();
            }
        }
    }
}
