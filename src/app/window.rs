//! The window, and how often it's drawn: only when something changes.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::{
    a11y::{AccessibilityPlugin, AccessibilityRequested},
    app::{PanicHandlerPlugin, TaskPoolPlugin},
    asset::AssetMetaCheck,
    camera::CameraPlugin,
    core_pipeline::CorePipelinePlugin,
    diagnostic::FrameCountPlugin,
    input::InputPlugin,
    mesh::MeshPlugin,
    prelude::*,
    render::{
        Render, RenderApp, RenderPlugin, RenderSystems,
        render_resource::{CachedPipelineState, PipelineCache},
    },
    sprite::SpritePlugin,
    sprite_render::SpriteRenderPlugin,
    state::app::StatesPlugin,
    time::TimePlugin,
    transform::TransformPlugin,
    window::{
        PresentMode, RequestRedraw, ScreenEdge, WindowPlugin, WindowResized, WindowResolution,
    },
    winit::{UpdateMode, WinitPlugin, WinitSettings},
};
use bevy_egui::EguiPlugin;

use super::{egui_edges, platform};

pub(super) fn plugin(app: &mut App) {
    let window = Window {
        title: "Kletki".into(),
        name: Some("kletki".into()),
        resolution: WindowResolution::new(440, 820),
        resize_constraints: WindowResizeConstraints {
            min_width: 320.0,
            min_height: 320.0,
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        canvas: Some("#kletki".into()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: true,
        // On a phone the window is the screen; iOS would make one of the size above.
        #[cfg(any(target_os = "android", target_os = "ios"))]
        mode: bevy::window::WindowMode::BorderlessFullscreen(MonitorSelection::Primary),
        // A swipe from the lower edge that begins on the board doesn't leave the app at once.
        preferred_screen_edges_deferring_system_gestures: ScreenEdge::Bottom,
        ..default()
    };
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(bevy::log::LogPlugin {
        filter: LOGGED.into(),
        ..default()
    });
    // What `DefaultPlugins` would be, but for what nothing here uses: it would be part of the page to load.
    app.add_plugins((
        (PanicHandlerPlugin, TaskPoolPlugin::default()),
        (FrameCountPlugin, TimePlugin, TransformPlugin, InputPlugin),
        WindowPlugin {
            primary_window: Some(window),
            ..default()
        },
        AccessibilityPlugin,
        AssetPlugin {
            meta_check: AssetMetaCheck::Never,
            ..default()
        },
        WinitPlugin::default(),
        (RenderPlugin::default(), ImagePlugin::default()),
        (MeshPlugin, CameraPlugin, CorePipelinePlugin),
        (SpritePlugin, SpriteRenderPlugin, StatesPlugin),
    ));
    #[cfg(any(unix, windows))]
    app.add_plugins(bevy::app::TerminalCtrlCHandlerPlugin);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(bevy::render::pipelined_rendering::PipelinedRenderingPlugin);
    let compiling = Compiling::default();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(compiling.clone())
            .add_systems(Render, tell_compiling.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(compiling);
    app.add_plugins((EguiPlugin::default(), egui_edges::plugin, platform::plugin))
        // After a long stillness the first frame must not leap to the end of an animation.
        .insert_resource(Time::<Virtual>::from_max_delta(Duration::from_millis(50)))
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive_low_power(STILL),
            unfocused_mode: UpdateMode::reactive_low_power(STILL),
        })
        .init_resource::<Pace>()
        .add_systems(Last, (tell_ready, settle, keep_pace))
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
        });
}

/// What is written to the terminal: warnings, but for those about what this device can't do, which
/// the player can't change. In a browser nothing is.
#[cfg(not(target_family = "wasm"))]
const LOGGED: &str =
    "warn,winit=error,bevy_egui::render=error,bevy_render::renderer=error,wgpu=error";

/// Frames until the page is laid out and drawn whole.
const FIRST_FRAMES: u32 = 3;

/// Draws the first frames in any case, and tells when they're there.
fn tell_ready(mut drawn: Local<u32>, mut redraw: MessageWriter<RequestRedraw>) {
    if *drawn <= FIRST_FRAMES {
        *drawn += 1;
        redraw.write(RequestRedraw);
        if *drawn == FIRST_FRAMES {
            platform::ready();
        }
    }
}

/// Frames until a window of a new size is drawn whole: egui lays out for it one frame late, and the
/// board follows what egui leaves it.
const FRAMES_OF_A_NEW_SIZE: u32 = 4;

/// The page has other edges than before, and is laid out anew.
#[derive(Message)]
pub(super) struct Unsettled;

/// Whether the renderer, which runs beside the app, still compiles what it draws with.
#[derive(Resource, Clone, Default)]
struct Compiling(Arc<AtomicBool>);

/// Not those that are queued, or queued again and again because their shader never comes.
fn tell_compiling(pipelines: Res<PipelineCache>, compiling: Res<Compiling>) {
    let compiles = pipelines
        .pipelines()
        .any(|pipeline| matches!(pipeline.state, CachedPipelineState::Creating(_)));
    compiling.0.store(compiles, Ordering::Relaxed);
}

/// Draws on after a change of size, which is one event and would wake the app for one frame; and as
/// long as something can't be drawn yet.
fn settle(
    mut resizes: MessageReader<WindowResized>,
    mut unsettled: MessageReader<Unsettled>,
    compiling: Res<Compiling>,
    mut due: Local<u32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let changed = resizes.read().count() + unsettled.read().count() > 0;
    if changed || compiling.0.load(Ordering::Relaxed) {
        *due = FRAMES_OF_A_NEW_SIZE;
    }
    if *due > 0 {
        *due -= 1;
        redraw.write(RequestRedraw);
    }
}

/// What must be looked at though nothing happens.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pace {
    /// A player's clock is on the screen, and runs.
    pub clock_runs: bool,
}

/// How often a running clock is looked at.
const LOOK: Duration = Duration::from_millis(200);

/// How often it is looked whether a screen reader asks for something: its questions wake nobody.
const LISTEN: Duration = Duration::from_millis(100);

/// Waits for something to happen. What moves or thinks asks for each frame it needs.
const STILL: Duration = Duration::from_secs(3600);

fn keep_pace(
    pace: Res<Pace>,
    heard: Res<AccessibilityRequested>,
    mut settings: ResMut<WinitSettings>,
) {
    let unfocused = match heard.get() {
        true => UpdateMode::reactive_low_power(LISTEN),
        false => UpdateMode::reactive_low_power(STILL),
    };
    let focused = match pace.clock_runs {
        true => UpdateMode::reactive(LOOK),
        false => unfocused,
    };
    if settings.focused_mode != focused || settings.unfocused_mode != unfocused {
        *settings = WinitSettings {
            focused_mode: focused,
            unfocused_mode: unfocused,
        };
    }
}
