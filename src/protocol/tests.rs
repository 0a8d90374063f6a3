use std::time::Duration;

use serde_json::{Value, json};

use super::{MAX_LINE, answer};

/// A clock that moves on by a second whenever it's looked at.
fn hasty() -> impl FnMut() -> Duration {
    let mut seconds = 0;
    move || {
        seconds += 1;
        Duration::from_secs(seconds)
    }
}

fn ask(line: &str) -> Value {
    let answer = answer(line, &mut hasty());
    assert!(!answer.contains('\n'), "{answer}");
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    assert!(answer["ok"].is_boolean(), "{answer}");
    assert_eq!(
        answer["ok"] == false,
        answer["error"].is_string(),
        "{answer}"
    );
    answer
}

fn refused(line: &str) -> bool {
    let answer = ask(line);
    answer["ok"] == false && answer.get("rule").is_none()
}

/// The request of a line with some of its fields put otherwise.
fn with(line: Value, fields: Value) -> String {
    let mut line = line;
    if let (Some(line), Value::Object(fields)) = (line.as_object_mut(), fields) {
        line.extend(fields);
    }
    line.to_string()
}

fn state() -> Value {
    json!({"op": "state", "game": "dots", "options": {"size": 3}, "moves": ["h00"]})
}

fn best() -> Value {
    json!({"op": "best", "game": "dots", "options": {"size": 3}, "moves": [], "nodes": 500})
}

#[test]
fn a_position_is_told_from_outside() {
    let line =
        r#"{"op":"state","game":"dots","options":{"rows":1,"cols":1},"moves":["h00","v01"]}"#;
    let told = json!({
        "ok": true, "to_move": 0, "legal": ["h10", "v00"], "score": [0, 0], "over": false, "winner": null,
    });
    assert_eq!(ask(line), told);
}

