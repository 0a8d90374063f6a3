//! What a player sees. It has no place for a hidden card.

use super::{cards::Cards, mv::Move, options::Terms, state::State, table::Table};
use crate::games::{Score, Seat, Side};

/// The game as one seat sees it: the own hand (one against one, both), the table, how many cards
/// each seat holds, and what the moves so far have shown about the hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) terms: Terms,
    pub(super) seat: Seat,
    pub(super) table: Table,
    /// The cards of the seats that this one sees; nothing for the others.
    pub(super) own: [Cards; State::MOST_SEATS],
    pub(super) counts: [u8; State::MOST_SEATS],
    pub(super) shown: Shown,
    pub(super) turn: Option<Seat>,
    pub(super) skips: u8,
}

/// The cards that each seat was shown not to hold: who skips holds none that could be laid, who
/// doesn't widen none that could widen, who opens with a court card or an ace none up to ten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shown([Cards; State::MOST_SEATS]);

impl Shown {
    /// Takes in what a move of the seat on the move shows, before it's played.
    pub(super) fn see(&mut self, state: &State, mv: Move) {
        let Some(seat) = state.to_move() else {
            return;
        };
        let table = state.table();
        let fits = |wanted: &dyn Fn(super::Place) -> bool| {
            let spots = table.open_spots();
            let wanted = spots.filter(|&spot| wanted(table.place(spot)));
            wanted.fold(Cards::NONE, |all, spot| all.or(table.fitting(spot)))
        };
        let lacks = match mv {
            Move::Skip => fits(&|_| true),
            Move::Lay { card, .. } if table.is_empty() && card.rank() > 10 => {
                Cards::of_ranks(2, 10)
            }
            Move::Lay { at, .. } if !table.is_complete() && !table.widens(at) => {
                fits(&|place| table.widens(place))
            }
            Move::Lay { .. } => return,
        };
        let known = &mut self.0[usize::from(seat.0)];
        *known = known.or(lacks);
    }
}

impl View {
    pub(super) fn of(state: &State, shown: Shown, seat: Seat) -> View {
        let terms = *state.terms();
        let mut own = *state.hands();
        for hidden in terms.all_seats().filter(|&other| !terms.sees(seat, other)) {
            own[usize::from(hidden.0)] = Cards::NONE;
        }
        // Of the own hands all is known, and what isn't in the deck or in the colour anyway.
        let mut known = Shown::default();
        for other in terms.all_seats().filter(|&other| !terms.sees(seat, other)) {
            let possible = terms.deck.cards().and(Cards::of_side(other.side()));
            let index = usize::from(other.0);
            known.0[index] = shown.0[index].and(possible);
        }
        View {
            terms,
            seat,
            table: state.table().clone(),
            own,
            counts: state.counts(),
            shown: known,
            turn: state.to_move(),
            skips: state.skips(),
        }
    }

    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seat on the move; none when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.turn
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards of a seat, if they are seen.
    pub fn hand(&self, seat: Seat) -> Option<Cards> {
        let seen = self.terms.sees(self.seat, seat);
        seen.then(|| self.own[usize::from(seat.0)])
    }

    /// How many cards a seat holds.
    pub fn count(&self, seat: Seat) -> u8 {
        self.counts[usize::from(seat.0)]
    }

    /// The cards of a colour that neither lie nor are seen in a hand.
    pub fn unseen(&self, side: Side) -> Cards {
        let lying = self.table.laid().iter().map(|&(card, _)| card).collect();
        let seen = self.own.into_iter().fold(lying, Cards::or);
        self.terms
            .deck
            .cards()
            .and(Cards::of_side(side))
            .minus(seen)
    }

    /// The cards that the moves so far have shown a seat not to hold.
    pub fn lacks(&self, seat: Seat) -> Cards {
        self.shown.0[usize::from(seat.0)]
    }

    pub fn score(&self) -> Score {
        self.table.field().map_or([0, 0], |field| field.score())
    }

    /// The game with these cards in the hands that aren't seen, one for each seat; those of the
    /// seats that are seen are the true ones.
    pub fn with_hands(&self, hands: &[Cards]) -> State {
        let mut all = self.own;
        for seat in self.terms.all_seats() {
            let index = usize::from(seat.0);
            if !self.terms.sees(self.seat, seat) {
                all[index] = hands.get(index).copied().unwrap_or_default();
            }
        }
        let turn = self.turn.unwrap_or(self.seat);
        State::imagined(self.terms, self.table.clone(), all, turn, self.skips)
    }
}
