//! What must be known of a game to count its results.

use super::daily::{DailyBoard, DailyMark};
use crate::games::{Game, cell_city, domains, dots, new_lands};

/// A game whose results are counted.
pub trait Counted: Game {
    /// The board that a result is listed under, for example `5x5` or `architects`. House rules
    /// that make another game of it are named with a plus.
    fn board(options: &Self::Options) -> String;

    /// Whether these options are the board of the day of that mark.
    fn is_daily_board(options: &Self::Options, mark: DailyMark) -> bool;
}

impl Counted for dots::Position {
    fn board(options: &dots::Options) -> String {
        let mut board = format!("{}x{}", options.rows, options.cols);
        let house_rules = [
            (options.must_take, "+must_take"),
            (options.frame, "+frame"),
            (!options.predrawn.is_empty(), "+predrawn"),
        ];
        for (_, name) in house_rules.into_iter().filter(|(set, _)| *set) {
            board.push_str(name);
        }
        board
    }

    fn is_daily_board(options: &dots::Options, mark: DailyMark) -> bool {
        let board = DailyBoard::on(mark.date);
        board.mark() == mark && board.options() == *options
    }
}

impl Counted for cell_city::Position {
    fn board(options: &cell_city::Options) -> String {
        options.variant.id().to_owned()
    }

    fn is_daily_board(_: &cell_city::Options, _: DailyMark) -> bool {
        false
    }
}

impl Counted for new_lands::Position {
    fn board(options: &new_lands::Options) -> String {
        let terms = &options.terms;
        let new_lands::Rectangle { width, height } = terms.rectangle;
        let mut board = format!("{}-{width}x{height}", terms.deck.size());
        if terms.duel {
            board.push_str("+duel");
        } else if terms.seats == 6 {
            board.push_str("+three");
        }
        board
    }

    fn is_daily_board(_: &new_lands::Options, _: DailyMark) -> bool {
        false
    }
}

impl Counted for domains::Position {
    /// The kind of blocks and the number of clues: `jigsaw-30`.
    fn board(options: &domains::Options) -> String {
        format!("{}-{}", options.kind.id(), options.clues)
    }

    fn is_daily_board(_: &domains::Options, _: DailyMark) -> bool {
        false
    }
}
