//! Sets of cards as bits.

use std::fmt;

use super::card::{Card, Suit};
use crate::games::Side;

/// A set of cards: a hand, or all cards that would fit somewhere.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);
    const SUIT: u64 = (1 << Card::RANKS) - 1;

    /// The cards of a suit that are higher than a rank.
    pub(super) const fn above(suit: Suit, rank: u8) -> Cards {
        let lower = rank - 1;
        Cards(((Cards::SUIT << lower) & Cards::SUIT) << (suit as u8 * Card::RANKS))
    }

    /// All cards of a suit.
    pub(super) const fn of_suit(suit: Suit) -> Cards {
        Cards(Cards::SUIT << (suit as u8 * Card::RANKS))
    }

    /// All cards of a side's colour.
    pub(super) const fn of_side(side: Side) -> Cards {
        match side {
            Side::First => Cards(Cards::SUIT | Cards::SUIT << Card::RANKS),
            Side::Second => {
                Cards(Cards::SUIT << (2 * Card::RANKS) | Cards::SUIT << (3 * Card::RANKS))
            }
        }
    }

    /// All cards of these ranks, both included.
    pub(super) fn of_ranks(from: u8, to: u8) -> Cards {
        Suit::ALL
            .into_iter()
            .flat_map(|suit| (from..=to).filter_map(move |rank| Card::new(suit, rank)))
            .collect()
    }

    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.index())
    }

    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.index()))
    }

    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cards as bits, by their order: a number that only this set has.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = u8::try_from(left.trailing_zeros()).ok()?;
            (left != 0).then(|| {
                left &= left - 1;
                Card::at(index)
            })
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
