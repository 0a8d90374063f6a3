//! Why a line gets no better answer than an error.

use std::fmt;

use crate::games::{Illegal, NotAMove, new_lands::BadRows};

use super::MAX_LINE;

/// Why a line is refused. Its `Display` is the `error` of the answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum Refusal {
    #[error("a line may have at most {MAX_LINE} bytes")]
    TooLong,
    #[error("a line is text in UTF-8")]
    NotText,
    #[error("this is no request: {0}")]
    NotARequest(serde_json::Error),
    #[error("options: {0}")]
    Options(String),
    #[error("rows: {0}")]
    Rows(BadRows),
    #[error("{0} has no rows that could be scored")]
    NoScore(&'static str),
    #[error("move {index}: the game is over")]
    MoveWhenOver { index: usize },
    #[error("move {index}: {why}")]
    Notation { index: usize, why: NotAMove },
    #[error("move {index}: {why}")]
    Illegal {
        index: usize,
        why: String,
        rule: &'static str,
    },
    #[error("the game is over")]
    Over,
}

impl Refusal {
    pub(super) fn options(why: impl fmt::Display) -> Refusal {
        Refusal::Options(why.to_string())
    }

    pub(super) fn illegal(index: usize, why: impl Illegal) -> Refusal {
        Refusal::Illegal {
            index,
            why: why.to_string(),
            rule: why.rule(),
        }
    }

    /// The name of the broken rule, if it's one of the rules that is broken.
    pub(super) fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::MoveWhenOver { .. } | Refusal::Over => Some("over"),
            Refusal::Notation { .. } => Some("notation"),
            Refusal::Illegal { rule, .. } => Some(rule),
            _ => None,
        }
    }
}
