//! What the levels see and do, in positions where it can be told.

use super::sight::Sight;
use crate::{
    games::{
        Game, Outcome, Seat, Side,
        domains::{
            Board, Cell, Digit, Digits, Kind, MAJORITY, Move, Options, Position, Units, View, deal,
            solver,
        },
    },
    players::{Answer, Computer, Level, Progress, luck::Luck},
};

fn deal_of(seed: u64) -> Options {
    deal(seed, Kind::BOTH[seed as usize % 2], 30)
}

fn solution(options: &Options) -> solver::Solution {
    let givens = solver::candidates(options.puzzle.digits());
    solver::fill(&Units::new(options.blocks), givens, 100_000, |_| {})
        .unwrap()
        .unwrap()
}

fn answer(position: &Position, level: Level, seed: u64, nodes: u64) -> Answer<Move> {
    let seat = position.to_move().unwrap();
    let mut thinking = Position::think(position.view(seat), level, seed);
    thinking.step(nodes);
    thinking.answer()
}

/// Whether a placement is right.
fn is_right(mv: Move, solution: &solver::Solution) -> bool {
    matches!(mv, Move::Place { digit, cell } if solution[cell.index().unwrap()] == digit)
}

#[test]
fn what_is_deduced_is_right() {
    for seed in 0..60 {
        let options = deal_of(seed);
        let solution = solution(&options);
        let position = Position::start(&options).unwrap();
        let board: &Board = position.board();
        let mut sight = Sight::of(board);
        for _ in 0..12 {
            let finds = sight.singles();
            for &(cell, digit) in &finds {
                assert_eq!(digit, solution[cell], "seed {seed}");
            }
            sight.note(&finds);
            sight.pairs();
            for (cell, digit) in solution.iter().enumerate() {
                let open = sight.known()[cell].is_none();
                assert!(!open || sight.marks(cell).has(*digit), "seed {seed}");
            }
        }
    }
}

#[test]
fn hard_knows_every_cell_and_medium_nearly_always_a_sure_one() {
    let mut wrong = [0; 3];
    let mut moves = 0;
    for seed in 0..12 {
        let options = deal_of(seed);
        let solution = solution(&options);
        let mut position = Position::start(&options).unwrap();
        while position.to_move().is_some() {
            moves += 1;
            let answers = Level::ALL.map(|level| answer(&position, level, seed + moves, 600).mv);
            for (count, mv) in wrong.iter_mut().zip(answers) {
                *count += u64::from(!is_right(mv, &solution));
            }
            position.play(answers[2]).unwrap();
        }
    }
    let [easy, medium, hard] = wrong;
    assert_eq!(hard, 0);
    assert!(medium * 50 < moves, "medium: {medium} of {moves}");
    assert!(
        medium <= easy && easy * 8 < moves,
        "easy: {easy} of {moves}"
    );
}

/// The answer hangs on the view alone, and the view is the same whatever the other one holds.
#[test]
fn nobody_peeks() {
    let options = deal_of(4);
    let mut other = options.clone();
    // The other hand and the bag, the other way round.
    let mut hidden: Vec<Digit> = other.hands[1].iter().chain(&other.bag).copied().collect();
    hidden.reverse();
    other.bag = hidden.split_off(7);
    other.hands[1] = hidden;
    let [one, two] = [&options, &other].map(|options| Position::start(options).unwrap());
    assert_ne!(one, two);
    for level in Level::ALL {
        assert_eq!(
            answer(&one, level, 3, 20_000),
            answer(&two, level, 3, 20_000)
        );
    }
}

