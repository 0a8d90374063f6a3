//! Fingers, mouse and keys on the board.

use bevy::input::{
    ButtonState,
    keyboard::{Key, KeyboardInput},
    mouse::MouseButtonInput,
};
use bevy::window::CursorMoved;

use super::*;
use crate::games::{
    cell_city::{self, Building},
    dots,
};

type Dots = dots::Position;
type City = cell_city::Position;

fn drawn(app: &App) -> usize {
    table::<Dots>(app).session().moves().len()
}

#[test]
fn a_click_whose_parts_fall_into_one_frame_draws() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    let position = place::<Dots>(&app, &"v11".parse().unwrap());
    let window = window(&mut app);
    send(
        &mut app,
        WindowEvent::CursorMoved(CursorMoved {
            window,
            position,
            delta: None,
        }),
    );
    for state in [ButtonState::Pressed, ButtonState::Released] {
        send(
            &mut app,
            WindowEvent::MouseButtonInput(MouseButtonInput {
                button: MouseButton::Left,
                state,
                window,
            }),
        );
    }
    app.update();
    assert_eq!(drawn(&app), 1);
}

#[test]
fn a_finger_that_slides_off_its_line_draws_nothing() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    let (from, to) = (
        place::<Dots>(&app, &"h00".parse().unwrap()),
        place::<Dots>(&app, &"h33".parse().unwrap()),
    );
    finger(&mut app, 1, TouchPhase::Started, from);
    app.update();
    finger(&mut app, 1, TouchPhase::Moved, to);
    finger(&mut app, 1, TouchPhase::Ended, to);
    app.update();
    assert_eq!(drawn(&app), 0);
}

#[test]
fn a_second_finger_cancels() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    let at = place::<Dots>(&app, &"h00".parse().unwrap());
    finger(&mut app, 1, TouchPhase::Started, at);
    app.update();
    finger(&mut app, 2, TouchPhase::Started, Vec2::new(100.0, 300.0));
    finger(&mut app, 1, TouchPhase::Ended, at);
    finger(&mut app, 2, TouchPhase::Ended, Vec2::new(100.0, 300.0));
    app.update();
    assert_eq!(drawn(&app), 0);
}

#[test]
fn a_drag_that_leaves_the_map_builds_nothing() {
    let mut app = phone();
    begin::<City>(&mut app, people);
    let cell = |name: &str| -> Building { name.parse().unwrap() };
    let (from, to) = (
        place::<City>(&app, &cell("A1-A1")),
        place::<City>(&app, &cell("B1-B1")),
    );
    finger(&mut app, 1, TouchPhase::Started, from);
    finger(&mut app, 1, TouchPhase::Moved, Vec2::new(2.0, 90.0));
    finger(&mut app, 1, TouchPhase::Moved, to);
    finger(&mut app, 1, TouchPhase::Ended, to);
    app.update();
    assert_eq!(table::<City>(&app).session().moves().len(), 0);
}

#[test]
fn what_is_tapped_during_the_computers_turn_is_not_kept_for_later() {
    let mut app = phone();
    begin::<Dots>(&mut app, against_easy);
    let first = place::<Dots>(&app, &"h00".parse().unwrap());
    let second = place::<Dots>(&app, &"v44".parse().unwrap());
    tap(&mut app, first);
    tap(&mut app, second);
    tap(&mut app, second);
    settle::<Dots>(&mut app);
    let mine = table::<Dots>(&app)
        .session()
        .moves()
        .filter(|(seat, _)| seat.0 == 0)
        .count();
    assert_eq!(mine, 1);
}

pub(super) fn press(app: &mut App, key_code: KeyCode) {
    let window = window(app);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window,
        };
        app.world_mut().write_message(input);
    }
    app.update();
}

#[test]
fn the_keyboard_alone_draws_a_line() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    press(&mut app, KeyCode::ArrowRight);
    press(&mut app, KeyCode::ArrowRight);
    press(&mut app, KeyCode::ArrowDown);
    press(&mut app, KeyCode::Enter);
    let moves: Vec<_> = table::<Dots>(&app)
        .session()
        .moves()
        .map(|(_, line)| line.to_string())
        .collect();
    assert_eq!(moves, ["v01"]);
}

#[test]
fn the_keyboard_alone_builds() {
    let mut app = phone();
    begin::<City>(&mut app, people);
    press(&mut app, KeyCode::Digit1);
    press(&mut app, KeyCode::ArrowRight);
    press(&mut app, KeyCode::ArrowUp);
    press(&mut app, KeyCode::Enter);
    settle::<City>(&mut app);
    assert_eq!(table::<City>(&app).session().moves().len(), 1);
}

/// The middle of a button, by its name.
pub(super) fn button(app: &App, name: &str) -> Vec2 {
    let rect = app
        .world()
        .resource::<crate::app::probe::Seen>()
        .place(name);
    rect.expect("the button is on the screen").center()
}

#[test]
fn a_tap_within_one_frame_presses_a_button() {
    let mut app = phone();
    let at = button(&app, "home-settings");
    tap(&mut app, at);
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Settings
    );
}

#[test]
fn a_slow_tap_presses_a_button() {
    let mut app = phone();
    let at = button(&app, "home-settings");
    finger(&mut app, 1, TouchPhase::Started, at);
    app.update();
    app.update();
    finger(&mut app, 1, TouchPhase::Ended, at);
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Settings
    );
}
