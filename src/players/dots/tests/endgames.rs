//! Endgames: chains, loops and what joins them, against a search that opens every strand.

use std::collections::HashMap;

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{after, below, net, solve, without_safe_lines};
use crate::{
    games::dots::{Options, Position},
    players::{
        Computer, Level,
        dots::{net::Net, simple},
    },
};

/// The value of a net to who draws first, by opening every strand there is.
fn searched(net: &Net, known: &mut HashMap<Vec<([u8; 2], u8)>, i8>) -> i8 {
    let strands: Vec<u8> = net.strands().collect();
    let mut shape: Vec<_> = strands
        .iter()
        .map(|&strand| (net.ends(strand), net.length(strand)))
        .collect();
    shape.sort_unstable();
    if let Some(&value) = known.get(&shape) {
        return value;
    }
    let worths = strands.iter().map(|&strand| {
        let (boxes, left) = net.gives(strand);
        let rest = searched(&after(net, strand), known);
        let [boxes, left] = [boxes as i8, left as i8];
        let crossed = if left > 0 {
            boxes - 2 * left - rest
        } else {
            i8::MIN
        };
        -crossed.max(boxes + rest)
    });
    let value = worths.max().unwrap_or(0);
    known.insert(shape, value);
    value
}

#[test]
fn chains_and_loops_are_worth_what_a_search_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(2014);
    let mut compared = 0;
    for round in 0..600 {
        let (rows, cols) = [(3, 3), (4, 4), (4, 5), (5, 5), (2, 9)][round % 5];
        let options = Options {
            must_take: round % 4 == 3,
            ..Options::rectangle(rows, cols)
        };
        let mut net = net(&without_safe_lines(&options, &mut rng));
        while !net.is_simple() {
            let strands: Vec<u8> = net.strands().collect();
            net.open(strands[below(&mut rng, strands.len())]);
        }
        compared += usize::from(net.strands().count() > 2);
        assert_eq!(
            simple::value(&net),
            searched(&net, &mut HashMap::new()),
            "{net:?}"
        );
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn endgames_without_safe_lines_are_worth_what_a_search_of_all_strands_finds() {
    let mut rng = ChaCha8Rng::seed_from_u64(55);
    for round in 0..60 {
        let options = Options {
            must_take: round % 4 == 3,
            ..Options::rectangle(4, 4)
        };
        let position = without_safe_lines(&options, &mut rng);
        let searched = searched(&net(&position), &mut HashMap::new());
        assert_eq!(solve(&position).value, i32::from(searched), "{position:?}");
    }
}

#[test]
fn on_seven_by_seven_every_position_without_safe_lines_is_solved_at_once() {
    let mut rng = ChaCha8Rng::seed_from_u64(77);
    for _ in 0..40 {
        let position = without_safe_lines(&Options::square(7), &mut rng);
        let mut hard = Position::think(position, Level::Hard, 1);
        hard.step(50_000);
        assert!(hard.answer().exact, "{:?}", hard.answer());
    }
}
