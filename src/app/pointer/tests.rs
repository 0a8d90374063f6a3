use bevy::{
    input::{mouse::MouseButtonInput, touch::TouchInput},
    window::CursorMoved,
};

use super::*;

const HERE: Vec2 = Vec2::new(50.0, 60.0);

fn table() -> App {
    let mut app = App::new();
    app.add_plugins(plugin);
    app.insert_resource(BoardArea(Some(Rect::new(0.0, 0.0, 100.0, 100.0))));
    app
}

fn seen(app: &mut App, events: Vec<WindowEvent>) -> Vec<Pointing> {
    for event in events {
        app.world_mut().write_message(event);
    }
    app.update();
    app.world_mut()
        .resource_mut::<Messages<Pointing>>()
        .drain()
        .collect()
}

fn touch(id: u64, phase: TouchPhase, position: Vec2) -> WindowEvent {
    WindowEvent::TouchInput(TouchInput {
        phase,
        position,
        window: Entity::PLACEHOLDER,
        force: None,
        id,
    })
}

fn mouse(state: ButtonState) -> WindowEvent {
    WindowEvent::MouseButtonInput(MouseButtonInput {
        button: MouseButton::Left,
        state,
        window: Entity::PLACEHOLDER,
    })
}

#[test]
fn a_tap_within_one_frame_counts() {
    let tap = vec![
        touch(1, TouchPhase::Started, HERE),
        touch(1, TouchPhase::Ended, HERE),
    ];
    assert_eq!(
        seen(&mut table(), tap),
        [Pointing::Press(HERE), Pointing::Release(HERE)]
    );
}

#[test]
fn a_click_with_its_move_within_one_frame_counts() {
    let moved = CursorMoved {
        window: Entity::PLACEHOLDER,
        position: HERE,
        delta: None,
    };
    let click = vec![
        WindowEvent::CursorMoved(moved),
        mouse(ButtonState::Pressed),
        mouse(ButtonState::Released),
    ];
    let expected = [
        Pointing::Hover(HERE),
        Pointing::Press(HERE),
        Pointing::Release(HERE),
    ];
    assert_eq!(seen(&mut table(), click), expected);
}

#[test]
fn a_second_finger_cancels_and_neither_plays_until_both_are_gone() {
    let mut app = table();
    let both = vec![
        touch(1, TouchPhase::Started, HERE),
        touch(2, TouchPhase::Started, Vec2::ONE),
    ];
    assert_eq!(
        seen(&mut app, both),
        [Pointing::Press(HERE), Pointing::Cancel]
    );
    let gone = vec![
        touch(1, TouchPhase::Ended, HERE),
        touch(2, TouchPhase::Ended, HERE),
    ];
    assert_eq!(seen(&mut app, gone), []);
    let again = vec![
        touch(3, TouchPhase::Started, HERE),
        touch(3, TouchPhase::Ended, HERE),
    ];
    assert_eq!(
        seen(&mut app, again),
        [Pointing::Press(HERE), Pointing::Release(HERE)]
    );
}

#[test]
fn a_press_outside_the_board_is_not_the_boards() {
    let away = Vec2::new(150.0, 10.0);
    let slide = vec![
        touch(1, TouchPhase::Started, away),
        touch(1, TouchPhase::Moved, HERE),
        touch(1, TouchPhase::Ended, HERE),
    ];
    assert_eq!(seen(&mut table(), slide), []);
}

#[test]
fn a_dialog_over_the_board_takes_the_pointer_away() {
    let mut app = table();
    assert_eq!(
        seen(&mut app, vec![touch(1, TouchPhase::Started, HERE)]),
        [Pointing::Press(HERE)]
    );
    app.insert_resource(BoardArea(None));
    assert_eq!(seen(&mut app, vec![]), [Pointing::Cancel]);
    assert_eq!(seen(&mut app, vec![touch(1, TouchPhase::Ended, HERE)]), []);
}

/// A board that can be looked around on, and what its view was asked for.
fn wide_table() -> App {
    let mut app = table();
    app.insert_resource(LookAround(true));
    app
}

fn views(app: &mut App) -> Vec<PanZoom> {
    let mut views = app.world_mut().resource_mut::<Messages<PanZoom>>();
    views.drain().collect()
}

#[test]
fn a_slide_cancels_its_press_and_moves_the_view_by_all_of_its_way() {
    let mut app = wide_table();
    let (near, far) = (HERE + Vec2::new(5.0, 0.0), HERE + Vec2::new(20.0, 0.0));
    let slide = vec![
        touch(1, TouchPhase::Started, HERE),
        touch(1, TouchPhase::Moved, near),
        touch(1, TouchPhase::Moved, far),
        touch(1, TouchPhase::Moved, HERE),
        touch(1, TouchPhase::Ended, HERE),
    ];
    let expected = [
        Pointing::Press(HERE),
        Pointing::Drag(near),
        Pointing::Cancel,
    ];
    assert_eq!(seen(&mut app, slide), expected);
    let moved = |from, to| PanZoom::To {
        from,
        to,
        factor: 1.0,
    };
    assert_eq!(views(&mut app), [moved(HERE, far), moved(far, HERE)]);
}

#[test]
fn two_fingers_zoom_about_their_middle_and_the_last_one_presses_nothing() {
    let mut app = wide_table();
    let (left, right) = (Vec2::new(40.0, 50.0), Vec2::new(60.0, 50.0));
    let pinch = vec![
        touch(1, TouchPhase::Started, left),
        touch(2, TouchPhase::Started, right),
        touch(2, TouchPhase::Moved, Vec2::new(80.0, 50.0)),
        touch(2, TouchPhase::Ended, Vec2::new(80.0, 50.0)),
        touch(1, TouchPhase::Ended, left),
    ];
    let expected = [Pointing::Press(left), Pointing::Cancel];
    assert_eq!(seen(&mut app, pinch), expected);
    let zoomed = PanZoom::To {
        from: Vec2::new(50.0, 50.0),
        to: Vec2::new(60.0, 50.0),
        factor: 2.0,
    };
    assert_eq!(views(&mut app), [zoomed]);
}

#[test]
fn a_board_that_is_not_looked_around_on_has_no_view_to_move() {
    let mut app = table();
    let events = vec![
        touch(1, TouchPhase::Started, HERE),
        touch(1, TouchPhase::Moved, Vec2::splat(90.0)),
        touch(2, TouchPhase::Started, Vec2::ONE),
        touch(2, TouchPhase::Moved, Vec2::splat(20.0)),
    ];
    seen(&mut app, events);
    assert_eq!(views(&mut app), []);
}

#[test]
fn what_two_fingers_do_in_one_frame_is_one_change_of_the_view() {
    let mut app = wide_table();
    let fingers = vec![
        touch(1, TouchPhase::Started, Vec2::new(40.0, 50.0)),
        touch(2, TouchPhase::Started, Vec2::new(60.0, 50.0)),
        touch(1, TouchPhase::Moved, Vec2::new(30.0, 50.0)),
        touch(2, TouchPhase::Moved, Vec2::new(70.0, 50.0)),
    ];
    seen(&mut app, fingers);
    let middle = Vec2::new(50.0, 50.0);
    assert_eq!(views(&mut app), [about(middle, 2.0)]);
}
