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

#[test]
fn when_all_is_deleted_nothing_is_left() {
    let mut shelf = shelf_with(&[("game/dots", "broken"), ("settings", "the app's")]);
    assert_eq!(shelf.game::<Dots>(), None);
    let mut session = against_easy();
    play_out(&mut session);
    shelf.keep(&mut session);
    shelf.keep_setup::<Dots>(session.setup());
    shelf.keep(
        &mut DailyBoard::on(date(2026, 12, 1))
            .start(&session.setup().players)
            .unwrap(),
    );
    shelf.delete_all(&["settings"]);
    assert_eq!(*shelf.storage(), MemoryStorage::default());
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
