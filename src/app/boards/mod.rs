//! The boards: what differs between the games on the screen. Each one spawns its entities, turns
//! pointing and keys into an [`Intent`], and shows the events of a move.

pub mod cell_city;
pub mod domains;
pub mod dots;
mod fit;
mod keys;
pub mod new_lands;
mod pencil;
mod view;

pub use fit::{Extent, Fit};
pub use keys::{Key, PointerRead};
pub use pencil::Pencil;

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    Step,
    dealing::Dealer,
    language::Words,
    lesson::Lesson,
    pointer::{BoardArea, LookAround},
    screens::{CurrentGame, Screen},
    sound::Sound,
    table::Table,
    theme::Palette,
};
use crate::{
    games::{GameKind, Score, Seat, Side},
    players::Computer,
    protocol::WriteOptions,
    session::{Counted, PlayerId, PositionNumber, Record, Session, TimeLeft},
};

/// The games that can be played on the screen, in the order of the home screen.
pub const SHOWN: [GameKind; 4] = GameKind::ALL;

/// A game that has a board on the screen.
pub trait Board: Computer + Counted + WriteOptions {
    /// How high the palette under the board is, in logical pixels; 0 where there is none.
    const PALETTE: f32 = 0.0;

    /// Seats hold what the others mustn't see.
    const HIDDEN_HANDS: bool = false;

    /// The board may have squares too small for a finger: it can be zoomed, and slid under it.
    const LOOK_AROUND: bool = false;

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

    /// What is counted up at the end, part by part: the points of both sides.
    fn tally(&self) -> Vec<Score> {
        Vec::new()
    }

    /// What is said while a part of that is counted.
    fn tally_note(&self, _part: usize, _: &Words) -> Option<String> {
        None
    }

    /// Why the game is over, where the points alone don't tell. `names` are the players' names, by
    /// [`PlayerId::index`].
    fn reason(_: &Record<Self>, _names: &[String; 2], _: &Words) -> Option<String> {
        None
    }

    /// A few words below whose turn it is.
    fn turn_note(&self, _: &Words) -> Option<String> {
        None
    }

    /// A question that who is on the move must answer first.
    fn asks(&self) -> Option<Asks> {
        None
    }

    /// What may be done now beside moving on the board: a button's text key, and the move.
    fn declarations(_: &Session<Self>) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// What a player's clock shows, if there is one.
    fn time_left(_: &Session<Self>, _: PlayerId) -> Option<TimeLeft> {
        None
    }

    /// Tells the clock that milliseconds have passed; what follows is to be played.
    fn pass_time(_: &mut Session<Self>, _millis: u64) -> Option<Self::Move> {
        None
    }

    /// Draws a deal in steps, where that takes longer than a frame.
    fn dealer(_chosen: &Self::Options, _seed: u64) -> Option<Dealer<Self>> {
        None
    }

    /// Whether the player who has just moved moves again.
    fn moves_again(record: &Record<Self>) -> bool {
        let last = record.plies().last().map(|ply| ply.seat);
        last.is_some() && last == record.position().to_move()
    }

    /// What the guided game says while the opponent moves.
    const LESSON_REPLY: &'static str;

    /// The board in words, line by line. `names` are the players' names, by [`Side::index`].
    fn spoken(&self, names: &[String; 2], words: &Words) -> Vec<String>;

    /// A hand in words, for who may see it.
    fn spoken_hand(&self, _seat: Seat, _words: &Words) -> Option<String> {
        None
    }

    /// A move in words, before it's made.
    fn spoken_move(&self, mv: &Self::Move, words: &Words) -> SpokenMove;

    /// What is heard when an event is shown.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// The guided first game.
    fn lesson() -> Lesson<Self>;

    /// What the board covers, in squares.
    fn extent(&self) -> Extent;

    /// The middle of the place that a move is played at, in squares.
    fn place(mv: &Self::Move) -> Vec2;

    /// Adds the board's own systems: drawing in [`Step::Animate`], pointing in [`Step::Input`].
    fn build(app: &mut App);
}

/// A question that the position asks, with a name in it, and its two answers: a button's text key,
/// and the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asks {
    pub question: &'static str,
    pub answers: [(&'static str, &'static str); 2],
}

/// A move in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenMove {
    /// What is played, wherever it is: legal moves are listed by it.
    pub kind: String,
    pub whole: String,
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
    view: view::View,
    stale: bool,
}

impl Layout {
    /// The board shows something else now: draw it anew instead of changing what stands there.
    pub fn redraw(&mut self) {
        self.stale = true;
    }

    /// The whole board is seen, and the view follows it, whatever a person looked at.
    pub fn follow(&mut self) {
        self.view = view::View::default();
    }

    /// Another game comes onto the table: its board has no place yet.
    pub fn forget(&mut self) {
        *self = Layout {
            stale: true,
            ..Layout::default()
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

/// Run condition: the position isn't the one that it was when this was asked last, by a move, its undoing or another game. To be
/// asked only where this game is [`playing`], or what happens elsewhere goes unseen.
pub fn moved_on<G: Board>(
    table: Option<Res<Table<G>>>,
    mut before: Local<Option<PositionNumber>>,
) -> bool {
    let number = table.map(|table| table.session().number());
    std::mem::replace(&mut *before, number) != number
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
            view::double_tap::<G>
                .in_set(Step::Validate)
                .run_if(|| G::LOOK_AROUND),
            (
                view::pan_zoom::<G>.run_if(|| G::LOOK_AROUND),
                fit_board::<G>,
            )
                .chain()
                .in_set(Step::Layout),
            view::lay_page::<G>.in_set(Step::Think),
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
    mut looks: ResMut<LookAround>,
) {
    looks.set_if_neq(LookAround(G::LOOK_AROUND));
    if palette.is_changed() || table.is_added() {
        layout.stale = true;
    }
    // While a dialog covers the board it stays where it was.
    let Some(area) = area.0.or(table.last_area) else {
        return;
    };
    let fit = layout.view.of(table.shown().extent(), area, window.size());
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
