//! What the buttons of the play screen ask for.

use bevy::prelude::*;

use super::{Notice, Table, play::Play, think::Thought};
use crate::{
    app::{
        boards::{Board, Layout},
        dealing::{Dealing, For},
        platform,
        screens::Screen,
        sketch::Motion,
        storage::Kept,
    },
    games::Seat,
    session::Undo,
};

/// A wish from the play screen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Undo,
    /// The opponent agrees to the undo, or doesn't.
    Agree(bool),
    Redo,
    Hint,
    /// A new game with the same set-up; the one on the table can be had back.
    Again,
    /// The game that was replaced by a new one.
    BringBack,
    /// The second game of the tournament.
    NextGame,
    /// Look at the finished game after that many moves.
    Replay(usize),
    /// The person whose turn it is has the device.
    LiftCurtain,
    /// Show what was played since that person has last looked.
    Recap,
    /// Don't wait for what moves.
    Skip,
    /// What isn't played on the board: a move by its notation.
    Declare(&'static str),
    /// The guided game goes on to its next step.
    NextStep,
}

/// A question that must be answered before the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Does the player in this seat agree to the undo?
    Undo(Seat),
}

pub fn obey<G: Board>(
    mut acts: MessageReader<Act>,
    mut table: ResMut<Table<G>>,
    mut kept: ResMut<Kept>,
    mut layout: ResMut<Layout>,
    mut motion: ResMut<Motion>,
    mut thought: ResMut<Thought<G>>,
    mut dealing: ResMut<Dealing<G>>,
    mut plays: MessageWriter<Play<G>>,
) {
    for act in acts.read() {
        let table = &mut *table;
        table.notice = None;
        match *act {
            Act::Undo => undo(table, |table| table.session.undo(), &mut layout),
            Act::Agree(true) => undo(table, |table| table.session.undo_agreed(), &mut layout),
            Act::Agree(false) => {
                table.question = None;
                table.notice = Some(Notice::UndoDeclined);
            }
            Act::Redo => {
                if table.session.redo() > 0 {
                    table.jump(&mut layout);
                }
            }
            Act::Hint => {
                if table.persons_turn() && table.session.can_hint() {
                    thought.wish_for_hint();
                }
                continue;
            }
            Act::Again => {
                let chosen = table.session.setup().options.clone();
                if dealing.begin(&chosen, For::Again, Screen::Play) {
                    continue;
                }
                let aside = kept.put_aside(&table.session);
                *table = Table::new(table.session.again(platform::seed()));
                table.notice = aside.then_some(Notice::BeganAnew);
                layout.follow();
                table.jump(&mut layout);
            }
            Act::BringBack => {
                if let Some(session) = kept.bring_back() {
                    *table = Table::new(session);
                    layout.follow();
                    table.jump(&mut layout);
                }
            }
            Act::NextGame => {
                if table.session.next_game() {
                    table.replay = None;
                    table.jump(&mut layout);
                }
            }
            Act::Replay(plies) => {
                let all = table.session.moves().len();
                table.replay = (plies < all).then_some(plies);
                layout.redraw();
                continue;
            }
            Act::LiftCurtain => {
                table.lift_curtain();
                layout.follow();
                layout.redraw();
                continue;
            }
            Act::Recap => {
                table.begin_recap(&mut layout);
                continue;
            }
            Act::Skip => {
                motion.hurried = true;
                continue;
            }
            Act::Declare(text) => {
                let mv: Option<G::Move> = text.parse().ok();
                if let Some(mv) = mv.filter(|_| table.persons_turn()) {
                    plays.write(Play(mv));
                }
                continue;
            }
            Act::NextStep => {
                if let Some(lesson) = table.lesson.as_mut() {
                    lesson.next();
                    table.hint = lesson.pointed();
                }
                continue;
            }
        }
        thought.drop_all();
        if table.lesson.is_none() {
            table.keep(&mut kept);
        }
    }
}

fn undo<G: Board>(
    table: &mut Table<G>,
    take_back: impl FnOnce(&mut Table<G>) -> Undo,
    layout: &mut Layout,
) {
    table.question = None;
    match take_back(table) {
        Undo::Done { .. } => {
            table.replay = None;
            table.jump(layout);
        }
        Undo::AskOpponent { seat } => table.question = Some(Question::Undo(seat)),
        Undo::Refused(why) => table.notice = Some(Notice::CantUndo(why)),
    }
}
