//! The save of a session: all that is needed to play it again from its start.

use serde::{Deserialize, Serialize};

use super::{
    clock::{Clock, has_clock},
    daily::DailyMark,
    document::{self, Document, DocumentError},
    game::{Help, PositionNumber, Session},
    player::PlayerId,
    record::{Ply, Record},
    setup::{Setup, UndoRule, WhoStarts, has_tournament, has_undo},
};
use crate::games::Game;

/// Why a text can't be loaded as a session.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    #[error(transparent)]
    Document(#[from] DocumentError),
    #[error("the saved game is {found}, not {wanted}")]
    WrongGame { found: String, wanted: &'static str },
    #[error("the saved game can't be set up: {0}")]
    BadOptions(String),
    #[error("move {index} of the {list} can't be played: {why}")]
    IllegalMove {
        list: MoveList,
        index: usize,
        why: String,
    },
    #[error("the saved game contradicts itself: {0}")]
    Contradiction(&'static str),
}

/// The lists of moves in a save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveList {
    FirstMap,
    Moves,
    Undone,
}

impl std::fmt::Display for MoveList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            MoveList::FirstMap => "tournament's first game",
            MoveList::Moves => "game",
            MoveList::Undone => "undone moves",
        })
    }
}

/// The body of a save. `O` are the game's options with all that was drawn beforehand.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body<O> {
    game: String,
    setup: Setup<O>,
    seed: u64,
    /// Who sits in seat 0 in the game on the table.
    starter: PlayerId,
    /// A tournament's finished first game.
    first_map: Option<Vec<String>>,
    moves: Vec<String>,
    /// The groups that redo plays again; it begins with the last.
    undone: Vec<Vec<String>>,
    undo_used: bool,
    hint_used: bool,
    counted: bool,
    daily: Option<DailyMark>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<Clock>,
}

impl<O: Serialize + serde::de::DeserializeOwned> Document for Body<O> {
    const FORMAT: &'static str = "kletki-save";
    const VERSION: u32 = 1;
    /// The longest game, 180 moves in a tournament, takes a tenth of this.
    const MAX_LEN: usize = 1 << 16;

    fn from_body(version: u32, body: &str) -> Result<Self, DocumentError> {
        match version {
            1 => document::parse(body),
            _ => Err(DocumentError::NoSuchVersion { version }),
        }
    }
}

/// The session as a text that [`load`] reads.
pub fn save<G: Game>(session: &Session<G>) -> Result<String, DocumentError> {
    let notation = |plies: &[Ply<G>]| plies.iter().map(|ply| ply.mv.to_string()).collect();
    document::write(&Body {
        game: G::KIND.id().to_owned(),
        setup: session.setup.clone(),
        seed: session.seed,
        starter: session.record.starter(),
        first_map: session
            .first_map
            .as_ref()
            .map(|first| notation(first.plies())),
        moves: notation(session.record.plies()),
        undone: session.undone.iter().map(|plies| notation(plies)).collect(),
        undo_used: session.help.undo,
        hint_used: session.help.hint,
        counted: session.counted,
        daily: session.daily,
        clock: session.clock.clone(),
    })
}

/// Plays a saved session again, and refuses whatever doesn't fit together.
pub fn load<G: Game>(text: &str) -> Result<Session<G>, LoadError> {
    /// What tells the game before its options are looked at.
    #[derive(Serialize, Deserialize)]
    struct GameOf {
        game: String,
    }
    impl Document for GameOf {
        const FORMAT: &'static str = Body::<()>::FORMAT;
        const VERSION: u32 = Body::<()>::VERSION;
        const MAX_LEN: usize = Body::<()>::MAX_LEN;
    }

    let GameOf { game } = document::read(text)?;
    if game != G::KIND.id() {
        return Err(LoadError::WrongGame {
            found: game.chars().take(40).collect(),
            wanted: G::KIND.id(),
        });
    }
    let body: Body<G::Options> = document::read(text)?;
    body.check::<G>()?;
    body.play_again()
}

