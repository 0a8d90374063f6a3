//! Blocks, and when they decide the game.

use super::*;

/// rules: domains 2
#[test]
fn a_block_is_decided_at_five_cells() {
    let solution = solution(&deal_of(4));
    // All clues, so that every tile has its place; block A for the first side.
    let options = Options {
        puzzle: Puzzle(solution.map(Some)),
        hands: [solution[..3].to_vec(), digits(&[1])],
        bag: Vec::new(),
        ..deal_of(4)
    };
    let mut board = start(&options).board().clone();
    let cells: Vec<Cell> = Blocks::REGULAR.cells(0).collect();
    for (count, cell) in cells.iter().enumerate() {
        let side = if count < 4 { Side::Second } else { Side::First };
        assert_eq!(board.holder(0), None, "after {count} cells");
        let index = cell.index().unwrap();
        board.close(solution[index], index, side);
        if count == 8 {
            assert_eq!(board.cells_in(0), [5, 4]);
            assert_eq!(board.holder(0), Some(Side::First));
        }
    }
    assert_eq!((board.held(), board.undecided()), ([1, 0], 8));
}

/// Whether some way to give the undecided blocks away leaves another winner than all others, or
/// none: tried one by one.
fn is_decided(held: [u32; 2], undecided: u32) -> bool {
    let leads = (0..=undecided).map(|first| {
        let ends = [held[0] + first, held[1] + undecided - first];
        ends[0].cmp(&ends[1])
    });
    let mut leads: Vec<_> = leads.collect();
    leads.dedup();
    leads.len() == 1 && leads[0].is_ne()
}

/// rules: domains 4
#[test]
fn the_game_ends_exactly_when_nothing_can_change_who_has_more_blocks() {
    let mut endings = 0;
    for seed in 0..60 {
        let kind = Kind::BOTH[seed as usize % 2];
        let mut position = start(&deal(seed, kind, USUAL_CLUES));
        let mut number = 0;
        while position.to_move().is_some() {
            let board = position.board();
            assert!(!is_decided(board.held(), board.undecided()), "seed {seed}");
            number += 1;
            let moves = right_moves(&position);
            let mv = moves[(seed as usize * 7 + number * 13) % moves.len()];
            position.play(mv).unwrap();
        }
        let board = position.board();
        assert!(is_decided(board.held(), board.undecided()), "seed {seed}");
        let Some(Ending::Decided(side)) = position.ending() else {
            panic!("a whole deal is played to its decision")
        };
        assert_eq!(position.outcome(), Some(Outcome::Won(side)));
        endings += usize::from(board.undecided() > 0);
    }
    assert!(endings > 30, "most games end early");
}

#[test]
fn five_against_two_with_two_undecided_is_decided() {
    assert!(is_decided([5, 2], 2));
    assert!(!is_decided([4, 3], 2));
    assert!(!is_decided([4, 2], 3));
    assert!(is_decided([5, 4], 0));
}
