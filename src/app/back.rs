//! A phone's Back, by gesture or button: the same as the key of that name.

use bevy::{input::InputSystems, prelude::*};

use super::{platform, screens::Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, press.after(InputSystems))
        .add_systems(Update, claim.run_if(state_changed::<Screen>));
}

fn press(keys: Option<ResMut<ButtonInput<KeyCode>>>) {
    if let Some(mut keys) = keys
        && platform::take_back()
    {
        keys.press(KeyCode::BrowserBack);
        keys.release(KeyCode::BrowserBack);
    }
}

/// From the first screen Back leads out of the app, and the system shows where to.
fn claim(screen: Res<State<Screen>>) {
    platform::takes_back(*screen.get() != Screen::Home);
}
