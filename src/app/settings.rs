//! What a person chose for the whole app, remembered between starts.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{platform, sketch::Motion, storage::Kept};
use crate::{
    games::GameKind,
    session::document::{self, Document, DocumentError},
    text::Language,
};

/// Day or night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Appearance {
    #[default]
    System,
    Light,
    Dark,
}

/// How large texts are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TextSize {
    #[default]
    System,
    Usual,
    Percent125,
    Percent150,
    Percent175,
    Percent200,
}

/// Whether things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MotionChoice {
    #[default]
    System,
    Reduced,
    Full,
}

/// Whether fingers feel what they do, where the device can do that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Haptics {
    #[default]
    On,
    Off,
}

/// Whether moves are heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sounds {
    #[default]
    On,
    Off,
}

/// How long the computer takes at least, so that its moves can be followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
}

impl Pace {
    /// The least time of a computer's move, in milliseconds.
    pub const fn millis(self) -> u64 {
        match self {
            Pace::Slow => 1_000,
            Pace::Normal => 450,
            Pace::Fast => 150,
        }
    }
}

/// The settings as they are kept.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// None: as the system says.
    pub language: Option<Language>,
    pub appearance: Appearance,
    pub text_size: TextSize,
    pub motion: MotionChoice,
    pub pace: Pace,
    pub haptics: Haptics,
    pub sounds: Sounds,
    /// Cell City: a tap with a shape picked builds without a second tap.
    pub place_at_once: bool,
    /// Domains: a tile is placed without a second tap.
    pub tiles_at_once: bool,
    /// Domains: open cells show their candidates.
    pub candidates: bool,
    /// The games whose guided first game was played or skipped.
    pub lessons_seen: Vec<GameKind>,
    /// The game that was on the table last, and whether it was a board of the day.
    pub last_game: Option<(GameKind, bool)>,
}

impl Document for Settings {
    const FORMAT: &'static str = "kletki-settings";
    const VERSION: u32 = 1;

    fn from_body(_version: u32, body: &str) -> Result<Settings, DocumentError> {
        document::parse(body)
    }
}

/// The key under which the settings are kept.
pub const KEY: &str = "settings";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_systems(PreStartup, read)
        .add_systems(
            First,
            (
                apply_motion
                    .run_if(resource_changed::<Settings>.or_else(|| platform::ASKED_EACH_FRAME)),
                keep.run_if(resource_changed::<Settings>),
            ),
        );
}

fn read(mut kept: ResMut<Kept>, mut settings: ResMut<Settings>) {
    if let Some(read) = kept.get::<Settings>(KEY) {
        *settings = read;
    }
}

fn keep(mut kept: ResMut<Kept>, settings: Res<Settings>) {
    kept.put(KEY, &*settings);
}

fn apply_motion(settings: Res<Settings>, mut motion: ResMut<Motion>) {
    let reduced = match settings.motion {
        MotionChoice::System => platform::prefers_reduced_motion(),
        MotionChoice::Reduced => true,
        MotionChoice::Full => false,
    };
    if motion.reduced != reduced {
        motion.reduced = reduced;
    }
}
