//! What players read, in every language of the app.
//!
//! The sentences are Fluent messages in `assets/text/<language>/*.ftl`, built into the program. A
//! [`Text`] holds those of one language; a message is asked for by its key. All languages have the
//! same keys with the same variables: the tests see to it, and to keys that the code asks for.

mod files;
mod language;
mod rules;
#[cfg(test)]
mod tests;

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

pub use fluent_bundle::FluentValue;
pub use language::Language;
pub use rules::Section;

/// The messages of one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// Reads the messages of a language. It takes a moment: keep the result.
    pub fn new(language: Language) -> Text {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that would keep names of another writing direction apart are drawn by egui.
        bundle.set_use_isolating(false);
        for file in files::of(language) {
            bundle.add_resource_overriding(files::parse(file));
        }
        Text { language, bundle }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of that key, which has no variables. A key that doesn't exist is returned itself.
    pub fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The message of that key with its variables filled in: `text.with("end-boxes", &[("count", 3.into())])`.
    pub fn with(&self, key: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        let arguments: FluentArgs<'_> = variables.iter().cloned().collect();
        self.format(key, Some(&arguments))
    }

    /// A long message as paragraphs: a blank line parts them, a single line break is a space.
    pub fn paragraphs(&self, key: &str) -> Vec<String> {
        self.get(key)
            .split("\n\n")
            .map(|paragraph| paragraph.replace('\n', " "))
            .collect()
    }

    fn format(&self, key: &str, arguments: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            return key.to_owned();
        };
        // A variable that wasn't given is shown as its name in braces, which says enough.
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, arguments, &mut errors)
            .into_owned()
    }
}
