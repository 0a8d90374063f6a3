//! The results of the boards of the day, and the streak (rules: dots, Board of the day).

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{
    counted::Counted, daily::DailyBoard, document::Document, game::Session, player::PlayerId,
};

/// The first finished result of a date's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyResult {
    pub date: Date,
    /// The version of the generator that drew the board.
    pub generator: u32,
    /// Boxes taken by the person.
    pub boxes: u32,
    /// Boxes taken by the computer.
    pub opponent: u32,
    /// How far the local clock was ahead of UTC when the game ended, in minutes.
    pub utc_offset: i16,
}

/// What is told to others of a result: nothing of where the lines are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyShare {
    pub date: Date,
    pub boxes: u32,
    /// All boxes of the board.
    pub of: u32,
    /// Boxes taken less those of the computer.
    pub margin: i64,
    /// Days in a row up to that date.
    pub streak: u32,
    /// The most boxes that are known to be possible, if that was looked for.
    pub best_known: Option<u32>,
    pub generator: u32,
}

/// The results by date.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Pages", into = "Pages")]
pub struct DailyBook {
    results: BTreeMap<Date, DailyResult>,
    /// Boxes that the hard computer took, by date.
    pars: BTreeMap<Date, u32>,
}

/// How the book is written.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pages {
    results: Vec<DailyResult>,
    pars: Vec<(Date, u32)>,
}

impl Document for DailyBook {
    const FORMAT: &'static str = "kletki-daily";
    const VERSION: u32 = 1;
}

impl From<DailyBook> for Pages {
    fn from(book: DailyBook) -> Pages {
        Pages {
            results: book.results.into_values().collect(),
            pars: book.pars.into_iter().collect(),
        }
    }
}

/// A result that no game can have given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a result of {0} is more than there are boxes, or twice there")]
pub struct BadResult(Date);

impl TryFrom<Pages> for DailyBook {
    type Error = BadResult;

    fn try_from(pages: Pages) -> Result<DailyBook, BadResult> {
        let mut book = DailyBook::default();
        for result in pages.results {
            let fits = result.boxes.checked_add(result.opponent) == Some(DailyBoard::BOXES);
            if !fits || book.results.insert(result.date, result).is_some() {
                return Err(BadResult(result.date));
            }
        }
        for (date, boxes) in pages.pars {
            if boxes > DailyBoard::BOXES || book.pars.insert(date, boxes).is_some() {
                return Err(BadResult(date));
            }
        }
        Ok(book)
    }
}

impl DailyBook {
    /// All results, by date.
    pub fn results(&self) -> impl DoubleEndedIterator<Item = &DailyResult> + ExactSizeIterator {
        self.results.values()
    }

    pub fn result(&self, date: Date) -> Option<&DailyResult> {
        self.results.get(&date)
    }

    /// The most boxes that are known to be possible on that date's board: what the hard computer
    /// took, or the player's own result if that's more. None if it wasn't looked for.
    pub fn best_known(&self, date: Date) -> Option<u32> {
        let own = self.result(date).map_or(0, |result| result.boxes);
        self.pars.get(&date).map(|&par| par.max(own))
    }

    /// Notes how many boxes the hard computer took on that date's board.
    pub(super) fn note_par(&mut self, date: Date, boxes: u32) {
        self.pars.insert(date, boxes.min(DailyBoard::BOXES));
    }

    /// Adds a finished board of the day, if it's the first result of its date and was played with
    /// no help. It counts for the board's own date, whenever it's finished.
    pub(super) fn add<G: Counted>(&mut self, session: &Session<G>, utc_offset: i16) {
        let (Some(mark), Some(verdict)) = (session.daily(), session.result()) else {
            return;
        };
        if session.help().any() || !G::is_daily_board(&session.setup().options, mark) {
            return;
        }
        self.results.entry(mark.date).or_insert(DailyResult {
            date: mark.date,
            generator: mark.generator,
            boxes: verdict.points[PlayerId::One.index()],
            opponent: verdict.points[PlayerId::Two.index()],
            utc_offset,
        });
    }

    /// The days in a row that count today: the run of dates with a result that reaches today, or
    /// yesterday as long as today's board isn't played.
    ///
    /// A run that reaches beyond today counts as well, so that a clock that is set back takes
    /// nothing away; a board played while the clock was far ahead leaves the true run alone.
    pub fn streak(&self, today: Date, utc_offset: i16) -> u32 {
        self.runs()
            .filter(|run| run.last >= today || is_next(run.last, run.utc_offset, today, utc_offset))
            .map(|run| run.days)
            .max()
            .unwrap_or(0)
    }

    /// The longest run of days.
    pub fn best_streak(&self) -> u32 {
        self.runs().map(|run| run.days).max().unwrap_or(0)
    }

    /// The numbers of a date's result to tell to others.
    pub fn share(&self, date: Date) -> Option<DailyShare> {
        let result = self.result(date)?;
        Some(DailyShare {
            date,
            boxes: result.boxes,
            of: DailyBoard::BOXES,
            margin: i64::from(result.boxes) - i64::from(result.opponent),
            streak: self.run_up_to(date),
            best_known: self.best_known(date),
            generator: result.generator,
        })
    }

    fn run_up_to(&self, date: Date) -> u32 {
        let until = DailyBook {
            results: self
                .results
                .range(..=date)
                .map(|(&date, &result)| (date, result))
                .collect(),
            pars: BTreeMap::new(),
        };
        until.runs().last().map_or(0, |run| run.days)
    }

    fn runs(&self) -> impl Iterator<Item = Run> {
        let mut results = self.results.values().peekable();
        std::iter::from_fn(move || {
            let first = results.next()?;
            let mut run = Run {
                last: first.date,
                utc_offset: first.utc_offset,
                days: 1,
            };
            while let Some(next) = results
                .next_if(|next| is_next(run.last, run.utc_offset, next.date, next.utc_offset))
            {
                run = Run {
                    last: next.date,
                    utc_offset: next.utc_offset,
                    days: run.days + 1,
                };
            }
            Some(run)
        })
    }
}

/// Consecutive dates with results.
#[derive(Clone, Copy)]
struct Run {
    last: Date,
    /// Of the last result.
    utc_offset: i16,
    days: u32,
}

/// Minutes by which the local clock must have been put forward for a date to be skipped: more
/// than half of that date was never there.
const SKIPS_A_DATE: i32 = 12 * 60;

/// Whether a date follows another with no day between that could have been played. The date
/// between is no such day when most of it fell to a journey over the date line.
fn is_next(date: Date, utc_offset: i16, next: Date, next_utc_offset: i16) -> bool {
    let days = next.since(date).map_or(0, |span| span.get_days());
    let put_forward = i32::from(next_utc_offset) - i32::from(utc_offset);
    days == 1 || days == 2 && put_forward >= SKIPS_A_DATE
}

#[cfg(test)]
mod tests;
