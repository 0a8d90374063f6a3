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
    /// The keys in `text.get("...")`, `text.with("...")` and `key!("...")`.
    pub(super) keys: BTreeSet<String>,
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
        for (start, _) in code
            .match_indices(".get(")
            .chain(code.match_indices(".with("))
        {
            if !code[..start].trim_end().ends_with("text") {
                continue;
            }
            let arguments = in_brackets(&code[start..]);
            let Some(key) = literal(arguments) else {
                continue;
            };
            let variables = arguments
                .match_indices("(\"")
                .filter_map(|(at, _)| literal(&arguments[at + 1..]));
            self.calls.push(Call {
                key: key.to_owned(),
                variables: variables.map(str::to_owned).collect(),
            });
            self.keys.insert(key.to_owned());
        }
        for (start, _) in code.match_indices("key!(") {
            self.keys
                .extend(literal(in_brackets(&code[start..])).map(str::to_owned));
        }
    }
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

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files = Vec::new();
    for path in entries.map(|entry| entry.expect("a folder's entry").path()) {
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn calls_are_found_with_their_variables() {
    let mut source = Source::default();
    source.read(r#"ui.label(self.text.get("a")); text
        .with("b", &[("count", (n + 1).into()), ("name", name(x).into())]); map.get("c"); [key!("d")]"#);
    assert_eq!(
        source.keys.iter().map(String::as_str).collect::<Vec<_>>(),
        ["a", "b", "d"]
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
    assert_eq!(calls, [("a", vec![]), ("b", vec!["count", "name"])]);
}
