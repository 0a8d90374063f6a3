//! The board of Dots and Boxes: dots, lines and boxes, each an entity.

mod aim;
mod draw;
mod lesson;
mod point;
mod spoken;

use bevy::prelude::*;

use super::{Board, Drawing, Extent, SpokenMove, playing, stale};
use crate::{
    app::{Step, language::Words, lesson::Lesson, sound::Sound},
    games::{
        Game, Seat,
        dots::{BoxAt, Direction, Event, Line, Position},
    },
    session::Record,
};

/// A line of the board, drawn or not.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct LineOf(Line);

/// A box of the board, taken or not.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct BoxOf(BoxAt);

/// The line that a touch or the keyboard points at, shown before it's drawn.
#[derive(Component)]
struct Ghost;

/// The two ends of a line, in squares.
fn ends(line: Line) -> (Vec2, Vec2) {
    let from = Vec2::new(f32::from(line.col()), f32::from(line.row()));
    let along = match line.direction() {
        Direction::Horizontal => Vec2::X,
        Direction::Vertical => Vec2::Y,
    };
    (from, from + along)
}

fn middle(line: Line) -> Vec2 {
    let (from, to) = ends(line);
    (from + to) / 2.0
}

/// The square that a box covers.
fn square(at: BoxAt) -> Rect {
    let corner = Vec2::new(f32::from(at.col), f32::from(at.row));
    Rect::from_corners(corner, corner + Vec2::ONE)
}

/// The most boxes that a seat took in one turn (rules: dots 2).
fn longest_run(record: &Record<Position>, seat: Seat) -> u32 {
    let (mut longest, mut run) = (0, 0);
    let mut before = record.start().score();
    for ply in record.plies() {
        let score = ply.after.score();
        let taken = score[seat.side().index()] - before[seat.side().index()];
        run = if ply.seat == seat { run + taken } else { 0 };
        longest = longest.max(run);
        before = score;
    }
    longest
}

impl Board for Position {
    const PROMPT: &'static str = "prompt-draw";
    const LESSON_REPLY: &'static str = "lesson-dots-reply";
    const MARGIN: &'static str = "end-margin-boxes";

    fn parts(record: &Record<Position>, seat: Seat, words: &Words) -> Vec<String> {
        let run = longest_run(record, seat);
        if run == 0 {
            Vec::new()
        } else {
            vec![words.with("end-chain", &[("count", run.into())])]
        }
    }

    fn spoken(&self, names: &[String; 2], words: &Words) -> Vec<String> {
        spoken::board(self, names, words)
    }

    fn spoken_move(&self, mv: &Line, words: &Words) -> SpokenMove {
        spoken::mv(self, *mv, words)
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Drawn { .. } => Sound::Line,
            Event::Taken { .. } => Sound::Hatching,
        })
    }

    fn lesson() -> Lesson<Position> {
        lesson::lesson()
    }

    fn extent(&self) -> Extent {
        let board = self.board();
        let rim = Vec2::splat(0.22);
        Extent {
            squares: Vec2::new(f32::from(board.cols), f32::from(board.rows)),
            before: rim,
            after: rim,
        }
    }

    fn place(line: &Line) -> Vec2 {
        middle(*line)
    }

    fn build(app: &mut App) {
        app.init_resource::<aim::Aim>();
        app.add_systems(
            Update,
            (
                (point::point, point::keys)
                    .chain()
                    .in_set(Step::Input)
                    .after(super::PointerRead),
                draw::board.in_set(Drawing).run_if(stale),
                draw::show.in_set(Step::Animate).after(super::Showing),
                draw::ghost.in_set(Step::Think),
            )
                .run_if(playing::<Position>),
        );
    }
}
