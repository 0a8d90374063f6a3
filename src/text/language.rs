//! The languages of the app, and the choice among them.

use std::sync::LazyLock;

use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use super::Text;

/// A language that the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    #[serde(rename = "ru")]
    Russian,
    #[serde(rename = "bg")]
    Bulgarian,
    #[serde(rename = "en")]
    English,
}

impl Language {
    /// All languages, in the order in which the settings list them.
    pub const ALL: [Language; 3] = [Language::Russian, Language::Bulgarian, Language::English];

    /// The language's name in settings and in `assets/text`: its code in ISO 639-1.
    pub const fn id(self) -> &'static str {
        match self {
            Language::Russian => "ru",
            Language::Bulgarian => "bg",
            Language::English => "en",
        }
    }

    /// The language of that name, if there is one.
    pub fn from_id(id: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.id() == id)
    }

    /// The language's name in itself.
    pub fn autonym(self) -> &'static str {
        static AUTONYMS: LazyLock<[String; 3]> = LazyLock::new(|| {
            Language::ALL.map(|language| Text::new(language).get("language-autonym"))
        });
        Language::ALL
            .iter()
            .zip(AUTONYMS.iter())
            .find(|(language, _)| **language == self)
            .map_or("", |(_, name)| name)
    }

    /// The first of the requested languages that the app speaks, in any region's form; English if
    /// it speaks none. Requests are tags as in BCP 47; what isn't one is passed over.
    pub fn negotiate(requested: &[String]) -> Language {
        let requested = convert_vec_str_to_langids_lossy(requested);
        let available = convert_vec_str_to_langids_lossy(Language::ALL.map(Language::id));
        negotiate_languages(&requested, &available, None, NegotiationStrategy::Lookup)
            .first()
            .and_then(|found| Language::from_id(found.language.as_str()))
            .unwrap_or(Language::English)
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.id().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn negotiate(requested: &[&str]) -> Language {
        Language::negotiate(
            &requested
                .iter()
                .map(|tag| (*tag).to_owned())
                .collect::<Vec<_>>(),
        )
    }

    #[test]
    fn the_first_language_that_the_app_speaks_is_taken() {
        assert_eq!(negotiate(&["bg"]), Language::Bulgarian);
        assert_eq!(negotiate(&["ru-RU", "en-US"]), Language::Russian);
        assert_eq!(
            negotiate(&["de-DE", "uk", "ru-UA", "en"]),
            Language::Russian
        );
        assert_eq!(negotiate(&["en-GB", "bg-BG"]), Language::English);
        assert_eq!(negotiate(&["bg-Cyrl-BG"]), Language::Bulgarian);
    }

    #[test]
    fn where_none_is_spoken_it_is_english() {
        assert_eq!(negotiate(&[]), Language::English);
        assert_eq!(negotiate(&["ja-JP", "und"]), Language::English);
        assert_eq!(
            negotiate(&["", "C", "not a tag", "\u{0}"]),
            Language::English
        );
    }

    #[test]
    fn a_language_calls_itself_by_its_own_name() {
        assert_eq!(
            Language::ALL.map(Language::autonym),
            ["Русский", "Български", "English"]
        );
    }

    #[test]
    fn ids_lead_back_to_the_language() {
        for language in Language::ALL {
            assert_eq!(Language::from_id(language.id()), Some(language));
            assert_eq!(language.identifier().to_string(), language.id());
            assert_eq!(serde_json::to_value(language).unwrap(), language.id());
        }
        assert_eq!(Language::from_id("RU"), None);
    }
}
