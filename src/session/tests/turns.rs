//! The computer's turns: in slices, never late, the same after a restart.

use jiff::civil::date;

use super::*;
use crate::{
    games::{GameKind, cell_city},
    players::{Computer, Progress},
};

const COMPUTERS: [PlayerKind; 2] = [
    PlayerKind::Computer(Level::Medium),
    PlayerKind::Computer(Level::Easy),
];

fn city_game(kinds: [PlayerKind; 2]) -> Session<cell_city::Position> {
    let mut setup = Setup::of::<cell_city::Position>();
    setup.options.variant = cell_city::Variant::FirstCity;
    setup.tournament = true;
    for (player, kind) in PlayerId::BOTH.into_iter().zip(kinds) {
        setup.players.set_kind(player, kind);
    }
    Session::start(setup, 8, None).unwrap()
}

fn daily_game() -> Session<dots::Position> {
    let board = DailyBoard::on(date(2026, 12, 24));
    let mut session = board.start(&Players::default_for(GameKind::Dots)).unwrap();
    let mv = session.position().legal_moves()[0];
    session.play(mv).unwrap();
    session
}

/// The computer's move after one slice, with its time over.
fn quick_move<G: Computer>(session: &Session<G>) -> Option<G::Move> {
    let mut turn = ComputerTurn::start(session)?;
    assert_eq!(turn.step(1, u64::MAX), Progress::Done);
    turn.answer(session.number())
}

/// Two computers play on to the end. With `restarts` the session is saved and loaded after each
/// move, as if the app were killed there.
fn computers_play<G: Computer>(mut session: Session<G>, restarts: bool) -> Session<G> {
    loop {
        while let Some(mv) = quick_move(&session) {
            session.play(mv).unwrap();
            if restarts {
                session = load(&save(&session).unwrap()).unwrap();
            }
        }
        assert!(session.verdict().is_some());
        if !session.next_game() {
            return session;
        }
    }
}

#[test]
fn two_computers_play_to_the_end_and_the_same_after_each_restart() {
    let dots = dots_game(COMPUTERS, UndoRule::Usual);
    let whole = computers_play(dots.clone(), false);
    assert_eq!(computers_play(dots, true), whole);
    assert!(whole.result().is_some());

    let city = city_game(COMPUTERS);
    let whole = computers_play(city.clone(), false);
    assert_eq!(computers_play(city, true), whole);
    assert!(whole.first_map().is_some() && whole.result().is_some());
}

/// The restart falls between two lines of one turn of the computer.
#[test]
fn a_restart_in_the_middle_of_the_computers_turn_goes_on_with_it() {
    let mut session = dots_game([PERSON, EASY], UndoRule::Usual);
    for text in ["v00", "h00", "v01", "h10"] {
        session.play(line(text)).unwrap();
    }
    let restored: Session<dots::Position> = load(&save(&session).unwrap()).unwrap();
    assert_eq!(restored.is_computers_turn(), Some(Level::Easy));
    assert_eq!(quick_move(&restored), quick_move(&session));
}

#[test]
fn how_the_search_is_cut_into_slices_changes_nothing() {
    let session = daily_game();
    let answers = [1, 500, 1_700, 1 << 40].map(|slice| {
        let mut turn = ComputerTurn::start(&session).unwrap();
        while turn.step(slice, 0) == Progress::Thinking {
            assert_eq!(turn.answer(session.number()), None);
        }
        turn.answer(session.number()).unwrap()
    });
    assert!(answers.iter().all(|&mv| mv == answers[0]), "{answers:?}");
}

#[test]
fn on_the_board_of_the_day_the_search_is_limited_in_positions_not_in_time() {
    let daily = daily_game().request().unwrap();
    assert_eq!(daily.limit, Limit::of_daily(Level::Medium));
    let usual = dots_game([EASY, PERSON], UndoRule::Usual)
        .request()
        .unwrap();
    assert_eq!(usual.limit, Limit::Millis(Level::Easy.millis()));
}

#[test]
fn a_late_answer_is_dropped() {
    let mut session = dots_game([PERSON, EASY], UndoRule::Usual);
    session.play(line("h00")).unwrap();
    let mut turn = ComputerTurn::start(&session).unwrap();
    turn.step(1, u64::MAX);
    let asked_at = turn.request().number;
    let mv = turn.answer(session.number()).unwrap();

    // The same game after undo and redo, after a restart, and a new one.
    let restored: Session<dots::Position> = load(&save(&session).unwrap()).unwrap();
    let again = session.again(3);
    session.undo();
    session.redo();
    for mut session in [session, restored, again] {
        let before = session.clone();
        assert_eq!(turn.answer(session.number()), None);
        assert_eq!(session.play_answer(asked_at, mv), Err(NotPlayed::Late));
        assert_eq!(session, before);
    }
}

#[test]
fn an_answer_in_time_is_played() {
    let mut session = dots_game([EASY, PERSON], UndoRule::Usual);
    let number = session.number();
    session.play_answer(number, line("h00")).unwrap();
    assert_eq!(moves(&session), "h00");
    let number = session.number();
    let refused = session.play_answer(number, line("h00"));
    assert_eq!(refused, Err(NotPlayed::Illegal(dots::Illegal::Drawn)));
}

#[test]
fn a_hint_is_what_hard_would_play_from_that_seat() {
    let mut session = dots_game([PERSON, EASY], UndoRule::Usual);
    let request = session.hint_request().unwrap();
    assert_eq!(request.level, Level::Hard);
    assert_eq!(Some(request.seat), session.position().to_move());
    let mut hint = ComputerTurn::hint(&session).unwrap();
    hint.step(1, u64::MAX);
    let mv = hint.answer(session.number()).unwrap();
    assert_eq!(session.position().check(mv), Ok(()));

    assert!(
        ComputerTurn::start(&session).is_none(),
        "a person is on the move"
    );
    session.play(mv).unwrap();
    assert!(
        ComputerTurn::hint(&session).is_none(),
        "the computer is on the move"
    );
    assert!(daily_game().hint_request().is_none());
}

#[test]
fn each_move_has_its_own_seed_and_the_same_one_again() {
    let mut session = city_game(COMPUTERS);
    let mut seeds = Vec::new();
    loop {
        while let Some(&mv) = session.position().legal_moves().first() {
            seeds.push(session.request().unwrap().seed);
            session.play(mv).unwrap();
        }
        if !session.next_game() {
            break;
        }
    }
    let moves = seeds.len();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), moves);

    let mut session = dots_game([PERSON, EASY], UndoRule::Usual);
    session.play(line("h00")).unwrap();
    let seed = session.request().unwrap().seed;
    session.undo();
    session.play(line("h00")).unwrap();
    assert_eq!(session.request().unwrap().seed, seed);
}

#[test]
fn the_par_of_a_board_is_the_same_however_it_is_sliced() {
    let board = DailyBoard::on(date(2026, 12, 24));
    let boxes = [2_000, u64::MAX].map(|slice| {
        let mut par = Par::of(&board).unwrap();
        while par.step(slice) == Progress::Thinking {}
        par.boxes().unwrap()
    });
    assert_eq!(boxes[0], boxes[1]);
    assert!((1..=DailyBoard::BOXES).contains(&boxes[0]));
}
