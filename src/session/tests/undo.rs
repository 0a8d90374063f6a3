//! Taking back (rules: cell-city 6 and House rules; dots, House rules).

use super::*;
use crate::games::Seat;
use UndoRule::{Friendly, Strict, Usual};

const PEOPLE: [PlayerKind; 2] = [PERSON, PERSON];
const AGAINST_COMPUTER: [PlayerKind; 2] = [PERSON, EASY];
const COMPUTER_OPENS: [PlayerKind; 2] = [EASY, PERSON];
const COMPUTERS: [PlayerKind; 2] = [EASY, EASY];

/// Plays a script of lines and the words `undo`, `agreed` (undo with the opponent's consent) and
/// `redo`. Returns the session, and what the last undo said.
fn run(
    kinds: [PlayerKind; 2],
    rule: UndoRule,
    script: &str,
) -> (Session<dots::Position>, Option<Undo>) {
    let mut session = dots_game(kinds, rule);
    let mut said = None;
    for word in script.split_whitespace() {
        match word {
            "undo" => said = Some(session.undo()),
            "agreed" => said = Some(session.undo_agreed()),
            "redo" => assert_ne!(session.redo(), 0, "{script}"),
            _ => drop(session.play(line(word)).unwrap()),
        }
    }
    (session, said)
}

/// Runs each script, and compares what the last undo said and the moves that are left.
fn check(kinds: [PlayerKind; 2], rule: UndoRule, cases: &[(&str, Undo, &str)]) {
    for &(script, says, left) in cases {
        let (session, said) = run(kinds, rule, script);
        assert_eq!(said, Some(says), "{rule:?}: {script}");
        assert_eq!(moves(&session), left, "{rule:?}: {script}");
        let again = load::<dots::Position>(&save(&session).unwrap()).unwrap();
        assert_eq!(again, session, "{rule:?}: {script}");
        assert_eq!(again.can_undo(), session.can_undo(), "{rule:?}: {script}");
    }
}

fn done(plies: usize) -> Undo {
    Undo::Done { plies }
}

fn ask(seat: Seat) -> Undo {
    Undo::AskOpponent { seat }
}

fn refused(why: NoUndo) -> Undo {
    Undo::Refused(why)
}

#[test]
fn against_the_computer_your_last_move_and_its_answer_are_taken_back_freely() {
    for rule in [Usual, Friendly] {
        check(
            AGAINST_COMPUTER,
            rule,
            &[
                ("undo", refused(NoUndo::NothingPlayed), ""),
                ("h00 undo", done(1), ""),
                ("h00 h01 undo", done(2), ""),
                ("h00 h01 h20 h21 undo", done(2), "h00 h01"),
                ("h00 h01 h20 h21 undo undo", done(2), ""),
                ("h00 h01 undo undo", refused(NoUndo::NothingPlayed), ""),
            ],
        );
        check(
            COMPUTER_OPENS,
            rule,
            &[
                // The computer opened, and nothing is yours yet.
                ("h00 undo", refused(NoUndo::NothingPlayed), "h00"),
                ("h00 h01 undo", done(1), "h00"),
                ("h00 h01 h20 undo", done(2), "h00"),
                (
                    "h00 h01 h20 undo undo",
                    refused(NoUndo::NothingPlayed),
                    "h00",
                ),
            ],
        );
    }
}

/// `v00 h00 v01` leaves the box top left with three sides; `h10` takes it and draws again.
#[test]
fn of_several_lines_in_your_turn_only_the_last_is_taken_back() {
    check(
        COMPUTER_OPENS,
        Usual,
        &[
            // You took a box with h10, drew v02, and the computer answered.
            ("v00 h00 v01 h10 v02 undo", done(1), "v00 h00 v01 h10"),
            ("v00 h00 v01 h10 v02 h20 undo", done(2), "v00 h00 v01 h10"),
            (
                "v00 h00 v01 h10 v02 h20 undo undo",
                done(3 - 2),
                "v00 h00 v01",
            ),
            // You are in the middle of your turn.
            ("v00 h00 v01 h10 undo", done(1), "v00 h00 v01"),
        ],
    );
}

#[test]
fn in_the_middle_of_the_computers_turn_your_move_is_taken_back_with_all_its_lines() {
    check(
        AGAINST_COMPUTER,
        Usual,
        &[
            ("v00 h00 v01 h10 undo", done(2), "v00 h00"),
            ("v00 h00 v01 h10 v02 undo", done(3), "v00 h00"),
        ],
    );
    let (session, _) = run(AGAINST_COMPUTER, Usual, "v00 h00 v01 h10");
    assert_eq!(session.is_computers_turn(), Some(Level::Easy));
    let (session, _) = run(AGAINST_COMPUTER, Usual, "v00 h00 v01 h10 undo");
    assert_eq!(session.to_move(), Some(PlayerId::One));
}

