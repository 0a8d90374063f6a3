//! Lands: what is empty in the rectangle, whose it is, and what it brings.

use super::{
    card::{Card, NotACard},
    cards::Cards,
    options::Rectangle,
};
use crate::games::{Score, Side};

/// A rectangle with cards on it. Its places are counted from the top left, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    size: Rectangle,
    cards: Vec<Option<Card>>,
    /// The empty places, as bits.
    empty: u128,
}

/// An area of empty places that touch each other by their sides (rules: new-lands, Lands).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    /// Its places, column and row counted from the top left, row by row.
    pub cells: Vec<[u8; 2]>,
    /// What the red and the black cards along its border sum up to, by [`Side::index`].
    pub sums: [u32; 2],
}

/// Rows that are no rectangle with cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRows {
    #[error("rows are of one length, at least one place each")]
    Uneven,
    #[error("a rectangle has at most {} places", Rectangle::MOST)]
    TooLarge,
    #[error("a place is 0 or a card: {0}")]
    NotACard(#[from] NotACard),
    #[error("the card {0} lies there twice")]
    Twice(Card),
}

impl Land {
    /// Its places, and so the points that it brings.
    pub fn area(&self) -> u32 {
        self.cells.len() as u32
    }

    /// The side whose cards sum higher; none if they are equal.
    pub fn owner(&self) -> Option<Side> {
        owner(self.sums)
    }
}

fn owner([red, black]: [u32; 2]) -> Option<Side> {
    match red.cmp(&black) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}

impl Field {
    pub(super) fn empty(size: Rectangle) -> Field {
        let places = usize::from(size.area());
        Field {
            size,
            cards: vec![None; places],
            empty: (1 << places) - 1,
        }
    }

    pub(super) fn put(&mut self, card: Card, col: usize, row: usize) {
        let place = row * usize::from(self.size.width) + col;
        self.cards[place] = Some(card);
        self.empty &= !(1 << place);
    }

    /// Reads rows of places parted by space, each a card or `0`.
    pub fn read<'a>(rows: impl IntoIterator<Item = &'a str>) -> Result<Field, BadRows> {
        let rows: Vec<Vec<&str>> = rows
            .into_iter()
            .take(usize::from(Rectangle::MOST) + 1)
            .map(|row| row.split_whitespace().collect())
            .collect();
        let width = rows.first().map_or(0, Vec::len);
        if width == 0 || rows.iter().any(|row| row.len() != width) {
            return Err(BadRows::Uneven);
        }
        let most = usize::from(Rectangle::MOST);
        let size = match (u8::try_from(width), u8::try_from(rows.len())) {
            (Ok(width), Ok(height)) if width as usize * height as usize <= most => {
                Rectangle { width, height }
            }
            _ => return Err(BadRows::TooLarge),
        };
        let mut field = Field::empty(size);
        let mut seen = Cards::NONE;
        for (row, texts) in rows.into_iter().enumerate() {
            for (col, text) in texts
                .into_iter()
                .enumerate()
                .filter(|(_, text)| *text != "0")
            {
                let card: Card = text.parse()?;
                if seen.has(card) {
                    return Err(BadRows::Twice(card));
                }
                seen = seen.with(card);
                field.put(card, col, row);
            }
        }
        Ok(field)
    }

    pub fn size(&self) -> Rectangle {
        self.size
    }

    /// The card on a place; none if it's empty.
    pub fn card(&self, col: u8, row: u8) -> Option<Card> {
        let place = usize::from(row) * usize::from(self.size.width) + usize::from(col);
        *self.cards.get(place)?
    }

    /// The lands, by their first places.
    pub fn lands(&self) -> Vec<Land> {
        let mut lands = Vec::new();
        self.each_land(|land, sums| {
            let width = self.size.width;
            let cells = places(land).map(|place| [place % width, place / width]);
            lands.push(Land {
                cells: cells.collect(),
                sums,
            });
        });
        lands
    }

    /// The points of both sides.
    pub fn score(&self) -> Score {
        let mut score = [0, 0];
        self.each_land(|land, sums| {
            if let Some(side) = owner(sums) {
                score[side.index()] += land.count_ones();
            }
        });
        score
    }

    fn each_land(&self, mut tell: impl FnMut(u128, [u32; 2])) {
        let columns = Columns::of(self.size);
        let mut left = self.empty;
        while left != 0 {
            let mut land = left & left.wrapping_neg();
            let border = loop {
                let around = columns.around(land);
                let grown = land | around & self.empty;
                if grown == land {
                    break around & !self.empty;
                }
                land = grown;
            };
            left &= !land;
            let mut sums = [0, 0];
            for place in places(border) {
                if let Some(card) = self.cards[usize::from(place)] {
                    sums[card.side().index()] += u32::from(card.rank());
                }
            }
            tell(land, sums);
        }
    }
}

/// The places of a set, in order.
fn places(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            place
        })
    })
}

/// The outer columns of a rectangle, which stop a shift to the side.
#[derive(Clone, Copy)]
pub(crate) struct Columns {
    width: u8,
    /// All places, as bits.
    all: u128,
    not_left: u128,
    not_right: u128,
}

impl Columns {
    pub(crate) fn of(size: Rectangle) -> Columns {
        let all = (1 << size.area()) - 1;
        let left = (0..size.height).fold(0_u128, |set, row| set | 1 << (row * size.width));
        Columns {
            width: size.width,
            all,
            not_left: all & !left,
            not_right: all & !(left << (size.width - 1)),
        }
    }

    pub(crate) fn all(&self) -> u128 {
        self.all
    }

    /// The places that touch those of a set by a side, with some of the set itself.
    pub(crate) fn around(&self, set: u128) -> u128 {
        let sideways = (set & self.not_left) >> 1 | (set & self.not_right) << 1;
        (sideways | set >> self.width | set << self.width) & self.all
    }
}
