//! The computer's turn, and hints: a search in slices that never holds up a frame.
//!
//! Leaving, undo and restore drop it, and an answer to a position that is gone is dropped by the
//! position's number.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};

use super::{Notice, Table, play::Play, search::MoveSearch};
use crate::{
    app::{boards::Board, settings::Settings, sketch::Motion, storage::Kept},
    session::{ComputerTurn, PositionNumber},
};

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Move,
    Hint,
}

enum Search<G: Board> {
    Going(MoveSearch<G>),
    Found(Option<G::Move>),
}

struct Asked<G: Board> {
    purpose: Purpose,
    number: PositionNumber,
    search: Search<G>,
}

/// What the computer thinks about.
#[derive(Resource)]
pub struct Thought<G: Board> {
    asked: Option<Asked<G>>,
    hint_wished: bool,
    /// How long it is since the last move came to rest: the next one waits a little.
    rested: Option<Duration>,
}

impl<G: Board> Default for Thought<G> {
    fn default() -> Self {
        Thought {
            asked: None,
            hint_wished: false,
            rested: None,
        }
    }
}

impl<G: Board> Thought<G> {
    pub fn wish_for_hint(&mut self) {
        self.hint_wished = true;
    }

    /// Whatever is thought about doesn't matter any more.
    pub fn drop_all(&mut self) {
        *self = Thought::default();
    }

    /// Ends the search, to begin it anew when there is time again.
    pub fn put_aside(&mut self) {
        let hint = |asked: &Asked<G>| asked.purpose == Purpose::Hint;
        self.hint_wished |= self.asked.as_ref().is_some_and(hint);
        self.asked = None;
        self.rested = None;
    }

    pub fn is_busy(&self) -> bool {
        self.asked.is_some()
    }
}

/// Leaving the board: a search for it would only burn the battery.
pub fn forget<G: Board>(mut thought: ResMut<Thought<G>>) {
    thought.drop_all();
}

pub fn think<G: Board>(
    mut table: ResMut<Table<G>>,
    mut thought: ResMut<Thought<G>>,
    mut motion: ResMut<Motion>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut kept: ResMut<Kept>,
    mut plays: MessageWriter<Play<G>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let number = table.session.number();
    if thought
        .asked
        .as_ref()
        .is_some_and(|asked| asked.number != number)
    {
        thought.asked = None;
    }
    if motion.is_moving() || table.is_showing() || table.replay.is_some() {
        thought.rested = None;
        return;
    }
    if table.persons_turn() {
        motion.hurried = false;
    }
    let rested = thought
        .rested
        .map_or(Duration::ZERO, |rested| rested + time.delta());
    thought.rested = Some(rested);
    let rested = rested.as_millis() as u64;
    if let Some(lesson) = &table.lesson {
        if let Some(reply) = lesson.reply() {
            redraw.write(RequestRedraw);
            if rested >= LESSON_PAUSE {
                plays.write(Play(reply));
                thought.rested = None;
            }
        }
        return;
    }
    if thought.asked.is_none() {
        thought.asked = ask(&table, std::mem::take(&mut thought.hint_wished));
        if thought
            .asked
            .as_ref()
            .is_some_and(|asked| asked.purpose == Purpose::Hint)
        {
            table.notice = Some(Notice::HintThinking);
        }
    }
    let Some(asked) = thought.asked.as_mut() else {
        return;
    };
    redraw.write(RequestRedraw);
    if let Search::Going(search) = &mut asked.search
        && let Some(found) = search.poll()
    {
        asked.search = Search::Found(found);
    }
    let Search::Found(found) = &asked.search else {
        return;
    };
    let (found, purpose) = (*found, asked.purpose);
    let pause = if motion.hurried || purpose == Purpose::Hint {
        0
    } else {
        settings.pace.millis()
    };
    if rested < pause {
        return;
    }
    thought.asked = None;
    thought.rested = None;
    match (purpose, found) {
        (Purpose::Move, Some(mv)) => _ = plays.write(Play(mv)),
        (Purpose::Hint, Some(mv)) => {
            table.session.hint_used();
            table.keep(&mut kept);
            table.hint = Some(mv);
            table.notice = Some(Notice::Hint);
        }
        (_, None) => {}
    }
}

/// How long the opponent of the guided game waits, in milliseconds: long enough to read a line.
const LESSON_PAUSE: u64 = 1_100;

fn ask<G: Board>(table: &Table<G>, hint_wished: bool) -> Option<Asked<G>> {
    let session = &table.session;
    let (purpose, turn) = match ComputerTurn::start(session) {
        Some(turn) => (Purpose::Move, turn),
        None if hint_wished => (Purpose::Hint, ComputerTurn::hint(session)?),
        None => return None,
    };
    let number = session.number();
    let search = Search::Going(MoveSearch::begin(session, turn));
    Some(Asked {
        purpose,
        number,
        search,
    })
}
