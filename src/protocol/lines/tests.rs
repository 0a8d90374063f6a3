use std::time::Duration;

use serde_json::Value;

use super::{MAX_LINE, serve};

const GOOD: &str = r#"{"op":"state","game":"dots","options":{"size":3},"moves":["h00"]}"#;

fn served(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(input, &mut output, &mut || Duration::ZERO).expect("a list of bytes can be written to");
    let output = String::from_utf8(output).expect("answers are text");
    output
        .lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect()
}

fn fine(answers: &[Value]) -> Vec<bool> {
    answers.iter().map(|answer| answer["ok"] == true).collect()
}

#[test]
fn every_line_gets_an_answer() {
    assert!(served(b"").is_empty());
    assert_eq!(fine(&served(GOOD.as_bytes())), [true]);
    assert_eq!(
        fine(&served(format!("{GOOD}\r\n{GOOD}\n").as_bytes())),
        [true, true]
    );
    assert_eq!(
        fine(&served(format!("\n{GOOD}\n\r\n{GOOD}").as_bytes())),
        [false, true, false, true]
    );
}

#[test]
fn a_line_that_is_not_text_is_refused_and_the_next_one_served() {
    let lines = [
        b"\xff\xfe{}".as_slice(),
        GOOD.as_bytes(),
        b"{\"op\":\"\xc3\"}",
        GOOD.as_bytes(),
    ];
    assert_eq!(
        fine(&served(&lines.join(&b'\n'))),
        [false, true, false, true]
    );
}

#[test]
fn a_line_may_be_so_long_and_no_longer() {
    for end in ["\n", "\r\n", ""] {
        for (length, ok) in [
            (MAX_LINE, true),
            (MAX_LINE + 1, false),
            (MAX_LINE + 2, false),
            (MAX_LINE + 3, false),
        ] {
            let padded = GOOD.to_owned() + &" ".repeat(length - GOOD.len());
            assert_eq!(
                fine(&served((padded + end).as_bytes())),
                [ok],
                "{length} {end:?}"
            );
        }
    }
}

#[test]
fn after_a_line_that_is_too_long_the_next_one_is_served() {
    let long = "x".repeat(5 * MAX_LINE);
    assert_eq!(
        fine(&served(format!("{long}\n{GOOD}\n{long}").as_bytes())),
        [false, true, false]
    );
}
