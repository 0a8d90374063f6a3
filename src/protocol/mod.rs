//! The line protocol of `kletki-engine`: one JSON object a line asks, one JSON object a line
//! answers.
//!
//! A request carries the whole position, so nothing is remembered from line to line:
//!
//! ```json
//! {"op":"state","game":"dots","options":{"size":5},"moves":["h00","v12"]}
//! {"op":"best","game":"dots","options":{"size":5},"moves":["h00"],"level":"hard","millis":1000}
//! {"op":"value","game":"cell_city","options":{"variant":"first_city"},"moves":[],"exact":true}
//! ```
//!
//! `op` is
//! - `state`: who is to move, the legal moves sorted as text, the score, whether and how it ended;
//! - `best`: the move of a `level` (`easy`, `medium`, `hard`; the last unless said), within
//!   `millis` (the level's own unless said) or within `nodes`, by `seed` (0 unless said);
//! - `score`: the lands of rows of cards (New Lands only);
//! - `value`: a search at full strength, until the value is proved or within `millis` (those of the
//!   level `hard` unless said, and 10,000 if the request asks for an `exact` value) or `nodes`.
//!
//! With `nodes` and without `millis` no clock is read, and the answer is the same on every
//! machine. Nothing is searched for longer than ten minutes or ten million nodes.
//!
//! Whatever a line holds, it gets an answer with `ok`; where that is false, `error` is a sentence
//! for a person, and `rule` the name of the rule that a move breaks: `over`, `notation`, or one of
//! the game's own. Fields that are absent have their usual values, fields that nobody knows are
//! passed over, and fields of a wrong type are errors.
//!
//! This layer reads no clock and no standard input: both are given.

mod ask;
mod budget;
mod domains;
mod lines;
mod new_lands;
mod options;
mod refusal;
mod reply;
mod request;
#[cfg(test)]
mod tests;

use std::{str::FromStr, time::Duration};

use serde_json::value::RawValue;

use crate::{
    games::{
        Game, GameKind, NotAMove, cell_city, domains::Position as Domains, dots,
        new_lands::Position as Lands,
    },
    players::Computer,
};
use budget::Budget;
use options::ReadOptions;
use refusal::Refusal;
use reply::{Best, Reply, State};
use request::{Op, Request};

pub use ask::{Within, WriteOptions, answered, ask};
pub use lines::serve;

/// The longest line that is served, in bytes without its end: below a megabyte by any count, and
/// far above what any game takes.
pub const MAX_LINE: usize = 960 * 1024;

/// Answers one line with one line; neither has its end.
///
/// `clock` tells the time since any fixed moment. It isn't asked where the request sets no time,
/// so that the answer is the same on every machine.
pub fn answer(line: &str, clock: &mut impl FnMut() -> Duration) -> String {
    let reply = request::read(line).and_then(|request| reply(&request, clock));
    reply.unwrap_or_else(Reply::from).to_line()
}

fn reply(request: &Request, clock: &mut impl FnMut() -> Duration) -> Result<Reply, Refusal> {
    match request.game {
        GameKind::CellCity => reply_in::<cell_city::Position>(request, clock),
        GameKind::Dots => reply_in::<dots::Position>(request, clock),
        GameKind::NewLands if request.op == Op::Score => new_lands::score(request),
        GameKind::NewLands => reply_in::<Lands>(request, clock),
        GameKind::Domains => reply_in::<Domains>(request, clock),
    }
}

fn reply_in<G: Computer + ReadOptions>(
    request: &Request,
    clock: &mut impl FnMut() -> Duration,
) -> Result<Reply, Refusal> {
    if request.op == Op::Score {
        return Err(Refusal::NoScore(G::KIND.id()));
    }
    let position = position::<G>(request)?;
    if request.op == Op::State {
        let more = position.more(request.show);
        return Ok(Reply::State(State::of(&position, more)));
    }
    let seat = position.to_move().ok_or(Refusal::Over)?;
    let view = position.view(seat);
    let start = || match request.op {
        Op::Value => G::solve(view),
        Op::State | Op::Best | Op::Score => G::think(view, request.level, request.seed),
    };
    let answer = Budget::of(request).spend(start, clock);
    Ok(Reply::Best(Best::of(answer)))
}

/// The position that a request speaks of.
fn position<G: Game + ReadOptions>(request: &Request) -> Result<G, Refusal> {
    let options = request
        .options
        .map_or_else(|| Ok(G::deal(&G::Options::default(), 0)), G::read_options)?;
    let mut position = G::start(&options).map_err(Refusal::options)?;
    for (index, &text) in request.moves.iter().enumerate() {
        if position.to_move().is_none() {
            return Err(Refusal::MoveWhenOver { index });
        }
        let mv: G::Move = read_move(text).map_err(|why| Refusal::Notation { index, why })?;
        position
            .play(mv)
            .map_err(|why| Refusal::illegal(index, why))?;
    }
    Ok(position)
}

fn read_move<M: FromStr<Err = NotAMove>>(written: &RawValue) -> Result<M, NotAMove> {
    let text: String = serde_json::from_str(written.get()).map_err(|_| NotAMove)?;
    text.parse()
}