impl<O: Clone> Body<O> {
    /// What can be seen without playing: that the parts don't contradict each other.
    fn check<G: Game<Options = O>>(&self) -> Result<(), LoadError> {
        let setup = &self.setup;
        let on_second = self.first_map.is_some();
        let first_starter = if on_second {
            self.starter.other()
        } else {
            self.starter
        };
        let no_undo = self.daily.is_some()
            || setup.undo == UndoRule::Strict
            || !has_undo(G::KIND)
            || !setup.has_people();
        let contradictions = [
            (
                setup.tournament && !has_tournament(G::KIND),
                "a tournament of a game that has none",
            ),
            (
                setup.partners.len() != G::partners(&setup.options),
                "another number of players than there are seats",
            ),
            (
                on_second && !setup.tournament,
                "a second game without a tournament",
            ),
            (
                setup.first == WhoStarts::Player1 && first_starter != PlayerId::One
                    || setup.first == WhoStarts::Player2 && first_starter != PlayerId::Two,
                "another player started than was set",
            ),
            (
                self.daily.is_some() && !DailyMark::fits(G::KIND, setup),
                "a board of the day that isn't set up as one",
            ),
            (
                // A board of the day that was begun anew counts as one with undo.
                no_undo && (!self.undone.is_empty() || self.undo_used && self.daily.is_none()),
                "moves were taken back where nothing may be",
            ),
            (
                !self.undone.is_empty() && !self.undo_used,
                "moves were taken back without undo",
            ),
            (
                setup.clock.is_some() && !has_clock(G::KIND),
                "a clock in a game that has none",
            ),
            (
                match (setup.clock, &self.clock) {
                    (None, None) => false,
                    (Some(control), Some(clock)) => !clock.fits(control),
                    _ => true,
                },
                "a clock that isn't as it was set",
            ),
            (
                self.daily.is_some() && self.hint_used,
                "a hint on the board of the day",
            ),
        ];
        match contradictions.into_iter().find(|(wrong, _)| *wrong) {
            Some((_, what)) => Err(LoadError::Contradiction(what)),
            None => Ok(()),
        }
    }

    fn play_again<G: Game<Options = O>>(self) -> Result<Session<G>, LoadError> {
        let start = G::start(&self.setup.options)
            .map_err(|error| LoadError::BadOptions(error.to_string()))?;
        let first_map = match self.first_map {
            None => None,
            Some(moves) => {
                let mut first = Record::new(start.clone(), self.starter.other());
                play_all(&mut first, MoveList::FirstMap, &moves)?;
                if first.verdict().is_none() {
                    return Err(LoadError::Contradiction(
                        "a second game before the first is over",
                    ));
                }
                Some(first)
            }
        };
        let mut record = Record::new(start, self.starter);
        play_all(&mut record, MoveList::Moves, &self.moves)?;
        let undone = play_undone(&record, &self.undone)?;
        Ok(Session {
            setup: self.setup,
            seed: self.seed,
            record,
            undone,
            first_map,
            help: Help {
                undo: self.undo_used,
                hint: self.hint_used,
            },
            clock: self.clock,
            counted: self.counted,
            daily: self.daily,
            number: PositionNumber::fresh(),
        })
    }
}

/// Plays the groups of undone moves on a copy of the record, the last group first.
fn play_undone<G: Game>(
    record: &Record<G>,
    groups: &[Vec<String>],
) -> Result<Vec<Vec<Ply<G>>>, LoadError> {
    let mut record = record.clone();
    let mut undone = Vec::with_capacity(groups.len());
    for group in groups.iter().rev() {
        if group.is_empty() {
            return Err(LoadError::Contradiction("an undo of no move"));
        }
        let from = record.plies().len();
        play_all(&mut record, MoveList::Undone, group)?;
        undone.push(record.plies()[from..].to_vec());
    }
    undone.reverse();
    Ok(undone)
}

fn play_all<G: Game>(
    record: &mut Record<G>,
    list: MoveList,
    moves: &[String],
) -> Result<(), LoadError> {
    for (index, text) in moves.iter().enumerate() {
        let illegal = |why: String| LoadError::IllegalMove { list, index, why };
        let mv: G::Move = text
            .parse()
            .map_err(|error: crate::games::NotAMove| illegal(error.to_string()))?;
        record
            .play(mv)
            .map_err(|error| illegal(error.to_string()))?;
    }
    Ok(())
}
