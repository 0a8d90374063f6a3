//! Back: a phone's gesture or button, the browser's, the key of that name, or Escape. It closes what
//! lies over the screen first, a message or a menu, then the screen; the game on the table is kept as it stands.

use bevy::{input::InputSystems, prelude::*, window::RequestRedraw};

use super::{Go, Screen, Trail, Travel, play::Sheet, trouble::Untold};
use crate::app::platform;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, press.after(InputSystems))
        .add_systems(Update, go_back)
        .add_systems(Last, tell_depth.after(Travel));
}

/// What the system calls Back is the same as the key.
fn press(keys: Option<ResMut<ButtonInput<KeyCode>>>) {
    if let Some(mut keys) = keys
        && platform::take_back()
    {
        keys.press(KeyCode::BrowserBack);
        keys.release(KeyCode::BrowserBack);
    }
}

/// On the board Escape is the board's, and egui's where a menu covers it.
fn go_back(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    screen: Res<State<Screen>>,
    mut sheet: ResMut<Sheet>,
    mut untold: ResMut<Untold>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(keys) = keys else { return };
    let screen = *screen.get();
    let back = keys.just_pressed(KeyCode::BrowserBack);
    let escape = keys.just_pressed(KeyCode::Escape);
    if (back || escape) && !untold.is_empty() {
        untold.next();
        redraw.write(RequestRedraw);
    } else if back && screen == Screen::Play && *sheet != Sheet::None {
        *sheet = Sheet::None;
        redraw.write(RequestRedraw);
    } else if screen != Screen::Home && (back || escape && screen != Screen::Play) {
        go.write(Go::Back);
    }
}

/// How many times Back leads back in the app.
fn depth(screen: Screen, trail: &Trail, sheet: Sheet, is_told: bool) -> usize {
    let covered = screen == Screen::Play && sheet != Sheet::None;
    trail.0.len() + usize::from(covered) + usize::from(is_told)
}

/// From the first screen Back leads out of the app, so the system must know of that one.
fn tell_depth(
    screen: Res<State<Screen>>,
    trail: Res<Trail>,
    sheet: Res<Sheet>,
    untold: Res<Untold>,
    mut told: Local<Option<usize>>,
) {
    let ways = depth(*screen.get(), &trail, *sheet, !untold.is_empty());
    if told.replace(ways) != Some(ways) {
        platform::tell_depth(ways);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_screen_and_what_lies_over_it_is_a_way_back() {
        let trail = |screens: &[Screen]| Trail(screens.to_vec());
        let (home, rules) = (Screen::Home, Screen::Rules);
        assert_eq!(depth(home, &trail(&[]), Sheet::None, false), 0);
        assert_eq!(depth(home, &trail(&[]), Sheet::None, true), 1);
        assert_eq!(depth(Screen::Play, &trail(&[home]), Sheet::None, false), 1);
        assert_eq!(depth(Screen::Play, &trail(&[home]), Sheet::Menu, false), 2);
        let twice = trail(&[home, Screen::Setup]);
        assert_eq!(depth(rules, &twice, Sheet::None, false), 2);
    }
}
