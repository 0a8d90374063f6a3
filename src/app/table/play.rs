//! From an intent to a move that is played and saved.

use bevy::prelude::*;

use super::{Notice, Table, tally::Tally};
use crate::{
    app::{
        boards::{Board, Intent},
        haptics::Judged,
        platform::Haptic,
        sketch::Motion,
        storage::Kept,
    },
    games::Illegal,
};

/// A move that the rules accept, from whoever is on the move.
#[derive(Message, Clone, Debug)]
pub struct Play<G: Board>(pub G::Move);

/// Asks the rules what they think of a person's intent.
pub fn validate<G: Board>(
    mut intents: MessageReader<Intent<G>>,
    mut table: ResMut<Table<G>>,
    motion: Res<Motion>,
    mut plays: MessageWriter<Play<G>>,
    mut judged: MessageWriter<Judged>,
) {
    // Only the first one: what is touched while a move is under way isn't kept for the next.
    let Some(Intent(mv)) = intents.read().next().cloned() else {
        return;
    };
    intents.clear();
    if !table.persons_turn() || motion.is_moving() {
        return;
    }
    let table = &mut *table;
    let notice = match table.session.position().check(mv) {
        Err(illegal) => {
            if let Some(lesson) = &mut table.lesson
                && lesson.refused(illegal)
            {
                table.hint = lesson.pointed();
            }
            Some(Notice::Refused(illegal.rule()))
        }
        Ok(())
            if table
                .lesson
                .as_ref()
                .is_some_and(|lesson| !lesson.wants(mv)) =>
        {
            Some(Notice::NotInLesson)
        }
        Ok(()) => {
            plays.write(Play(mv));
            None
        }
    };
    judged.write(Judged(match notice {
        None => Haptic::Made,
        Some(_) => Haptic::Refused,
    }));
    table.notice = notice;
}

/// Plays, and saves before anything moves on the screen.
pub fn apply<G: Board>(
    mut plays: MessageReader<Play<G>>,
    mut table: ResMut<Table<G>>,
    mut kept: ResMut<Kept>,
) {
    let Some(Play(mv)) = plays.read().next().cloned() else {
        return;
    };
    plays.clear();
    // A move for a position that is gone meanwhile is refused here, and that's all.
    let table = &mut *table;
    let Ok(events) = table.session.play(mv) else {
        return;
    };
    table.hint = None;
    table.notice = None;
    table.waiting.extend(events);
    if table.session.verdict().is_some() {
        table.tally = Tally::of(table.session.position());
    }
    if let Some(lesson) = table.lesson.as_mut() {
        lesson.played();
        table.hint = lesson.pointed();
    } else {
        table.keep(&mut kept);
    }
}
