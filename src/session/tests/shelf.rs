//! What is kept, and what happens when it can't be.

use jiff::civil::date;

use super::*;
use crate::games::{GameKind, cell_city};

type Dots = dots::Position;

fn shelf() -> Shelf<MemoryStorage> {
    Shelf::new(MemoryStorage::default())
}

/// A shelf on which these texts lie.
fn shelf_with(texts: &[(&str, &str)]) -> Shelf<MemoryStorage> {
    let mut storage = MemoryStorage::default();
    for (key, text) in texts {
        storage.set(key, text).unwrap();
    }
    Shelf::new(storage)
}

fn against_easy() -> Session<Dots> {
    dots_game([PERSON, EASY], UndoRule::Usual)
}

#[test]
fn each_game_has_its_own_place() {
    let mut shelf = shelf();
    assert_eq!(shelf.game::<Dots>(), None);
    let mut dots = against_easy();
    dots.play(line("h00")).unwrap();
    shelf.keep(&mut dots);
    let mut city =
        Session::<cell_city::Position>::start(Setup::of::<cell_city::Position>(), 1, None).unwrap();
    shelf.keep(&mut city);
    let board = DailyBoard::on(date(2026, 12, 1));
    let mut daily = board.start(&Players::default_for(GameKind::Dots)).unwrap();
    shelf.keep(&mut daily);
    assert_eq!(shelf.game(), Some(dots));
    assert_eq!(shelf.game(), Some(city));
    assert_eq!(shelf.daily_game(), Some(daily));
    assert!(shelf.troubles().is_empty());
}

#[test]
fn a_game_replaced_by_accident_is_brought_back() {
    let mut shelf = shelf();
    let mut old = against_easy();
    old.play(line("h00")).unwrap();
    shelf.keep(&mut old);
    assert!(!shelf.can_bring_back(GameKind::Dots));
    assert!(shelf.put_aside(&old));

    let mut new = old.again(9);
    shelf.keep(&mut new);
    assert!(!shelf.put_aside(&new), "there is nothing in it to lose");
    new.play(line("v11")).unwrap();
    shelf.keep(&mut new);
    assert!(shelf.can_bring_back(GameKind::Dots));

    assert_eq!(shelf.bring_back(), Some(old.clone()));
    assert_eq!(shelf.game(), Some(old.clone()));
    // And the other way round, since a move was made in the new one.
    assert_eq!(shelf.bring_back(), Some(new));
    assert_eq!(shelf.bring_back(), Some(old));
}

#[test]
fn a_finished_game_isnt_put_aside() {
    let mut session = against_easy();
    play_out(&mut session);
    assert!(!shelf().put_aside(&session));
}

#[test]
fn a_result_is_counted_once() {
    let mut shelf = shelf();
    let mut session = against_easy();
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

#[test]
fn who_started_last_is_remembered_from_the_first_move() {
    let mut shelf = shelf();
    let mut session = against_easy();
    shelf.keep(&mut session);
    assert_eq!(shelf.last_starter::<Dots>(), None);
    session.play(line("h00")).unwrap();
    shelf.keep(&mut session);
    assert_eq!(shelf.last_starter::<Dots>(), Some(PlayerId::One));
}

#[test]
fn the_set_up_is_remembered() {
    let mut shelf = shelf();
    let mut setup = shelf.setup::<Dots>();
    assert_eq!(setup, Setup::of::<Dots>());
    setup.options.rows = 3;
    setup.players.set_kind(PlayerId::Two, PERSON);
    shelf.keep_setup::<Dots>(&setup);
    assert_eq!(shelf.setup::<Dots>(), setup);
    // One that can't be played is put aside.
    setup.options.rows = 30;
    shelf.keep_setup::<Dots>(&setup);
    assert_eq!(shelf.setup::<Dots>(), Setup::of::<Dots>());
    assert_eq!(shelf.troubles().len(), 1);
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

#[test]
fn what_cannot_be_read_is_moved_aside_and_told() {
    let broken = "{\"format\":\"kletki-save\"";
    let keys = [
        "game/dots",
        "statistics/dots",
        "setup/dots",
        "results/dots",
        "starter/dots",
    ];
    let mut shelf = shelf_with(&keys.map(|key| (key, broken)));
    assert_eq!(shelf.game::<Dots>(), None);
    assert_eq!(shelf.statistics(GameKind::Dots), Statistics::default());
    assert_eq!(shelf.setup::<Dots>(), Setup::of::<Dots>());
    assert_eq!(shelf.daily_book(), DailyBook::default());
    assert_eq!(shelf.last_starter::<Dots>(), None);
    let troubles = keys.map(|key| Trouble::Unreadable {
        key: key.to_owned(),
        why: LoadError::Document(DocumentError::NotJson),
        aside: Some(format!("aside/{key}/1")),
    });
    assert_eq!(shelf.troubles(), troubles);
    assert_eq!(shelf.game::<Dots>(), None);
    assert!(shelf.troubles().is_empty(), "told once");
    for key in keys {
        let aside = shelf.storage().get(&format!("aside/{key}/1"));
        assert_eq!(aside, Ok(Some(broken.to_owned())));
        assert_eq!(shelf.storage().get(key), Ok(None));
    }
}

#[test]
fn a_few_unreadable_documents_are_kept_and_the_oldest_makes_room() {
    let texts = [
        ("aside/game/dots/1", "a"),
        ("aside/game/dots/2", "b"),
        ("aside/game/dots/3", "c"),
        ("game/dots", "d"),
    ];
    let mut shelf = shelf_with(&texts);
    assert_eq!(shelf.game::<Dots>(), None);
    let kept = [1, 2, 3].map(|n| {
        shelf
            .storage()
            .get(&format!("aside/game/dots/{n}"))
            .unwrap()
    });
    assert_eq!(kept.map(Option::unwrap), ["b", "c", "d"]);
}

/// A storage that gives what it has and takes nothing.
struct ReadOnly(MemoryStorage);

impl Storage for ReadOnly {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.0.get(key)
    }

    fn set(&mut self, _: &str, _: &str) -> Result<(), StorageError> {
        Err(StorageError::refused("read only"))
    }

    fn remove(&mut self, _: &str) -> Result<(), StorageError> {
        Err(StorageError::refused("read only"))
    }
}

#[test]
fn a_storage_that_refuses_is_told_once_and_the_game_goes_on() {
    let mut shelf = Shelf::new(ReadOnly(MemoryStorage::default()));
    let mut session = against_easy();
    while let Some(&mv) = session.position().legal_moves().first() {
        session.play(mv).unwrap();
        shelf.keep(&mut session);
    }
    assert_eq!(
        shelf.troubles(),
        [Trouble::Refused(StorageError::refused("read only"))]
    );
    shelf.keep(&mut session);
    assert!(shelf.troubles().is_empty());
}

#[test]
fn what_can_neither_be_read_nor_moved_stays_where_it_is() {
    let mut storage = MemoryStorage::default();
    storage.set("game/dots", "broken").unwrap();
    let mut shelf = Shelf::new(ReadOnly(storage));
    assert_eq!(shelf.game::<Dots>(), None);
    let unreadable = Trouble::Unreadable {
        key: "game/dots".to_owned(),
        why: LoadError::Document(DocumentError::NotJson),
        aside: None,
    };
    assert_eq!(
        shelf.troubles(),
        [
            Trouble::Refused(StorageError::refused("read only")),
            unreadable
        ]
    );
    assert_eq!(
        shelf.storage().get("game/dots"),
        Ok(Some("broken".to_owned()))
    );
}
