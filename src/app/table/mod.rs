//! The game on the table: what of it is on the screen, who may see what, and the systems that bring
//! a move from the intent to the board. They are the same for all games.

mod act;
mod clock;
mod curtain;
mod play;
mod recap;
mod report;
mod search;
mod show;
mod suspend;
mod tally;
mod think;

pub use act::{Act, Question};
#[cfg(test)]
pub use think::Thought;

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{
    Step,
    boards::{Board, Layout, Showing, playing},
    lesson::Lesson,
    screens::Screen,
    storage::Kept,
};
use crate::{
    games::{Score, Seat},
    session::{Member, NoUndo, PlayerKind, Session},
};

/// What the line under the board tells, until the next touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The rule that refused a move.
    Refused(&'static str),
    /// No shape fits over the cell that was tapped.
    NothingFits,
    CantUndo(NoUndo),
    /// Whoever sits there could do nothing, and was passed over.
    Skipped(Seat),
    /// The opponent doesn't agree to the undo.
    UndoDeclined,
    /// A new game was begun in place of one that can be had back.
    BeganAnew,
    /// The hint is shown on the board.
    Hint,
    /// The hint is being looked for.
    HintThinking,
    /// The guided game asks for another move.
    NotInLesson,
    /// What has happened: a text key.
    Say(&'static str),
    /// What was wrong: a text key.
    Wrong(&'static str),
}

/// The game on the table and what of it is on the screen.
#[derive(Resource)]
pub struct Table<G: Board> {
    session: Session<G>,
    /// Events that are yet to be shown.
    waiting: VecDeque<G::Event>,
    /// The points as shown: they count up to the true ones.
    shown_score: Score,
    /// Which position of the finished game is looked at, by the number of moves made.
    replay: Option<usize>,
    recap: Option<recap::Recap>,
    /// The count at the end, while it's under way.
    tally: Option<tally::Tally>,
    /// Where hands are hidden and people pass the device on: who has it.
    holder: Option<Member>,
    pub notice: Option<Notice>,
    pub question: Option<Question>,
    /// The move that the hint points at.
    pub hint: Option<G::Move>,
    pub lesson: Option<Lesson<G>>,
    /// Where the board lay before something covered it.
    pub last_area: Option<Rect>,
}

impl<G: Board> Table<G> {
    pub fn new(session: Session<G>) -> Table<G> {
        let shown_score = session.position().score();
        Table {
            session,
            waiting: VecDeque::new(),
            shown_score,
            replay: None,
            recap: None,
            tally: None,
            holder: None,
            notice: None,
            question: None,
            hint: None,
            lesson: None,
            last_area: None,
        }
    }

    pub fn lesson(lesson: Lesson<G>, session: Session<G>) -> Table<G> {
        let hint = lesson.pointed();
        Table {
            lesson: Some(lesson),
            hint,
            ..Table::new(session)
        }
    }

    /// Keeps the game as it stands.
    pub fn keep(&mut self, kept: &mut Kept) {
        kept.keep_game(&mut self.session);
    }

    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// The position on the screen: the one the slider stands at, else the last one.
    pub fn shown(&self) -> &G {
        self.replay
            .and_then(|plies| self.session.position_at(plies))
            .unwrap_or(self.session.position())
    }

    /// The move that led to the position on the screen, and who made it.
    pub fn last_move(&self) -> Option<(Seat, G::Move)> {
        let plies = self.replay.unwrap_or(usize::MAX);
        let plies = self.session.moves().len().min(plies);
        self.session.moves().nth(plies.checked_sub(1)?)
    }

    /// The points as the screen shows them.
    pub fn shown_score(&self) -> Score {
        if self.replay.is_some() {
            self.shown().score()
        } else if let Some(tally) = &self.tally {
            tally.score()
        } else {
            self.shown_score
        }
    }

    pub fn replay(&self) -> Option<usize> {
        self.replay
    }

    /// Whether a person may move now: nothing is yet to be shown, and no question is open.
    pub fn persons_turn(&self) -> bool {
        self.waiting.is_empty()
            && self.replay.is_none()
            && self.question.is_none()
            && self.curtain().is_none()
            && self.lesson.as_ref().is_none_or(Lesson::waits_for_move)
            && self
                .session
                .position()
                .to_move()
                .is_some_and(|seat| self.session.kind_of(seat) == PlayerKind::Person)
    }

    /// Whether moves wait to be shown, or the score or the end is still being counted.
    pub fn is_showing(&self) -> bool {
        !self.waiting.is_empty()
            || self.tally.is_some()
            || (self.replay.is_none() && self.shown_score != self.session.position().score())
    }

    /// Whether the player on the move has just moved and moves again.
    pub fn again(&self) -> bool {
        G::moves_again(self.session.record())
    }

    /// Another position came about otherwise than by a move: what was under way is over.
    fn jump(&mut self, layout: &mut Layout) {
        self.waiting.clear();
        self.tally = None;
        self.shown_score = self.session.position().score();
        self.hint = None;
        layout.redraw();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Act>();
    app.add_systems(
        OnExit(Screen::Play),
        |mut reported: ResMut<super::probe::Reported>| reported.0 = None,
    );
}

/// The systems of the table, for one game.
pub(super) fn add_table<G: Board>(app: &mut App) {
    app.init_resource::<think::Thought<G>>();
    app.add_systems(
        Update,
        (
            play::validate::<G>.in_set(Step::Validate),
            (play::apply::<G>, act::obey::<G>)
                .chain()
                .in_set(Step::Apply),
            (clock::run::<G>, clock::wake::<G>)
                .chain()
                .in_set(Step::Input),
            (curtain::fall::<G>, curtain::follow::<G>)
                .chain()
                .in_set(Step::Layout),
            (
                show::next::<G>.in_set(Showing),
                tally::count::<G>,
                show::count::<G>,
                recap::run::<G>,
            )
                .chain()
                .in_set(Step::Animate),
            (think::think::<G>, report::report::<G>)
                .chain()
                .in_set(Step::Think),
            suspend::suspend::<G>
                .after(Step::Think)
                .run_if(suspend::is_put_away),
        )
            .run_if(playing::<G>),
    );
    app.add_message::<play::Play<G>>();
    app.add_systems(OnExit(Screen::Play), (think::forget::<G>, clock::rest));
}
