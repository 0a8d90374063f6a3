//! The guided first game: a few moves on a small board, each rule shown by doing it.

use crate::{
    app::boards::Board,
    games::Illegal,
    session::{PlayerId, PlayerKind, Session, Setup},
};

/// The guided game and how far it has come.
#[derive(Clone, Debug)]
pub struct Lesson<G: Board> {
    options: G::Options,
    /// Moves that stand on the board already.
    opening: Vec<G::Move>,
    steps: Vec<LessonStep<G>>,
    at: usize,
    /// Moves of the opponent that are still to be made in this step.
    replies: Vec<G::Move>,
}

/// What a step waits for.
#[derive(Clone, Debug)]
pub enum Task<G: Board> {
    /// One of these moves; the first is pointed at. Then the opponent makes these.
    Play {
        wanted: Vec<G::Move>,
        replies: Vec<G::Move>,
    },
    /// A move that this rule refuses.
    TryRefused {
        pointed: G::Move,
        rule: &'static str,
    },
    /// Reading, and a tap on 'next'.
    Read,
}

/// A sentence and its task.
#[derive(Clone, Debug)]
pub struct LessonStep<G: Board> {
    /// The text's key.
    pub text: &'static str,
    pub task: Task<G>,
}

impl<G: Board> Lesson<G> {
    pub fn new(options: G::Options, opening: &[G::Move], steps: Vec<LessonStep<G>>) -> Lesson<G> {
        Lesson {
            options,
            opening: opening.to_vec(),
            steps,
            at: 0,
            replies: Vec::new(),
        }
    }

    /// The game that the lesson is played in: the person first, against an opponent who plays what
    /// the lesson says.
    pub fn session(&self) -> Option<Session<G>> {
        let mut setup = Setup::of::<G>();
        setup.options = self.options.clone();
        setup.first = crate::session::WhoStarts::Player1;
        setup.players.set_kind(
            PlayerId::Two,
            PlayerKind::Computer(crate::players::Level::Easy),
        );
        let partners = G::partners(&self.options);
        setup.partners.resize(partners, Default::default());
        let mut session = Session::start_dealt(setup, 0, None).ok()?;
        for mv in &self.opening {
            session.play(*mv).ok()?;
        }
        Some(session)
    }

    fn step(&self) -> Option<&LessonStep<G>> {
        self.steps.get(self.at)
    }

    /// The key of what is said now.
    pub fn text(&self) -> Option<&'static str> {
        if self.replies.is_empty() {
            self.step().map(|step| step.text)
        } else {
            Some(G::LESSON_REPLY)
        }
    }

    /// Which step this is, from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, self.steps.len())
    }

    /// The place to point at.
    pub fn pointed(&self) -> Option<G::Move> {
        match &self.step()?.task {
            _ if !self.replies.is_empty() => None,
            Task::Play { wanted, .. } => wanted.first().copied(),
            Task::TryRefused { pointed, .. } => Some(*pointed),
            Task::Read => None,
        }
    }

    /// Whether the step ends with a tap on 'next'.
    pub fn reads(&self) -> bool {
        self.step()
            .is_some_and(|step| matches!(step.task, Task::Read))
    }

    /// Whether the person may touch the board.
    pub fn waits_for_move(&self) -> bool {
        self.replies.is_empty() && self.step().is_some() && !self.reads()
    }

    /// Whether a legal move is one that the step asks for.
    pub fn wants(&self, mv: G::Move) -> bool {
        matches!(self.step().map(|step| &step.task), Some(Task::Play { wanted, .. }) if wanted.contains(&mv))
    }

    /// The opponent's next move of this step.
    pub fn reply(&self) -> Option<G::Move> {
        self.replies.first().copied()
    }

    /// A move was made, by the person or for the opponent.
    pub fn played(&mut self) {
        if self.replies.is_empty() {
            if let Some(Task::Play { replies, .. }) = self.step().map(|step| &step.task) {
                self.replies = replies.clone();
            }
        } else {
            self.replies.remove(0);
        }
        if self.replies.is_empty() {
            self.at += 1;
        }
    }

    /// A move was refused. True if that was what the step wanted to show.
    pub fn refused(&mut self, illegal: G::Illegal) -> bool {
        let shown = matches!(self.step().map(|step| &step.task), Some(Task::TryRefused { rule, .. }) if illegal.rule() == *rule);
        if shown {
            self.at += 1;
        }
        shown
    }

    /// On from a step that was read.
    pub fn next(&mut self) {
        if self.reads() {
            self.at += 1;
        }
    }

    /// Whether all steps are behind.
    pub fn is_over(&self) -> bool {
        self.step().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{cell_city, domains, dots, new_lands};

    /// Walks through a lesson as a person who does as told.
    fn walk<G: Board>() {
        let mut lesson = G::lesson();
        let mut session = lesson.session().unwrap();
        let mut guard = 0;
        while !lesson.is_over() {
            guard += 1;
            assert!(guard < 100, "the lesson doesn't end");
            if let Some(reply) = lesson.reply() {
                assert!(
                    session.is_computers_turn().is_some(),
                    "{:?}: not the opponent's turn",
                    lesson.text()
                );
                session.play(reply).unwrap();
                lesson.played();
            } else if lesson.reads() {
                lesson.next();
            } else {
                let pointed = lesson.pointed().unwrap();
                match session.position().check(pointed) {
                    Ok(()) => {
                        assert!(
                            session.is_computers_turn().is_none(),
                            "{:?}: not the person's turn",
                            lesson.text()
                        );
                        assert!(lesson.wants(pointed));
                        session.play(pointed).unwrap();
                        lesson.played();
                    }
                    Err(illegal) => assert!(lesson.refused(illegal), "{:?}", lesson.text()),
                }
            }
        }
        assert!(session.verdict().is_some(), "the lesson ends with the game");
    }

    #[test]
    fn the_lesson_of_dots_can_be_walked_to_the_end() {
        walk::<dots::Position>();
    }

    #[test]
    fn the_lesson_of_domains_can_be_walked_to_the_end() {
        walk::<domains::Position>();
    }

    #[test]
    fn the_lesson_of_cell_city_can_be_walked_to_the_end() {
        walk::<cell_city::Position>();
    }

    #[test]
    fn the_lesson_of_new_lands_can_be_walked_to_the_end() {
        walk::<new_lands::Position>();
    }
}
