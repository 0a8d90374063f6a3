//! Saves: whole, damaged, edited.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use document::DocumentError;

/// A game in which everything that a save holds is there.
fn rich_game() -> Session<dots::Position> {
    let mut setup = Setup::of::<dots::Position>();
    setup.options = dots::Options {
        must_take: true,
        predrawn: vec![line("h00"), line("v11")],
        ..dots::Options::rectangle(2, 3)
    };
    setup
        .players
        .set_name(PlayerId::One, Some(PlayerName::new("Мила").unwrap()));
    setup.first = WhoStarts::Alternate;
    let mut session = Session::start(setup, u64::MAX - 5, Some(PlayerId::One)).unwrap();
    for text in ["h20", "v00", "h21", "v03", "h22", "h01", "v02"] {
        session.play(line(text)).unwrap();
    }
    session.undo();
    session.undo();
    session.hint_used();
    session
}

fn value(session: &Session<dots::Position>) -> Value {
    serde_json::from_str(&save(session).unwrap()).unwrap()
}

/// The document as text, with its checksum made to fit its body.
fn sealed(mut document: Value) -> String {
    let body = document
        .get("body")
        .map(Value::to_string)
        .unwrap_or_default();
    if let Some(members) = document.as_object_mut() {
        members.insert("crc32".to_owned(), crc32fast::hash(body.as_bytes()).into());
    }
    document.to_string()
}

fn load_dots(text: &str) -> Result<Session<dots::Position>, LoadError> {
    load(text)
}

#[test]
fn a_session_is_saved_and_loaded_equal() {
    let session = rich_game();
    assert!(session.can_redo());
    assert_eq!(load_dots(&save(&session).unwrap()), Ok(session.clone()));
    assert_eq!(load_dots(&sealed(value(&session))), Ok(session));
}

#[test]
fn a_game_goes_on_the_same_from_each_of_its_saves() {
    let mut session = dots_game([PERSON, EASY], UndoRule::Usual);
    let mut restored = session.clone();
    while let Some(&mv) = session.position().legal_moves().first() {
        session.play(mv).unwrap();
        restored.play(mv).unwrap();
        restored = load(&save(&restored).unwrap()).unwrap();
        assert_eq!(restored, session);
        assert_eq!(restored.is_computers_turn(), session.is_computers_turn());
        assert_eq!(restored.turn_seed(), session.turn_seed());
    }
}

#[test]
fn the_save_of_the_longest_game_is_far_from_too_long() {
    let mut setup = Setup::of::<dots::Position>();
    setup.options = dots::Options::square(9);
    let mut session = Session::<dots::Position>::start(setup, 1, None).unwrap();
    play_out(&mut session);
    assert_eq!(session.moves().len(), 180);
    assert!(save(&session).unwrap().len() < 3_000);
}

#[test]
fn what_is_wrong_with_a_save_is_told() {
    let edits: [(&str, Value, &str); 17] = [
        (
            "/format",
            json!("kletki-settings"),
            "isn't a document of the format kletki-save",
        ),
        ("/version", json!(2), "version 2, which a newer app wrote"),
        ("/version", json!(0), "no version 0"),
        ("/body/game", json!("chess"), "is chess, not dots"),
        (
            "/body/setup/options/rows",
            json!(12),
            "can't be set up: a board has",
        ),
        (
            "/body/setup/options/rows",
            json!(-1),
            "content isn't as it should be",
        ),
        (
            "/body/moves/1",
            json!("v0"),
            "move 1 of the game can't be played: this is no move",
        ),
        (
            "/body/moves/1",
            json!("h20"),
            "move 1 of the game can't be played: this line is drawn",
        ),
        (
            "/body/undone/1/0",
            json!("h99"),
            "move 0 of the undone moves can't be played",
        ),
        ("/body/undone/0", json!([]), "an undo of no move"),
        ("/body/undo_used", json!(false), "taken back without undo"),
        (
            "/body/setup/undo",
            json!("strict"),
            "taken back where nothing may be",
        ),
        (
            "/body/setup/tournament",
            json!(true),
            "a tournament of a game that has none",
        ),
        (
            "/body/first_map",
            json!([]),
            "a second game without a tournament",
        ),
        (
            "/body/setup/first",
            json!("player1"),
            "another player started",
        ),
        (
            "/body/daily",
            json!({"date": "2026-12-01", "generator": 1}),
            "that isn't set up as one",
        ),
        (
            "/body/setup/players/0/color",
            json!("red"),
            "both players have the same colour",
        ),
    ];
    for (pointer, new, told) in edits {
        let mut document = value(&rich_game());
        *document.pointer_mut(pointer).unwrap() = new;
        let error = load_dots(&sealed(document)).unwrap_err().to_string();
        assert!(error.contains(told), "{pointer}: {error}");
    }
}

