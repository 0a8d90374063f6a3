//! What is settled before a game: the board, the players, who starts, how undo is handled.

use serde::{Deserialize, Serialize};

use super::{
    clock::TimeControl,
    player::{Partner, PlayerId, PlayerKind, Players},
};
use crate::games::{Game, GameKind};

/// Who moves first (rules: README, who starts).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhoStarts {
    Player1,
    Player2,
    /// By lot, anew for each game.
    Lot,
    /// The one who didn't start the last game; player 1 if there was none.
    Alternate,
}

impl WhoStarts {
    /// Who starts, given the lot (a fair coin) and who started the last game.
    pub fn decide(self, lot: PlayerId, last_starter: Option<PlayerId>) -> PlayerId {
        match self {
            WhoStarts::Player1 => PlayerId::One,
            WhoStarts::Player2 => PlayerId::Two,
            WhoStarts::Lot => lot,
            WhoStarts::Alternate => last_starter.map_or(PlayerId::One, PlayerId::other),
        }
    }
}

/// How moves may be taken back (rules: cell-city, House rules, Correction).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoRule {
    /// Against the computer freely; between two people the opponent is asked, and only before the
    /// opponent has moved.
    #[default]
    Usual,
    /// Nothing is taken back.
    Strict,
    /// Between two people: any number of moves, with no question. Against the computer as usual.
    Friendly,
}

/// All that is chosen before the first move. `O` are the game's options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup<O> {
    pub options: O,
    pub players: Players,
    /// Who sits on the seats from 2 up, where a side has several: the second player of player 1's
    /// side, the second of player 2's, then the third of each. Empty where two players play, each
    /// on all seats of their side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub partners: Vec<Partner>,
    pub first: WhoStarts,
    pub undo: UndoRule,
    /// Hands lie open, so nobody has to look away.
    #[serde(default)]
    pub open_hands: bool,
    /// Two games, of which the other player starts the second; the sums of both decide. Only for
    /// games that have it: see [`has_tournament`].
    pub tournament: bool,
    /// None: as long as you like. Only for games that have it: see [`super::has_clock`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
}

impl<O: Default> Setup<O> {
    /// The set-up that is offered the first time: a person against the computer at medium.
    pub fn of<G: Game<Options = O>>() -> Setup<O> {
        Setup {
            options: O::default(),
            players: Players::default_for(G::KIND),
            partners: vec![Partner::default(); G::partners(&O::default())],
            first: match G::KIND {
                // rules: cell-city 5
                GameKind::CellCity => WhoStarts::Lot,
                // rules: dots 5
                GameKind::Dots | GameKind::Domains => WhoStarts::Player1,
                // rules: new-lands, House rules
                GameKind::NewLands => WhoStarts::Lot,
            },
            undo: UndoRule::Usual,
            open_hands: false,
            tournament: false,
            clock: None,
        }
    }
}

impl<O> Setup<O> {
    /// Who plays, the two that lead the sides first.
    pub fn kinds(&self) -> impl Iterator<Item = PlayerKind> {
        let partners = self.partners.iter().map(|partner| partner.kind);
        self.players.kinds().into_iter().chain(partners)
    }

    /// Who plays for the side of a player, who comes first.
    pub fn kinds_beside(&self, player: PlayerId) -> impl Iterator<Item = PlayerKind> {
        let kinds = self.kinds().skip(player.index());
        kinds.step_by(PlayerId::BOTH.len())
    }

    /// Whether a person plays at all.
    pub fn has_people(&self) -> bool {
        self.kinds().any(|kind| kind == PlayerKind::Person)
    }
}

/// Whether the game is also played as a tournament of two games (rules: cell-city, Family
/// tournament).
pub const fn has_tournament(game: GameKind) -> bool {
    matches!(game, GameKind::CellCity)
}

/// Whether moves can be taken back in the game at all. A tile that is placed has told whether its
/// digit was right (rules: domains, House rules).
pub const fn has_undo(game: GameKind) -> bool {
    !matches!(game, GameKind::Domains)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_starts_is_as_set() {
        use PlayerId::{One, Two};
        let cases = [
            (WhoStarts::Player1, Two, Some(One), One),
            (WhoStarts::Player2, One, Some(Two), Two),
            (WhoStarts::Lot, One, Some(One), One),
            (WhoStarts::Lot, Two, None, Two),
            (WhoStarts::Alternate, Two, None, One),
            (WhoStarts::Alternate, One, Some(One), Two),
            (WhoStarts::Alternate, Two, Some(Two), One),
        ];
        for (setting, lot, last, starts) in cases {
            assert_eq!(
                setting.decide(lot, last),
                starts,
                "{setting:?} {lot:?} {last:?}"
            );
        }
    }
}
