//! The texts as a whole: nothing missing, nothing too long, the same in all languages.

mod messages;
mod source;

use std::collections::BTreeSet;

use super::*;
use crate::{
    games::{self, GameKind, cell_city, domains, dots, new_lands},
    players::Level,
    session::PlayerColor,
};
use source::Source;

/// Keys that the code puts together from the names of things.
fn families() -> Vec<String> {
    let mut keys = Vec::new();
    for game in GameKind::ALL {
        let id = game.id();
        keys.extend([format!("game-{id}"), format!("game-{id}-motto")]);
        for section in rules::sections(game) {
            keys.extend([
                format!("rules-{id}-{section}"),
                format!("rules-{id}-{section}-text"),
            ]);
        }
    }
    for variant in cell_city::Variant::ALL.map(cell_city::Variant::id) {
        keys.extend([
            format!("variant-{variant}"),
            format!("variant-{variant}-detail"),
        ]);
    }
    keys.extend(Level::ALL.map(|level| format!("level-{}", level.id())));
    keys.extend(PlayerColor::ALL.map(|color| format!("color-{}", color.id())));
    keys.extend([3, 5, 7].map(|size| format!("setup-size-{size}-detail")));
    keys.extend(refusals());
    keys
}

fn refusals() -> Vec<String> {
    fn of<I: games::Illegal>(game: GameKind, rules: &[I]) -> impl Iterator<Item = String> {
        rules
            .iter()
            .map(move |rule| format!("refused-{}-{}", game.id(), rule.rule()))
    }
    use cell_city::Illegal as City;
    use domains::Illegal as Domains;
    use dots::Illegal as Dots;
    use new_lands::{Card, Illegal as Lands, Place, Suit};
    let cause = Place::FIRST;
    let card = Card::new(Suit::Hearts, 11).unwrap();
    of(
        GameKind::CellCity,
        &[
            City::Over,
            City::Bounds,
            City::Shape,
            City::Overlap,
            City::Limit,
        ],
    )
    .chain(of(
        GameKind::Dots,
        &[Dots::Over, Dots::Bounds, Dots::Drawn, Dots::MustTake],
    ))
    .chain(of(
        GameKind::NewLands,
        &[
            Lands::Over,
            Lands::NotInHand { card },
            Lands::FirstCard { card },
            Lands::FirstPlace,
            Lands::Occupied { at: cause },
            Lands::Apart,
            Lands::Rectangle { cause },
            Lands::Diversity { cause },
            Lands::Seniority { cause },
            Lands::Extend,
            Lands::MustLay,
        ],
    ))
    .chain(of(
        GameKind::Domains,
        &[
            Domains::Over,
            Domains::Answer,
            Domains::Bounds,
            Domains::NotInHand,
            Domains::Taken,
            Domains::Clash,
        ],
    ))
    .collect()
}

/// Literals that look like keys and are names of buttons that show another message.
const NAMES: [&str; 1] = ["setup-continue"];

#[test]
fn every_key_that_the_code_asks_for_exists() {
    let messages = messages::of(Language::English);
    let source = Source::of_app();
    let first_word = |key: &str| key.split('-').next().unwrap_or_default().to_owned();
    let first_words: BTreeSet<String> = messages.keys().map(|key| first_word(key)).collect();
    let asked = source.calls.iter().map(|call| &call.key);
    let named = source.literals.iter().filter(|literal| {
        literal.contains('-')
            && first_words.contains(&first_word(literal))
            && !NAMES.contains(&literal.as_str())
    });
    let families = families();
    let missing: BTreeSet<&String> = families
        .iter()
        .chain(asked)
        .chain(named)
        .filter(|key| !messages.contains_key(*key))
        .collect();
    assert!(missing.is_empty(), "no .ftl file has {missing:#?}");
}

