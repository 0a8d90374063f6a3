//! What is agreed before the game, and what was dealt.

use serde::{Deserialize, Serialize};

use super::{card::Card, cards::Cards};
use crate::games::{Seat, Side};

/// The deck (rules: new-lands, head).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Deck {
    /// 36 cards, from the sixes up.
    Short,
    /// 52 cards, from the twos up.
    Full,
}

/// A number of cards that no deck has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a deck has 36 or 52 cards, not {0}")]
pub struct NoDeck(u8);

impl Deck {
    pub const ALL: [Deck; 2] = [Deck::Short, Deck::Full];

    /// How many cards there are: 36 or 52.
    pub const fn size(self) -> u8 {
        match self {
            Deck::Short => 36,
            Deck::Full => 52,
        }
    }

    /// Its lowest rank.
    pub const fn lowest(self) -> u8 {
        match self {
            Deck::Short => 6,
            Deck::Full => 2,
        }
    }

    pub(super) fn cards(self) -> Cards {
        Cards::of_ranks(self.lowest(), 14)
    }

    /// The rectangles that have a name in the rules, lying, the usual one first.
    pub const fn rectangles(self) -> &'static [Rectangle] {
        const fn lying(width: u8, height: u8) -> Rectangle {
            Rectangle { width, height }
        }
        match self {
            Deck::Short => {
                &const {
                    [
                        lying(11, 6),
                        lying(10, 6),
                        lying(9, 7),
                        lying(10, 7),
                        lying(8, 8),
                    ]
                }
            }
            Deck::Full => &const { [lying(12, 8), lying(14, 7)] },
        }
    }
}

impl TryFrom<u8> for Deck {
    type Error = NoDeck;

    fn try_from(size: u8) -> Result<Deck, NoDeck> {
        let mut decks = Deck::ALL.into_iter();
        decks.find(|deck| deck.size() == size).ok_or(NoDeck(size))
    }
}

impl From<Deck> for u8 {
    fn from(deck: Deck) -> u8 {
        deck.size()
    }
}

/// The size of the rectangle: how many cards lie along and across it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rectangle {
    pub width: u8,
    pub height: u8,
}

impl Rectangle {
    /// The largest area of a rectangle for any deck.
    pub const MOST: u16 = 2 * Deck::Full.size() as u16 - 1;

    pub const fn area(self) -> u16 {
        self.width as u16 * self.height as u16
    }

    /// The other way round: standing if it lies.
    pub const fn turned(self) -> Rectangle {
        Rectangle {
            width: self.height,
            height: self.width,
        }
    }

    /// Whether the rules allow it for a deck: the area is above the number of cards and below
    /// twice it, and the cards suffice to reach all four borders.
    pub const fn fits(self, deck: Deck) -> bool {
        let cards = deck.size() as u16;
        let area = self.area();
        cards < area && area < 2 * cards && self.width as u16 + self.height as u16 <= cards + 1
    }
}

/// How the members of a team may speak with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Plans, wishes and requests are told aloud, but never which cards one holds.
    #[default]
    Open,
    Silence,
}

/// What is agreed before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    pub deck: Deck,
    pub rectangle: Rectangle,
    /// Seats at the table: 4 or 6. Those of Red are 0, 2 and 4.
    pub seats: u8,
    /// The seat that opens.
    pub first: Seat,
    /// One against one: each player holds the two seats of a team, and sees both hands.
    pub duel: bool,
    pub talk: Talk,
}

/// The terms of a game and the hands as they were dealt.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub terms: Terms,
    /// The cards of each seat, at most those of the deck; empty as long as nothing is dealt.
    pub hands: Vec<Vec<Card>>,
}

/// Options that no game can start with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOptions {
    #[error(
        "a rectangle for {cards} cards has an area above {cards} and below {}, and its width and \
         height together are at most {}: not {width} by {height}",
        2 * u16::from(*.cards),
        .cards + 1
    )]
    Rectangle { width: u8, height: u8, cards: u8 },
    #[error("there are 4 or 6 seats, not {0}")]
    Seats(u8),
    #[error("one against one has 4 seats, not {0}")]
    DuelSeats(u8),
    #[error("seat {first} opens, but the seats are 0 to {}", .seats - 1)]
    First { first: u8, seats: u8 },
    #[error("{seats} seats need {seats} hands, not {hands}")]
    Hands { hands: usize, seats: u8 },
    #[error("the card {0} isn't in this deck")]
    OtherDeck(Card),
    #[error("the card {card} was dealt to seat {}, which holds the other colour", .seat.0)]
    OtherColor { card: Card, seat: Seat },
    #[error("the card {0} was dealt twice")]
    Twice(Card),
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            deck: Deck::Short,
            rectangle: Deck::Short.rectangles()[0],
            seats: 4,
            first: Seat::FIRST,
            duel: false,
            talk: Talk::default(),
        }
    }
}

impl Terms {
    /// All seats, in the order of turns from seat 0.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        (0..self.seats).map(Seat)
    }

    /// The seats of a team.
    pub fn seats_of(&self, side: Side) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.all_seats().filter(move |seat| seat.side() == side)
    }

    /// Whether who sits on a seat sees the hand of the other.
    pub fn sees(&self, seat: Seat, hand: Seat) -> bool {
        seat == hand || self.duel && seat.side() == hand.side()
    }

    pub(super) fn check(&self) -> Result<(), BadOptions> {
        let Rectangle { width, height } = self.rectangle;
        if !self.rectangle.fits(self.deck) {
            let cards = self.deck.size();
            return Err(BadOptions::Rectangle {
                width,
                height,
                cards,
            });
        }
        if ![4, 6].contains(&self.seats) {
            return Err(BadOptions::Seats(self.seats));
        }
        if self.duel && self.seats != 4 {
            return Err(BadOptions::DuelSeats(self.seats));
        }
        if self.first.0 >= self.seats {
            return Err(BadOptions::First {
                first: self.first.0,
                seats: self.seats,
            });
        }
        Ok(())
    }
}

impl Options {
    /// The hands, once everything is found to be right.
    pub(super) fn hands(&self) -> Result<Vec<Cards>, BadOptions> {
        let Options { terms, hands } = self;
        terms.check()?;
        if hands.len() != usize::from(terms.seats) {
            return Err(BadOptions::Hands {
                hands: hands.len(),
                seats: terms.seats,
            });
        }
        let deck = terms.deck.cards();
        let mut dealt = Cards::NONE;
        for (seat, hand) in terms.all_seats().zip(hands) {
            for &card in hand {
                if !deck.has(card) {
                    return Err(BadOptions::OtherDeck(card));
                }
                if card.side() != seat.side() {
                    return Err(BadOptions::OtherColor { card, seat });
                }
                if dealt.has(card) {
                    return Err(BadOptions::Twice(card));
                }
                dealt = dealt.with(card);
            }
        }
        Ok(hands
            .iter()
            .map(|hand| hand.iter().copied().collect())
            .collect())
    }
}
