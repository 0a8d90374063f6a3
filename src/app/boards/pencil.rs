//! What a board needs to draw: its place, the colours, the players' roles.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Board, Fit, Layout, OnBoard};
use crate::{
    app::{
        language::Words,
        lettering::Lettering,
        role::Role,
        sketch::Sketch,
        table::Table,
        theme::{Palette, bevy_color},
    },
    games::Seat,
};

/// All that a drawing system of one board reads.
#[derive(SystemParam)]
pub struct Pencil<'w, 's, G: Board> {
    pub commands: Commands<'w, 's>,
    pub table: Res<'w, Table<G>>,
    pub palette: Res<'w, Palette>,
    layout: Res<'w, Layout>,
    words: Res<'w, Words>,
}

impl<G: Board> Pencil<'_, '_, G> {
    /// The board's place; none before the window has given it one.
    pub fn fit(&self) -> Option<Fit> {
        self.layout.fit
    }

    /// The role of the player in a seat.
    pub fn role(&self, seat: Seat) -> Role {
        let session = self.table.session();
        let player = session.player_of(seat);
        Role::at(player, session, &self.words, &self.palette)
    }

    pub fn words(&self) -> &Words {
        &self.words
    }

    pub fn pen(&self, seat: Seat) -> Color {
        bevy_color(self.role(seat).pencil, 1.0)
    }

    pub fn ink(&self) -> Color {
        bevy_color(self.palette.ink, 1.0)
    }

    pub fn accent(&self) -> Color {
        bevy_color(self.palette.accent, 1.0)
    }

    /// Puts a sketch on the board, at this height above the page.
    pub fn put(&mut self, sketch: Sketch, height: f32) -> EntityCommands<'_> {
        self.commands
            .spawn((OnBoard, sketch, Transform::from_xyz(0.0, 0.0, height)))
    }

    /// Writes on the board, its middle at a place of the world.
    pub fn write(
        &mut self,
        text: impl Into<String>,
        at: Vec2,
        size: f32,
        color: Color,
        height: f32,
    ) -> EntityCommands<'_> {
        let text = text.into();
        self.commands.spawn((
            OnBoard,
            Lettering { text, size },
            Sprite::from_color(color, Vec2::ZERO),
            Transform::from_translation(at.extend(height)),
        ))
    }
}
