//! Lands, with the worked examples of the original text.

use super::*;

fn lands(rows: &str) -> (Vec<(u32, [u32; 2])>, [u32; 2]) {
    let field = Field::read(rows.lines().map(str::trim)).unwrap();
    let lands = field.lands();
    (
        lands.iter().map(|land| (land.area(), land.sums)).collect(),
        field.score(),
    )
}

/// The first example of the original text, with all its sums.
#[test]
fn example_1_ends_3_to_21() {
    let rows = "0 0 AD KS KD QC JD 9H 0 0
        10D 0 6H 9D 10H 7D KH AS 0 0
        8H 9S 0 JH 8D 7H QD AH 10S 10C
        7C 6D QS 6C 8S 9C 0 0 0 0
        0 QH AC JS JC 0 0 0 0 0
        0 0 6S KC 7S 8C 0 0 0 0";
    let expected = vec![
        (3, [30, 9]),
        (4, [9, 34]),
        (1, [17, 21]),
        (13, [26, 48]),
        (3, [12, 13]),
    ];
    assert_eq!(lands(rows), (expected, [3, 21]));
}

/// The second one: lands of 7, 5 and 1 for Black, of 7 and 4 for Red.
#[test]
fn example_2_ends_11_to_13() {
    let rows = "0 0 9C 0 8S 0 6S KD 0 0
        0 0 9S 0 AC QD QC 0 0 0
        0 0 6C 0 JH 10S 9H 0 0 9D
        KH 0 6H 0 8D AH 6D 10H 10D QH
        10C KS AD 0 QS KC 7H 7D 0 0
        8H JD 7C 7S JC AS 8C JS 0 0";
    let (lands, score) = lands(rows);
    let owned: Vec<(u32, bool)> = lands
        .iter()
        .map(|&(area, [red, black])| (area, red > black))
        .collect();
    assert_eq!(
        owned,
        [(7, false), (5, false), (1, false), (7, true), (4, true)]
    );
    assert_eq!(score, [11, 13]);
}

#[test]
fn a_land_of_equal_sums_is_nobodys_and_each_card_counts_once() {
    // The nine of hearts touches the land with two sides.
    let (lands, score) = lands("0 0 9S\n9H 0 0");
    assert_eq!((lands, score), (vec![(4, [9, 9])], [0, 0]));
}

#[test]
fn places_that_touch_by_a_corner_are_two_lands() {
    assert_eq!(lands("0 6H\n6S 0").0, [(1, [6, 6]), (1, [6, 6])]);
}

#[test]
fn rows_that_are_no_rectangle_of_cards_are_refused() {
    let read = |rows: &str| Field::read(rows.lines());
    assert_eq!(read(""), Err(BadRows::Uneven));
    assert_eq!(read("0 0\n0"), Err(BadRows::Uneven));
    assert_eq!(read("0 1H"), Err(BadRows::NotACard(NotACard)));
    assert_eq!(read("6H 0 6H"), Err(BadRows::Twice(card("6H"))));
    assert_eq!(read(&"0 ".repeat(104)), Err(BadRows::TooLarge));
    assert_eq!(read(&"0\n".repeat(300)), Err(BadRows::TooLarge));
    assert!(read(&"0 ".repeat(103)).is_ok());
}
