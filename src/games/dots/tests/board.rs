//! Boards, their lines, and how many ways there are to draw them.

use super::*;

#[test]
fn boards_have_24_60_and_112_first_moves() {
    for (size, count) in [(3, 24), (5, 60), (7, 112)] {
        let position = Position::start(&Options::square(size)).unwrap();
        assert_eq!(position.legal_moves().len(), count);
        assert_eq!(
            position.board().boxes().count(),
            usize::from(size) * usize::from(size)
        );
    }
}

#[test]
fn the_board_is_5_by_5_unless_told_otherwise() {
    assert_eq!(Options::default(), Options::square(5));
}

#[test]
fn boards_may_be_any_rectangle_from_1_by_1_to_9_by_9() {
    for rows in 0..=10 {
        for cols in 0..=10 {
            let start = Position::start(&Options::rectangle(rows, cols));
            if (1..=9).contains(&rows) && (1..=9).contains(&cols) {
                let count = usize::from((rows + 1) * cols + rows * (cols + 1));
                assert_eq!(start.unwrap().legal_moves().len(), count);
            } else {
                assert_eq!(start.unwrap_err(), BadOptions::Size { rows, cols });
            }
        }
    }
}

#[test]
fn legal_moves_are_sorted_as_text() {
    let legal = Position::start(&Options::rectangle(9, 2))
        .unwrap()
        .legal_moves();
    let mut sorted: Vec<String> = legal.iter().map(Line::to_string).collect();
    sorted.sort();
    assert_eq!(texts(&legal), sorted.join(" "));
}

#[test]
fn a_line_has_two_boxes_beside_it_and_on_the_frame_one() {
    let board = Board { rows: 2, cols: 3 };
    for line in board.lines() {
        let beside: Vec<BoxAt> = board.beside(line).collect();
        assert_eq!(beside.len(), if board.on_frame(line) { 1 } else { 2 });
        for at in board.boxes() {
            assert_eq!(
                beside.contains(&at),
                board.sides(at).contains(&line),
                "{line} {at:?}"
            );
        }
    }
}

/// Sequences of `depth` legal moves.
fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |mv| {
        let mut next = position.clone();
        next.play(mv).unwrap();
        perft(&next, depth - 1)
    };
    position.legal_moves().into_iter().map(after).sum()
}

#[test]
fn sequences_of_moves_on_2_by_2() {
    let start = Position::start(&Options::square(2)).unwrap();
    assert_eq!(perft(&start, 1), 12);
    assert_eq!(perft(&start, 2), 12 * 11);
    assert_eq!(perft(&start, 3), 12 * 11 * 10);
}

#[test]
fn obligatory_taking_leaves_fewer_sequences() {
    let start = Position::start(&Options {
        must_take: true,
        ..Options::square(2)
    })
    .unwrap();
    assert_eq!(perft(&start, 3), 12 * 11 * 10);
    // Three sides of one of four boxes in any order leave one move instead of nine.
    assert_eq!(perft(&start, 4), 12 * 11 * 10 * 9 - 4 * 6 * 8 * 4);
}
