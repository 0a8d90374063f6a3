//! Desktop: the window's own theme comes with Bevy's events, the rest from the system's libraries.

use std::path::PathBuf;

use bevy::{ecs::system::NonSendMarker, prelude::*, window::PrimaryWindow, winit::WINIT_WINDOWS};
use winit::window::Icon;

use super::{Haptic, Insets};

/// Events of the window tell what the system says.
pub const ASKED_EACH_FRAME: bool = false;

/// A desktop has nothing that a finger could feel.
pub const HAPTICS: bool = false;

/// Nothing that the app is made of reaches the clipboard of a desktop.
pub const SHARES: bool = false;

/// The window's picture in the task bar.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, set_icon);
}

fn set_icon(window: Single<Entity, With<PrimaryWindow>>, _main_thread: NonSendMarker) {
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(icon());
        }
    });
}

/// The icon as winit takes it; none if the picture isn't what it should be, and a test holds that it
/// is.
fn icon() -> Option<Icon> {
    let picture = include_bytes!("../../../assets/icon.png");
    let mut reader = png::Decoder::new(std::io::Cursor::new(picture))
        .read_info()
        .ok()?;
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let frame = reader.next_frame(&mut pixels).ok()?;
    Icon::from_rgba(pixels, frame.width, frame.height).ok()
}

/// The languages that the person prefers, best first, as BCP 47 tags.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Told by the window once it's open; until then, light.
pub fn prefers_dark() -> bool {
    false
}

/// There is no portable way to ask a desktop; the setting serves.
pub fn prefers_reduced_motion() -> bool {
    false
}

/// There is no portable way to ask for this either.
pub fn text_scale() -> f32 {
    1.0
}

pub fn insets() -> Insets {
    Insets::default()
}

/// The window's frame is the desktop's, and has its look.
pub fn show_look(_dark: bool) {}

pub fn feel(_haptic: Haptic) {}

/// Moves can be heard.
pub const SOUNDS: bool = true;

/// A desktop has no Back of its own: Escape serves.
pub fn tell_depth(_ways: usize) {}

pub fn take_back() -> bool {
    false
}

pub(super) fn local_time() -> jiff::ZonedDateTime {
    jiff::ZonedDateTime::now()
}

/// What is typed comes to the window.
pub const WRITES_IN_DIALOG: bool = false;

pub fn ask_text(_title: &str, _text: &str, _limit: usize) {}

pub fn asked_text() -> Option<String> {
    None
}

/// Where this person's data belongs; `KLETKI_DATA` names another place.
pub fn data_folder() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os("KLETKI_DATA") {
        return Some(folder.into());
    }
    directories::ProjectDirs::from("", "kletki", "kletki").map(|dirs| dirs.data_dir().to_owned())
}

pub fn share(_text: &str) {}

#[cfg(test)]
mod tests {
    #[test]
    fn the_window_has_an_icon() {
        assert!(super::icon().is_some());
    }
}
