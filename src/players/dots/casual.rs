//! The easy and the medium player: they look at the board as it is, and not ahead.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{
    capture::Take,
    graph::Sides,
    openings::{self, Opening},
    playout::{below, playout},
    root::Root,
    strands,
};
use crate::{
    games::dots::{Line, Position},
    players::{Answer, Progress, Think},
};

/// How often in ten moves the easy player doesn't look.
const FAULTS: usize = 2;

/// How many games are played on to guess the value.
const GAMES: u32 = 16;

/// A choice made at once.
pub(super) struct Chosen(Answer<Line>);

impl Think for Chosen {
    type Move = Line;

    fn step(&mut self, _nodes: u64) -> Progress {
        Progress::Done
    }

    fn answer(&self) -> Answer<Line> {
        self.0
    }
}

/// Takes a box that it sees, else draws a safe line, else any; and now and then any at all.
pub(super) fn easy(position: &Position, seed: u64) -> Chosen {
    choose(position, seed, |root, rng| {
        let sides = Sides::of(&root.graph, root.open());
        let lines = |keep: &dyn Fn(u8) -> bool| -> Vec<u8> {
            root.open().iter().filter(|&line| keep(line)).collect()
        };
        let taking = lines(&|line| sides.takes(&root.graph, line));
        let safe = lines(&|line| sides.is_safe(&root.graph, line));
        let looks = below(rng, 10) >= FAULTS;
        let must_take = root.graph.must_take();
        let choice = match (taking, safe) {
            (taking, _) if !taking.is_empty() && (looks || must_take) => taking,
            (_, safe) if !safe.is_empty() && looks => safe,
            _ => lines(&|_| true),
        };
        choice[below(rng, choice.len())]
    })
}

/// Takes, draws safe lines while there are any, then opens the shortest chain. Crosses when only
/// long chains are left, which the other player must open then.
pub(super) fn medium(position: &Position, seed: u64) -> Chosen {
    choose(position, seed, |root, rng| {
        let rest = root.capture.rest;
        let sides = Sides::of(&root.graph, rest);
        let (mut strands, mut openings) = (Vec::new(), Vec::new());
        strands::find(&root.graph, rest, &sides, &mut strands);
        openings::list(&root.graph, rest, &sides, &strands, &mut openings);
        let given = |opening: &Opening| opening.gives.boxes;
        let least = openings.iter().map(given).min().unwrap_or(0);
        match root.take {
            Some(Take::Next(line)) => line,
            Some(Take::Choose { take, cross }) => {
                let boxes = sides.boxes().count();
                let crosses = least > 2 && boxes > usize::from(root.capture.left);
                if crosses { cross } else { take }
            }
            None => {
                openings.retain(|opening| opening.gives.boxes == least);
                openings[below(rng, openings.len())].line
            }
        }
    })
}

fn choose(
    position: &Position,
    seed: u64,
    line: impl FnOnce(&Root, &mut ChaCha8Rng) -> u8,
) -> Chosen {
    let root = Root::of(position);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let line = line(&root, &mut rng);
    let mut nodes = 0;
    let mut worth = 0.0;
    for _ in 0..GAMES {
        let game = playout(&root.graph, root.capture.rest, &mut rng);
        nodes += game.nodes;
        worth += game.worth / f64::from(GAMES);
    }
    Chosen(Answer {
        mv: root.graph.line(line),
        value: root.margin(worth),
        exact: false,
        nodes,
        depth: 1,
    })
}
