//! Games won, lost and drawn, by board and opponent.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    counted::Counted,
    document::Document,
    game::Session,
    player::{PlayerId, PlayerKind},
    record::Verdict,
    setup::Setup,
};
use crate::players::Level;

/// What results are listed under.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    /// As [`Counted::board`] names it.
    pub board: String,
    /// Tournaments are counted for themselves, two games as one.
    pub tournament: bool,
    pub opponent: Opponent,
}

/// Against whom a person played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    Computer(Level),
    /// Two people: won by player 1, lost to player 2.
    Person,
}

/// The finished games under one heading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    pub won: u32,
    pub lost: u32,
    pub drawn: u32,
    /// Won with undo or a hint: not a win of that level (rules: cell-city, House rules).
    pub with_help: u32,
    /// The biggest margin of a win.
    pub best_margin: Option<u32>,
    /// Wins in a row up to the last game. A game won with help neither counts nor breaks it.
    pub streak: u32,
    pub best_streak: u32,
}

impl Tally {
    pub fn played(&self) -> u32 {
        [self.lost, self.drawn, self.with_help]
            .into_iter()
            .fold(self.won, u32::saturating_add)
    }

    /// Adds a game, told from the side of `player`.
    fn add(&mut self, verdict: Verdict, player: PlayerId, helped: bool) {
        match verdict.winner {
            None => {
                self.drawn = self.drawn.saturating_add(1);
                self.streak = 0;
            }
            Some(winner) if winner != player => {
                self.lost = self.lost.saturating_add(1);
                self.streak = 0;
            }
            Some(_) if helped => self.with_help = self.with_help.saturating_add(1),
            Some(_) => {
                self.won = self.won.saturating_add(1);
                self.streak = self.streak.saturating_add(1);
                self.best_streak = self.best_streak.max(self.streak);
                let margin = u32::try_from(verdict.margin(player)).unwrap_or(0);
                self.best_margin = self.best_margin.max(Some(margin));
            }
        }
    }

    fn is_sound(&self) -> bool {
        self.streak <= self.best_streak
            && self.best_streak <= self.won
            && self.best_margin.is_some() == (self.won > 0)
    }
}

/// The results of one game of the app.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Rows", into = "Rows")]
pub struct Statistics {
    tallies: BTreeMap<Heading, Tally>,
    /// The seed of the session that was counted last: that one isn't counted again, should the
    /// app end before the session is saved as counted.
    last: Option<u64>,
}

/// How statistics are written.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    rows: Vec<(Heading, Tally)>,
    last: Option<u64>,
}

impl Document for Statistics {
    const FORMAT: &'static str = "kletki-statistics";
    const VERSION: u32 = 1;
}

impl From<Statistics> for Rows {
    fn from(statistics: Statistics) -> Rows {
        Rows {
            rows: statistics.tallies.into_iter().collect(),
            last: statistics.last,
        }
    }
}

/// Numbers that no games can have given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the numbers contradict each other")]
pub struct Contradiction;

impl TryFrom<Rows> for Statistics {
    type Error = Contradiction;

    fn try_from(Rows { rows, last }: Rows) -> Result<Statistics, Contradiction> {
        let count = rows.len();
        let tallies: BTreeMap<Heading, Tally> = rows.into_iter().collect();
        if tallies.len() == count && tallies.values().all(Tally::is_sound) {
            Ok(Statistics { tallies, last })
        } else {
            Err(Contradiction)
        }
    }
}

impl Statistics {
    /// All tallies, sorted by board.
    pub fn tallies(&self) -> impl Iterator<Item = (&Heading, &Tally)> {
        self.tallies.iter()
    }

    /// The tally under a heading; all zero if nothing was played.
    pub fn tally(&self, heading: &Heading) -> Tally {
        self.tallies.get(heading).copied().unwrap_or_default()
    }

    /// Adds a finished game or tournament. Nothing is added while it goes on, when it was counted
    /// already, when it's void, for computers alone, and for the board of the day, which has a book of its own.
    pub(super) fn add<G: Counted>(&mut self, session: &Session<G>) {
        let Some(verdict) = session.result() else {
            return;
        };
        let setup = session.setup();
        let Some((player, opponent)) = opponents(setup) else {
            return;
        };
        // rules: new-lands, House rules
        let spoilt = verdict.void || G::UNDO_ENDS_WITH_THE_HAND && session.help().undo;
        if spoilt || session.daily().is_some() || self.last == Some(session.seed) {
            return;
        }
        let heading = Heading {
            board: G::board(&setup.options),
            tournament: setup.tournament,
            opponent,
        };
        // Between two people undo is part of the rules, and a hint helps nobody's statistics.
        let helped = opponent != Opponent::Person && session.help().any();
        let tally = self.tallies.entry(heading).or_default();
        tally.add(verdict, player, helped);
        self.last = Some(session.seed);
    }
}

/// From whose side a result is told, and against whom it was; none where only computers play. Of
/// several computers on the other side the weakest tells the level.
fn opponents<O>(setup: &Setup<O>) -> Option<(PlayerId, Opponent)> {
    let has_people = |side| {
        let mut kinds = setup.kinds_beside(side);
        kinds.any(|kind| kind == PlayerKind::Person)
    };
    let player = match PlayerId::BOTH.map(has_people) {
        [true, true] => return Some((PlayerId::One, Opponent::Person)),
        [true, false] => PlayerId::One,
        [false, true] => PlayerId::Two,
        [false, false] => return None,
    };
    let others = setup.kinds_beside(player.other());
    let level = others.filter_map(PlayerKind::level).min()?;
    Some((player, Opponent::Computer(level)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(points: [u32; 2]) -> Verdict {
        Verdict::of_points(points)
    }

    #[test]
    fn a_tally_counts_wins_losses_draws_and_streaks() {
        use PlayerId::One;
        let mut tally = Tally::default();
        tally.add(verdict([7, 2]), One, false);
        tally.add(verdict([5, 4]), One, false);
        // Won with help: not a win, and the streak goes on.
        tally.add(verdict([9, 0]), One, true);
        tally.add(verdict([6, 3]), One, false);
        assert_eq!((tally.streak, tally.best_streak), (3, 3));
        tally.add(verdict([4, 5]), One, true);
        tally.add(verdict([8, 1]), One, false);
        tally.add(verdict([2, 2]), One, false);
        assert_eq!(
            tally,
            Tally {
                won: 4,
                lost: 1,
                drawn: 1,
                with_help: 1,
                best_margin: Some(7),
                streak: 0,
                best_streak: 3,
            }
        );
        assert_eq!(tally.played(), 7);
    }

    #[test]
    fn numbers_that_contradict_each_other_are_refused() {
        let heading = Heading {
            board: "5x5".to_owned(),
            tournament: false,
            opponent: Opponent::Computer(Level::Easy),
        };
        let good = Tally {
            won: 2,
            best_margin: Some(3),
            streak: 1,
            best_streak: 2,
            ..Tally::default()
        };
        let read = |rows: Vec<(Heading, Tally)>| Statistics::try_from(Rows { rows, last: None });
        assert!(read(vec![(heading.clone(), good)]).is_ok());
        assert!(read(vec![(heading.clone(), good), (heading.clone(), good)]).is_err());
        for bad in [
            Tally { streak: 3, ..good },
            Tally {
                best_streak: 3,
                ..good
            },
            Tally {
                best_margin: None,
                ..good
            },
        ] {
            assert!(read(vec![(heading.clone(), bad)]).is_err(), "{bad:?}");
        }
    }
}
