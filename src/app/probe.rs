//! What a test in a real browser may see of the app: where things are and what may be done.
//!
//! The app draws itself, so a test has nothing to hold on to but pixels. With `?probe` in the
//! page's address it publishes its state, in the page's own pixels, at each frame drawn.

use std::collections::BTreeMap;

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::egui;
use serde::Serialize;

use super::{language::Words, platform, screens::Screen, sketch::Motion, theme::Palette};

/// The buttons seen in this frame: name and place.
#[derive(Resource, Default)]
pub struct Seen {
    buttons: BTreeMap<String, [f32; 4]>,
}

impl Seen {
    /// Where a button is.
    #[cfg(test)]
    pub fn place(&self, name: &str) -> Option<Rect> {
        let [left, top, width, height] = *self.buttons.get(name)?;
        Some(Rect::new(left, top, left + width, top + height))
    }

    #[cfg(test)]
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.buttons.keys().map(String::as_str)
    }

    /// Notes where a button is.
    pub fn button(&mut self, name: &str, response: &egui::Response) {
        let rect = response.rect.intersect(response.interact_rect);
        if response.enabled() && rect.is_positive() {
            self.buttons.insert(
                name.to_owned(),
                [rect.left(), rect.top(), rect.width(), rect.height()],
            );
        }
    }
}

/// What the game on the table has to say.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TableReport {
    pub game: &'static str,
    pub to_move: Option<u8>,
    /// A person is on the move.
    pub person: bool,
    /// The computer thinks, or moves wait to be shown.
    pub waiting: bool,
    pub over: bool,
    pub legal: Vec<String>,
    pub moves: Vec<String>,
    pub score: [u32; 2],
    /// The places of the legal moves that are in sight, in logical pixels from the window's top left.
    pub places: BTreeMap<String, [f32; 2]>,
}

/// Set by the table each frame while the play screen is up.
#[derive(Resource, Default)]
pub struct Reported(pub Option<TableReport>);

/// Frames drawn since the start.
#[derive(Resource, Default)]
pub struct Frames(pub u64);

#[derive(Serialize)]
struct Report<'a> {
    screen: &'a str,
    frames: u64,
    busy: bool,
    language: &'a str,
    dark: bool,
    width: f32,
    height: f32,
    buttons: &'a BTreeMap<String, [f32; 4]>,
    #[serde(flatten)]
    table: Option<&'a TableReport>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seen>()
        .init_resource::<Reported>()
        .init_resource::<Frames>()
        .add_systems(First, forget)
        .add_systems(Last, publish.run_if(platform::probe_wanted));
}

fn forget(mut seen: ResMut<Seen>, mut frames: ResMut<Frames>) {
    seen.buttons.clear();
    frames.0 += 1;
}

fn publish(
    seen: Res<Seen>,
    reported: Res<Reported>,
    frames: Res<Frames>,
    screen: Res<State<Screen>>,
    motion: Res<Motion>,
    words: Res<Words>,
    palette: Res<Palette>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    let table = reported
        .0
        .as_ref()
        .filter(|_| *screen.get() == Screen::Play);
    let report = Report {
        screen: screen.get().id(),
        frames: frames.0,
        busy: motion.is_moving() || table.is_some_and(|table| table.waiting),
        language: words.language().id(),
        dark: palette.dark,
        width: window.width(),
        height: window.height(),
        buttons: &seen.buttons,
        table,
    };
    if let Ok(text) = serde_json::to_string(&report) {
        platform::publish(&text);
    }
}
