//! The rectangle once it is fixed, as bits: what may be laid where, and what it does to the lands.

use crate::games::{
    Seat,
    new_lands::{Card, Cards, Columns, Place, State},
};

/// A game with all hands open, after its rectangle is complete.
#[derive(Clone)]
pub(super) struct Board {
    columns: Columns,
    width: u8,
    /// The upper left place.
    corner: Place,
    /// The places without a card.
    empty: u128,
    /// The places with a card, by [`Suit`](crate::games::new_lands::Suit).
    suits: [u128; 4],
    /// The places with a card that is lower than a rank, by that rank.
    lower: [u128; RANKS],
    /// The places of each colour's cards whose rank has a bit, by colour and bit.
    ranks: [[u128; 4]; 2],
    hands: [Cards; SEATS],
    seats: u8,
    turn: Seat,
    skips: u8,
    /// The margin of the first side as the lands are owned now.
    margin: i32,
}

/// A card and its place, as the number of a bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lay {
    pub(super) card: Card,
    pub(super) place: u8,
}

const SEATS: usize = 6;

/// One more than the highest rank.
const RANKS: usize = 15;

impl Board {
    /// The board of a game whose rectangle is complete.
    pub(super) fn of(state: &State) -> Board {
        let table = state.table();
        let size = table.size();
        let columns = Columns::of(size);
        let mut hands = [Cards::NONE; SEATS];
        for seat in state.terms().all_seats() {
            hands[usize::from(seat.0)] = state.hand(seat);
        }
        let mut board = Board {
            columns,
            width: size.width,
            corner: table.bounds().0,
            empty: columns.all(),
            suits: [0; 4],
            lower: [0; RANKS],
            ranks: [[0; 4]; 2],
            hands,
            seats: state.terms().seats,
            turn: state.to_move().unwrap_or(Seat::FIRST),
            skips: state.skips(),
            margin: 0,
        };
        for &(card, at) in table.laid() {
            let place = board.bit(at);
            board.put(Lay { card, place });
        }
        let mut left = board.empty;
        while left != 0 {
            let land = board.land(left & left.wrapping_neg());
            board.margin += board.worth(land, None);
            left &= !land;
        }
        board
    }

    fn bit(&self, at: Place) -> u8 {
        let (col, row) = (at.x - self.corner.x, at.y - self.corner.y);
        row as u8 * self.width + col as u8
    }

    pub(super) fn place(&self, bit: u8) -> Place {
        Place {
            x: self.corner.x + i32::from(bit % self.width),
            y: self.corner.y + i32::from(bit / self.width),
        }
    }

    pub(super) fn lay_of(&self, card: Card, at: Place) -> Lay {
        let place = self.bit(at);
        Lay { card, place }
    }

    pub(super) fn margin(&self) -> i32 {
        self.margin
    }

    pub(super) fn hand(&self, seat: Seat) -> Cards {
        self.hands[usize::from(seat.0)]
    }

    /// Gives each seat other cards.
    pub(super) fn give(&mut self, hands: [Cards; SEATS]) {
        self.hands = hands;
    }

    pub(super) fn cards_left(&self) -> u32 {
        self.hands.iter().map(|hand| hand.len()).sum()
    }

    pub(super) fn skips(&self) -> u8 {
        self.skips
    }

    /// How many places have no card.
    pub(super) fn empty_places(&self) -> u32 {
        self.empty.count_ones()
    }

    pub(super) fn to_move(&self) -> Option<Seat> {
        let with_cards = self.hands.iter().filter(|hand| !hand.is_empty()).count();
        (usize::from(self.skips) < with_cards).then_some(self.turn)
    }

    /// Tells of each of these cards where it may be laid, as bits, if it may be anywhere.
    pub(super) fn layable(&self, cards: Cards, mut tell: impl FnMut(Card, u128)) {
        let open = self.columns.around(!self.empty & self.columns.all()) & self.empty;
        let beside = self.suits.map(|suit| self.columns.around(suit));
        for card in cards.iter() {
            let suit = card.suit() as usize;
            // The other suit of the same colour.
            let kin = beside[suit ^ 1];
            let lower = self.columns.around(self.lower[usize::from(card.rank())]);
            let places = open & !beside[suit] & (kin | lower);
            if places != 0 {
                tell(card, places);
            }
        }
    }

    /// What the margin of the first side would be after a card is laid.
    pub(super) fn margin_after(&self, lay: Lay) -> i32 {
        let bit = 1 << lay.place;
        let land = self.land(bit);
        let mut margin = self.margin - self.worth(land, None);
        let mut left = land & !bit;
        // A place with one neighbour in its land parts nothing.
        if (self.columns.around(bit) & left).count_ones() <= 1 {
            return margin + self.worth(left, Some(lay));
        }
        while left != 0 {
            let part = self.grow(left & left.wrapping_neg(), left);
            margin += self.worth(part, Some(lay));
            left &= !part;
        }
        margin
    }

    /// Lays a card for the seat on the move, which may lay it there. `margin` is what
    /// [`Self::margin_after`] says.
    pub(super) fn lay(&mut self, lay: Lay, margin: i32) {
        let hand = &mut self.hands[usize::from(self.turn.0)];
        *hand = hand.without(lay.card);
        self.put(lay);
        self.margin = margin;
        self.skips = 0;
        self.pass_on();
    }

    /// The seat on the move lays nothing, since it can't.
    pub(super) fn skip(&mut self) {
        self.skips += 1;
        self.pass_on();
    }

    fn pass_on(&mut self) {
        for _ in 0..self.seats {
            self.turn = Seat((self.turn.0 + 1) % self.seats);
            if !self.hand(self.turn).is_empty() {
                break;
            }
        }
    }

    fn put(&mut self, Lay { card, place }: Lay) {
        let bit = 1 << place;
        self.empty &= !bit;
        self.suits[card.suit() as usize] |= bit;
        for lower in &mut self.lower[usize::from(card.rank()) + 1..] {
            *lower |= bit;
        }
        let ranks = &mut self.ranks[card.side().index()];
        for (power, places) in ranks.iter_mut().enumerate() {
            if card.rank() >> power & 1 == 1 {
                *places |= bit;
            }
        }
    }

    /// The land with an empty place.
    fn land(&self, bit: u128) -> u128 {
        self.grow(bit, self.empty)
    }

    /// All of a set that hangs together with a part of it.
    fn grow(&self, mut part: u128, set: u128) -> u128 {
        loop {
            let grown = part | self.columns.around(part) & set;
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// What a land brings the first side more than the other, with one card more on the board.
    fn worth(&self, land: u128, with: Option<Lay>) -> i32 {
        let border = self.columns.around(land) & !land;
        let sum = |ranks: &[u128; 4]| {
            let of_bit = |power: usize| ((ranks[power] & border).count_ones() as i32) << power;
            of_bit(0) + of_bit(1) + of_bit(2) + of_bit(3)
        };
        let mut lead = sum(&self.ranks[0]) - sum(&self.ranks[1]);
        if let Some(Lay { card, place }) = with
            && border >> place & 1 == 1
        {
            let rank = i32::from(card.rank());
            lead += if card.side().index() == 0 {
                rank
            } else {
                -rank
            };
        }
        lead.signum() * land.count_ones() as i32
    }
}
