//! One game from its first position to where it is: who sat where, and move after move.

use super::player::PlayerId;
use crate::games::{Game, Outcome, Seat, Side};

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply<G: Game> {
    pub seat: Seat,
    pub mv: G::Move,
    /// The position that it led to.
    pub after: G,
}

/// The moves of one game and the positions between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    starter: PlayerId,
    start: G,
    plies: Vec<Ply<G>>,
}

/// How a finished game, or a tournament, ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// None for a draw, and for a game that is void.
    pub winner: Option<PlayerId>,
    /// Whether the game doesn't count as played (rules: new-lands).
    pub void: bool,
    /// By [`PlayerId::index`].
    pub points: [u32; 2],
}

impl Verdict {
    /// The verdict where more points win and equal points are a draw.
    pub(super) fn of_points(points: [u32; 2]) -> Verdict {
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(PlayerId::One),
            std::cmp::Ordering::Less => Some(PlayerId::Two),
            std::cmp::Ordering::Equal => None,
        };
        Verdict {
            winner,
            void: false,
            points,
        }
    }

    /// The points of a player less those of the other.
    pub fn margin(&self, player: PlayerId) -> i64 {
        i64::from(self.points[player.index()]) - i64::from(self.points[player.other().index()])
    }
}

impl<G: Game> Record<G> {
    /// A game that stands at `start`, with `starter` in seat 0.
    pub(super) fn new(start: G, starter: PlayerId) -> Record<G> {
        Record {
            starter,
            start,
            plies: Vec::new(),
        }
    }

    /// The player in seat 0, who moves first.
    pub fn starter(&self) -> PlayerId {
        self.starter
    }

    pub fn player_of(&self, seat: Seat) -> PlayerId {
        match seat.side() {
            Side::First => self.starter,
            Side::Second => self.starter.other(),
        }
    }

    pub fn seat_of(&self, player: PlayerId) -> Seat {
        if player == self.starter {
            Seat::FIRST
        } else {
            Seat::SECOND
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The position after the last move.
    pub fn position(&self) -> &G {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position after that many moves; none if fewer were made.
    pub fn position_at(&self, plies: usize) -> Option<&G> {
        match plies.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.plies.get(last).map(|ply| &ply.after),
        }
    }

    pub fn plies(&self) -> &[Ply<G>] {
        &self.plies
    }

    /// What the ply at that index, counted from 0, changed: to show it again.
    pub fn events_of(&self, index: usize) -> Option<Vec<G::Event>> {
        let ply = self.plies.get(index)?;
        self.position_at(index)?.clone().play(ply.mv).ok()
    }

    /// The points by [`PlayerId::index`].
    pub fn points(&self) -> [u32; 2] {
        let score = self.position().score();
        PlayerId::BOTH.map(|player| score[self.seat_of(player).side().index()])
    }

    /// How the game ended; none while it goes on.
    pub fn verdict(&self) -> Option<Verdict> {
        let outcome = self.position().outcome()?;
        let winner = match outcome {
            Outcome::Won(Side::First) => Some(self.starter),
            Outcome::Won(Side::Second) => Some(self.starter.other()),
            Outcome::Drawn | Outcome::Void => None,
        };
        Some(Verdict {
            winner,
            void: outcome == Outcome::Void,
            points: self.points(),
        })
    }

    pub(super) fn play(&mut self, mv: G::Move) -> Result<Vec<G::Event>, G::Illegal> {
        let mut after = self.position().clone();
        // A finished position has no seat to move, and refuses every move.
        let seat = after.to_move().unwrap_or(Seat::FIRST);
        let events = after.play(mv)?;
        self.plies.push(Ply { seat, mv, after });
        Ok(events)
    }

    /// Takes back the plies from that index on, and gives them in their order.
    pub(super) fn take_back_from(&mut self, index: usize) -> Vec<Ply<G>> {
        self.plies.split_off(index.min(self.plies.len()))
    }

    /// Puts plies back that were taken back from here.
    pub(super) fn put_back(&mut self, plies: Vec<Ply<G>>) {
        self.plies.extend(plies);
    }
}
