//! A proof by itself, for boards that take days: what it finds on its way can be kept outside, and
//! given to another one that goes on from there.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use super::{bounds::Bounds, proof::Proof, root::Root, strong, table::Known};
use crate::games::dots::Position;

/// A proof in progress of what a position is worth, without the player around it.
pub struct Record(Proof);

/// What was proved of one position on the way. Written as five numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    pub(super) key: u64,
    pub(super) known: Known,
}

/// A text that isn't a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no fact: a key in hexadecimals and four numbers")]
pub struct NotAFact;

impl Record {
    /// A proof with a table of so many bytes at most, which hands out facts about positions of so
    /// many strands at least. None where the board is too large: more than 64 strands.
    pub fn of(position: &Position, table_bytes: usize, strands: u32) -> Option<Record> {
        let (mut proof, _) = strong::proof(&Root::of(position), table_bytes)?;
        proof.hand_out(strands);
        Some(Record(proof))
    }

    /// Asks so many questions, or as many as are left.
    pub fn step(&mut self, nodes: u64) {
        for _ in 0..nodes {
            self.0.step();
        }
    }

    /// What is proved so far of the value to who draws first, of what can't be taken at once.
    pub fn bounds(&self) -> RangeInclusive<i8> {
        let Bounds { low, high } = self.0.bounds();
        low..=high
    }

    /// Questions asked.
    pub fn nodes(&self) -> u64 {
        self.0.nodes()
    }

    /// The facts since the last time.
    pub fn facts(&mut self) -> Vec<Fact> {
        self.0.facts()
    }

    /// Learns a fact of an earlier proof of the same board.
    pub fn recall(&mut self, fact: Fact) {
        self.0.recall(fact);
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Known {
            bounds,
            best,
            effort,
        } = self.known;
        write!(
            f,
            "{:016x} {} {} {best} {effort}",
            self.key, bounds.low, bounds.high
        )
    }
}

impl FromStr for Fact {
    type Err = NotAFact;

    fn from_str(text: &str) -> Result<Fact, NotAFact> {
        let words: Vec<&str> = text.split(' ').collect();
        let &[key, low, high, best, effort] = words.as_slice() else {
            return Err(NotAFact);
        };
        let key = u64::from_str_radix(key, 16).map_err(|_| NotAFact)?;
        let [low, high] = [low, high].map(|number| number.parse().map_err(|_| NotAFact));
        let [best, effort] = [best, effort].map(|number| number.parse().map_err(|_| NotAFact));
        let bounds = Bounds {
            low: low?,
            high: high?,
        };
        let known = Known {
            bounds,
            best: best?,
            effort: effort?,
        };
        (known.effort > 0)
            .then_some(Fact { key, known })
            .ok_or(NotAFact)
    }
}
