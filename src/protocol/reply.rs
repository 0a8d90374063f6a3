//! Answers, as they are written.

use serde::Serialize;
use serde_json::{Map, Value};

use super::Refusal;
use crate::{
    games::{Game, Outcome, Score, Seat},
    players::Answer,
};

/// The most characters of an error that are written: some errors quote the request.
const MAX_ERROR: usize = 300;

/// What is answered to one line.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Reply {
    State(State),
    Scored(Scored),
    Best(Best),
    Refused(Refused),
}

/// A position, told from outside.
#[derive(Debug, Serialize)]
pub(super) struct State {
    ok: bool,
    to_move: Option<Seat>,
    legal: Vec<String>,
    score: Score,
    over: bool,
    winner: Option<Winner>,
    #[serde(flatten)]
    more: Map<String, Value>,
}

/// A rectangle of New Lands, scored.
#[derive(Debug, Serialize)]
pub(super) struct Scored {
    pub(super) ok: bool,
    pub(super) lands: Value,
    pub(super) score: Score,
}

/// The side that has won, "draw" or "void".
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Winner {
    Side(usize),
    Nobody(&'static str),
}

/// What the computer would play, and why.
#[derive(Debug, Serialize)]
pub(super) struct Best {
    ok: bool,
    #[serde(rename = "move")]
    mv: String,
    value: i32,
    exact: bool,
    nodes: u64,
    depth: u32,
}

#[derive(Debug, Serialize)]
pub(super) struct Refused {
    ok: bool,
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl State {
    pub(super) fn of<G: Game>(position: &G, more: Map<String, Value>) -> State {
        let outcome = position.outcome();
        State {
            ok: true,
            to_move: position.to_move(),
            legal: position
                .legal_moves()
                .iter()
                .map(G::Move::to_string)
                .collect(),
            score: position.score(),
            over: outcome.is_some(),
            winner: outcome.map(|outcome| match outcome {
                Outcome::Won(side) => Winner::Side(side.index()),
                Outcome::Drawn => Winner::Nobody("draw"),
                Outcome::Void => Winner::Nobody("void"),
            }),
            more,
        }
    }
}

impl Best {
    pub(super) fn of<M: ToString>(answer: Answer<M>) -> Best {
        let Answer {
            mv,
            value,
            exact,
            nodes,
            depth,
        } = answer;
        Best {
            ok: true,
            mv: mv.to_string(),
            value,
            exact,
            nodes,
            depth,
        }
    }
}

impl From<Refusal> for Reply {
    fn from(refusal: Refusal) -> Reply {
        let error = refusal.to_string().chars().take(MAX_ERROR).collect();
        Reply::Refused(Refused {
            ok: false,
            error,
            rule: refusal.rule(),
        })
    }
}

impl Reply {
    pub(super) fn to_line(&self) -> String {
        serde_json::to_string(self)
            .unwrap_or_else(|_| r#"{"ok":false,"error":"the answer can't be written"}"#.to_owned())
    }
}
