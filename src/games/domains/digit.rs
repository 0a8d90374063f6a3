//! Digits from 1 to 9, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A digit from 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Digit(u8);

/// A number that isn't a digit from 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a digit is a number from 1 to 9, not {0}")]
pub struct NoDigit(u8);

impl Digit {
    pub const ALL: [Digit; 9] = {
        let mut all = [Digit(1); 9];
        let mut index = 0;
        while index < 9 {
            all[index] = Digit(index as u8 + 1);
            index += 1;
        }
        all
    };

    pub const fn new(number: u8) -> Option<Digit> {
        if number >= 1 && number <= 9 {
            Some(Digit(number))
        } else {
            None
        }
    }

    /// From 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// From 0 to 8, to index what is kept by digit.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    const fn bit(self) -> u16 {
        1 << (self.0 - 1)
    }
}

impl TryFrom<u8> for Digit {
    type Error = NoDigit;

    fn try_from(number: u8) -> Result<Digit, NoDigit> {
        Digit::new(number).ok_or(NoDigit(number))
    }
}

impl From<Digit> for u8 {
    fn from(digit: Digit) -> u8 {
        digit.0
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Digits(u16);

impl Digits {
    pub const NONE: Digits = Digits(0);
    pub const ALL: Digits = Digits(0x1ff);

    pub const fn only(digit: Digit) -> Digits {
        Digits(digit.bit())
    }

    pub const fn has(self, digit: Digit) -> bool {
        self.0 & digit.bit() != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub const fn with(self, digit: Digit) -> Digits {
        Digits(self.0 | digit.bit())
    }

    #[must_use]
    pub const fn union(self, other: Digits) -> Digits {
        Digits(self.0 | other.0)
    }

    #[must_use]
    pub const fn and(self, other: Digits) -> Digits {
        Digits(self.0 & other.0)
    }

    #[must_use]
    pub const fn without(self, other: Digits) -> Digits {
        Digits(self.0 & !other.0)
    }

    /// The digit, if the set has just one.
    pub const fn single(self) -> Option<Digit> {
        if self.0.is_power_of_two() {
            Some(Digit(self.0.trailing_zeros() as u8 + 1))
        } else {
            None
        }
    }

    /// The digits from the least up.
    pub fn iter(self) -> impl Iterator<Item = Digit> {
        Digit::ALL.into_iter().filter(move |&digit| self.has(digit))
    }
}

impl FromIterator<Digit> for Digits {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Digits {
        digits.into_iter().fold(Digits::NONE, Digits::with)
    }
}
