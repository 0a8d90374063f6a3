//! The board of Cell City: cells and buildings, each an entity.

mod draw;
mod ghost;
mod lesson;
mod palette;
mod plan;
mod point;
mod spoken;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{Board, Drawing, Extent, PointerRead, Showing, SpokenMove, moved_on, playing, stale};
use crate::{
    app::{Step, language::Words, lesson::Lesson, sound::Sound},
    games::{
        Seat,
        cell_city::{Building, Cell, Event, Position, Shape},
    },
    session::Record,
};

/// A cell of the map.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct CellOf(Cell);

/// A building on the map: the outline.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct BuildingOf(Building);

/// What is about to be built.
#[derive(Component)]
struct Ghost;

/// The squares between two cells, both included.
fn squares(building: Building) -> Rect {
    let corner = |cell: Cell| Vec2::new(f32::from(cell.column()), f32::from(cell.row()));
    Rect::from_corners(
        corner(building.first()),
        corner(building.last()) + Vec2::ONE,
    )
}

fn square(cell: Cell) -> Rect {
    squares(Building::between(cell, cell))
}

impl Board for Position {
    const PROMPT: &'static str = "prompt-pick-shape";
    const LESSON_REPLY: &'static str = "lesson-cell_city-reply";
    const MARGIN: &'static str = "end-margin-points";

    fn parts(record: &Record<Position>, seat: Seat, words: &Words) -> Vec<String> {
        let kinds = [
            (Shape::House, "end-houses"),
            (Shape::Workshop, "end-workshops"),
            (Shape::Plaza, "end-plazas"),
        ];
        kinds
            .into_iter()
            .filter_map(|(shape, key)| {
                let mine = |(building, owner): &(Building, Seat)| {
                    *owner == seat && building.shape() == Some(shape)
                };
                let count = record.position().buildings().filter(mine).count() as u32;
                let points = count * shape.points();
                (count > 0)
                    .then(|| words.with(key, &[("count", count.into()), ("points", points.into())]))
            })
            .collect()
    }

    fn left_over(&self, seat: Seat) -> Option<String> {
        let plazas = self.plazas_left(seat.side())?;
        Some(format!("{}×{plazas}", Shape::Plaza.points()))
    }

    fn spoken(&self, names: &[String; 2], words: &Words) -> Vec<String> {
        spoken::board(self, names, words)
    }

    fn spoken_move(&self, mv: &Building, words: &Words) -> SpokenMove {
        spoken::mv(*mv, words)
    }

    fn sound(event: &Event) -> Option<Sound> {
        matches!(event, Event::Built { .. }).then_some(Sound::Hatching)
    }

    fn lesson() -> Lesson<Position> {
        lesson::lesson()
    }

    const PALETTE: f32 = 92.0;

    fn extent(&self) -> Extent {
        Extent {
            squares: Vec2::splat(f32::from(self.size())),
            before: Vec2::splat(0.45),
            after: Vec2::splat(0.12),
        }
    }

    fn place(building: &Building) -> Vec2 {
        squares(*building).center()
    }

    fn build(app: &mut App) {
        app.init_resource::<plan::Plan>()
            .add_message::<plan::Choose>();
        app.add_systems(
            Update,
            (
                (point::point, point::keys, point::choose)
                    .chain()
                    .in_set(Step::Input)
                    .after(PointerRead),
                draw::board.in_set(Drawing).run_if(stale),
                draw::show.in_set(Step::Animate).after(Showing),
                (
                    point::forget.run_if(playing::<Position>.and_then(moved_on::<Position>)),
                    ghost::tell,
                    ghost::draw,
                )
                    .chain()
                    .in_set(Step::Think),
            )
                .run_if(playing::<Position>),
        );
        app.add_systems(
            EguiPrimaryContextPass,
            palette::show
                .run_if(playing::<Position>)
                .after(super::PanelsLaid),
        );
    }
}
