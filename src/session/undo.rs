//! Taking moves back and playing them again (rules: cell-city 6 and House rules; dots, new-lands
//! and domains, House rules).

use super::{
    game::{PositionNumber, Session},
    player::PlayerKind,
    setup::{UndoRule, has_undo},
};
use crate::games::{Game, Seat};

/// What came of asking for undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// That many moves were taken back.
    Done {
        plies: usize,
    },
    /// The person in that seat is to be asked; if they agree: [`Session::undo_agreed`].
    AskOpponent {
        seat: Seat,
    },
    Refused(NoUndo),
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoUndo {
    #[error("there is no move of yours to take back")]
    NothingPlayed,
    #[error("the opponent has moved since, and nothing changes any more")]
    OpponentMoved,
    #[error("this game was set to be played without undo")]
    Strict,
    #[error("the board of the day is played without undo")]
    Daily,
    #[error("another person has seen a hand since")]
    HandSeen,
    #[error("two computers play, and you watch")]
    Watching,
    #[error("a placed tile has told whether its digit was right")]
    Told,
}

/// What undo would do.
enum Choice {
    Free { from: usize },
    WithConsent { from: usize, of: Seat },
}

impl<G: Game> Session<G> {
    /// Takes back what the rules let be taken back.
    ///
    /// Against the computer that is the person's last move and all that followed. Between two
    /// people it is the last move, with the opponent's consent.
    pub fn undo(&mut self) -> Undo {
        match self.undo_choice() {
            Ok(Choice::Free { from }) => self.take_back(from),
            Ok(Choice::WithConsent { of, .. }) => Undo::AskOpponent { seat: of },
            Err(why) => Undo::Refused(why),
        }
    }

    /// As [`Session::undo`], after the opponent has agreed.
    pub fn undo_agreed(&mut self) -> Undo {
        match self.undo_choice() {
            Ok(Choice::Free { from } | Choice::WithConsent { from, .. }) => self.take_back(from),
            Err(why) => Undo::Refused(why),
        }
    }

    /// Whether undo would do or ask something.
    pub fn can_undo(&self) -> bool {
        self.undo_choice().is_ok()
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays again what the last undo took back. Returns how many moves that were; 0 if there is
    /// nothing.
    pub fn redo(&mut self) -> usize {
        let Some(plies) = self.undone.pop() else {
            return 0;
        };
        let count = plies.len();
        self.record.put_back(plies);
        self.number = PositionNumber::fresh();
        count
    }

    fn undo_choice(&self) -> Result<Choice, NoUndo> {
        let people = self
            .setup
            .players
            .kinds()
            .map(|kind| kind == PlayerKind::Person);
        if self.daily.is_some() {
            return Err(NoUndo::Daily);
        }
        if !has_undo(G::KIND) {
            return Err(NoUndo::Told);
        }
        match (people, self.setup.undo) {
            _ if !self.setup.has_people() => Err(NoUndo::Watching),
            (_, UndoRule::Strict) => Err(NoUndo::Strict),
            _ if G::UNDO_ENDS_WITH_THE_HAND => self.undo_before_another_hand(),
            ([true, true], rule) => self.undo_between_people(rule),
            _ => self.undo_against_computer(),
        }
    }

    fn undo_against_computer(&self) -> Result<Choice, NoUndo> {
        let plies = self.record.plies();
        let from = plies
            .iter()
            .rposition(|ply| self.kind_of(ply.seat) == PlayerKind::Person)
            .ok_or(NoUndo::NothingPlayed)?;
        Ok(Choice::Free { from })
    }

    /// The last card that a person laid, unless another person has come on the move since, or is:
    /// that one has seen a hand.
    fn undo_before_another_hand(&self) -> Result<Choice, NoUndo> {
        let plies = self.record.plies();
        let by_person = |seat| self.kind_of(seat) == PlayerKind::Person;
        // Who had to skip would have to skip again.
        let had_choice = |index| {
            let before = self.position_at(index);
            before.is_some_and(|position| position.legal_moves().len() > 1)
        };
        let from = (0..plies.len())
            .rev()
            .find(|&index| by_person(plies[index].seat) && had_choice(index))
            .ok_or(NoUndo::NothingPlayed)?;
        let mover = self.member_of(plies[from].seat);
        let since = plies[from..].iter().map(|ply| ply.seat);
        let mut seen_by = since.chain(self.position().to_move());
        if seen_by.any(|seat| by_person(seat) && self.member_of(seat) != mover) {
            Err(NoUndo::HandSeen)
        } else {
            Ok(Choice::Free { from })
        }
    }

    fn undo_between_people(&self, rule: UndoRule) -> Result<Choice, NoUndo> {
        let plies = self.record.plies();
        let from = plies.len().checked_sub(1).ok_or(NoUndo::NothingPlayed)?;
        if rule == UndoRule::Friendly {
            return Ok(Choice::Free { from });
        }
        if from < self.settled() {
            return Err(NoUndo::OpponentMoved);
        }
        let mover = plies[from].seat;
        let of = self.seat_of(self.player_of(mover).other());
        Ok(Choice::WithConsent { from, of })
    }

    /// How many plies at the start the opponent has answered, be it with a move that was taken
    /// back: they don't change any more.
    fn settled(&self) -> usize {
        let made = self.record.plies().iter();
        let undone = self.undone.iter().rev().flatten();
        let seats: Vec<Seat> = made.chain(undone).map(|ply| ply.seat).collect();
        match seats.split_last() {
            None => 0,
            Some((last, before)) => before
                .iter()
                .rposition(|seat| seat != last)
                .map_or(0, |i| i + 1),
        }
    }

    fn take_back(&mut self, from: usize) -> Undo {
        let plies = self.record.take_back_from(from);
        let count = plies.len();
        self.undone.push(plies);
        self.help.undo = true;
        self.number = PositionNumber::fresh();
        Undo::Done { plies: count }
    }
}
