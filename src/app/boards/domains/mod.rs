//! The board of Domains: cells with their digits, and the blocks around them.

mod blocks;
mod cells;
mod draw;
mod hand;
mod lesson;
mod plan;
mod point;
mod spoken;
mod tell;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{
    Asks, Board, Drawing, Extent, PointerRead, Showing, SpokenMove, moved_on, playing, stale,
};
use crate::{
    app::{Step, dealing::Dealer, language::Words, lesson::Lesson, sound::Sound},
    games::{
        Game, Seat, Side,
        domains::{self, Cell, Ending, Event, Move, Options, Position, SIZE},
    },
    session::{PlayerId, Record, Session, TimeLeft},
};

/// A cell of the board: its ground.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct CellOf(Cell);

/// What is written in a cell.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct WrittenIn(Cell);

/// The outline of a decided block.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct BlockOf(usize);

/// What is meant and not yet played.
#[derive(Component)]
struct Ghost;

/// The square of a cell.
fn square(cell: Cell) -> Rect {
    let corner = Vec2::new(f32::from(cell.column()), f32::from(cell.row()));
    Rect::from_corners(corner, corner + Vec2::ONE)
}

impl Board for Position {
    const PALETTE: f32 = 62.0;
    const HIDDEN_HANDS: bool = true;
    const PROMPT: &'static str = "prompt-domains-tile";
    const MARGIN: &'static str = "end-margin-blocks";
    const LESSON_REPLY: &'static str = "lesson-domains-reply";

    fn parts(record: &Record<Position>, seat: Seat, words: &Words) -> Vec<String> {
        let position = record.position();
        let board = position.board();
        let side = seat.side();
        let own = |cell: &Cell| board.owner(*cell) == Some(side);
        let cells = Cell::all().filter(own).count() as u32;
        let clues = Cell::all()
            .filter(own)
            .filter(|cell| board.clue(*cell).is_some());
        let clues = clues.count() as u32;
        let blocks = position.score()[side.index()];
        let line = |key: &str, count: u32| words.with(key, &[("count", count.into())]);
        vec![
            line("end-blocks", blocks),
            line("end-cells", cells),
            line("end-clues", clues),
        ]
    }

    fn reason(record: &Record<Position>, names: &[String; 2], words: &Words) -> Option<String> {
        let position = record.position();
        let name = |side: Side| {
            let seat = Seat(side.index() as u8);
            let player = record.player_of(seat);
            [("name", names[player.index()].as_str().into())]
        };
        Some(match position.ending()? {
            Ending::Decided(_) if position.board().undecided() > 0 => {
                let count = position.board().undecided();
                words.with("end-decided-early", &[("count", count.into())])
            }
            Ending::Decided(_) => words.get("end-decided"),
            Ending::NoTiles => words.get("end-no-tiles"),
            Ending::Resigned(side) => words.with("end-resigned", &name(side)),
            Ending::Agreed => words.get("end-agreed"),
            Ending::OutOfTime(side) => words.with("end-out-of-time", &name(side)),
        })
    }

    fn turn_note(&self, words: &Words) -> Option<String> {
        let count = self.board().undecided();
        Some(words.with("undecided", &[("count", count.into())]))
    }

    fn asks(&self) -> Option<Asks> {
        self.offer().map(|_| Asks {
            question: "draw-ask",
            answers: [("draw-accept", "draw!"), ("draw-decline", "draw-")],
        })
    }

    /// A draw is offered once in a turn.
    fn declarations(session: &Session<Position>) -> Vec<(&'static str, &'static str)> {
        let turn = session.moves().rev();
        let mut since =
            turn.take_while(|(_, mv)| !matches!(mv, Move::Place { .. } | Move::Timeout));
        let offered = since.any(|(_, mv)| mv == Move::OfferDraw);
        let offer = (!offered).then_some(("play-draw", "draw?"));
        offer
            .into_iter()
            .chain([("play-resign", "resign")])
            .collect()
    }

    fn time_left(session: &Session<Position>, player: PlayerId) -> Option<TimeLeft> {
        session.time_left(player)
    }

    fn pass_time(session: &mut Session<Position>, millis: u64) -> Option<Move> {
        session.pass_time(millis)
    }

    fn dealer(chosen: &Options, seed: u64) -> Option<Dealer<Position>> {
        let mut dealer = domains::Dealer::new(seed, chosen.kind, chosen.clues);
        Some(Box::new(move || dealer.step()))
    }

    fn spoken(&self, names: &[String; 2], words: &Words) -> Vec<String> {
        spoken::board(self, names, words)
    }

    fn spoken_hand(&self, seat: Seat, words: &Words) -> Option<String> {
        Some(spoken::hand(self, seat, words))
    }

    fn spoken_move(&self, mv: &Move, words: &Words) -> SpokenMove {
        spoken::mv(*mv, words)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. } => Some(Sound::Tile),
            Event::Captured { .. } => Some(Sound::Hatching),
            Event::Won { .. } => Some(Sound::Chord),
            Event::Missed { .. } => Some(Sound::Knock),
            _ => None,
        }
    }

    fn lesson() -> Lesson<Position> {
        lesson::lesson()
    }

    fn extent(&self) -> Extent {
        Extent {
            squares: Vec2::splat(SIZE as f32),
            before: Vec2::splat(0.04),
            after: Vec2::splat(0.04),
        }
    }

    fn place(mv: &Move) -> Vec2 {
        match mv {
            Move::Place { cell, .. } => square(*cell).center(),
            _ => Vec2::splat(SIZE as f32 / 2.0),
        }
    }

    fn build(app: &mut App) {
        app.init_resource::<plan::Plan>()
            .add_message::<plan::PickTile>();
        app.add_systems(
            Update,
            (
                (point::point, point::keys, point::pick)
                    .chain()
                    .in_set(Step::Input)
                    .after(PointerRead),
                draw::board.in_set(Drawing).run_if(stale),
                draw::show.in_set(Step::Animate).after(Showing),
                (
                    tell::news,
                    point::forget.run_if(playing::<Position>.and_then(moved_on::<Position>)),
                    tell::tell,
                    tell::draw,
                )
                    .chain()
                    .in_set(Step::Think),
            )
                .run_if(playing::<Position>),
        );
        app.add_systems(
            EguiPrimaryContextPass,
            hand::show
                .run_if(playing::<Position>)
                .after(super::PanelsLaid),
        );
    }
}
