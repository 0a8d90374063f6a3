//! The easy player, and a beginner to measure it by.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{below, open};
use crate::{
    games::{
        Game, Outcome, Side,
        dots::{Line, Options, Position},
    },
    players::{Computer, Level},
};

const GAMES: u64 = 100;

/// A beginner takes a box wherever one can be taken, else draws any line that gives none away, else
/// any line.
fn beginner(position: &Position, rng: &mut ChaCha8Rng) -> Line {
    let legal = position.legal_moves();
    let is_safe = |line: &Line| {
        let mut boxes = position.board().beside(*line);
        boxes.all(|at| position.sides_drawn(at) < 2)
    };
    let takes = |line: &Line| position.closes(*line).next().is_some();
    let taking: Vec<Line> = legal.iter().copied().filter(takes).collect();
    let safe: Vec<Line> = legal.iter().copied().filter(is_safe).collect();
    let mut choices = [taking, safe, legal].into_iter();
    let choice = choices.find(|lines| !lines.is_empty()).unwrap();
    choice[below(rng, choice.len())]
}

/// Who wins between easy on that side and a beginner, on 5 by 5.
fn game(easy: Side, seed: u64) -> Outcome {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Position::start(&Options::default()).unwrap();
    while let Some(seat) = position.to_move() {
        let line = if seat.side() == easy {
            let seed = below(&mut rng, 1 << 20) as u64;
            Position::think(position.clone(), Level::Easy, seed)
                .answer()
                .mv
        } else {
            beginner(&position, &mut rng)
        };
        position.play(line).unwrap();
    }
    position.outcome().unwrap()
}

#[test]
fn a_beginner_wins_most_games_against_easy() {
    let won = |&seed: &u64| {
        let easy = Side::BOTH[seed as usize % 2];
        game(easy, seed) == Outcome::Won(easy.other())
    };
    let wins = (0..GAMES).filter(won).count() as u64;
    assert!(wins >= GAMES / 2, "{wins} of {GAMES}");
}

#[test]
fn easy_takes_a_box_where_it_looks_and_overlooks_it_elsewhere() {
    let corner = open(5, 5, false, "v01 h43 h44 v34 v44 h53 h54 v35 v45");
    let taken = |&seed: &u64| {
        let line = Position::think(corner.clone(), Level::Easy, seed)
            .answer()
            .mv;
        corner.closes(line).next().is_some()
    };
    let times = (0..200).filter(taken).count();
    assert!((5..60).contains(&times), "{times}");

    let alone = open(2, 2, false, "v01 v10 v11 v12 h20 h21");
    for seed in 0..50 {
        let line = Position::think(alone.clone(), Level::Easy, seed)
            .answer()
            .mv;
        assert_eq!(line.to_string(), "v01");
    }
}

#[test]
fn easy_takes_what_it_must_wherever_it_looks() {
    let corner = open(5, 5, true, "v01 h43 h44 v34 v44 h53 h54 v35 v45");
    for seed in 0..50 {
        let line = Position::think(corner.clone(), Level::Easy, seed)
            .answer()
            .mv;
        assert_eq!(corner.check(line), Ok(()));
    }
}