#[test]
fn options_and_moves_may_be_absent() {
    assert_eq!(
        ask(r#"{"op":"state","game":"dots"}"#)["legal"]
            .as_array()
            .map(Vec::len),
        Some(60)
    );
    let line = r#"{"op":"state","game":"cell_city","options":{}}"#;
    assert_eq!(ask(line)["legal"].as_array().map(Vec::len), Some(190));
}

#[test]
fn fields_of_nobody_are_passed_over() {
    let deep = format!(
        r#"{{"op":"state","game":"dots","note":{}{}}}"#,
        "[".repeat(9_000),
        "]".repeat(9_000)
    );
    assert_eq!(ask(&deep)["ok"], true);
    assert_eq!(
        ask(&with(
            state(),
            json!({"options": {"size": 3, "colour": "red"}})
        ))["ok"],
        true
    );
}

#[test]
fn fields_of_the_wrong_type_are_refused() {
    let wrong = [
        json!({"op": 1}),
        json!({"op": {"state": null}}),
        json!({"game": null}),
        json!({"game": ["dots"]}),
        json!({"options": null}),
        json!({"options": []}),
        json!({"options": [3]}),
        json!({"options": {"size": "3"}}),
        json!({"options": {"size": 3.0}}),
        json!({"options": {"size": -3}}),
        json!({"options": {"size": null}}),
        json!({"options": {"must_take": 1}}),
        json!({"options": {"frame": "yes"}}),
        json!({"options": {"predrawn": "h00"}}),
        json!({"options": {"predrawn": [7]}}),
        json!({"options": {"predrawn": null}}),
        json!({"moves": "h00"}),
        json!({"moves": null}),
        json!({"moves": {"0": "h00"}}),
        json!({"level": 3}),
        json!({"level": {"hard": null}}),
        json!({"millis": "soon"}),
        json!({"millis": 1.5}),
        json!({"millis": -1}),
        json!({"millis": null}),
        json!({"nodes": true}),
        json!({"nodes": 1e3}),
        json!({"seed": -7}),
        json!({"exact": 1}),
        json!({"show": 1}),
        json!({"rows": "0 6H"}),
    ];
    for fields in wrong {
        assert!(refused(&with(best(), fields.clone())), "{fields}");
    }
}

#[test]
fn what_nobody_knows_is_refused() {
    let unknown = [
        json!({"op": "score"}),
        json!({"op": "State"}),
        json!({"game": "chess"}),
        json!({"game": "go"}),
        json!({"level": "grandmaster"}),
        json!({"game": "cell_city", "options": {"variant": "village"}}),
    ];
    for fields in unknown {
        assert!(refused(&with(best(), fields.clone())), "{fields}");
    }
}

#[test]
fn boards_that_there_are_not_are_refused() {
    let options = [
        json!({"size": 4}),
        json!({"size": 0}),
        json!({"size": 300}),
        json!({"rows": 10, "cols": 2}),
        json!({"rows": 2, "cols": 0}),
        json!({"rows": 3}),
        json!({"cols": 3}),
        json!({"size": 3, "rows": 2, "cols": 2}),
        json!({"size": 3, "cols": 3}),
        json!({"size": 3, "predrawn": ["h40"]}),
        json!({"size": 3, "predrawn": ["A1-A2"]}),
    ];
    for options in options {
        assert!(
            refused(&with(state(), json!({"options": options}))),
            "{options}"
        );
    }
    assert_eq!(
        ask(&with(
            state(),
            json!({"options": {"size": 3, "rows": 3, "cols": 3}})
        ))["ok"],
        true
    );
}

#[test]
fn the_first_illegal_move_is_named_with_its_rule() {
    let cases = [
        (json!(["h00", "h00"]), "move 1", "drawn"),
        (json!(["h00", "h01", "h43"]), "move 2", "bounds"),
        (json!(["h00", "H01"]), "move 1", "notation"),
        (json!(["h00", "h001"]), "move 1", "notation"),
        (json!([""]), "move 0", "notation"),
        (json!(["h00", 7, "h00"]), "move 1", "notation"),
        (json!(["h00", "h00", null]), "move 1", "drawn"),
    ];
    for (moves, place, rule) in cases {
        let answer = ask(&with(state(), json!({"moves": moves})));
        let error = answer["error"].as_str().unwrap_or_default();
        assert_eq!(error.split(':').next(), Some(place), "{moves}");
        assert_eq!(answer["rule"], rule, "{moves}");
    }
}

#[test]
fn over_comes_before_all() {
    let options = json!({"rows": 1, "cols": 1});
    for late in [json!("h00"), json!("h99"), json!("what?"), json!(7)] {
        let moves = json!(["h00", "v00", "v01", "h10", late]);
        for op in ["state", "best", "value"] {
            let answer = ask(&with(
                best(),
                json!({"op": op, "options": options, "moves": moves}),
            ));
            assert_eq!(
                answer["error"]
                    .as_str()
                    .and_then(|error| error.split(':').next()),
                Some("move 4")
            );
            assert_eq!(answer["rule"], "over");
        }
    }
}

#[test]
fn a_finished_position_has_no_best_move() {
    let options = json!({"rows": 1, "cols": 2, "frame": true});
    for op in ["best", "value"] {
        let finished = json!({"op": op, "options": options, "moves": ["v01"]});
        assert_eq!(ask(&with(best(), finished))["rule"], "over");
    }
    let state = ask(&with(
        state(),
        json!({"options": options, "moves": ["v01"]}),
    ));
    assert_eq!(
        (&state["to_move"], &state["winner"]),
        (&Value::Null, &json!(0))
    );
}

#[test]
fn a_board_drawn_to_the_end_beforehand_is_a_draw() {
    let drawn = json!({"options": {"rows": 1, "cols": 1, "frame": true}, "moves": []});
    let told = json!({
        "ok": true, "to_move": null, "legal": [], "score": [0, 0], "over": true, "winner": "draw",
    });
    assert_eq!(ask(&with(state(), drawn)), told);
}

#[test]
fn a_list_is_no_request() {
    assert!(refused(r#"["state","dots",{},[]]"#));
}

#[test]
fn a_field_given_twice_is_refused() {
    assert!(refused(
        r#"{"op":"state","op":"best","game":"dots","moves":[]}"#
    ));
}

#[test]
fn lines_that_are_not_json_are_refused() {
    let deep = "[".repeat(100_000);
    let nested = format!(
        r#"{{"op":"state","game":"dots","options":{}"#,
        r#"{"size":"#.repeat(50_000)
    );
    let lines = [
        "",
        " ",
        "\t",
        "{",
        "{}",
        "null",
        "42",
        "\"state\"",
        "{\"op\":",
        "\u{feff}{}",
        "{}{}",
        "\0",
    ];
    for line in lines.into_iter().chain([deep.as_str(), nested.as_str()]) {
        assert!(refused(line), "{}", &line[..line.len().min(20)]);
    }
}

#[test]
fn an_error_does_not_repeat_a_long_line() {
    let answer = answer(
        &with(best(), json!({"level": "x".repeat(100_000)})),
        &mut hasty(),
    );
    assert!(answer.len() < 1_000, "{}", answer.len());
}

#[test]
fn a_list_of_very_many_moves_is_read_to_the_first_illegal_one() {
    let moves: Vec<&str> = ["h00"].into_iter().cycle().take(150_000).collect();
    let line = with(state(), json!({"moves": moves}));
    assert!(line.len() < MAX_LINE);
    assert_eq!(ask(&line)["rule"], "drawn");
}

#[test]
fn given_nodes_alone_nobody_looks_at_the_clock() {
    let mut looks = 0;
    let answer = answer(&best().to_string(), &mut || {
        looks += 1;
        Duration::ZERO
    });
    assert!(answer.contains(r#""ok":true"#), "{answer}");
    assert_eq!(looks, 0);
}

#[test]
fn the_clock_ends_a_search() {
    // 190 moves to choose from: far from proved by the time that the hasty clock is through.
    let line = json!({"op": "value", "game": "cell_city", "exact": true, "millis": 2_000});
    let answer = ask(&line.to_string());
    assert_eq!(
        (&answer["ok"], &answer["exact"]),
        (&json!(true), &json!(false))
    );
}

#[test]
fn no_time_and_no_nodes_still_give_a_move() {
    for limits in [
        json!({"nodes": 0}),
        json!({"millis": 0}),
        json!({"nodes": 0, "millis": 0}),
    ] {
        assert!(ask(&with(best(), limits))["move"].is_string());
    }
}

#[test]
fn numbers_may_be_as_big_as_they_are_written() {
    let moves = [
        "h00", "h01", "h02", "v00", "v01", "v02", "v03", "h10", "h11",
    ];
    let limits = json!({"nodes": u64::MAX, "millis": u64::MAX, "seed": u64::MAX});
    let late = json!({"options": {"rows": 1, "cols": 3}, "moves": moves});
    let line = with(
        serde_json::from_str(&with(best(), late)).expect("JSON"),
        limits,
    );
    assert_eq!(ask(&line)["move"], "h12");
}
