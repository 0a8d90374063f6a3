//! The boards: what differs between the games on the screen. Each one spawns its entities, turns
//! pointing and keys into an [`Intent`], and shows the events of a move.

pub mod cell_city;
pub mod dots;
mod fit;
mod keys;
pub mod new_lands;
mod pencil;

pub use fit::{Extent, Fit};
pub use keys::{Key, PointerRead};
pub use pencil::Pencil;

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    Step,
    language::Words,
    lesson::Lesson,
    pointer::BoardArea,
    screens::{CurrentGame, Screen},
    table::Table,
    theme::Palette,
};
use crate::{
    games::{GameKind, Seat, Side},
    players::Computer,
    session::{Counted, Record},
};

/// The games that can be played on the screen, in the order of the home screen.
pub const SHOWN: [GameKind; 3] = [GameKind::CellCity, GameKind::Dots, GameKind::NewLands];

/// A game that has a board on the screen.
pub trait Board: Computer + Counted {
    /// How high the palette under the board is, in logical pixels; 0 where there is none.
    const PALETTE: f32 = 0.0;

    /// Seats hold what the others mustn't see.
    const HIDDEN_HANDS: bool = false;

    /// The text that says how to make a first move.
    const PROMPT: &'static str;

    /// The text of the margin by which a game is won, with the variable `margin`.
    const MARGIN: &'static str;

    /// What a side is called and the colour that it draws with, where the rules say so; else the
    /// players' own are shown.
    fn team(_side: Side, _words: &Words, _palette: &Palette) -> Option<(String, Color32)> {
        None
    }

    /// What the points of a seat are made of, in a line each.
    fn parts(record: &Record<Self>, seat: Seat, words: &Words) -> Vec<String>;

    /// What a seat has left of something limited, in a few characters beside its name.
    fn left_over(&self, _seat: Seat) -> Option<String> {
        None
    }

    /// What was agreed before the game and is to be remembered, in a word.
    fn agreed(&self, _words: &Words) -> Option<String> {
        None
    }

    /// Whether the player who has just moved moves again.
    fn moves_again(record: &Record<Self>) -> bool {
        let last = record.plies().last().map(|ply| ply.seat);
        last.is_some() && last == record.position().to_move()
    }

    /// What the guided game says while the opponent moves.
    const LESSON_REPLY: &'static str;

    /// The guided first game.
    fn lesson() -> Lesson<Self>;

    /// What the board covers, in squares.
    fn extent(&self) -> Extent;

    /// The middle of the place that a move is played at, in squares.
    fn place(mv: &Self::Move) -> Vec2;

    /// Adds the board's own systems: drawing in [`Step::Animate`], pointing in [`Step::Input`].
    fn build(app: &mut App);
}

/// What a person means to play, from the pointer or the keyboard, in the game's own terms.
#[derive(Message, Clone, Debug)]
pub struct Intent<G: Board>(pub G::Move);

/// An event whose turn it is to be shown.
#[derive(Message, Clone, Debug)]
pub struct Show<G: Board>(pub G::Event);

/// What the board says may be done now, if it's more than the first prompt: a text key.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq)]
pub struct BoardPrompt(pub Option<&'static str>);

/// Marks all that stands on the board; it goes when the board is drawn anew.
#[derive(Component)]
pub struct OnBoard;

/// The place of the board in the window, and whether it must be drawn anew.
#[derive(Resource, Default)]
pub struct Layout {
    pub fit: Option<Fit>,
    stale: bool,
}

impl Layout {
    /// The board shows something else now: draw it anew instead of changing what stands there.
    pub fn redraw(&mut self) {
        self.stale = true;
    }

    /// Another game comes onto the table: its board has no place yet.
    pub fn forget(&mut self) {
        *self = Layout {
            fit: None,
            stale: true,
        };
    }
}

/// Run condition: this game's table is on the screen.
pub fn playing<G: Board>(
    screen: Res<State<Screen>>,
    game: Res<CurrentGame>,
    table: Option<Res<Table<G>>>,
) -> bool {
    *screen.get() == Screen::Play && game.0 == G::KIND && table.is_some()
}

/// Run condition: the board must be drawn anew.
pub fn stale(layout: Res<Layout>) -> bool {
    layout.stale && layout.fit.is_some()
}

/// After the events to be shown in this frame are chosen.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Showing;

/// After the play screen has laid out its panels, in egui's pass.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PanelsLaid;

/// The systems that all boards share, for one game.
pub(super) fn add_board<G: Board>(app: &mut App) {
    app.add_message::<Intent<G>>().add_message::<Show<G>>();
    app.add_systems(
        Update,
        (
            fit_board::<G>.in_set(Step::Layout),
            clear_board.in_set(Step::Draw).before(Drawing).run_if(stale),
            drawn.in_set(Step::Draw).after(Drawing).run_if(stale),
        )
            .run_if(playing::<G>),
    );
    G::build(app);
}

/// The boards' own drawing systems, between clearing the old board and marking the new one drawn.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drawing;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>()
        .init_resource::<BoardPrompt>()
        .configure_sets(Update, Drawing.in_set(Step::Draw))
        .add_systems(OnExit(Screen::Play), clear_board);
    keys::plugin(app);
}

fn fit_board<G: Board>(
    table: Res<Table<G>>,
    area: Res<BoardArea>,
    palette: Res<Palette>,
    window: Single<&Window, With<bevy::window::PrimaryWindow>>,
    mut layout: ResMut<Layout>,
) {
    if palette.is_changed() || table.is_added() {
        layout.stale = true;
    }
    // While a dialog covers the board it stays where it was.
    let Some(area) = area.0.or(table.last_area) else {
        return;
    };
    let fit = Fit::new(table.shown().extent(), area, window.size());
    if layout.fit != Some(fit) {
        layout.fit = Some(fit);
        layout.stale = true;
    }
}

fn clear_board(mut commands: Commands, standing: Query<Entity, With<OnBoard>>) {
    for entity in &standing {
        commands.entity(entity).despawn();
    }
}

fn drawn(mut layout: ResMut<Layout>) {
    layout.stale = false;
}
