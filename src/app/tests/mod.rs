//! The app without a window: its own systems, fed with the events that a window would send.

mod back;
mod cards;
mod curtain;
mod domains;
mod keeping;
mod lands;
mod large_text;
mod playing;
mod sounds;
mod spoken;
mod suspending;
mod touching;

use std::time::Duration;

use bevy::{
    a11y::AccessibilityPlugin,
    asset::AssetPlugin,
    camera::RenderTargetInfo,
    input::{
        InputPlugin,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    state::app::StatesPlugin,
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, WindowEvent, WindowPlugin, WindowResolution},
};
use bevy_egui::EguiPlugin;

use super::{
    boards::{Board, Layout},
    lettering::Lettering,
    open::Open,
    screens::{BoardChoice, Screen, setup::Draft},
    settings::Settings,
    sketch::Motion,
    storage::Kept,
    table::{Act, Table},
};
use crate::{
    games::GameKind,
    players::Level,
    session::{PlayerId, PlayerKind, Setup, WhoStarts},
};

/// One frame of a test: more than the longest step of an animation would be too coarse.
const FRAME: Duration = Duration::from_millis(40);

/// The app on a phone's screen, with nothing kept.
fn phone() -> App {
    start(Kept::in_memory())
}

fn start(kept: Kept) -> App {
    start_on(kept, [360, 740])
}

/// The app on a screen of that width and height.
fn start_on(kept: Kept, [width, height]: [u32; 2]) -> App {
    let mut app = App::new();
    let window = Window {
        resolution: WindowResolution::new(width, height),
        ..default()
    };
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        AccessibilityPlugin,
        AssetPlugin::default(),
        InputPlugin,
        WindowPlugin {
            primary_window: Some(window),
            ..default()
        },
    ));
    app.init_asset::<Mesh>()
        .init_asset::<ColorMaterial>()
        .init_asset::<Image>();
    app.init_asset::<bevy::shader::Shader>();
    app.init_resource::<ClearColor>();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.add_plugins(EguiPlugin::default());
    app.insert_resource(kept);
    app.add_plugins(super::game);
    // Without a renderer nobody tells the camera, and egui by it, how large the screen is.
    let screen = RenderTargetInfo {
        physical_size: UVec2::new(width, height),
        scale_factor: 1.0,
    };
    let mut camera = Camera::default();
    camera.computed.target_info = Some(screen);
    app.add_systems(Startup, move |mut commands: Commands| {
        commands.spawn((Camera2d, camera.clone()));
    });
    app.finish();
    app.cleanup();
    for _ in 0..3 {
        app.update();
    }
    app
}

/// Begins a game with that set-up.
fn begin<G: Board + BoardChoice>(app: &mut App, change: impl FnOnce(&mut Setup<G::Options>)) {
    app.world_mut()
        .resource_mut::<Settings>()
        .lessons_seen
        .push(G::KIND);
    app.world_mut().write_message(Open::Card(G::KIND));
    app.update();
    app.update();
    let mut draft = app.world_mut().resource_mut::<Draft<G>>();
    change(&mut draft.setup);
    app.world_mut().write_message(Open::New(G::KIND));
    // A deal may take its time.
    for _ in 0..5_000 {
        app.update();
        if *app.world().resource::<State<Screen>>().get() == Screen::Play {
            break;
        }
    }
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Play);
}

fn people<O>(setup: &mut Setup<O>) {
    setup.players.set_kind(PlayerId::Two, PlayerKind::Person);
    setup.first = WhoStarts::Player1;
}

fn against_easy<O>(setup: &mut Setup<O>) {
    setup
        .players
        .set_kind(PlayerId::Two, PlayerKind::Computer(Level::Easy));
    setup.first = WhoStarts::Player1;
}

fn table<G: Board>(app: &App) -> &Table<G> {
    app.world().resource::<Table<G>>()
}

/// Lets the app run until a person may move, or the game is over and shown.
fn settle<G: Board>(app: &mut App) {
    for _ in 0..20_000 {
        app.update();
        let at_rest =
            !app.world().resource::<Motion>().is_moving() && !table::<G>(app).is_showing();
        let table = table::<G>(app);
        if at_rest
            && (table.persons_turn()
                || table.session().verdict().is_some()
                || table.question.is_some())
        {
            return;
        }
    }
    panic!("the app doesn't come to rest");
}

fn send(app: &mut App, event: WindowEvent) {
    app.world_mut().write_message(event);
}

fn window(app: &mut App) -> Entity {
    app.world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>()
        .single(app.world())
        .unwrap()
}

fn finger(app: &mut App, id: u64, phase: TouchPhase, position: Vec2) {
    let window = window(app);
    let touch = TouchInput {
        phase,
        position,
        window,
        force: None,
        id,
    };
    // winit sends both: the first is read by egui, the second by the boards.
    app.world_mut().write_message(touch);
    send(app, WindowEvent::TouchInput(touch));
}

/// A finger goes down and up at one place.
fn tap(app: &mut App, at: Vec2) {
    finger(app, 1, TouchPhase::Started, at);
    finger(app, 1, TouchPhase::Ended, at);
    app.update();
}

/// The place of a move on the screen.
fn place<G: Board>(app: &App, mv: &G::Move) -> Vec2 {
    let fit = app
        .world()
        .resource::<Layout>()
        .fit
        .expect("the board has a place");
    fit.window_place(G::place(mv))
}

fn act(app: &mut App, act: Act) {
    app.world_mut().write_message(act);
    app.update();
}

fn go_home(app: &mut App) {
    app.world_mut().write_message(super::screens::Go::Home);
    app.update();
    app.update();
}

fn resume(app: &mut App, game: GameKind) {
    app.world_mut().write_message(Open::Continue(game));
    for _ in 0..4 {
        app.update();
    }
}
