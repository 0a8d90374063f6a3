//! Turns, numbers and results.

use super::*;

#[test]
fn a_game_between_two_people_goes_to_its_end() {
    let mut session = dots_game([PERSON, PERSON], UndoRule::Usual);
    let mut numbers = vec![session.number()];
    while let Some(&mv) = session.position().legal_moves().first() {
        let seat = session.position().to_move().unwrap();
        assert_eq!(session.to_move(), Some(session.player_of(seat)));
        assert_eq!(session.verdict(), None);
        session.play(mv).unwrap();
        assert_eq!(session.moves().next_back(), Some((seat, mv)));
        numbers.push(session.number());
    }
    assert_eq!(session.moves().len(), 12);
    let verdict = session.result().unwrap();
    assert_eq!(verdict.points.iter().sum::<u32>(), 4);
    assert_eq!(session.verdict(), Some(verdict));
    assert_eq!(session.sums(), verdict.points);
    let places = numbers.len();
    numbers.sort_by_key(|number| format!("{number:?}"));
    numbers.dedup();
    assert_eq!(numbers.len(), places, "every position has its own number");
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut session = dots_game([PERSON, PERSON], UndoRule::Usual);
    session.play(line("h00")).unwrap();
    let (before, number) = (session.clone(), session.number());
    assert_eq!(session.play(line("h00")), Err(dots::Illegal::Drawn));
    assert_eq!(session.play(line("h99")), Err(dots::Illegal::Bounds));
    assert_eq!(session, before);
    assert_eq!(session.number(), number);
    play_out(&mut session);
    assert_eq!(session.play(line("h00")), Err(dots::Illegal::Over));
}

#[test]
fn a_finished_game_can_be_stepped_through() {
    let mut session = dots_game([PERSON, PERSON], UndoRule::Usual);
    let mut seen = vec![session.position().clone()];
    let mut events = Vec::new();
    while let Some(&mv) = session.position().legal_moves().last() {
        events.push(session.play(mv).unwrap());
        seen.push(session.position().clone());
    }
    for (ply, position) in seen.iter().enumerate() {
        assert_eq!(session.position_at(ply), Some(position));
        assert_eq!(session.record().events_of(ply).as_ref(), events.get(ply));
    }
    assert_eq!(session.position_at(seen.len()), None);
}

#[test]
fn seats_follow_who_starts() {
    let mut setup = Setup::of::<dots::Position>();
    setup.first = WhoStarts::Player2;
    let session = Session::<dots::Position>::start(setup, 1, None).unwrap();
    assert_eq!(session.starter(), PlayerId::Two);
    assert_eq!(session.to_move(), Some(PlayerId::Two));
    assert_eq!(session.is_computers_turn(), Some(Level::Medium));
    for player in PlayerId::BOTH {
        assert_eq!(session.player_of(session.seat_of(player)), player);
    }
}

#[test]
fn the_lot_falls_on_both_and_taking_turns_alternates() {
    let mut setup = Setup::of::<dots::Position>();
    setup.first = WhoStarts::Lot;
    let starters: Vec<PlayerId> = (0..1000)
        .map(|seed| {
            Session::<dots::Position>::start(setup.clone(), seed, None)
                .unwrap()
                .starter()
        })
        .collect();
    let ones = starters
        .iter()
        .filter(|&&player| player == PlayerId::One)
        .count();
    assert!((400..600).contains(&ones), "{ones}");

    setup.first = WhoStarts::Alternate;
    let mut session = Session::<dots::Position>::start(setup, 1, Some(PlayerId::One)).unwrap();
    for starter in [PlayerId::Two, PlayerId::One, PlayerId::Two] {
        assert_eq!(session.starter(), starter);
        // A game in which nobody has moved doesn't count.
        assert_eq!(session.again(2).starter(), starter);
        play_out(&mut session);
        session = session.again(2);
    }
}

#[test]
fn again_starts_afresh() {
    let mut session = dots_game([PERSON, EASY], UndoRule::Usual);
    session.hint_used();
    session.play(line("h00")).unwrap();
    session.undo();
    let again = session.again(5);
    assert_eq!(again.setup(), session.setup());
    assert_eq!(again.moves().len(), 0);
    assert!(!again.help().any() && !again.can_redo());
    assert_ne!(again.number(), session.number());
}

#[test]
fn a_hint_is_for_a_person_on_the_move() {
    let mut session = dots_game([PERSON, EASY], UndoRule::Usual);
    assert!(session.can_hint());
    session.play(line("h00")).unwrap();
    assert!(!session.can_hint());
    play_out(&mut session);
    assert!(!session.can_hint());
}

#[test]
fn options_out_of_range_start_no_game() {
    let mut setup = Setup::of::<dots::Position>();
    setup.options = dots::Options::square(10);
    let error = Session::<dots::Position>::start(setup, 1, None).unwrap_err();
    assert!(matches!(error, StartError::Options(_)));

    let mut setup = Setup::of::<dots::Position>();
    setup.tournament = true;
    let error = Session::<dots::Position>::start(setup, 1, None).unwrap_err();
    assert!(matches!(error, StartError::NoTournament(_)));
}
