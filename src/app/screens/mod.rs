//! The screens and the way between them.

mod address;
mod back;
pub mod home;
mod licences;
mod page;
pub mod play;
pub mod rules;
pub mod settings;
pub mod setup;
pub mod statistics;
pub mod trouble;

pub use page::Page;
pub use play::Panels;
pub use setup::BoardChoice;

use bevy::prelude::*;

use super::boards::Board;
use crate::games::GameKind;

/// What fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    #[default]
    Home,
    /// Choose board, players and who starts.
    Setup,
    /// The board, from the first move to the slider at the end.
    Play,
    Rules,
    Settings,
    Statistics,
    /// Those of the libraries that the app is made of.
    Licences,
}

impl Screen {
    /// The screen's name for tests that look at the app from outside.
    pub const fn id(self) -> &'static str {
        match self {
            Screen::Home => "home",
            Screen::Setup => "setup",
            Screen::Play => "play",
            Screen::Rules => "rules",
            Screen::Settings => "settings",
            Screen::Statistics => "statistics",
            Screen::Licences => "licences",
        }
    }
}

/// The game that setup, play and rules are about.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurrentGame(pub GameKind);

/// The screens that lie under this one; back goes to the last of them.
#[derive(Resource, Default)]
struct Trail(Vec<Screen>);

/// When wishes to see another screen are granted, in the last schedule of a frame.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Travel;

/// A wish to see another screen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// On to a screen, from which back leads here.
    To(Screen),
    /// On to a screen in place of this one.
    Instead(Screen),
    Back,
    Home,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Trail>()
        .insert_resource(CurrentGame(GameKind::Dots))
        .add_message::<Go>()
        .add_systems(Last, travel.in_set(Travel));
    app.add_plugins((
        address::plugin,
        back::plugin,
        page::plugin,
        home::plugin,
        licences::plugin,
        play::plugin,
        rules::plugin,
        settings::plugin,
        statistics::plugin,
        trouble::plugin,
    ));
}

/// The screens that know the game's own types, for one game.
pub(super) fn add_screens<G: Board + BoardChoice>(app: &mut App) {
    setup::add_setup::<G>(app);
    play::add_play::<G>(app);
}

fn travel(
    mut wishes: MessageReader<Go>,
    now: Res<State<Screen>>,
    mut trail: ResMut<Trail>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: MessageWriter<bevy::window::RequestRedraw>,
) {
    // One wish a frame: a second tap within it was meant for the screen that is going.
    let Some(wish) = wishes.read().next().copied() else {
        return;
    };
    wishes.clear();
    let there = match wish {
        Go::To(screen) => {
            trail.0.push(*now.get());
            screen
        }
        Go::Instead(screen) => screen,
        Go::Back => trail.0.pop().unwrap_or_default(),
        Go::Home => Screen::Home,
    };
    if there == Screen::Home {
        trail.0.clear();
    }
    if there != *now.get() {
        next.set(there);
    }
    redraw.write(bevy::window::RequestRedraw);
}
