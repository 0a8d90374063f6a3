//! Whatever a line holds, it gets one line of JSON that says `ok` or not.

use std::time::Duration;

use kletki::protocol;
use proptest::{collection::vec, prelude::*, sample::Index, sample::select};
use serde_json::{Value, json};

/// What a field may hold that it shouldn't.
fn anything() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        select(&["", "h00", "A1-A2", "dots", "hard", "standard", "state"][..])
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            vec(("[a-z]{0,4}", inner), 0..4)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// A field that is mostly right.
fn or_anything(right: impl Strategy<Value = Value> + 'static) -> impl Strategy<Value = Value> {
    prop_oneof![12 => right.boxed(), 1 => anything().boxed()]
}

fn text(of: &'static [&'static str]) -> impl Strategy<Value = Value> {
    select(of).prop_map(Value::from)
}

fn moves() -> impl Strategy<Value = Value> {
    let a_move = prop_oneof![
        6 => "[hv][0-3][0-3]".prop_map(Value::from),
        6 => "[A-E][1-5]-[A-E][1-5]".prop_map(Value::from),
        6 => "[1-9]@[A-I][1-9]|draw[!?-]|resign|timeout|flag".prop_map(Value::from),
        1 => "[hvA-J]-?[0-9]{1,3}(-[A-Z][0-9]{1,3})?".prop_map(Value::from),
        1 => anything(),
    ];
    vec(a_move, 0..12).prop_map(Value::from)
}

/// The regular blocks of Domains.
const REGULAR: &str = concat!(
    "AAABBBCCCAAABBBCCCAAABBBCCC",
    "DDDEEEFFFDDDEEEFFFDDDEEEFFF",
    "GGGHHHIIIGGGHHHIIIGGGHHHIII"
);

fn options() -> impl Strategy<Value = Value> {
    let side = || or_anything((0_u8..11).prop_map(Value::from));
    let flag = || or_anything(any::<bool>().prop_map(Value::from));
    let lines = or_anything(vec("[hv][0-3][0-3]", 0..4).prop_map(Value::from));
    let variant = or_anything(text(&["standard", "first_city", "architects", "village"]));
    let clues = or_anything((20_u8..37).prop_map(Value::from));
    let puzzle = or_anything("[0-9.]{81}|0{81}".prop_map(Value::from));
    let blocks = or_anything(text(&[REGULAR, "ABC"]));
    let tiles = || or_anything(vec(0_u8..11, 0..9).prop_map(Value::from));
    let hands = or_anything(vec(vec(0_u8..11, 0..9), 0..3).prop_map(Value::from));
    let domains = (clues, flag(), puzzle, blocks, hands, tiles());
    let all = (side(), side(), flag(), flag(), lines, variant);
    (all, domains, 0_u16..4096).prop_map(
        |((rows, cols, must_take, frame, predrawn, variant), domains, which)| {
            let (clues, jigsaw, puzzle, blocks, hands, bag) = domains;
            let fields = [
                ("rows", rows),
                ("cols", cols),
                ("must_take", must_take),
                ("frame", frame),
                ("predrawn", predrawn),
                ("variant", variant),
                ("clues", clues),
                ("jigsaw", jigsaw),
                ("puzzle", puzzle),
                ("blocks", blocks),
                ("hands", hands),
                ("bag", bag),
            ];
            let chosen = fields
                .into_iter()
                .enumerate()
                .filter(|(index, _)| which >> index & 1 == 1);
            Value::Object(
                chosen
                    .map(|(_, (name, value))| (name.to_owned(), value))
                    .collect(),
            )
        },
    )
}

/// A request that is right in most of its fields.
fn request() -> impl Strategy<Value = String> {
    let op = or_anything(text(&["state", "best", "value"]));
    let game = or_anything(text(&["dots", "cell_city", "domains"]));
    let level = or_anything(text(&["easy", "medium", "hard"]));
    let number = || or_anything(any::<u64>().prop_map(Value::from));
    // Not more than that: a search of as many nodes as there are numbers takes its time.
    let nodes = prop_oneof![
        12 => (0_u64..2_000).prop_map(Value::from).boxed(),
        1 => select(vec![json!(null), json!(-1), json!(1.5), json!(1e30), json!("9"), json!([9])]).boxed(),
    ];
    let exact = or_anything(any::<bool>().prop_map(Value::from));
    let what = (op, game, or_anything(options()), or_anything(moves()));
    (what, (level, number(), nodes, number(), exact)).prop_map(
        |((op, game, options, moves), (level, millis, nodes, seed, exact))| {
            json!({
                "op": op, "game": game, "options": options, "moves": moves,
                "level": level, "millis": millis, "nodes": nodes, "seed": seed, "exact": exact,
            })
            .to_string()
        },
    )
}

/// A request in which some characters are left out, put in or doubled.
fn garbled() -> impl Strategy<Value = String> {
    (
        request(),
        vec(
            (
                any::<Index>(),
                select(&["", "\"", "{", "]", ",", "0", "\\u", "é", "\0"][..]),
            ),
            1..4,
        ),
    )
        .prop_map(|(line, changes)| {
            let mut characters: Vec<String> = line.chars().map(String::from).collect();
            for (place, text) in changes {
                let place = place.index(characters.len());
                if let Some(character) = characters.get_mut(place) {
                    *character = text.to_owned();
                }
            }
            characters.concat()
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn gets_one_line_of_json(line in prop_oneof![request(), garbled(), any::<String>()]) {
        let mut seconds = 0;
        let mut clock = || {
            seconds += 1;
            Duration::from_secs(seconds)
        };
        let answer = protocol::answer(&line, &mut clock);
        prop_assert!(!answer.contains(['\n', '\r']));
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        match &answer["ok"] {
            Value::Bool(true) => prop_assert!(answer["legal"].is_array() || answer["move"].is_string()),
            Value::Bool(false) => prop_assert!(answer["error"].as_str().is_some_and(|error| !error.is_empty())),
            _ => prop_assert!(false, "{}", answer),
        }
    }
}
