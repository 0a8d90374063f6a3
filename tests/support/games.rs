//! What the invariants must be told about each game.

use kletki::{
    games::{
        Game, Side, cell_city,
        domains::{self, CLUES, Kind},
        dots,
    },
    players::Computer,
};
use proptest::prelude::*;

/// A game that the invariants are checked on.
pub trait Specimen: Computer {
    /// The names of the rules, in the order in which they are named.
    const RULES: &[&str];

    /// All options there are.
    fn any_options() -> BoxedStrategy<Self::Options>;

    /// No game with these options has more moves.
    fn longest(options: &Self::Options) -> usize;

    /// Whether so little is left to play that all ways to go on can be looked at, though something
    /// is.
    fn is_small_end(&self) -> bool;

    /// All that can be written as a move, on the board and just beside it.
    fn candidates(options: &Self::Options) -> Vec<Self::Move>;

    /// Whether a move is accepted at any time without being listed: what isn't done on the board.
    fn is_unlisted(_: Self::Move) -> bool {
        false
    }

    /// The points that an event brings, and the side that they go to.
    fn points(event: &Self::Event) -> Option<(Side, u32)>;
}

impl Specimen for cell_city::Position {
    const RULES: &[&str] = &["over", "bounds", "shape", "overlap", "limit"];

    fn any_options() -> BoxedStrategy<cell_city::Options> {
        let variants = cell_city::Variant::ALL.to_vec();
        prop::sample::select(variants)
            .prop_map(|variant| cell_city::Options { variant })
            .boxed()
    }

    fn longest(options: &cell_city::Options) -> usize {
        let size = usize::from(options.variant.size());
        size * size / 2
    }

    fn is_small_end(&self) -> bool {
        (1..=8).contains(&self.legal_moves().len())
    }

    fn candidates(options: &cell_city::Options) -> Vec<cell_city::Building> {
        let beyond = options.variant.size() + 1;
        let columns = (b'A'..).take(beyond.into()).map(char::from);
        let cells: Vec<String> = columns
            .flat_map(|column| (0..=beyond).map(move |row| format!("{column}{row}")))
            .collect();
        let pairs = cells
            .iter()
            .flat_map(|first| cells.iter().map(move |last| [&**first, &**last].join("-")));
        pairs
            .map(|text| text.parse().expect("two cells are written as a building"))
            .collect()
    }

    fn points(event: &cell_city::Event) -> Option<(Side, u32)> {
        match *event {
            cell_city::Event::Built { seat, points, .. } => Some((seat.side(), points)),
            cell_city::Event::Died { .. } => None,
        }
    }
}

impl Specimen for dots::Position {
    const RULES: &[&str] = &["over", "bounds", "drawn", "must_take"];

    fn any_options() -> BoxedStrategy<dots::Options> {
        let board = (dots::Options::SIZES, dots::Options::SIZES);
        let predrawn = prop::collection::vec(any::<prop::sample::Index>(), 0..8);
        let options = (board, any::<bool>(), any::<bool>(), predrawn);
        options
            .prop_map(|((rows, cols), must_take, frame, predrawn)| {
                let lines: Vec<dots::Line> = dots::Board { rows, cols }.lines().collect();
                let predrawn = predrawn.iter().map(|index| *index.get(&lines)).collect();
                dots::Options {
                    rows,
                    cols,
                    must_take,
                    frame,
                    predrawn,
                }
            })
            .boxed()
    }

    fn longest(options: &dots::Options) -> usize {
        let [rows, cols] = [options.rows, options.cols].map(usize::from);
        (rows + 1) * cols + rows * (cols + 1)
    }

    fn is_small_end(&self) -> bool {
        // Not the legal moves: who must take has few of them, long before the end.
        (1..=7).contains(&self.lines().filter(|&line| !self.is_drawn(line)).count())
    }

    fn candidates(_: &dots::Options) -> Vec<dots::Line> {
        let places = (0..=9).flat_map(|row| (0..=9).map(move |col| (row, col)));
        let texts = places.flat_map(|(row, col)| ["h", "v"].map(|way| format!("{way}{row}{col}")));
        texts
            .map(|text| text.parse().expect("this is how a line is written"))
            .collect()
    }

    fn points(event: &dots::Event) -> Option<(Side, u32)> {
        match *event {
            dots::Event::Taken { seat, .. } => Some((seat.side(), 1)),
            dots::Event::Drawn { .. } => None,
        }
    }
}

impl Specimen for domains::Position {
    const RULES: &[&str] = &["over", "answer", "bounds", "not_in_hand", "taken", "clash"];

    fn any_options() -> BoxedStrategy<domains::Options> {
        let kind = prop::sample::select(&Kind::BOTH[..]);
        let deal = (any::<u64>(), kind, CLUES);
        // How much of the hands and of the bag is dealt: mostly all.
        let tiles = prop_oneof![3 => Just([7, 7, 67]), 1 => [0..8_usize, 0..8, 0..30]];
        (deal, tiles)
            .prop_map(|((seed, kind, clues), [first, second, bag])| {
                let mut options = domains::deal(seed, kind, clues);
                options.hands[0].truncate(first);
                options.hands[1].truncate(second);
                options.bag.truncate(bag);
                options
            })
            .boxed()
    }

    /// Each digit is tried once in each cell, at most.
    fn longest(_: &domains::Options) -> usize {
        9 * domains::CELLS
    }

    fn is_small_end(&self) -> bool {
        let tiles = Side::BOTH.map(|side| {
            let seat = kletki::games::Seat(side.index() as u8);
            self.hand(seat).tiles().len()
        });
        self.to_move().is_some() && self.bag_len() + tiles[0] + tiles[1] <= 6
    }

    fn candidates(_: &domains::Options) -> Vec<domains::Move> {
        let columns = ('A'..='J').flat_map(|column| (0..=10).map(move |row| (column, row)));
        let texts = columns
            .flat_map(|(column, row)| (1..=9).map(move |digit| format!("{digit}@{column}{row}")));
        let placements = texts.map(|text| text.parse().expect("this is how a tile is placed"));
        placements.chain(domains::Move::WITHOUT_TILE).collect()
    }

    fn is_unlisted(mv: domains::Move) -> bool {
        use domains::Move;
        matches!(
            mv,
            Move::OfferDraw | Move::Flag | Move::Resign | Move::Timeout
        )
    }

    fn points(event: &domains::Event) -> Option<(Side, u32)> {
        match *event {
            domains::Event::Won { seat, .. } => Some((seat.side(), 1)),
            _ => None,
        }
    }
}
