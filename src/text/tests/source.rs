//! Which messages the app's code asks for, read from the code itself.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// A call of `text.get("key")` or `text.with("key", &[("name", ...)])`.
pub(super) struct Call {
    pub(super) key: String,
    pub(super) variables: BTreeSet<String>,
}

/// The code of the app, as far as it speaks of messages.
#[derive(Default)]
pub(super) struct Source {
    /// The literals that may be keys, but for names that the browser's tests press buttons by.
    pub(super) literals: BTreeSet<String>,
    pub(super) calls: Vec<Call>,
}

impl Source {
    pub(super) fn of_app() -> Source {
        let mut source = Source::default();
        for file in rust_files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/app"))) {
            source.read(&fs::read_to_string(&file).expect("a source file is text"));
        }
        source
    }

    fn read(&mut self, code: &str) {
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        for (start, _) in code.match_indices('"') {
            let named_for_tests = code[..start].ends_with("seen.button(");
            let literal =
                literal(&code[start..]).filter(|literal| is_key(literal) && !named_for_tests);
            self.literals.extend(literal.map(str::to_owned));
        }
        for (start, _) in code
            .match_indices(".get(")
            .chain(code.match_indices(".with("))
        {
            let before = code[..start].trim_end();
            if !["text", "words"].iter().any(|name| before.ends_with(name)) {
                continue;
            }
            let arguments = in_brackets(&code[start..]);
            let Some(key) = literal(arguments) else {
                continue;
            };
            // Variables that are put together elsewhere can't be seen here.
            if code[start..].starts_with(".with(") && !arguments.contains("&[") {
                continue;
            }
            let of_call = |c: char| c.is_alphanumeric() || c == '_' || c == '!';
            let variables = arguments
                .match_indices("(\"")
                .filter(|(at, _)| !arguments[..*at].ends_with(of_call))
                .filter_map(|(at, _)| literal(&arguments[at + 1..]))
                .map(str::to_owned)
                .collect();
            self.calls.push(Call {
                key: key.to_owned(),
                variables,
            });
        }
    }
}

/// Whether a literal is written as keys are: lower-case words, with hyphens between.
fn is_key(literal: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    literal
        .split('-')
        .all(|word| !word.is_empty() && word.chars().all(plain))
}

/// What stands between the first bracket and the one that closes it.
fn in_brackets(code: &str) -> &str {
    let Some(open) = code.find('(') else {
        return "";
    };
    let mut depth = 0;
    for (at, c) in code[open..].char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return &code[open + 1..open + at],
            ')' => depth -= 1,
            _ => {}
        }
    }
    ""
}

/// The text literal that the code begins with.
fn literal(code: &str) -> Option<&str> {
    code.trim_start()
        .strip_prefix('"')
        .and_then(|rest| rest.split('"').next())
}

/// The files of the code in a folder, without its tests.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files = Vec::new();
    for path in entries.map(|entry| entry.expect("a folder's entry").path()) {
        if path.ends_with("tests") {
            continue;
        }
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn calls_and_keys_are_found() {
    let mut source = Source::default();
    source.read(
        r#"ui.label(self.words.get("a-x")); text
            .with("b-x", &[("count", (n + 1).into()), ("name", get(&format!("y-{}", x)).into())]);
        map.get("c"); press(ui, "d-1"); seen.button("e-x", &response);
        #[cfg(test)] mod tests { const F: &str = "f-x"; }"#,
    );
    let calls: Vec<(&str, Vec<&str>)> = source
        .calls
        .iter()
        .map(|call| {
            (
                call.key.as_str(),
                call.variables.iter().map(String::as_str).collect(),
            )
        })
        .collect();
    assert_eq!(calls, [("a-x", vec![]), ("b-x", vec!["count", "name"])]);
    assert_eq!(
        source.literals.iter().collect::<Vec<_>>(),
        ["a-x", "b-x", "c", "count", "d-1", "name"]
    );
}
