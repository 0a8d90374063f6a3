//! The program `kletki-engine`, as another program sees it.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use serde::Deserialize;
use serde_json::{Map, Value};

const GOOD: &[u8] = br#"{"op":"state","game":"dots","options":{"size":3},"moves":["h00"]}"#;

/// One line of a table: what is asked, and what the answer must hold among other things.
#[derive(Deserialize)]
struct Case {
    what: String,
    ask: Value,
    told: Map<String, Value>,
    /// How many legal moves there are.
    choices: Option<usize>,
    /// The moves of which one is to be played.
    one_of: Option<Vec<String>>,
}

/// Runs the program on an input and gives its answers, a line each.
fn answers(input: &[u8]) -> Vec<Value> {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_kletki-engine"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut stdin = engine.stdin.take().expect("its input is a pipe");
    let output = std::thread::scope(|scope| {
        // The pipe is closed at the end of the thread: that ends the engine.
        scope.spawn(move || {
            stdin
                .write_all(input)
                .expect("the engine reads all of its input")
        });
        engine.wait_with_output().expect("the engine ends")
    });
    assert!(output.status.success(), "{}", output.status);
    let text = String::from_utf8(output.stdout).expect("answers are text");
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect()
}

fn check_table(table: &str) {
    let cases: Vec<Case> = table
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of the table is a case"))
        .collect();
    let input: String = cases.iter().map(|case| format!("{}\n", case.ask)).collect();
    let answers = answers(input.as_bytes());
    assert_eq!(answers.len(), cases.len());
    for (case, answer) in cases.iter().zip(&answers) {
        let what = &case.what;
        for (field, told) in &case.told {
            if field == "error" {
                let error = answer["error"].as_str().unwrap_or_default();
                assert_eq!(error.split(':').next(), told.as_str(), "{what}: {answer}");
            } else {
                assert_eq!(&answer[field], told, "{what}: {field} of {answer}");
            }
        }
        if let Some(choices) = case.choices {
            assert_eq!(
                answer["legal"].as_array().map(Vec::len),
                Some(choices),
                "{what}: {answer}"
            );
        }
        if let Some(moves) = &case.one_of {
            assert!(
                moves.iter().any(|mv| answer["move"] == **mv),
                "{what}: {answer}"
            );
        }
    }
}

#[test]
fn dots() {
    check_table(include_str!("data/dots.jsonl"));
}

#[test]
fn new_lands() {
    check_table(include_str!("data/new_lands.jsonl"));
}

#[test]
fn cell_city() {
    check_table(include_str!("data/cell_city.jsonl"));
}

#[test]
fn domains() {
    check_table(include_str!("data/domains.jsonl"));
}

#[test]
fn a_bad_line_gets_an_error_and_the_next_one_is_served() {
    let bad: Vec<&[u8]> = include_str!("data/bad_lines.txt")
        .lines()
        .map(str::as_bytes)
        .collect();
    let lines: Vec<&[u8]> = bad.iter().flat_map(|&line| [line, GOOD]).collect();
    let answers = answers(&lines.join(&b'\n'));
    assert_eq!(answers.len(), 2 * bad.len());
    for (pair, line) in answers.chunks(2).zip(bad) {
        let line = String::from_utf8_lossy(line);
        let [refused, served] = pair else {
            panic!("an answer is missing after {line}")
        };
        assert_eq!(refused["ok"], false, "{line}");
        assert!(
            refused["error"]
                .as_str()
                .is_some_and(|error| !error.is_empty()),
            "{line}"
        );
        assert_eq!(served["ok"], true, "after {line}");
    }
}

#[test]
fn lines_of_many_megabytes_and_lines_that_are_no_text_get_an_error() {
    let long = vec![b'['; 20 << 20];
    let answers = answers(&[&long, GOOD, b"\xc3\x28", GOOD, &long].join(&b'\n'));
    let ok: Vec<bool> = answers.iter().map(|answer| answer["ok"] == true).collect();
    assert_eq!(ok, [false, true, false, true, false]);
}

#[test]
fn each_line_is_answered_before_the_next_one_is_asked() {
    use std::io::{BufRead, BufReader};

    let mut engine = Command::new(env!("CARGO_BIN_EXE_kletki-engine"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut stdin = engine.stdin.take().expect("its input is a pipe");
    let mut stdout = BufReader::new(engine.stdout.take().expect("its output is a pipe"));
    for _ in 0..3 {
        stdin
            .write_all(&[GOOD, b"\n"].concat())
            .expect("the engine reads a line");
        let mut answer = String::new();
        stdout
            .read_line(&mut answer)
            .expect("the engine answers a line");
        assert!(answer.starts_with(r#"{"ok":true,"#), "{answer}");
    }
    drop(stdin);
    assert!(engine.wait().expect("the engine ends").success());
}

#[test]
fn it_ends_quietly_when_nobody_reads_its_answers() {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_kletki-engine"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    drop(engine.stdout.take());
    let mut stdin = engine.stdin.take().expect("its input is a pipe");
    // It may be gone before it has read this.
    let _ = stdin.write_all(&[GOOD, b"\n"].concat());
    drop(stdin);
    let output = engine.wait_with_output().expect("the engine ends");
    assert!(output.status.success(), "{}", output.status);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn no_input_no_output() {
    assert!(answers(b"").is_empty());
}
