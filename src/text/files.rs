//! The `.ftl` files, built into the program.

use fluent_bundle::FluentResource;

use super::Language;

/// The files of one language's folder. All languages have the same ones, one a screen.
macro_rules! files {
    ($language:literal) => {
        files!($language: "common", "home", "setup", "play", "end", "statistics", "settings",
            "trouble", "lesson", "spoken", "rules-cell_city", "rules-dots", "rules-new_lands", "rules-domains")
    };
    ($language:literal: $($name:literal),+) => {
        [$((concat!($name, ".ftl"), include_str!(concat!("../../assets/text/", $language, "/", $name, ".ftl")))),+]
    };
}

/// A file's name and what is in it.
pub(super) type File = (&'static str, &'static str);

const FILES: usize = 14;

static RUSSIAN: [File; FILES] = files!("ru");
static BULGARIAN: [File; FILES] = files!("bg");
static ENGLISH: [File; FILES] = files!("en");

pub(super) fn of(language: Language) -> &'static [File; FILES] {
    match language {
        Language::Russian => &RUSSIAN,
        Language::Bulgarian => &BULGARIAN,
        Language::English => &ENGLISH,
    }
}

/// The messages of a file. What can't be read in it is left out: a test finds that.
pub(super) fn parse((_, source): &File) -> FluentResource {
    FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource)
}
