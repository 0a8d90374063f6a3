//! The family tournament (rules: cell-city, Variants).

use super::*;
use crate::games::{Seat, cell_city};

fn tournament(first: WhoStarts) -> Session<cell_city::Position> {
    let mut setup = Setup::of::<cell_city::Position>();
    setup.options.variant = cell_city::Variant::FirstCity;
    setup.first = first;
    setup.tournament = true;
    Session::start(setup, 3, None).unwrap()
}

fn reload(session: &Session<cell_city::Position>) -> Session<cell_city::Position> {
    load(&save(session).unwrap()).unwrap()
}

#[test]
fn two_games_are_played_and_the_other_player_starts_the_second() {
    for (first, starter) in [
        (WhoStarts::Player1, PlayerId::One),
        (WhoStarts::Player2, PlayerId::Two),
    ] {
        let mut session = tournament(first);
        assert_eq!(session.to_move(), Some(starter));
        assert!(!session.next_game(), "the first game isn't over");
        play_out(&mut session);
        assert!(session.verdict().is_some());
        assert_eq!(session.result(), None);
        assert_eq!(reload(&session), session);

        assert!(session.has_next_game());
        assert!(session.next_game());
        assert_eq!(session.to_move(), Some(starter.other()));
        assert_eq!(session.moves().len(), 0);
        assert_eq!(session.starter(), starter);
        assert!(!session.can_undo(), "the first game is behind them");
        play_out(&mut session);
        assert!(!session.next_game(), "there is no third game");
        assert_eq!(reload(&session), session);
    }
}

#[test]
fn the_sums_of_both_games_decide() {
    let mut session = tournament(WhoStarts::Player1);
    play_out(&mut session);
    let first = session.verdict().unwrap();
    assert_eq!(session.sums(), first.points);
    assert!(session.next_game());
    assert_eq!(session.sums(), first.points);
    // Another way to play the second game than the first.
    while let Some(&mv) = session.position().legal_moves().last() {
        assert_eq!(session.result(), None);
        session.play(mv).unwrap();
    }
    let second = session.verdict().unwrap();
    let sums = [0, 1].map(|player| first.points[player] + second.points[player]);
    assert_eq!(session.result(), Some(Verdict::of_points(sums)));
    assert_eq!(session.first_map().unwrap().verdict(), Some(first));
}

/// Who starts builds plazas while they can, the other player houses.
fn plazas_against_houses(session: &mut Session<cell_city::Position>) {
    while let Some(seat) = session.position().to_move() {
        let position = session.position();
        let shape = if seat == Seat::FIRST {
            cell_city::Shape::Plaza
        } else {
            cell_city::Shape::House
        };
        let wanted = position.moves_of(shape);
        let mv = *wanted.first().unwrap_or(&position.legal_moves()[0]);
        session.play(mv).unwrap();
    }
}

#[test]
fn equal_sums_are_a_draw() {
    let mut session = tournament(WhoStarts::Player1);
    plazas_against_houses(&mut session);
    assert_eq!(session.verdict().unwrap().winner, Some(PlayerId::One));
    session.next_game();
    plazas_against_houses(&mut session);
    assert_eq!(session.verdict().unwrap().winner, Some(PlayerId::Two));
    assert_eq!(session.result().unwrap().winner, None);
}

#[test]
fn taking_turns_goes_by_who_started_the_tournament() {
    let mut session = tournament(WhoStarts::Alternate);
    assert_eq!(session.starter(), PlayerId::One);
    play_out(&mut session);
    session.next_game();
    let again = session.again(4);
    assert_eq!(again.starter(), PlayerId::Two);
    assert!(again.first_map().is_none());
}

#[test]
fn a_save_of_the_second_game_needs_a_finished_first() {
    let mut session = tournament(WhoStarts::Player1);
    play_out(&mut session);
    session.next_game();
    let mut document: serde_json::Value = serde_json::from_str(&save(&session).unwrap()).unwrap();
    document["body"]["first_map"].as_array_mut().unwrap().pop();
    let crc = crc32fast::hash(document["body"].to_string().as_bytes());
    document["crc32"] = crc.into();
    let error = load::<cell_city::Position>(&document.to_string()).unwrap_err();
    assert_eq!(
        error,
        LoadError::Contradiction("a second game before the first is over")
    );
}
