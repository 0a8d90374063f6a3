use super::*;
use crate::players::Progress;

/// A toy: coins in a row, one is taken from either end; who takes an even one moves again.
struct Coins(Vec<i32>);

/// The coins that are left: from the first number up to the second.
type Row = (usize, usize);

impl Coins {
    /// Coins of 1 to 4, as an unremarkable function of the seed.
    fn of(count: usize, seed: u32) -> Coins {
        let coin = |i: u32| {
            (i + 1)
                .wrapping_mul(seed.wrapping_mul(2) + 1)
                .wrapping_mul(0x9e37_79b9)
                >> 30
        };
        Coins((0..count as u32).map(|i| coin(i) as i32 + 1).collect())
    }

    fn moves(&self, (from, to): Row) -> Vec<Child<Row>> {
        let child = |points: i32, position| Child {
            points,
            again: points % 2 == 0,
            position,
        };
        if from == to {
            return Vec::new();
        }
        vec![
            child(self.0[from], (from + 1, to)),
            child(self.0[to - 1], (from, to - 1)),
        ]
    }

    /// The value with no tricks.
    fn value(&self, row: Row) -> i32 {
        let value = |child: Child<Row>| child.value(self.value(child.position));
        self.moves(row).into_iter().map(value).max().unwrap_or(0)
    }
}

impl Tree for Coins {
    type Position = Row;

    fn children(&mut self, row: &Row, children: &mut Vec<Child<Row>>) {
        children.extend(self.moves(*row));
    }

    fn estimate(&mut self, (from, to): &Row) -> i32 {
        (to - from) as i32 % 3 - 1
    }

    fn bounds(&mut self, (from, to): &Row) -> (i32, i32) {
        let all: i32 = self.0[*from..*to].iter().sum();
        (-all, all)
    }

    fn key(&self, (from, to): &Row) -> u128 {
        let number = (from * 64 + to + 1) as u128;
        number
            .wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834 | 1)
            .rotate_left(64)
    }
}

fn search(count: usize, seed: u32, depth: u32, table_bits: u32) -> Search<Coins> {
    let coins = Coins::of(count, seed);
    let roots = coins.moves((0, count));
    let limits = Limits {
        depth,
        ..Limits::NONE
    };
    Search::new(coins, roots, limits, table_bits)
}

#[test]
fn finds_and_proves_what_plain_search_finds() {
    for seed in 0..60 {
        for table_bits in [0, 4, 12] {
            let count = 4 + seed as usize % 9;
            let coins = Coins::of(count, seed);
            let mut search = search(count, seed, u32::MAX, table_bits);
            assert_eq!(search.step(u64::MAX), Progress::Done);
            let found = search.found();
            assert_eq!(
                found.value,
                coins.value((0, count)),
                "seed {seed}, table {table_bits}"
            );
            assert!(found.exact);
            let best = &coins.moves((0, count))[found.best];
            assert_eq!(best.value(coins.value(best.position)), found.value);
        }
    }
}

#[test]
fn the_answer_doesnt_depend_on_how_the_steps_are_cut() {
    for total in [10, 50, 300, 2_000] {
        let mut whole = search(24, 7, u32::MAX, 6);
        whole.step(total);
        for cut in [1, 3, 10] {
            let mut parts = search(24, 7, u32::MAX, 6);
            for begin in (0..total).step_by(cut) {
                parts.step((total - begin).min(cut as u64));
            }
            assert_eq!(parts.found(), whole.found(), "{total} nodes, {cut} a step");
        }
    }
}

#[test]
fn looks_no_deeper_than_it_may() {
    let mut search = search(30, 3, 4, 10);
    assert_eq!(search.step(u64::MAX), Progress::Done);
    let found = search.found();
    assert_eq!((found.depth, found.exact), (4, false));
}

#[test]
fn an_only_move_is_the_answer_at_once() {
    let search = search(1, 1, u32::MAX, 4);
    assert_eq!(search.found().best, 0);
}

#[test]
fn a_finished_position_has_nothing_to_search() {
    let mut search = search(0, 1, u32::MAX, 4);
    assert_eq!(search.step(10), Progress::Done);
    assert_eq!(search.found().nodes, 0);
}

#[test]
fn looks_at_no_more_than_it_may_however_the_steps_are_cut() {
    let limited = || {
        let coins = Coins::of(24, 7);
        let roots = coins.moves((0, 24));
        let limits = Limits {
            nodes: 300,
            ..Limits::NONE
        };
        Search::new(coins, roots, limits, 6)
    };
    let mut whole = limited();
    assert_eq!(whole.step(u64::MAX), Progress::Done);
    let mut parts = limited();
    let steps = (1..).find(|_| parts.step(7) == Progress::Done);
    assert_eq!(steps, Some(43));
    assert_eq!(parts.found(), whole.found());
    assert!((300..310).contains(&whole.found().nodes));
    assert!(!whole.found().exact);
}
