//! What a person sees on the board without trying: single candidates, single places, pairs.

use crate::games::domains::{Board, CELLS, Digit, Digits, Units};

/// The candidates of the cells that nobody has closed, as pencil marks.
pub(super) struct Sight<'a> {
    units: &'a Units,
    /// By the cells' numbers. None where a digit stands.
    marks: [Digits; CELLS],
    /// The digits that stand on the board, and those that were deduced.
    known: [Option<Digit>; CELLS],
}

/// A cell's number, and the digit that belongs there.
pub(super) type Find = (usize, Digit);

impl<'a> Sight<'a> {
    pub(super) fn of(board: &'a Board) -> Sight<'a> {
        let known = *board.digits();
        let marks = std::array::from_fn(|index| match known[index] {
            Some(_) => Digits::NONE,
            None => board.candidates_at(index),
        });
        Sight {
            units: board.units(),
            marks,
            known,
        }
    }

    /// The digits that stand on the board or were noted.
    pub(super) fn known(&self) -> &[Option<Digit>; CELLS] {
        &self.known
    }

    /// The candidates of an open cell that isn't known.
    pub(super) fn marks(&self, index: usize) -> Digits {
        self.marks[index]
    }

    /// The cells with one candidate, and the digits with one place in a row, column or block. No
    /// cell twice.
    pub(super) fn singles(&self) -> Vec<Find> {
        let mut finds: Vec<Find> = (0..CELLS)
            .filter_map(|index| Some((index, self.marks[index].single()?)))
            .collect();
        for unit in self.units.all() {
            for digit in Digit::ALL {
                let mut places = unit
                    .iter()
                    .map(|&cell| usize::from(cell))
                    .filter(|&cell| self.marks[cell].has(digit));
                if let (Some(place), None) = (places.next(), places.next()) {
                    finds.push((place, digit));
                }
            }
        }
        finds.sort_unstable();
        finds.dedup_by_key(|(cell, _)| *cell);
        finds
    }

    /// Notes digits as if they stood on the board.
    pub(super) fn note(&mut self, finds: &[Find]) {
        for &(cell, digit) in finds {
            self.known[cell] = Some(digit);
            self.marks[cell] = Digits::NONE;
            for peer in self.units.peers(cell) {
                self.marks[peer] = self.marks[peer].without(Digits::only(digit));
            }
        }
    }

    /// Two cells of a unit with the same two candidates take them from the others; two digits with
    /// the same two places leave nothing else there.
    pub(super) fn pairs(&mut self) {
        for unit in self.units.all() {
            let unit = unit.map(usize::from);
            self.naked_pairs(&unit);
            self.hidden_pairs(&unit);
        }
    }

    fn naked_pairs(&mut self, unit: &[usize; 9]) {
        for (at, &first) in unit.iter().enumerate() {
            let pair = self.marks[first];
            let twin = unit[at + 1..]
                .iter()
                .find(|&&cell| self.marks[cell] == pair);
            let Some(&second) = twin.filter(|_| pair.len() == 2) else {
                continue;
            };
            for &cell in unit {
                if cell != first && cell != second {
                    self.marks[cell] = self.marks[cell].without(pair);
                }
            }
        }
    }

    fn hidden_pairs(&mut self, unit: &[usize; 9]) {
        let places = Digit::ALL.map(|digit| {
            let bits = unit.iter().enumerate();
            bits.filter(|&(_, &cell)| self.marks[cell].has(digit))
                .fold(0_u16, |places, (at, _)| places | 1 << at)
        });
        for first in Digit::ALL {
            let pair = places[first.index()];
            let second = Digit::ALL
                .into_iter()
                .find(|&digit| digit > first && places[digit.index()] == pair);
            let Some(second) = second.filter(|_| pair.count_ones() == 2) else {
                continue;
            };
            let both = Digits::only(first).with(second);
            for (at, &cell) in unit.iter().enumerate() {
                if pair >> at & 1 == 1 {
                    self.marks[cell] = both;
                }
            }
        }
    }
}