#[test]
fn a_changed_save_doesnt_pass_its_checksum() {
    let text = save(&rich_game()).unwrap();
    let error = load_dots(&text.replace("\"h20\"", "\"h10\"")).unwrap_err();
    assert_eq!(error, LoadError::Document(DocumentError::BadChecksum));
}

#[test]
fn junk_is_refused() {
    for junk in [
        "x".repeat(1 << 20),
        "[".repeat(1 << 20),
        "\"\\u0000".repeat(1 << 18),
    ] {
        let error = load_dots(&junk).unwrap_err();
        assert!(
            matches!(error, LoadError::Document(DocumentError::TooLong { .. })),
            "{error}"
        );
    }
    for junk in [
        "[".repeat(60_000),
        "{\"a\":".repeat(10_000),
        String::new(),
        "\0".to_owned(),
    ] {
        load_dots(&junk).unwrap_err();
    }
}

/// All places in a JSON value, the value itself first.
fn pointers(value: &Value) -> Vec<String> {
    let members: Vec<(String, &Value)> = match value {
        Value::Object(members) => members
            .iter()
            .map(|(key, value)| (key.clone(), value))
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(i, value)| (i.to_string(), value))
            .collect(),
        _ => Vec::new(),
    };
    let below = members.into_iter().flat_map(|(key, value)| {
        pointers(value)
            .into_iter()
            .map(move |rest| format!("/{key}{rest}"))
    });
    std::iter::once(String::new()).chain(below).collect()
}

fn any_json() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0u8..12).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[hv][0-9]{2}|[a-z0-9_]{0,8}|2026-[01][0-9]-[0-3][0-9]|\\PC{0,30}".prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
        Just(json!([["h10"]])),
        Just(json!(["h10", "h10"])),
    ]
}

/// Whatever loads is a session that can be saved, loaded, undone, redone and played to its end.
fn is_sound(text: &str) {
    if let Ok(mut session) = load_dots(text) {
        assert_eq!(load_dots(&save(&session).unwrap()).as_ref(), Ok(&session));
        while session.redo() > 0 {}
        session.undo();
        play_out(&mut session);
        while session.undo_agreed() == (Undo::Done { plies: 1 }) {}
        assert_eq!(load_dots(&save(&session).unwrap()), Ok(session));
    }
}

proptest! {
    #[test]
    fn flipped_bytes_never_panic(
        flips in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = save(&rich_game()).unwrap().into_bytes();
        for (at, byte) in flips {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        is_sound(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn cut_saves_never_panic(at in any::<prop::sample::Index>(), from_start in any::<bool>()) {
        let text = save(&rich_game()).unwrap();
        let mut at = at.index(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        if at > 0 {
            let part = if from_start { &text[..at] } else { &text[at..] };
            prop_assert!(load_dots(part).is_err());
        }
    }

    #[test]
    fn edited_saves_with_a_good_checksum_never_panic(
        edits in prop::collection::vec((any::<prop::sample::Index>(), any_json()), 1..4),
    ) {
        let mut document = value(&rich_game());
        for (place, new) in edits {
            let places = pointers(&document);
            let pointer = &places[place.index(places.len())];
            *document.pointer_mut(pointer).unwrap() = new;
        }
        is_sound(&sealed(document));
    }

    #[test]
    fn exchanged_values_with_a_good_checksum_never_panic(
        exchanges in prop::collection::vec(any::<[prop::sample::Index; 2]>(), 1..4),
    ) {
        let mut document = value(&rich_game());
        for [from, to] in exchanges {
            let places = pointers(&document);
            let new = document.pointer(&places[from.index(places.len())]).unwrap().clone();
            *document.pointer_mut(&places[to.index(places.len())]).unwrap() = new;
        }
        is_sound(&sealed(document));
    }
}
