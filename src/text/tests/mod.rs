//! The texts as a whole: nothing missing, nothing too much, the same in all languages.

mod messages;
mod source;

use super::*;
use crate::{games::GameKind, players::Level};
use source::Source;

/// Keys that the code puts together from the names of things, and those that it keeps in a table.
fn families() -> Vec<String> {
    let games = GameKind::ALL.map(GameKind::id);
    let levels = Level::ALL.map(Level::id);
    let mut keys = Vec::new();
    keys.extend(
        games
            .iter()
            .flat_map(|game| [format!("game-{game}"), format!("game-{game}-motto")]),
    );
    keys.extend(levels.iter().map(|level| format!("level-{level}")));
    keys
}

#[test]
fn every_key_that_the_code_asks_for_exists() {
    let messages = messages::of(Language::English);
    for key in families().iter().chain(&Source::of_app().keys) {
        assert!(
            messages.contains_key(key),
            "the code asks for `{key}`, which no .ftl file has"
        );
    }
}

#[test]
fn the_code_gives_every_message_its_variables() {
    let messages = messages::of(Language::English);
    for call in Source::of_app().calls {
        let Some(message) = messages.get(&call.key) else {
            continue;
        };
        assert_eq!(
            message.variables, call.variables,
            "variables of `{}`",
            call.key
        );
    }
}

#[test]
fn a_key_that_does_not_exist_is_its_own_text() {
    assert_eq!(
        Text::new(Language::Bulgarian).get("no-such-key"),
        "no-such-key"
    );
}

#[test]
fn a_text_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Text>();
}
