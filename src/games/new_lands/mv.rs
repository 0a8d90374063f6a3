//! Moves, and how they are written.

use std::{fmt, str::FromStr};

use super::card::Card;
use crate::games::NotAMove;

/// A place on the table, told from the first card laid: `x` to the right, `y` down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    pub x: i32,
    pub y: i32,
}

impl Place {
    /// Where the first card lies.
    pub const FIRST: Place = Place { x: 0, y: 0 };
}

/// One move: a card laid on a place, written `7S@0,0` and `10H@-1,2`, or `skip` where none can be
/// laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    Lay { card: Card, at: Place },
    Skip,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Move::Lay { card, at } => write!(f, "{card}@{at}"),
            Move::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Move, NotAMove> {
        if text == "skip" {
            return Ok(Move::Skip);
        }
        let (card, place) = text.split_once('@').ok_or(NotAMove)?;
        let (x, y) = place.split_once(',').ok_or(NotAMove)?;
        Ok(Move::Lay {
            card: card.parse().map_err(|_| NotAMove)?,
            at: Place {
                x: coordinate(x)?,
                y: coordinate(y)?,
            },
        })
    }
}

/// A whole number in the one way in which it's written: with no plus and no zeros before it. What is
/// beyond the numbers of a place is as far away as a place can be.
fn coordinate(text: &str) -> Result<i32, NotAMove> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number || text != "0" && digits.starts_with('0') {
        return Err(NotAMove);
    }
    let farthest = if digits == text { i32::MAX } else { i32::MIN };
    Ok(text.parse().unwrap_or(farthest))
}