#[test]
fn who_is_far_behind_accepts_a_draw_and_who_is_ahead_declines_it() {
    for seed in 0..6 {
        let mut position = Position::start(&deal_of(seed)).unwrap();
        // The first side plays well, the second gives its moves away.
        while position.score() != [3, 0] || position.to_move() != Some(Seat::FIRST) {
            let mv = if position.to_move() == Some(Seat::FIRST) {
                answer(&position, Level::Hard, seed, 2_000).mv
            } else {
                Move::Timeout
            };
            position.play(mv).unwrap();
        }
        for level in Level::ALL {
            let answer_to_offer = |mut position: Position| {
                position.play(Move::OfferDraw).unwrap();
                answer(&position, level, seed, 20_000).mv
            };
            assert_eq!(
                answer_to_offer(position.clone()),
                Move::AcceptDraw,
                "{level:?}"
            );
            let mut turned = position.clone();
            turned.play(Move::Timeout).unwrap();
            assert_eq!(answer_to_offer(turned), Move::DeclineDraw, "{level:?}");
        }
    }
}

#[test]
fn hard_takes_the_block_that_wins() {
    let mut taken = 0;
    for seed in 0..12 {
        let mut position = Position::start(&deal_of(seed)).unwrap();
        // To where one move wins.
        while position.to_move().is_some() {
            let winning = position.legal_moves().into_iter().any(|mv| {
                let mut after = position.clone();
                after.play(mv).is_ok() && after.outcome().is_some()
            });
            let mv = answer(&position, Level::Hard, seed, 10_000).mv;
            position.play(mv).unwrap();
            if winning {
                assert!(
                    position.outcome().is_some(),
                    "seed {seed}: {mv} doesn't win"
                );
                taken += 1;
            }
        }
    }
    assert!(taken >= 12);
}

#[test]
fn the_answers_of_a_seed_are_pinned() {
    let position = Position::start(&Options::default()).unwrap();
    let answers = Level::ALL.map(|level| answer(&position, level, 7, 20_000).mv.to_string());
    assert_eq!(answers, ["3@D9", "4@C7", "9@I2"]);
}

#[test]
fn a_search_comes_to_an_end() {
    let position = Position::start(&Options::default()).unwrap();
    for level in Level::ALL {
        let mut thinking = Position::think(position.view(Seat::FIRST), level, 1);
        assert_eq!(thinking.step(1 << 40), Progress::Done);
        assert!(position.check(thinking.answer().mv).is_ok());
    }
}

/// Who takes a block wherever one tile does it, puts no tile where it's plainly lost, be it wrong or
/// in a block that is decided, and else closes any cell whose digit is plain.
fn beginner(view: &View, luck: &mut Luck) -> Move {
    let board = view.board();
    let me = view.seat().side().index();
    let block = |cell: Cell| board.blocks().of(cell).unwrap();
    let placed = |mv: &Move| match *mv {
        Move::Place { digit, cell } => (digit, cell),
        _ => unreachable!("it's a placement"),
    };
    let all = view.placements();
    let mut plain = all.clone();
    plain.retain(|mv| {
        let (digit, cell) = placed(mv);
        board.candidates(cell) == Digits::only(digit) && board.holder(block(cell)).is_none()
    });
    let mut taking = plain.clone();
    taking.retain(|mv| board.cells_in(block(placed(mv).1))[me] + 1 == MAJORITY);
    let mut choices = [taking, plain, all].into_iter();
    let choice = choices.find(|moves| !moves.is_empty()).unwrap();
    choice[luck.below(choice.len() as u32) as usize]
}

#[test]
fn easy_loses_most_games_to_a_beginner() {
    const GAMES: u64 = 200;
    let (mut won, mut lost) = (0, 0);
    for game in 0..GAMES {
        let mut luck = Luck::new(game);
        let mut position = Position::start(&deal_of(game / 2)).unwrap();
        let easy = Side::BOTH[game as usize % 2];
        while let Some(seat) = position.to_move() {
            let view = position.view(seat);
            let mv = if seat.side() == easy {
                let seed = luck.below(1 << 20).into();
                Position::think(view, Level::Easy, seed).answer().mv
            } else {
                beginner(&view, &mut luck)
            };
            position.play(mv).unwrap();
        }
        match position.outcome() {
            Some(Outcome::Won(side)) if side == easy => won += 1,
            Some(Outcome::Won(_)) => lost += 1,
            _ => {}
        }
    }
    assert!(2 * lost >= GAMES, "easy lost {lost} of {GAMES}");
    assert!(won > 0);
}
