//! Refused moves, and the notation.

use super::*;

#[test]
fn refused_moves_name_the_first_broken_rule_and_change_nothing() {
    let must_take = Options {
        must_take: true,
        ..Options::square(3)
    };
    let over = play(&Options::square(1), "h00 h10 v00 v01");
    let cases = [
        (over.clone(), "h00", "over"),
        (over, "h99", "over"),
        (play(&Options::square(3), ""), "h99", "bounds"),
        (play(&Options::square(3), ""), "h03", "bounds"),
        (play(&Options::square(3), ""), "h40", "bounds"),
        (play(&Options::square(3), ""), "v30", "bounds"),
        (play(&Options::square(3), "h00"), "h00", "drawn"),
        (play(&must_take, "h00 v00 v01"), "v34", "bounds"),
        (play(&must_take, "h00 v00 v01"), "h00", "drawn"),
        (play(&must_take, "h00 v00 v01"), "h01", "must_take"),
    ];
    for (position, mv, rule) in cases {
        let mut after = position.clone();
        assert_eq!(after.play(line(mv)).unwrap_err().rule(), rule, "{mv}");
        assert_eq!(after, position);
        assert_eq!(after.last_line(), position.last_line());
    }
}

// Notation.

#[test]
fn notation_goes_there_and_back() {
    for line in (Board { rows: 9, cols: 9 }).lines() {
        assert_eq!(line.to_string().parse(), Ok(line));
        assert_eq!(
            Line::new(line.direction(), line.row(), line.col()),
            Some(line)
        );
    }
    assert_eq!(texts(&lines("h01 v99")), "h01 v99");
}

#[test]
fn other_texts_are_no_notation() {
    for text in [
        "", "h", "h0", "h000", "h123", "d00", "H00", " h00", "h00 ", "h-1", "hh0", "h٣0",
    ] {
        assert_eq!(text.parse::<Line>(), Err(NotAMove), "{text}");
    }
    assert_eq!(Line::new(Direction::Horizontal, 10, 0), None);
}

#[test]
fn options_are_kept_with_their_lines_in_notation() {
    let options = Options {
        predrawn: lines("h00 v12"),
        frame: true,
        ..Options::rectangle(2, 3)
    };
    let text = serde_json::to_string(&options).unwrap();
    assert!(text.contains(r#""predrawn":["h00","v12"]"#), "{text}");
    assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    assert_eq!(
        serde_json::from_str::<Options>("{}").unwrap(),
        Options::default()
    );
    assert!(serde_json::from_str::<Options>(r#"{"predrawn":["x"]}"#).is_err());
}
