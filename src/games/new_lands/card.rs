//! One playing card, and how it's written.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::games::Side;

/// The suit of a card. Hearts and diamonds are red, clubs and spades black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Suit {
    Hearts,
    Diamonds,
    Clubs,
    Spades,
}

impl Suit {
    pub const ALL: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];

    /// The side whose colour it has: the first side is Red, the second Black.
    pub const fn side(self) -> Side {
        match self {
            Suit::Hearts | Suit::Diamonds => Side::First,
            Suit::Clubs | Suit::Spades => Side::Second,
        }
    }

    const fn letter(self) -> char {
        match self {
            Suit::Hearts => 'H',
            Suit::Diamonds => 'D',
            Suit::Clubs => 'C',
            Suit::Spades => 'S',
        }
    }
}

/// A card of the deck of 52, written as its rank and the letter of its suit: `10H`, `QS`.
///
/// Cards are in order of their suits, in a suit by rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

/// A text that isn't a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no card: one is written as a rank (2-10, J, Q, K, A) and a suit (H, D, C, S)")]
pub struct NotACard;

impl Card {
    /// Cards of a suit.
    pub(super) const RANKS: u8 = 13;
    const LOWEST: u8 = 2;
    /// What each rank is called, from 2 up.
    const NAMES: [&str; 13] = [
        "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
    ];

    /// The card of that suit and rank; none if the rank isn't from 2 to 14.
    pub const fn new(suit: Suit, rank: u8) -> Option<Card> {
        if rank < Card::LOWEST || rank >= Card::LOWEST + Card::RANKS {
            return None;
        }
        Some(Card(suit as u8 * Card::RANKS + rank - Card::LOWEST))
    }

    /// The card with that [`Card::index`], which is below 52.
    pub(crate) const fn at(index: u8) -> Card {
        assert!(index < 4 * Card::RANKS);
        Card(index)
    }

    /// From 0 to 51, in order.
    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 / Card::RANKS) as usize]
    }

    /// What it counts: 2 to 10, jack 11, queen 12, king 13, ace 14.
    pub const fn rank(self) -> u8 {
        self.0 % Card::RANKS + Card::LOWEST
    }

    /// The side whose colour it has.
    pub const fn side(self) -> Side {
        self.suit().side()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(Card::NAMES[usize::from(self.0 % Card::RANKS)])?;
        write!(f, "{}", self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let letter = text.chars().next_back().ok_or(NotACard)?;
        let mut suits = Suit::ALL.into_iter();
        let suit = suits.find(|suit| suit.letter() == letter).ok_or(NotACard)?;
        let name = text.strip_suffix(letter).unwrap_or_default();
        let place = Card::NAMES.iter().position(|&rank| rank == name);
        let rank = place.and_then(|place| u8::try_from(place).ok());
        rank.and_then(|place| Card::new(suit, place + Card::LOWEST))
            .ok_or(NotACard)
    }
}

impl TryFrom<String> for Card {
    type Error = NotACard;

    fn try_from(text: String) -> Result<Card, NotACard> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}
