//! Whatever the engine is given, each line gets one line of JSON that says `ok` or not.
#![no_main]

use std::time::Duration;

use kletki::protocol;
use libfuzzer_sys::{Corpus, fuzz_target};
use serde_json::Value;

/// Searches that are longer teach nothing about lines.
const MOST_NODES: u64 = 2_000;

fuzz_target!(|input: &[u8]| -> Corpus {
    if input.split(|&byte| byte == b'\n').any(is_long_search) {
        return Corpus::Reject;
    }
    let mut seconds = 0;
    let mut clock = || {
        seconds += 1;
        Duration::from_secs(seconds)
    };
    let mut output = Vec::new();
    protocol::serve(input, &mut output, &mut clock)
        .expect("a list of bytes can be read and written");
    let output = String::from_utf8(output).expect("answers are text");
    let lines = input.split_inclusive(|&byte| byte == b'\n').count();
    assert_eq!(output.lines().count(), lines);
    for line in output.lines() {
        let answer: Value = serde_json::from_str(line).expect("an answer is JSON");
        assert!(answer["ok"].is_boolean());
    }
    Corpus::Keep
});

fn is_long_search(line: &[u8]) -> bool {
    let request: Value = serde_json::from_slice(line).unwrap_or_default();
    request["nodes"]
        .as_u64()
        .is_some_and(|nodes| nodes > MOST_NODES)
}
