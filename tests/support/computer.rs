//! What holds for the computer players of every game.

use kletki::{
    games::{Game, Side},
    players::{Answer, Computer, Level, Progress, Thinking},
};
use proptest::{collection::vec, prelude::*};

use super::{End, Played, Specimen, for_all, played, small_end};

/// Enough for any small end, so that a search that doesn't come to an end is seen.
const PLENTY: u64 = 5_000_000;

type Found<G> = Answer<<G as Game>::Move>;

/// The search that a test is about.
#[derive(Clone, Copy, Debug)]
enum Search {
    Think(Level),
    Solve,
}

impl Search {
    fn any() -> impl Strategy<Value = Search> {
        let levels = Level::ALL.map(Search::Think);
        prop::sample::select([levels.as_slice(), &[Search::Solve]].concat())
    }

    fn start<G: Computer>(self, position: &G, seed: u64) -> Option<Thinking<G>> {
        let view = position.view(position.to_move()?);
        Some(match self {
            Search::Think(level) => G::think(view, level, seed),
            Search::Solve => G::solve(view),
        })
    }
}

pub fn an_answer_is_a_legal_move_at_any_time<G: Specimen>() {
    let cases = (
        played::<G>(End::Anywhere),
        Search::any(),
        any::<u64>(),
        vec(0_u64..2_000, 0..4),
    );
    for_all(
        96,
        cases,
        |(Played { position, .. }, search, seed, steps)| {
            let Some(mut thinking) = search.start(&position, seed) else {
                return Ok(());
            };
            prop_assert_eq!(position.check(thinking.answer().mv), Ok(()));
            for nodes in steps {
                thinking.step(nodes);
                prop_assert_eq!(position.check(thinking.answer().mv), Ok(()));
            }
            Ok(())
        },
    );
}

pub fn an_answer_does_not_depend_on_how_the_nodes_are_cut<G: Specimen>() {
    let cases = (
        played::<G>(End::Anywhere),
        Search::any(),
        any::<u64>(),
        vec(1_u64..1_500, 1..12),
    );
    for_all(
        96,
        cases,
        |(Played { position, .. }, search, seed, steps)| {
            let [mut cut, mut whole] =
                [search.start(&position, seed), search.start(&position, seed)];
            let (Some(cut), Some(whole)) = (&mut cut, &mut whole) else {
                return Ok(());
            };
            for &nodes in &steps {
                cut.step(nodes);
            }
            whole.step(steps.iter().sum());
            prop_assert_eq!(cut.answer(), whole.answer());
            Ok(())
        },
    );
}

pub fn when_nothing_is_left_to_find_more_steps_change_nothing<G: Specimen>() {
    let cases = (small_end::<G>(), Search::any(), any::<u64>());
    for_all(64, cases, |(Played { position, .. }, search, seed)| {
        let mut thinking = search
            .start(&position, seed)
            .expect("a small end isn't over");
        prop_assert_eq!(thinking.step(PLENTY), Progress::Done);
        let answer = thinking.answer();
        prop_assert_eq!(thinking.step(1_000), Progress::Done);
        prop_assert_eq!(thinking.answer(), answer);
        Ok(())
    });
}

pub fn a_solved_end_has_the_value_of_plain_negamax<G: Specimen>() {
    for_all(64, small_end::<G>(), |Played { position, .. }| {
        let mut thinking = Search::Solve
            .start(&position, 0)
            .expect("a small end isn't over");
        prop_assert_eq!(thinking.step(PLENTY), Progress::Done);
        let answer = thinking.answer();
        prop_assert!(answer.exact);
        proved(&position, answer)
    });
}

/// Whichever level says that it has proved a value: it's right, and its move brings it. The hard
/// one proves every small end.
pub fn what_is_told_as_exact_is_exact<G: Specimen>() {
    let cases = (
        small_end::<G>(),
        prop::sample::select(&Level::ALL[..]),
        any::<u64>(),
    );
    for_all(96, cases, |(Played { position, .. }, level, seed)| {
        let mut thinking = Search::Think(level)
            .start(&position, seed)
            .expect("a small end isn't over");
        thinking.step(PLENTY);
        let answer = thinking.answer();
        prop_assert!(answer.exact || level != Level::Hard);
        if answer.exact {
            proved(&position, answer)
        } else {
            Ok(())
        }
    });
}

/// Where hands are hidden no value can be proved.
pub fn nothing_is_told_as_exact<G: Specimen>() {
    let cases = (small_end::<G>(), Search::any(), any::<u64>());
    for_all(32, cases, |(Played { position, .. }, search, seed)| {
        let mut thinking = search
            .start(&position, seed)
            .expect("a small end isn't over");
        thinking.step(PLENTY);
        prop_assert!(!thinking.answer().exact);
        Ok(())
    });
}

/// Checks that the value of an answer is that of plain negamax, and that its move keeps it.
fn proved<G: Game>(position: &G, answer: Found<G>) -> Result<(), TestCaseError> {
    let side = position.to_move().expect("the position isn't over").side();
    let sign = if side == Side::First { 1 } else { -1 };
    prop_assert_eq!(answer.value, sign * margin(position));
    let mut after = position.clone();
    after.play(answer.mv).expect("an answer is a legal move");
    prop_assert_eq!(answer.value, sign * margin(&after), "by {}", answer.mv);
    Ok(())
}

/// The final margin under best play, seen from the first side: points already made included.
fn margin<G: Game>(position: &G) -> i32 {
    let Some(seat) = position.to_move() else {
        let [first, second] = position.score().map(|points| points as i32);
        return first - second;
    };
    let margins = position.legal_moves().into_iter().map(|mv| {
        let mut after = position.clone();
        after.play(mv).expect("a legal move is accepted");
        margin(&after)
    });
    let best = if seat.side() == Side::First {
        margins.max()
    } else {
        margins.min()
    };
    best.expect("a seat on the move has one")
}
