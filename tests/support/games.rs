//! What the invariants must be told about each game.

use kletki::{
    games::{
        Game, Seat, Side, cell_city,
        domains::{self, CLUES, Kind},
        dots, new_lands,
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

    /// By how much an event changes the points, by [`Side::index`].
    fn points(event: &Self::Event) -> [i32; 2];
}

/// Points that go to the side of a seat.
fn to(seat: Seat, points: i32) -> [i32; 2] {
    match seat.side() {
        Side::First => [points, 0],
        Side::Second => [0, points],
    }
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

    fn points(event: &cell_city::Event) -> [i32; 2] {
        match *event {
            cell_city::Event::Built { seat, points, .. } => to(seat, points as i32),
            cell_city::Event::Died { .. } => [0, 0],
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

    fn points(event: &dots::Event) -> [i32; 2] {
        match *event {
            dots::Event::Taken { seat, .. } => to(seat, 1),
            dots::Event::Drawn { .. } => [0, 0],
        }
    }
}

impl Specimen for new_lands::Position {
    const RULES: &[&str] = &[
        "over",
        "not_in_hand",
        "first_card",
        "continuity",
        "rectangle",
        "diversity",
        "seniority",
        "extend",
        "must_lay",
    ];

    fn any_options() -> BoxedStrategy<new_lands::Options> {
        let deck = prop::sample::select(&new_lands::Deck::ALL[..]);
        let terms = (
            deck,
            2_u8..=51,
            2_u8..=51,
            any::<bool>(),
            0_u8..6,
            any::<bool>(),
        );
        let fitting =
            terms.prop_filter_map("no rectangle", |(deck, width, height, six, first, duel)| {
                // Any width is as likely as another: the height is made to fit it.
                let most = (2 * u16::from(deck.size()) - 1) / u16::from(width);
                let least = u16::from(deck.size()) / u16::from(width) + 1;
                let height = least + u16::from(height) % (most + 1).saturating_sub(least).max(1);
                let rectangle = new_lands::Rectangle {
                    width,
                    height: height.try_into().ok()?,
                };
                let seats = if six { 6 } else { 4 };
                rectangle.fits(deck).then_some(new_lands::Terms {
                    deck,
                    rectangle,
                    seats,
                    first: Seat(first % seats),
                    duel: duel && !six,
                    talk: new_lands::Talk::Open,
                })
            });
        // Some games are short: not all cards are dealt.
        let short = prop_oneof![3 => Just(u8::MAX), 1 => 0_u8..6];
        (fitting, any::<u64>(), short)
            .prop_map(|(terms, seed, most)| {
                let mut options = new_lands::Options::dealt(terms, seed);
                for hand in &mut options.hands {
                    hand.truncate(most.into());
                }
                options
            })
            .boxed()
    }

    fn longest(options: &new_lands::Options) -> usize {
        // Before each card all others may skip, and so after the last.
        let cards: usize = options.hands.iter().map(Vec::len).sum();
        (cards + 1) * options.hands.len()
    }

    fn is_small_end(&self) -> bool {
        // Every other hand is known: of each colour at most one seat has cards that aren't seen,
        // and all cards were dealt.
        let Some(seat) = self.to_move() else {
            return false;
        };
        let view = self.view(seat);
        let is_known = |side: Side| {
            let hidden = view.terms().seats_of(side);
            let counts: Vec<u32> = hidden
                .filter(|&other| view.hand(other).is_none() && view.count(other) > 0)
                .map(|other| view.count(other).into())
                .collect();
            counts.len() <= 1 && counts.iter().sum::<u32>() == view.unseen(side).len()
        };
        let left: u32 = view
            .terms()
            .all_seats()
            .map(|seat| u32::from(view.count(seat)))
            .sum();
        left <= 3 && Side::BOTH.into_iter().all(is_known)
    }

    fn candidates(options: &new_lands::Options) -> Vec<new_lands::Move> {
        let new_lands::Rectangle { width, height } = options.terms.rectangle;
        let [width, height] = [width, height].map(i32::from);
        let cards: Vec<new_lands::Card> = options.hands.iter().flatten().copied().collect();
        let places = (-width..=width).flat_map(|x| (-height..=height).map(move |y| (x, y)));
        let lays = places.flat_map(|(x, y)| {
            let at = new_lands::Place { x, y };
            cards
                .iter()
                .map(move |&card| new_lands::Move::Lay { card, at })
        });
        lays.chain([new_lands::Move::Skip]).collect()
    }

    fn points(event: &new_lands::Event) -> [i32; 2] {
        match *event {
            new_lands::Event::LandsChanged { gained } => gained,
            _ => [0, 0],
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
            let seat = Seat(side.index() as u8);
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

    fn points(event: &domains::Event) -> [i32; 2] {
        match *event {
            domains::Event::Won { seat, .. } => to(seat, 1),
            _ => [0, 0],
        }
    }
}
