//! Options, and the notation of moves.

use super::*;

#[test]
fn what_cannot_be_played_is_told() {
    let good = deal_of(1);
    let with = |puzzle: &str| Options {
        puzzle: puzzle.to_owned().try_into().unwrap(),
        ..good.clone()
    };
    let why = |options: &Options| Position::start(options).unwrap_err();
    assert_eq!(why(&with(&"0".repeat(CELLS))), BadOptions::SeveralSolutions);
    assert_eq!(
        why(&with(&format!("11{}", "0".repeat(79)))),
        BadOptions::NoSolution
    );
    let mut many = good.clone();
    many.bag.push(Digit::ALL[4]);
    assert_eq!(
        why(&many),
        BadOptions::TooManyTiles {
            digit: Digit::ALL[4],
            tiles: 10
        }
    );
}

#[test]
fn blocks_are_nine_of_nine_cells() {
    let blocks = |text: String| Blocks::try_from(text);
    assert_eq!(blocks("A".repeat(80)), Err(BadBlocks::Letters));
    assert_eq!(blocks("J".repeat(81)), Err(BadBlocks::Letters));
    assert_eq!(
        blocks("A".repeat(81)),
        Err(BadBlocks::Size {
            block: 'A',
            cells: 81
        })
    );
    let regular = Blocks::REGULAR.to_string();
    assert_eq!(blocks(regular.clone()), Ok(Blocks::REGULAR));
    let renamed = regular
        .replace('A', "x")
        .replace('I', "A")
        .replace('x', "I");
    assert!(blocks(renamed).unwrap().are_regular());
    let (row, rest) = regular.split_at(9);
    let exchanged = format!("{}{rest}", row.replacen("AB", "BA", 1));
    assert!(!blocks(exchanged).unwrap().are_regular());
}

#[test]
fn moves_are_written_as_they_are_read() {
    for text in [
        "5@D7", "1@A1", "9@I9", "draw!", "draw-", "draw?", "flag", "resign", "timeout",
    ] {
        assert_eq!(mv(text).to_string(), text);
    }
    for text in [
        "", "5D7", "0@A1", "10@A1", "5@a1", "5@A01", "5@", "@A1", "5@A1 ", "draw", "Resign",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}
