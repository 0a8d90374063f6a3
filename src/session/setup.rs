//! What is settled before a game: the board, the players, who starts, how undo is handled.

use serde::{Deserialize, Serialize};

use super::player::{PlayerId, Players};
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
    pub first: WhoStarts,
    pub undo: UndoRule,
    /// Hands lie open, so nobody has to look away.
    #[serde(default)]
    pub open_hands: bool,
    /// Two games, of which the other player starts the second; the sums of both decide. Only for
    /// games that have it: see [`has_tournament`].
    pub tournament: bool,
}

impl<O: Default> Setup<O> {
    /// The set-up that is offered the first time: a person against the computer at medium.
    pub fn of<G: Game<Options = O>>() -> Setup<O> {
        Setup {
            options: O::default(),
            players: Players::default_for(G::KIND),
            first: match G::KIND {
                // rules: cell-city 5
                GameKind::CellCity => WhoStarts::Lot,
                // rules: dots 5
                GameKind::Dots => WhoStarts::Player1,
            },
            undo: UndoRule::Usual,
            open_hands: false,
            tournament: false,
        }
    }
}

/// Whether the game is also played as a tournament of two games (rules: cell-city, Family
/// tournament).
pub const fn has_tournament(game: GameKind) -> bool {
    matches!(game, GameKind::CellCity)
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
