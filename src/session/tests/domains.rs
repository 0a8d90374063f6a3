//! Domains through the session: clocks, no undo, what is saved.

use super::*;
use crate::{
    games::domains::{Kind, Move, Options, Position, deal},
    players::{Computer, Progress},
};

const HARD: PlayerKind = PlayerKind::Computer(Level::Hard);

/// A game with a clock of ten seconds a move and a minute a game. Player 1 starts.
fn game(kinds: [PlayerKind; 2]) -> Session<Position> {
    let mut setup = Setup::of::<Position>();
    setup.clock = TimeControl::new(10, 60).ok();
    for (player, kind) in PlayerId::BOTH.into_iter().zip(kinds) {
        setup.players.set_kind(player, kind);
    }
    Session::start(setup, 3, None).unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Places the first tile that can be placed.
fn place(session: &mut Session<Position>) {
    let mv = session.position().legal_moves()[0];
    session.play(mv).unwrap();
}

fn left(session: &Session<Position>, player: PlayerId) -> [u64; 2] {
    let left = session.time_left(player).unwrap();
    [left.a_move, left.a_game]
}

/// rules: domains 5
#[test]
fn each_move_has_its_own_full_time() {
    use PlayerId::{One, Two};
    let mut session = game([PERSON, PERSON]);
    assert_eq!(left(&session, One), [10_000, 60_000]);
    assert_eq!(session.pass_time(4_000), None);
    assert_eq!(left(&session, One), [6_000, 56_000]);
    assert_eq!(left(&session, Two), [10_000, 60_000]);
    place(&mut session);
    assert_eq!(left(&session, One), [10_000, 56_000]);
    assert_eq!(session.pass_time(9_000), None);
    place(&mut session);
    assert_eq!(session.to_move(), Some(Two));
    assert_eq!(left(&session, Two), [10_000, 51_000]);
    assert_eq!(session.pass_time(9_000), None);
    assert_eq!(left(&session, Two), [1_000, 42_000]);
}

/// rules: domains 5
#[test]
fn a_move_without_time_is_a_timeout_and_a_game_without_time_is_lost() {
    use PlayerId::{One, Two};
    let mut session = game([PERSON, PERSON]);
    assert_eq!(session.pass_time(25_000), Some(mv("timeout")));
    // Nobody pays for more than the time there was.
    assert_eq!(left(&session, One), [0, 50_000]);
    session.play(mv("timeout")).unwrap();
    assert_eq!(left(&session, Two), [10_000, 60_000]);
    for _ in 0..5 {
        assert_eq!(session.pass_time(10_000), Some(mv("timeout")));
        session.play(mv("timeout")).unwrap();
        assert_eq!(session.pass_time(9_999), None);
        place(&mut session);
        assert_eq!(session.to_move(), Some(One));
        assert_eq!(session.pass_time(0), None);
        place(&mut session);
    }
    assert_eq!(left(&session, Two), [10_000, 10_000]);
    assert_eq!(session.to_move(), Some(Two));
    assert_eq!(session.pass_time(10_000), Some(mv("flag")));
    session.play(mv("flag")).unwrap();
    assert_eq!(session.result().unwrap().winner, Some(One));
    assert_eq!(session.pass_time(10_000), None);
}

#[test]
fn an_offer_stops_the_clock() {
    let mut session = game([PERSON, PERSON]);
    session.pass_time(3_000);
    session.play(mv("draw?")).unwrap();
    assert_eq!(session.pass_time(100_000), None);
    session.play(mv("draw-")).unwrap();
    assert_eq!(left(&session, PlayerId::One), [7_000, 57_000]);
}

#[test]
fn the_clock_is_kept() {
    let mut session = game([PERSON, PERSON]);
    place(&mut session);
    session.pass_time(1_234);
    let again: Session<Position> = load(&save(&session).unwrap()).unwrap();
    assert_eq!(again, session);
    assert_eq!(left(&again, PlayerId::Two), [8_766, 58_766]);
    let fresh = again.again(5);
    assert_eq!(left(&fresh, PlayerId::Two), [10_000, 60_000]);
}

#[test]
fn without_a_clock_no_time_passes() {
    let mut session = game([PERSON, PERSON]);
    session.setup.clock = None;
    session.clock = None;
    assert_eq!(session.pass_time(u64::MAX), None);
    assert_eq!(session.time_left(PlayerId::One), None);
    let text = save(&session).unwrap();
    assert!(!text.contains("clock"));
    assert!(load::<Position>(&text).is_ok());
}

#[test]
fn a_clock_that_cannot_be_is_refused() {
    let mut session = game([PERSON, PERSON]);
    session.pass_time(1);
    session.setup.clock = TimeControl::new(9, 60).ok();
    let contradiction = load::<Position>(&save(&session).unwrap());
    assert!(matches!(contradiction, Err(LoadError::Contradiction(_))));
    session.setup.clock = None;
    let contradiction = load::<Position>(&save(&session).unwrap());
    assert!(matches!(contradiction, Err(LoadError::Contradiction(_))));
    assert_eq!(TimeControl::new(4, 60), Err(BadTime));
    assert!(serde_json::from_str::<TimeControl>("[45,1200]").is_ok());
    assert!(serde_json::from_str::<TimeControl>("[45,0]").is_err());

    let mut setup = Setup::of::<dots::Position>();
    setup.clock = Some(TimeControl::CLUB);
    let session: Session<dots::Position> = Session::start(setup, 1, None).unwrap();
    let contradiction = load::<dots::Position>(&save(&session).unwrap());
    assert!(matches!(contradiction, Err(LoadError::Contradiction(_))));
}

/// rules: domains, House rules
#[test]
fn a_placed_tile_is_not_taken_back() {
    for kinds in [[PERSON, PERSON], [PERSON, EASY]] {
        let mut session = game(kinds);
        session.setup.undo = UndoRule::Friendly;
        place(&mut session);
        assert!(!session.can_undo());
        assert_eq!(session.undo(), Undo::Refused(NoUndo::Told));
        assert_eq!(session.undo_agreed(), Undo::Refused(NoUndo::Told));
    }
}

#[test]
fn each_game_has_a_deal_of_its_own_and_keeps_the_set_up() {
    let mut setup = Setup::of::<Position>();
    (setup.options.kind, setup.options.clues) = (Kind::Jigsaw, 24);
    let session: Session<Position> = Session::start(setup, 3, None).unwrap();
    let again = session.again(4);
    for (session, seed) in [(&session, 3), (&again, 4)] {
        let dealt = deal(Session::<Position>::deal_seed(seed), Kind::Jigsaw, 24);
        assert_eq!(session.position().options(), &dealt);
        assert_eq!(session.setup().options, dealt);
    }
    assert_ne!(again.setup().options, session.setup().options);
    assert_eq!(again.setup().players, session.setup().players);
    assert_eq!(session.again_dealt(again.setup().options.clone(), 4), again);
}

#[test]
fn what_cannot_be_played_is_not_dealt_again() {
    let session = game([PERSON, EASY]);
    let bad = Options {
        puzzle: "0".repeat(81).try_into().unwrap(),
        ..Options::default()
    };
    let again = session.again_dealt(bad, 4);
    assert_eq!(again.setup().options, session.setup().options);
}

#[test]
fn results_are_listed_by_kind_and_clues() {
    assert_eq!(
        <Position as Counted>::board(&Options::default()),
        "regular-30"
    );
    assert_eq!(
        <Position as Counted>::board(&deal(1, Kind::Jigsaw, 22)),
        "jigsaw-22"
    );
}

/// The computer's move after some slices.
fn computers_move<G: Computer>(session: &Session<G>) -> Option<G::Move> {
    let mut turn = ComputerTurn::start(session)?;
    for _ in 0..4 {
        turn.step(500, 0);
    }
    assert_eq!(turn.step(1, u64::MAX), Progress::Done);
    turn.answer(session.number())
}

#[test]
fn computers_play_to_the_end_and_the_same_after_each_restart() {
    let whole = |restarts: bool| {
        let mut session = game([HARD, EASY]);
        while let Some(mv) = computers_move(&session) {
            session.play(mv).unwrap();
            if restarts {
                session = load(&save(&session).unwrap()).unwrap();
            }
        }
        assert!(session.result().is_some());
        session
    };
    assert_eq!(whole(false), whole(true));
}

#[test]
fn a_computer_answers_an_offer() {
    let mut session = game([PERSON, HARD]);
    session.play(mv("draw?")).unwrap();
    let answer = computers_move(&session).unwrap();
    assert!(matches!(answer, Move::AcceptDraw | Move::DeclineDraw));
    session.play(answer).unwrap();
}
