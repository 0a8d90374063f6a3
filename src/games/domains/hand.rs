//! The tiles in a hand.

use super::{Digit, Digits};

/// The tiles that a player holds, from the least digit up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(Vec<Digit>);

impl Hand {
    pub(super) fn new(tiles: &[Digit]) -> Hand {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        Hand(tiles)
    }

    pub fn tiles(&self) -> &[Digit] {
        &self.0
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn has(&self, digit: Digit) -> bool {
        self.0.contains(&digit)
    }

    /// The digits of the tiles, each once.
    pub fn digits(&self) -> Digits {
        self.0.iter().copied().collect()
    }

    pub(super) fn add(&mut self, digit: Digit) {
        let place = self.0.partition_point(|&tile| tile <= digit);
        self.0.insert(place, digit);
    }

    /// Takes one tile of the digit out, if there is one.
    pub(super) fn spend(&mut self, digit: Digit) {
        if let Some(place) = self.0.iter().position(|&tile| tile == digit) {
            self.0.remove(place);
        }
    }
}
