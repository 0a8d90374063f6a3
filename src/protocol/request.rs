//! Requests, as they are read.

use serde::{
    Deserialize, Deserializer,
    de::{Error, IntoDeserializer, value::StringDeserializer},
};
use serde_json::value::RawValue;

use super::{MAX_LINE, Refusal};
use crate::{games::GameKind, players::Level};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Op {
    State,
    Best,
    Value,
    Score,
}

/// One line, read. Fields that it doesn't know are passed over; a field that it knows is of the
/// right type or the line is refused, `null` included.
#[derive(Debug, Deserialize)]
pub(super) struct Request<'a> {
    #[serde(deserialize_with = "named")]
    pub(super) op: Op,
    #[serde(deserialize_with = "named")]
    pub(super) game: GameKind,
    /// Each game reads its own.
    #[serde(borrow, default, deserialize_with = "present")]
    pub(super) options: Option<&'a RawValue>,
    /// One move each, or whatever was written in its place: it may stand behind the first illegal
    /// move, which is what is told then.
    #[serde(borrow, default)]
    pub(super) moves: Vec<&'a RawValue>,
    #[serde(default = "strongest", deserialize_with = "named")]
    pub(super) level: Level,
    #[serde(default, deserialize_with = "present")]
    pub(super) millis: Option<u64>,
    #[serde(default, deserialize_with = "present")]
    pub(super) nodes: Option<u64>,
    #[serde(default)]
    pub(super) seed: u64,
    #[serde(default)]
    pub(super) exact: bool,
    /// Whether `state` tells more than what every game has.
    #[serde(default)]
    pub(super) show: bool,
    /// A finished position, for `score`.
    #[serde(default)]
    pub(super) rows: Vec<String>,
}

fn strongest() -> Level {
    Level::Hard
}

/// Reads a line.
pub(super) fn read(line: &str) -> Result<Request<'_>, Refusal> {
    if line.len() > MAX_LINE {
        return Err(Refusal::TooLong);
    }
    object(line).map_err(Refusal::NotARequest)
}

/// Reads an object, and nothing else: serde would take a list for a struct too, its fields in
/// their order.
pub(super) fn object<'a, T: Deserialize<'a>>(text: &'a str) -> serde_json::Result<T> {
    if text.trim_start().starts_with('{') {
        serde_json::from_str(text)
    } else {
        Err(serde_json::Error::custom("a JSON object is expected"))
    }
}

/// Reads a name, and nothing but a text: serde would take `{"hard":null}` too.
pub(super) fn named<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let name: StringDeserializer<D::Error> = String::deserialize(deserializer)?.into_deserializer();
    T::deserialize(name)
}

/// Reads a field that may be absent, but not `null`.
pub(super) fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}
