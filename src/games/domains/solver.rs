//! Fills a board so that no unit has a digit twice: by single candidates, and by trying the cell
//! with the fewest where there are none.

use super::{Digit, Digits, Units, cell::CELLS};

/// What is still possible in each cell, by the cells' numbers.
pub type Candidates = [Digits; CELLS];

/// A filled board, by the cells' numbers.
pub type Solution = [Digit; CELLS];

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    Never,
    Once(Solution),
    /// More than once: this is the first that was found.
    Often(Solution),
}

/// The search took more tries than it was allowed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooHard;

/// What each cell may hold when some are given.
pub fn candidates(givens: &[Option<Digit>; CELLS]) -> Candidates {
    givens.map(|given| given.map_or(Digits::ALL, Digits::only))
}

/// Counts the solutions, up to two, with at most that many digits tried.
pub fn solve(units: &Units, from: Candidates, tries: u32) -> Result<Solved, TooHard> {
    let mut search = Search::new(units, tries, 2, |_: &mut [Digit]| {});
    search.go(Board::new(from))?;
    Ok(match (search.count, search.first) {
        (_, None) => Solved::Never,
        (1, Some(solution)) => Solved::Once(solution),
        (_, Some(solution)) => Solved::Often(solution),
    })
}

/// Finds one solution. `order` may rearrange the digits before they are tried in a cell.
pub fn fill(
    units: &Units,
    from: Candidates,
    tries: u32,
    order: impl FnMut(&mut [Digit]),
) -> Result<Option<Solution>, TooHard> {
    let mut search = Search::new(units, tries, 1, order);
    search.go(Board::new(from))?;
    Ok(search.first)
}

struct Search<'a, O> {
    units: &'a Units,
    tries: u32,
    wanted: u32,
    order: O,
    count: u32,
    first: Option<Solution>,
}

/// A board in the course of the search.
#[derive(Clone)]
struct Board {
    candidates: Candidates,
    /// The cells whose digit was taken from their peers, as bits.
    settled: u128,
}

/// Two equal digits in a unit, or one that has no place in it.
struct Contradiction;

impl<'a, O: FnMut(&mut [Digit])> Search<'a, O> {
    fn new(units: &'a Units, tries: u32, wanted: u32, order: O) -> Search<'a, O> {
        Search {
            units,
            tries,
            wanted,
            order,
            count: 0,
            first: None,
        }
    }

    /// Looks for solutions from there on, until as many are found as are wanted.
    fn go(&mut self, mut board: Board) -> Result<(), TooHard> {
        if board.narrow(self.units).is_err() {
            return Ok(());
        }
        let Some(cell) = board.tightest() else {
            self.count += 1;
            let solution = board.candidates.map(|digits| digits.single());
            self.first = self.first.or(all(solution));
            return Ok(());
        };
        let mut digits: Vec<Digit> = board.candidates[cell].iter().collect();
        (self.order)(&mut digits);
        for digit in digits {
            self.tries = self.tries.checked_sub(1).ok_or(TooHard)?;
            let mut next = board.clone();
            next.candidates[cell] = Digits::only(digit);
            self.go(next)?;
            if self.count == self.wanted {
                break;
            }
        }
        Ok(())
    }
}

impl Board {
    fn new(candidates: Candidates) -> Board {
        Board {
            candidates,
            settled: 0,
        }
    }

    /// Takes away what can't be, until no cell and no digit has a single place left.
    fn narrow(&mut self, units: &Units) -> Result<(), Contradiction> {
        loop {
            if self.settle_cells(units)? || self.settle_digits(units)? {
                continue;
            }
            return Ok(());
        }
    }

    /// A cell with a single candidate takes it from its peers.
    fn settle_cells(&mut self, units: &Units) -> Result<bool, Contradiction> {
        let mut changed = false;
        for cell in 0..CELLS {
            let digits = self.candidates[cell];
            if digits.is_empty() {
                return Err(Contradiction);
            }
            if self.settled >> cell & 1 == 1 || digits.single().is_none() {
                continue;
            }
            self.settled |= 1 << cell;
            changed = true;
            for peer in units.peers(cell) {
                self.candidates[peer] = self.candidates[peer].without(digits);
                if self.candidates[peer].is_empty() {
                    return Err(Contradiction);
                }
            }
        }
        Ok(changed)
    }

    /// A digit with a single place in a unit goes there.
    fn settle_digits(&mut self, units: &Units) -> Result<bool, Contradiction> {
        let mut changed = false;
        for unit in units.all() {
            let (mut once, mut twice) = (Digits::NONE, Digits::NONE);
            for &cell in unit {
                let digits = self.candidates[usize::from(cell)];
                twice = twice.union(once.and(digits));
                once = once.union(digits);
            }
            if once != Digits::ALL {
                return Err(Contradiction);
            }
            let only_here = once.without(twice);
            for &cell in unit {
                let digits = &mut self.candidates[usize::from(cell)];
                let here = digits.and(only_here);
                if here.is_empty() || here == *digits {
                    continue;
                }
                if here.len() > 1 {
                    return Err(Contradiction);
                }
                *digits = here;
                changed = true;
            }
        }
        Ok(changed)
    }

    /// The cell with the fewest candidates of those with more than one.
    fn tightest(&self) -> Option<usize> {
        let open = (0..CELLS).filter(|&cell| self.settled >> cell & 1 == 0);
        open.min_by_key(|&cell| self.candidates[cell].len())
    }
}

/// All digits, if there is one in each cell.
fn all(digits: [Option<Digit>; CELLS]) -> Option<Solution> {
    let mut solution = [Digit::ALL[0]; CELLS];
    for (cell, digit) in solution.iter_mut().zip(digits) {
        *cell = digit?;
    }
    Some(solution)
}

#[cfg(test)]
mod tests {
    use super::super::{Blocks, Puzzle};
    use super::*;

    fn solved(text: &str) -> Solved {
        let puzzle = Puzzle::try_from(text.to_owned()).unwrap();
        let units = Units::new(Blocks::REGULAR);
        solve(&units, candidates(&puzzle.0), 10_000).unwrap()
    }

    /// Wikipedia's example of a sudoku.
    const EXAMPLE: &str =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

    #[test]
    fn a_puzzle_is_solved() {
        let Solved::Once(solution) = solved(EXAMPLE) else {
            panic!("it has one solution")
        };
        let digits: String = solution.iter().map(ToString::to_string).collect();
        assert_eq!(
            digits,
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
        );
    }

    #[test]
    fn none_and_many_are_told_apart() {
        let last = &EXAMPLE[1..];
        assert_eq!(solved(&format!("8{last}")), Solved::Never);
        assert_eq!(solved(&format!("9{last}")), Solved::Never);
        assert!(matches!(solved(&"0".repeat(81)), Solved::Often(_)));
        let without_two = EXAMPLE.replacen("53", "00", 1).replacen("98", "00", 1);
        assert!(matches!(solved(&without_two), Solved::Often(_)));
    }

    #[test]
    fn what_takes_too_long_is_given_up() {
        let units = Units::new(Blocks::REGULAR);
        let empty = [Digits::ALL; CELLS];
        assert_eq!(solve(&units, empty, 3), Err(TooHard));
    }
}