#[test]
fn strict_turns_undo_off() {
    for kinds in [PEOPLE, AGAINST_COMPUTER, COMPUTER_OPENS] {
        check(
            kinds,
            Strict,
            &[("h00 h01 undo", refused(NoUndo::Strict), "h00 h01")],
        );
    }
}

#[test]
fn between_two_people_the_opponent_is_asked_before_they_have_moved() {
    check(
        PEOPLE,
        Usual,
        &[
            ("undo", refused(NoUndo::NothingPlayed), ""),
            ("h00 undo", ask(Seat::SECOND), "h00"),
            ("h00 agreed", done(1), ""),
            ("h00 h01 undo", ask(Seat::FIRST), "h00 h01"),
            ("h00 h01 agreed", done(1), "h00"),
            // Each line of a turn, the last first.
            ("v00 h00 v01 h10 v02 agreed", done(1), "v00 h00 v01 h10"),
            ("v00 h00 v01 h10 v02 agreed agreed", done(1), "v00 h00 v01"),
        ],
    );
}

#[test]
fn between_two_people_nothing_changes_after_the_opponents_move() {
    let gone = refused(NoUndo::OpponentMoved);
    check(
        PEOPLE,
        Usual,
        &[
            // h01 answered h00: taking h01 back doesn't open h00 again.
            ("h00 h01 agreed undo", gone, "h00"),
            ("h00 h01 agreed agreed", gone, "h00"),
            ("h00 h01 agreed h20 undo", ask(Seat::FIRST), "h00 h20"),
            ("h00 h01 agreed h20 agreed undo", gone, "h00"),
            (
                "v00 h00 v01 h10 v02 agreed agreed agreed",
                gone,
                "v00 h00 v01",
            ),
            ("h00 h01 agreed redo undo", ask(Seat::FIRST), "h00 h01"),
        ],
    );
}

#[test]
fn friendly_people_take_back_as_much_as_they_like() {
    check(
        PEOPLE,
        Friendly,
        &[
            ("undo", refused(NoUndo::NothingPlayed), ""),
            ("h00 undo", done(1), ""),
            ("h00 h01 undo undo", done(1), ""),
            ("v00 h00 v01 h10 v02 undo undo undo", done(1), "v00 h00"),
        ],
    );
}

#[test]
fn who_watches_two_computers_takes_nothing_back() {
    for rule in [Usual, Friendly, Strict] {
        check(
            COMPUTERS,
            rule,
            &[("h00 h01 undo", refused(NoUndo::Watching), "h00 h01")],
        );
    }
}

#[test]
fn redo_plays_again_what_undo_took_back() {
    let (before, _) = run(AGAINST_COMPUTER, Usual, "h00 h01 h20 h21");
    let (mut session, _) = run(AGAINST_COMPUTER, Usual, "h00 h01 h20 h21 undo undo");
    assert_eq!(session.redo(), 2);
    assert_eq!(moves(&session), "h00 h01");
    assert_eq!(session.redo(), 2);
    assert_eq!(session.position(), before.position());
    assert_eq!(session.record(), before.record());
    assert!(!session.can_redo());
    assert_eq!(session.redo(), 0);
    assert!(session.help().undo);
}

#[test]
fn a_new_move_forgets_what_was_undone() {
    let (session, _) = run(AGAINST_COMPUTER, Usual, "h00 h01 h20 undo v00");
    assert!(!session.can_redo());
    assert_eq!(moves(&session), "h00 h01 v00");
}

#[test]
fn a_refused_undo_changes_nothing_and_is_no_help() {
    for (kinds, rule) in [(PEOPLE, Usual), (PEOPLE, Strict), (COMPUTERS, Usual)] {
        let (before, _) = run(kinds, rule, "h00 h01");
        let (mut session, number) = (before.clone(), before.number());
        session.undo();
        assert_eq!(session, before);
        assert_eq!(session.number(), number);
        assert!(!session.help().any());
    }
}

#[test]
fn a_finished_game_can_be_taken_up_again() {
    let mut session = dots_game(AGAINST_COMPUTER, Usual);
    play_out(&mut session);
    assert!(session.result().is_some());
    assert!(matches!(session.undo(), Undo::Done { .. }));
    assert_eq!(session.result(), None);
    assert_eq!(session.to_move(), Some(PlayerId::One));
}
