//! Which results are counted, and where.

use jiff::civil::date;

use super::*;
use crate::games::{GameKind, cell_city};

type Dots = dots::Position;

fn shelf() -> Shelf<MemoryStorage> {
    Shelf::new(MemoryStorage::default())
}

#[test]
fn a_result_is_counted_once() {
    let mut shelf = shelf();
    let mut session = dots_game([PERSON, EASY], UndoRule::Usual);
    play_out(&mut session);
    let before_counting = session.clone();
    shelf.keep(&mut session);
    shelf.keep(&mut session);
    // The app ended between counting and saving: the game is as it was before.
    shelf.keep(&mut before_counting.clone());
    // Taken up again and finished another time.
    assert!(matches!(session.undo(), Undo::Done { .. }));
    play_out(&mut session);
    shelf.keep(&mut session);

    let heading = Heading {
        board: "2x2".to_owned(),
        tournament: false,
        opponent: Opponent::Computer(Level::Easy),
    };
    let statistics = shelf.statistics(GameKind::Dots);
    assert_eq!(statistics.tally(&heading).played(), 1);
    assert_eq!(statistics.tallies().count(), 1);
}

/// A game that player 1 wins: player 1 takes what can be taken, player 2 leaves it.
fn finished(kinds: [PlayerKind; 2], help: fn(&mut Session<Dots>)) -> Session<Dots> {
    let mut session = dots_game(kinds, UndoRule::Usual);
    help(&mut session);
    while let Some(player) = session.to_move() {
        let position = session.position();
        let moves = position.legal_moves();
        let takes = |&mv: &Line| position.closes(mv).next().is_some();
        let mv = match player {
            PlayerId::One => moves.iter().copied().find(takes),
            PlayerId::Two => moves.iter().copied().find(|mv| !takes(mv)),
        };
        session.play(mv.unwrap_or(moves[0])).unwrap();
    }
    assert_eq!(session.result().unwrap().winner, Some(PlayerId::One));
    session
}

#[test]
fn a_win_with_help_is_no_win_of_that_level() {
    let take_back = |session: &mut Session<Dots>| {
        session.play(line("h11")).unwrap();
        session.undo();
    };
    let mut shelf = shelf();
    let helps: [fn(&mut Session<Dots>); 3] = [take_back, Session::hint_used, |_| ()];
    for (seed, help) in (0..).zip(helps) {
        let session = finished([PERSON, EASY], help);
        shelf.keep(&mut Session { seed, ..session });
    }
    let statistics = shelf.statistics(GameKind::Dots);
    let (_, tally) = statistics.tallies().next().unwrap();
    assert_eq!((tally.with_help, tally.won, tally.played()), (2, 1, 3));
}

#[test]
fn results_are_listed_by_board_and_opponent() {
    let mut shelf = shelf();
    let hard = PlayerKind::Computer(Level::Hard);
    let games = [
        [PERSON, EASY],
        [hard, PERSON],
        [PERSON, PERSON],
        [EASY, hard],
    ];
    for (seed, kinds) in (0..).zip(games) {
        let session = finished(kinds, |_| ());
        shelf.keep(&mut Session { seed, ..session });
    }
    let statistics = shelf.statistics(GameKind::Dots);
    let listed: Vec<_> = statistics
        .tallies()
        .map(|(heading, tally)| (heading.opponent, tally.won, tally.lost))
        .collect();
    assert_eq!(
        listed,
        [
            (Opponent::Computer(Level::Easy), 1, 0),
            (Opponent::Computer(Level::Hard), 0, 1),
            (Opponent::Person, 1, 0),
        ]
    );
}

#[test]
fn boards_are_told_apart_by_what_makes_another_game() {
    let options = dots::Options {
        must_take: true,
        frame: true,
        ..dots::Options::rectangle(2, 3)
    };
    assert_eq!(<Dots as Counted>::board(&options), "2x3+must_take+frame");
    assert_eq!(<Dots as Counted>::board(&dots::Options::default()), "5x5");
    let options = cell_city::Options {
        variant: cell_city::Variant::Architects,
    };
    assert_eq!(
        <cell_city::Position as Counted>::board(&options),
        "architects"
    );
}

/// Plays a board of the day to its end.
fn daily(date: jiff::civil::Date) -> Session<Dots> {
    let board = DailyBoard::on(date);
    let mut session = board.start(&Players::default_for(GameKind::Dots)).unwrap();
    play_out(&mut session);
    session
}

#[test]
fn the_first_finished_result_of_a_date_counts() {
    let (today, yesterday) = (date(2026, 12, 2), date(2026, 12, 1));
    let mut shelf = shelf();
    let mut session = daily(today);
    shelf.keep(&mut session);
    let result = *shelf.daily_book().result(today).unwrap();
    assert_eq!(
        [result.boxes, result.opponent],
        session.result().unwrap().points
    );

    let mut again = session.again(1);
    while let Some(&mv) = again.position().legal_moves().last() {
        again.play(mv).unwrap();
    }
    assert_ne!(again.result(), session.result());
    shelf.keep(&mut again);
    assert_eq!(shelf.daily_book().result(today), Some(&result));

    // Yesterday's board, begun before midnight, counts for yesterday.
    shelf.keep(&mut daily(yesterday));
    assert_eq!(shelf.daily_book().results().len(), 2);
    assert_eq!(shelf.daily_book().streak(today, 0), 2);
    assert_eq!(shelf.statistics(GameKind::Dots).tallies().count(), 0);

    shelf.note_par(today, 25);
    assert_eq!(
        shelf.daily_book().share(today).unwrap().best_known,
        Some(25)
    );
}

#[test]
fn a_daily_board_begun_anew_or_changed_doesnt_count() {
    let today = date(2026, 12, 2);
    let mut shelf = shelf();
    let mut session = DailyBoard::on(today)
        .start(&Players::default_for(GameKind::Dots))
        .unwrap();
    assert!(!session.again(1).help().any(), "no move was made");
    let mv = session.position().legal_moves()[0];
    session.play(mv).unwrap();
    let mut anew = session.again(1);
    assert_eq!(load(&save(&anew).unwrap()), Ok(anew.clone()));
    play_out(&mut anew);
    shelf.keep(&mut anew);

    let mark = Some(session.daily().unwrap());
    let other_day = daily(date(2026, 12, 5));
    shelf.keep(&mut Session {
        daily: mark,
        ..other_day
    });
    assert_eq!(shelf.daily_book().results().len(), 0);
}
