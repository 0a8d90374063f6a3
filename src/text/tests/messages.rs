//! What the `.ftl` files say, read with the parser that gives their parts.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser,
};

use super::*;

/// The parts of a message that the tests ask about.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Message {
    pub(super) variables: BTreeSet<String>,
    /// Other messages that are shown in it.
    pub(super) references: BTreeSet<String>,
    /// The names of the cases of each choice in it, where they are plural categories.
    plurals: Vec<BTreeSet<String>>,
    /// All that is written in it, case after case.
    words: Vec<String>,
}

/// The messages of a language by key; an attribute's key is `message.attribute`.
pub(super) fn of(language: Language) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for (file, source) in files::of(language) {
        let resource = parser::parse(*source)
            .unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", language.id()));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            let attributes = message
                .attributes
                .iter()
                .map(|a| (format!("{id}.{}", a.id.name), &a.value));
            for (key, pattern) in message
                .value
                .iter()
                .map(|value| (id.to_owned(), value))
                .chain(attributes)
            {
                let mut parts = Message::default();
                parts.read(pattern);
                let before = messages.insert(key.clone(), parts);
                assert!(
                    before.is_none(),
                    "{}: `{key}` is there twice",
                    language.id()
                );
            }
        }
    }
    messages
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push((*value).to_owned()),
                PatternElement::Placeable {
                    expression: Expression::Inline(inline),
                } => self.read_inline(inline),
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    self.read_inline(selector);
                    self.plurals.extend(plural_cases(variants));
                    variants
                        .iter()
                        .for_each(|variant| self.read(&variant.value));
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            other => panic!("the texts get by without {other:?}"),
        }
    }
}

fn plural_cases(variants: &[Variant<&str>]) -> Option<BTreeSet<String>> {
    let names = variants.iter().filter_map(|variant| match variant.key {
        VariantKey::Identifier { name } => Some(name.to_owned()),
        VariantKey::NumberLiteral { .. } => None,
    });
    let names: BTreeSet<String> = names.collect();
    // A choice by number, as that of a month's name, has `other` alone.
    (names.len() > 1 && names.iter().any(|name| CATEGORIES.contains(&name.as_str())))
        .then_some(names)
}

#[test]
fn every_file_in_the_folder_is_built_in() {
    for language in Language::ALL {
        let folder = format!(
            "{}/assets/text/{}",
            env!("CARGO_MANIFEST_DIR"),
            language.id()
        );
        let there: BTreeSet<String> = fs::read_dir(folder)
            .expect("the folder can be read")
            .map(|entry| {
                entry
                    .expect("a file")
                    .file_name()
                    .into_string()
                    .expect("a plain name")
            })
            .collect();
        let built_in: BTreeSet<String> = files::of(language)
            .iter()
            .map(|(name, _)| (*name).to_owned())
            .collect();
        assert_eq!(there, built_in, "{}", language.id());
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let english = of(Language::English);
    for language in [Language::Russian, Language::Bulgarian] {
        let messages = of(language);
        let keys = |messages: &BTreeMap<String, Message>| {
            messages.keys().cloned().collect::<BTreeSet<_>>()
        };
        let differ: Vec<String> = keys(&english)
            .symmetric_difference(&keys(&messages))
            .cloned()
            .collect();
        assert!(
            differ.is_empty(),
            "in English or in {}, but not in both: {differ:?}",
            language.id()
        );
        for (key, message) in &messages {
            assert_eq!(
                message.variables,
                english[key].variables,
                "variables of `{key}` in {}",
                language.id()
            );
        }
    }
}

#[test]
fn every_choice_by_number_has_all_cases_of_the_language() {
    for language in Language::ALL {
        let cases: &[&str] = match language {
            Language::Russian => &["one", "few", "many", "other"],
            Language::Bulgarian | Language::English => &["one", "other"],
        };
        let cases: BTreeSet<String> = cases.iter().map(|case| (*case).to_owned()).collect();
        for (key, message) in of(language) {
            for plural in message.plurals {
                assert_eq!(plural, cases, "`{key}` in {}", language.id());
            }
        }
    }
}

#[test]
fn a_message_that_another_shows_exists() {
    for language in Language::ALL {
        let messages = of(language);
        for (key, message) in &messages {
            for shown in &message.references {
                assert!(
                    messages.contains_key(shown),
                    "`{key}` shows `{shown}`, in {}",
                    language.id()
                );
            }
        }
    }
}

#[test]
fn the_typing_is_neat() {
    for language in Language::ALL {
        for (key, message) in of(language) {
            let fault = message
                .words
                .iter()
                .find_map(|words| untidy(words, language));
            assert_eq!(fault, None, "`{key}` in {}", language.id());
        }
    }
}

/// What is wrong with the typing, if anything.
fn untidy(words: &str, language: Language) -> Option<String> {
    let ascii = [
        "...", " - ", "\"", "  ", " ,", " .", " !", " ?", "( ", " )", "'",
    ];
    if let Some(found) = ascii.iter().find(|found| words.contains(**found)) {
        return Some(format!("{found:?} in {words:?}"));
    }
    let latin = |c: char| c.is_ascii_alphabetic();
    let cyrillic = |c: char| ('\u{400}'..'\u{500}').contains(&c);
    let wrong = |c: char| match language {
        Language::Russian => cyrillic(c) && !matches!(c, 'А'..='я' | 'Ё' | 'ё'),
        Language::Bulgarian => cyrillic(c) && (!matches!(c, 'А'..='я' | 'ѝ') || "ЫЭыэ".contains(c)),
        Language::English => cyrillic(c),
    };
    words
        .split(|c: char| !c.is_alphabetic())
        .find(|word| {
            word.chars().any(wrong) || (word.chars().any(latin) && word.chars().any(cyrillic))
        })
        .map(|word| format!("letters of {word:?}"))
}

#[test]
fn no_message_is_left_with_a_gap() {
    for language in Language::ALL {
        let text = Text::new(language);
        for (key, message) in of(language) {
            let variables: Vec<(&str, FluentValue<'_>)> = message
                .variables
                .iter()
                .map(|name| (name.as_str(), 1.into()))
                .collect();
            let shown = match key.split_once('.') {
                Some(_) => continue,
                None => text.with(&key, &variables),
            };
            assert!(
                !shown.trim().is_empty() && !shown.contains('{'),
                "`{key}` in {}: {shown:?}",
                language.id()
            );
        }
    }
}
