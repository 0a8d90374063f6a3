use super::*;
use crate::games::domains::solver::{Solved, candidates, solve};

/// Whether the deal's puzzle has one solution, found anew.
fn is_unique(options: &Options) -> bool {
    let units = Units::new(options.blocks);
    let solved = solve(&units, candidates(&options.puzzle.0), 1_000_000);
    matches!(solved, Ok(Solved::Once(_)))
}

#[test]
fn every_puzzle_has_one_solution_and_as_many_clues_as_were_asked_for() {
    for kind in Kind::BOTH {
        for clues in CLUES {
            for seed in 0..4 {
                let options = deal(seed, kind, clues);
                assert_eq!(options.puzzle.clues(), usize::from(clues));
                assert_eq!((options.kind, Kind::of(&options.blocks)), (kind, kind));
                assert!(is_unique(&options), "{kind:?} {clues} {seed}");
            }
        }
    }
}

#[test]
fn a_deal_has_nine_tiles_of_each_digit_and_seven_in_each_hand() {
    for seed in 0..100 {
        let (hands, bag) = tiles(seed);
        assert!(hands.iter().all(|hand| hand.len() == 7));
        let mut all: Vec<Digit> = hands.into_iter().flatten().chain(bag).collect();
        all.sort_unstable();
        let nine: Vec<Digit> = Digit::ALL
            .into_iter()
            .flat_map(|digit| [digit; 9])
            .collect();
        assert_eq!(all, nine);
    }
}

#[test]
fn irregular_blocks_hang_together() {
    let mut source = source(7, b"test of irregular blocks");
    for _ in 0..50 {
        let blocks = layout::jigsaw(&mut source);
        let of: [usize; CELLS] = std::array::from_fn(|index| blocks.of_index(index));
        assert!(
            (0..9).all(|block| layout::is_connected(&of, block)),
            "{blocks}"
        );
    }
}

#[test]
fn a_number_of_clues_out_of_range_is_brought_into_it() {
    assert_eq!(deal(3, Kind::Regular, 0), deal(3, Kind::Regular, 22));
    assert_eq!(deal(3, Kind::Jigsaw, 255), deal(3, Kind::Jigsaw, 34));
}

#[test]
fn the_usual_options_are_the_deal_of_seed_0() {
    assert_eq!(Options::default(), deal(0, Kind::Regular, USUAL_CLUES));
}

/// These deals were given out by their seeds.
#[test]
fn the_deals_of_some_seeds_are_pinned() {
    let told = |seed, kind, clues| {
        let Options {
            puzzle,
            blocks,
            hands,
            ..
        } = deal(seed, kind, clues);
        let hands = hands.map(|hand| hand.iter().map(ToString::to_string).collect::<String>());
        [
            puzzle.to_string(),
            blocks.to_string(),
            hands[0].clone(),
            hands[1].clone(),
        ]
    };
    assert_eq!(
        told(1, Kind::Regular, 22),
        [
            "000000800000000102094080000000040700008039000700100030009208005300070061000000000",
            &Blocks::REGULAR.to_string(),
            "3854411",
            "5594635",
        ]
    );
    assert_eq!(
        told(2, Kind::Jigsaw, 30)[..2],
        [
            "205000070700031000904060050000000002006000005070629800031005028320000001458000300",
            "BBBBBBCCFABAAABCCFAAAAABCCFDDEEEECCFDDEEEEFCFDDDDDEFFFGHHHHIIIIGGGGHHHIIGGGGHHIII",
        ]
    );
    assert_eq!(
        told(u64::MAX, Kind::Jigsaw, 22)[..2],
        [
            "000040500050002000000500900001000000046200709004000800070020100060000420200004000",
            "AABBBCCCCAAAABBBBCDAABBCCCCDADDEEFFFDDDEEEFFFGDEEHHFIFGDGEHHFIIGGGEHHHIIGGGHHIIII",
        ]
    );
}
