//! Who holds what, what lies, and whose turn it is: the rules of a turn.

use super::{
    cards::Cards,
    mv::{Move, Place},
    options::Terms,
    table::Table,
};
use crate::games::{Outcome, Score, Seat};

/// A game with all hands open: what a [`super::Position`] plays by, and what a computer player
/// imagines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    terms: Terms,
    table: Table,
    hands: [Cards; State::MOST_SEATS],
    /// A seat with cards, as long as there is one.
    turn: Seat,
    /// How many seats have skipped since a card was laid.
    skips: u8,
}

impl State {
    pub(super) const MOST_SEATS: usize = 6;

    /// The first position. The hands are those of the seats, in order.
    pub(super) fn start(terms: Terms, dealt: &[Cards]) -> State {
        let mut hands = [Cards::NONE; State::MOST_SEATS];
        for (hand, &cards) in hands.iter_mut().zip(dealt) {
            *hand = cards;
        }
        let mut state = State {
            terms,
            table: Table::new(terms.rectangle),
            hands,
            turn: terms.first,
            skips: 0,
        };
        state.pass_over_empty_hands();
        state
    }

    /// A position in the middle of a game. The hands are those of the seats, in order.
    pub(super) fn imagined(
        terms: Terms,
        table: Table,
        hands: [Cards; State::MOST_SEATS],
        turn: Seat,
        skips: u8,
    ) -> State {
        State {
            terms,
            table,
            hands,
            turn,
            skips,
        }
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards of a seat; none of a seat that isn't there.
    pub fn hand(&self, seat: Seat) -> Cards {
        let hand = self.hands.get(usize::from(seat.0));
        hand.copied().unwrap_or_default()
    }

    pub(super) fn hands(&self) -> &[Cards; State::MOST_SEATS] {
        &self.hands
    }

    /// How many cards each seat holds.
    pub(super) fn counts(&self) -> [u8; State::MOST_SEATS] {
        self.hands.map(|hand| hand.len() as u8)
    }

    /// The cards in all hands.
    pub fn cards_left(&self) -> u32 {
        self.hands.iter().map(|hand| hand.len()).sum()
    }

    /// How many seats have skipped since a card was laid.
    pub fn skips(&self) -> u8 {
        self.skips
    }

    /// The seat on the move; none when all cards lie, or all seats with cards have skipped in a
    /// row (rules: new-lands, House rules).
    pub fn to_move(&self) -> Option<Seat> {
        let with_cards = self.hands.iter().filter(|hand| !hand.is_empty()).count();
        (usize::from(self.skips) < with_cards).then_some(self.turn)
    }

    /// The places where some of these cards may be laid now, and which may be laid there: by the
    /// four principles, the rule of the first card and the duty to widen. Empty if none can be.
    pub fn layable(&self, cards: Cards) -> Vec<(Place, Cards)> {
        let mut places = Vec::new();
        self.each_fitting(cards, |at, fitting| places.push((at, fitting)));
        if !self.table.is_complete() && places.iter().any(|&(at, _)| self.table.widens(at)) {
            places.retain(|&(at, _)| self.table.widens(at));
        }
        places
    }

    /// Tells the places where some of a hand fit, and which: by the four principles and the rule of
    /// the first card, but not by the duty to widen.
    pub(crate) fn each_fitting(&self, hand: Cards, mut tell: impl FnMut(Place, Cards)) {
        if self.table.is_empty() {
            let low = hand.and(Cards::of_ranks(2, 10));
            let first = if low.is_empty() { hand } else { low };
            if !first.is_empty() {
                tell(Place::FIRST, first);
            }
            return;
        }
        for spot in self.table.open_spots() {
            let fitting = self.table.fitting(spot).and(hand);
            if !fitting.is_empty() {
                tell(self.table.place(spot), fitting);
            }
        }
    }

    /// The legal moves, in no particular order; none when the game is over.
    pub fn moves(&self) -> Vec<Move> {
        let Some(seat) = self.to_move() else {
            return Vec::new();
        };
        let mut moves = Vec::new();
        for (at, cards) in self.layable(self.hand(seat)) {
            moves.extend(cards.iter().map(|card| Move::Lay { card, at }));
        }
        if moves.is_empty() {
            moves.push(Move::Skip);
        }
        moves
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: Move) {
        match mv {
            Move::Lay { card, at } => {
                let hand = &mut self.hands[usize::from(self.turn.0)];
                *hand = hand.without(card);
                self.table.lay(card, at);
                self.skips = 0;
            }
            Move::Skip => self.skips += 1,
        }
        self.turn = self.after(self.turn);
        self.pass_over_empty_hands();
    }

    fn pass_over_empty_hands(&mut self) {
        for _ in 0..self.terms.seats {
            if !self.hand(self.turn).is_empty() {
                break;
            }
            self.turn = self.after(self.turn);
        }
    }

    fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.terms.seats)
    }

    /// The points as the lands are owned now; none before the rectangle is fixed.
    pub fn score(&self) -> Score {
        self.table.field().map_or([0, 0], |field| field.score())
    }

    /// How the game ended: void if the rectangle was never completed. None while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.to_move().is_some() {
            return None;
        }
        Some(if self.table.is_complete() {
            Outcome::of_score(self.score())
        } else {
            Outcome::Void
        })
    }
}
