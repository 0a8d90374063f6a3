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
    games::dots::{BoxAt, Line, Position},
    players::{Answer, chosen::Chosen},
};

/// How far the easy player sees from the box it looks at: a square of three by three boxes.
const SIGHT: u8 = 1;

/// How many games are played on to guess the value.
const GAMES: u32 = 16;

/// Looks at one place of the board: takes a box that it sees there, else draws a safe line there,
/// else any. What lies elsewhere it overlooks, but for what it must take.
pub(super) fn easy(position: &Position, seed: u64) -> Chosen<Line> {
    choose(position, seed, |root, rng| {
        let open: Vec<u8> = root.open().iter().collect();
        let beside = |line: u8| position.board().beside(root.graph.line(line));
        let boxes: Vec<BoxAt> = beside(open[below(rng, open.len())]).collect();
        let eye = boxes[below(rng, boxes.len())];
        let is_seen =
            |at: BoxAt| at.row.abs_diff(eye.row) <= SIGHT && at.col.abs_diff(eye.col) <= SIGHT;
        let sees = |&line: &u8| beside(line).any(is_seen);

        let sides = Sides::of(&root.graph, root.open());
        let only = |lines: &[u8], keep: &dyn Fn(&u8) -> bool| -> Vec<u8> {
            lines.iter().copied().filter(keep).collect()
        };
        let taking = only(&open, &|&line| sides.takes(&root.graph, line));
        let is_bound = root.graph.must_take() && !taking.is_empty();
        let seen = only(if is_bound { &taking } else { &open }, &sees);
        let choices = [
            only(&taking, &sees),
            only(&seen, &|&line| sides.is_safe(&root.graph, line)),
            seen,
            taking,
        ];
        let choice = choices.into_iter().find(|lines| !lines.is_empty());
        choice.map_or(open[0], |lines| lines[below(rng, lines.len())])
    })
}

/// Takes, draws safe lines while there are any, then opens the shortest chain. Crosses when only
/// long chains are left, which the other player must open then.
pub(super) fn medium(position: &Position, seed: u64) -> Chosen<Line> {
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
) -> Chosen<Line> {
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