#[test]
fn every_message_is_asked_for() {
    let messages = messages::of(Language::English);
    let mut asked: BTreeSet<String> = families()
        .into_iter()
        .chain(Source::of_app().literals)
        .collect();
    asked.insert("language-autonym".to_owned());
    asked.extend(
        messages
            .values()
            .flat_map(|message| message.references.iter().cloned()),
    );
    let unused: Vec<&String> = messages
        .keys()
        .filter(|key| !asked.contains(*key))
        .collect();
    assert!(unused.is_empty(), "nobody asks for {unused:#?}");
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
fn the_case_follows_the_number() {
    let boxes = |language, margin: u32| {
        Text::new(language).with("end-margin-boxes", &[("margin", margin.into())])
    };
    assert_eq!(boxes(Language::Russian, 1), "Перевес: 1 квадрат");
    assert_eq!(boxes(Language::Russian, 2), "Перевес: 2 квадрата");
    assert_eq!(boxes(Language::Russian, 11), "Перевес: 11 квадратов");
    assert_eq!(boxes(Language::Russian, 21), "Перевес: 21 квадрат");
    assert_eq!(boxes(Language::Bulgarian, 1), "Преднина: 1 квадрат");
    assert_eq!(boxes(Language::Bulgarian, 21), "Преднина: 21 квадрата");
    assert_eq!(boxes(Language::English, 2), "Ahead by 2 boxes");
}

#[test]
fn a_date_is_written_out() {
    let date = |language| {
        let date = [
            ("day", 5.into()),
            ("month", 12.into()),
            ("year", 2026.into()),
        ];
        Text::new(language).with("date-long", &date)
    };
    assert_eq!(
        Language::ALL.map(date),
        ["5 декабря 2026", "5 декември 2026", "5 December 2026"]
    );
}

#[test]
fn a_name_is_put_in_as_it_is() {
    let turn = Text::new(Language::Russian).with("turn-of", &[("name", "Аня { $x }".into())]);
    assert_eq!(turn, "Ход: Аня { $x }");
}

#[test]
fn rules_come_in_sections_of_whole_paragraphs() {
    for language in Language::ALL {
        for game in GameKind::ALL {
            for section in Text::new(language).rules(game) {
                assert!(!section.heading.contains("rules-"), "{section:?}");
                for paragraph in section.paragraphs {
                    assert!(
                        paragraph.ends_with(['.', '!', ':']) && !paragraph.contains('\n'),
                        "{paragraph:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_text_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Text>();
}

/// Keys of buttons of the bar below the board.
const BAR: [&str; 7] = [
    "play-undo",
    "play-redo",
    "play-hint",
    "play-new",
    "play-rules",
    "play-menu",
    "play-leave",
];

/// Keys, or their beginnings, of buttons that stand two in a row on a phone.
const BUTTONS: [&str; 25] = [
    "button-",
    "color-",
    "end-again",
    "end-home",
    "end-next-map",
    "home-rules",
    "home-settings",
    "home-statistics",
    "language-autonym",
    "lesson-done",
    "lesson-next",
    "lesson-skip",
    "lesson-start",
    "level-",
    "new-game-begin",
    "new-game-restore",
    "new-game-stay",
    "settings-appearance-",
    "settings-delete-confirm",
    "settings-language-",
    "settings-motion-",
    "settings-pace-",
    "setup-starts-",
    "share",
    "undo-agree",
];

#[test]
fn buttons_fit_their_places() {
    for language in Language::ALL {
        let text = Text::new(language);
        let keys = messages::of(language);
        let mut too_long = Vec::new();
        assert!(BAR.iter().all(|key| keys.contains_key(*key)));
        for key in keys.keys() {
            let most = match key.as_str() {
                key if key.ends_with("-detail") || key == "share-daily" => continue,
                key if BAR.contains(&key) => 10,
                key if BUTTONS.iter().any(|button| key.starts_with(button)) => 14,
                _ => continue,
            };
            let button = text.get(key);
            if button.chars().count() > most {
                too_long.push(format!("{key} = {button}"));
            }
        }
        assert!(too_long.is_empty(), "in {}: {too_long:#?}", language.id());
    }
}
