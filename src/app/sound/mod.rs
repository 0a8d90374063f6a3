//! What is heard of a game: each event as it's shown, and the end.

mod wave;

use bevy::prelude::*;

use super::{
    Step,
    boards::{Board, Show, Showing, playing},
    haptics::Judged,
    platform::{self, Haptic},
    settings::{Settings, Sounds},
    table::Table,
};

/// What is heard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A pencil draws a line.
    Line,
    /// A pencil hatches what is somebody's now.
    Hatching,
    /// A card is laid.
    Card,
    /// A tile is put down.
    Tile,
    /// A soft chord: something is won.
    Chord,
    /// A dull knock: it was wrong.
    Knock,
    /// The chord at the end.
    End,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Sound>().add_systems(
        Update,
        (refuse.in_set(Step::Animate), play.after(Step::Animate)),
    );
}

/// The systems that hear one game.
pub(super) fn add_game<G: Board>(app: &mut App) {
    app.add_systems(
        Update,
        hear::<G>
            .in_set(Step::Animate)
            .after(Showing)
            .run_if(playing::<G>),
    );
}

/// What the rules refuse is heard, too.
fn refuse(mut judged: MessageReader<Judged>, mut sounds: MessageWriter<Sound>) {
    let refused = judged
        .read()
        .any(|Judged(haptic)| *haptic == Haptic::Refused);
    sounds.write_batch(refused.then_some(Sound::Knock));
}

/// What is shown is heard, and the end once all of the last move was shown.
fn hear<G: Board>(
    mut shows: MessageReader<Show<G>>,
    table: Res<Table<G>>,
    mut ends: Local<bool>,
    mut sounds: MessageWriter<Sound>,
) {
    let is_over = table.session().verdict().is_some();
    for Show(event) in shows.read() {
        sounds.write_batch(G::sound(event));
        *ends = true;
    }
    *ends &= is_over;
    if *ends && !table.is_showing() {
        *ends = false;
        sounds.write(Sound::End);
    }
}

/// Of several at once the last is heard.
fn play(mut sounds: MessageReader<Sound>, settings: Res<Settings>) {
    if let Some(sound) = sounds.read().last()
        && settings.sounds == Sounds::On
    {
        platform::play(&wave::of(*sound));
    }
}
