//! What a finger or the mouse does on the board's part of the window.
//!
//! The window's events are read in their own order, so a press and a release that fall into one
//! frame still count. One finger is followed until it's gone; a second one cancels.

use bevy::{
    input::{ButtonState, touch::TouchPhase},
    prelude::*,
    window::WindowEvent,
};

use super::{Step, boards::PointerRead};

/// The part of the window that belongs to the board, in logical pixels from the top left; none
/// where there's no board or something lies over it.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq)]
pub struct BoardArea(pub Option<Rect>);

/// What the pointer did, in logical pixels from the window's top left.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Pointing {
    /// The mouse moves over the board, no button held.
    Hover(Vec2),
    Press(Vec2),
    Drag(Vec2),
    Release(Vec2),
    /// A second finger came, or the system took the pointer away.
    Cancel,
}

/// Who holds the board right now.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Held {
    #[default]
    Nothing,
    Mouse,
    Finger(u64),
    /// Fingers that are down but don't count any more, until all are gone.
    Ignored,
}

#[derive(Resource, Default)]
struct Pointer {
    held: Held,
    mouse: Vec2,
    fingers: Vec<u64>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardArea>()
        .init_resource::<Pointer>()
        .add_message::<Pointing>()
        .add_message::<WindowEvent>()
        .add_systems(Update, follow.in_set(Step::Input).in_set(PointerRead));
}

fn follow(
    mut events: MessageReader<WindowEvent>,
    area: Res<BoardArea>,
    mut pointer: ResMut<Pointer>,
    mut out: MessageWriter<Pointing>,
) {
    let on_board = |at: Vec2| area.0.is_some_and(|area| area.contains(at));
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                pointer.mouse = moved.position;
                match pointer.held {
                    Held::Mouse => _ = out.write(Pointing::Drag(moved.position)),
                    Held::Nothing => _ = out.write(Pointing::Hover(moved.position)),
                    Held::Finger(_) | Held::Ignored => {}
                }
            }
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => {
                let at = pointer.mouse;
                match (input.state, pointer.held) {
                    (ButtonState::Pressed, Held::Nothing) if on_board(at) => {
                        pointer.held = Held::Mouse;
                        out.write(Pointing::Press(at));
                    }
                    (ButtonState::Released, Held::Mouse) => {
                        pointer.held = Held::Nothing;
                        out.write(Pointing::Release(at));
                    }
                    _ => {}
                }
            }
            WindowEvent::MouseButtonInput(input) if input.state == ButtonState::Pressed => {
                cancel(&mut pointer, &mut out, Held::Nothing);
            }
            WindowEvent::WindowFocused(focus) if !focus.focused => {
                pointer.fingers.clear();
                cancel(&mut pointer, &mut out, Held::Nothing);
            }
            WindowEvent::TouchInput(touch) => match touch.phase {
                TouchPhase::Started => {
                    pointer.fingers.push(touch.id);
                    if pointer.fingers.len() > 1 {
                        cancel(&mut pointer, &mut out, Held::Ignored);
                    } else if on_board(touch.position) {
                        pointer.held = Held::Finger(touch.id);
                        out.write(Pointing::Press(touch.position));
                    }
                }
                TouchPhase::Moved if pointer.held == Held::Finger(touch.id) => {
                    out.write(Pointing::Drag(touch.position));
                }
                TouchPhase::Moved => {}
                TouchPhase::Ended | TouchPhase::Canceled => {
                    pointer.fingers.retain(|id| *id != touch.id);
                    if pointer.held == Held::Finger(touch.id) {
                        pointer.held = Held::Nothing;
                        out.write(match touch.phase {
                            TouchPhase::Ended => Pointing::Release(touch.position),
                            _ => Pointing::Cancel,
                        });
                    } else if pointer.fingers.is_empty() && pointer.held == Held::Ignored {
                        pointer.held = Held::Nothing;
                    }
                }
            },
            _ => {}
        }
    }
    if area.0.is_none() && matches!(pointer.held, Held::Mouse | Held::Finger(_)) {
        // A dialog came up under the finger: what it holds is no press on the board any more.
        let held = if pointer.fingers.is_empty() {
            Held::Nothing
        } else {
            Held::Ignored
        };
        cancel(&mut pointer, &mut out, held);
    }
}

fn cancel(pointer: &mut Pointer, out: &mut MessageWriter<Pointing>, next: Held) {
    if matches!(pointer.held, Held::Mouse | Held::Finger(_)) {
        out.write(Pointing::Cancel);
    }
    pointer.held = next;
}

#[cfg(test)]
mod tests {
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
}
