//! What a finger or the mouse does on the board's part of the window.
//!
//! The window's events are read in their own order, so a press and a release that fall into one
//! frame still count. One finger is followed until it's gone; a second one cancels its press.
//! Where the board can be looked around on, a slide and two fingers move it, and the wheel zooms.

use bevy::{
    input::{ButtonState, mouse::MouseScrollUnit, touch::TouchPhase},
    prelude::*,
    window::WindowEvent,
};

use super::{Step, boards::PointerRead};

#[cfg(test)]
mod tests;

/// The part of the window that belongs to the board, in logical pixels from the top left; none
/// where there's no board or something lies over it.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq)]
pub struct BoardArea(pub Option<Rect>);

/// Whether the board can be looked around on. Else a slide belongs to the press that began it.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq)]
pub struct LookAround(pub bool);

/// What the pointer did, in logical pixels from the window's top left.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Pointing {
    /// The mouse moves over the board, no button held.
    Hover(Vec2),
    Press(Vec2),
    Drag(Vec2),
    Release(Vec2),
    /// A second finger came, the press became a look around, or the system took the pointer away.
    Cancel,
}

/// How the view of the board is to change.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum PanZoom {
    /// What is seen at one place of the window goes to another, and grows by a factor about it.
    /// Logical pixels from the window's top left.
    To { from: Vec2, to: Vec2, factor: f32 },
    /// All grows by a factor about the middle of what is seen.
    By(f32),
    /// The whole board is seen again.
    Whole,
    /// A place of the board, in squares, comes into sight.
    Show(Vec2),
}

/// How far a press may slide before it looks around, in logical pixels.
const SLOP: f32 = 12.0;

/// How much a line of the wheel zooms, and how many of the pixels that some wheels and all
/// trackpads tell make a line.
const LINE: f32 = 1.15;
const PIXELS_A_LINE: f32 = 60.0;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Hand {
    Mouse,
    Finger(u64),
}

/// Who holds the board right now.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Held {
    #[default]
    Nothing,
    /// Pressed, from this place on.
    Press(Hand, Vec2),
    /// What was a press slides the view.
    Slide(Hand),
    /// Two fingers move and zoom the view: where their middle was and how far they were apart when
    /// the view was last told.
    Pinch(Vec2, f32),
    /// Fingers that are down but don't count any more, until all are gone.
    Ignored,
}

#[derive(Resource, Default)]
struct Pointer {
    held: Held,
    mouse: Vec2,
    fingers: Vec<(u64, Vec2)>,
}

/// The middle of two fingers and how far they are apart.
fn grip(fingers: &[(u64, Vec2)]) -> Option<(Vec2, f32)> {
    let [(_, one), (_, other)] = *fingers else {
        return None;
    };
    Some((one.midpoint(other), one.distance(other).max(1.0)))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardArea>()
        .init_resource::<LookAround>()
        .init_resource::<Pointer>()
        .add_message::<Pointing>()
        .add_message::<PanZoom>()
        .add_message::<WindowEvent>()
        .add_systems(Update, follow.in_set(Step::Input).in_set(PointerRead));
}

fn follow(
    mut events: MessageReader<WindowEvent>,
    area: Res<BoardArea>,
    looks: Res<LookAround>,
    mut pointer: ResMut<Pointer>,
    mut out: MessageWriter<Pointing>,
    mut views: MessageWriter<PanZoom>,
) {
    let on_board = |at: Vec2| area.0.is_some_and(|area| area.contains(at));
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                let to = moved.position;
                let from = std::mem::replace(&mut pointer.mouse, to);
                if pointer.held == Held::Nothing {
                    out.write(Pointing::Hover(to));
                } else if let Some(view) =
                    slide(&mut pointer, *looks, Hand::Mouse, [from, to], &mut out)
                {
                    views.write(view);
                }
            }
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => {
                let at = pointer.mouse;
                match (input.state, pointer.held) {
                    (ButtonState::Pressed, Held::Nothing) if on_board(at) => {
                        pointer.held = Held::Press(Hand::Mouse, at);
                        out.write(Pointing::Press(at));
                    }
                    (ButtonState::Released, Held::Press(Hand::Mouse, _)) => {
                        pointer.held = Held::Nothing;
                        out.write(Pointing::Release(at));
                    }
                    (ButtonState::Released, Held::Slide(Hand::Mouse)) => {
                        pointer.held = Held::Nothing;
                    }
                    _ => {}
                }
            }
            WindowEvent::MouseButtonInput(input) if input.state == ButtonState::Pressed => {
                cancel(&mut pointer, &mut out, Held::Nothing);
            }
            WindowEvent::MouseWheel(wheel) if looks.0 && on_board(pointer.mouse) => {
                let lines = match wheel.unit {
                    MouseScrollUnit::Line => wheel.y,
                    MouseScrollUnit::Pixel => wheel.y / PIXELS_A_LINE,
                };
                views.write(about(pointer.mouse, LINE.powf(lines.clamp(-6.0, 6.0))));
            }
            WindowEvent::PinchGesture(pinch) if looks.0 && on_board(pointer.mouse) => {
                views.write(about(pointer.mouse, 1.0 + pinch.0.clamp(-0.5, 1.0)));
            }
            WindowEvent::WindowFocused(focus) if !focus.focused => {
                pointer.fingers.clear();
                cancel(&mut pointer, &mut out, Held::Nothing);
            }
            WindowEvent::TouchInput(touch) => {
                let (id, at) = (touch.id, touch.position);
                match touch.phase {
                    TouchPhase::Started => {
                        pointer.fingers.push((id, at));
                        if pointer.fingers.len() > 1 {
                            let holds = matches!(pointer.held, Held::Press(..) | Held::Slide(_));
                            let two = pointer.fingers.len() == 2 && holds && on_board(at);
                            let grip = grip(&pointer.fingers).filter(|_| looks.0 && two);
                            let next = match grip {
                                Some((middle, spread)) => Held::Pinch(middle, spread),
                                None => Held::Ignored,
                            };
                            cancel(&mut pointer, &mut out, next);
                        } else if on_board(at) {
                            pointer.held = Held::Press(Hand::Finger(id), at);
                            out.write(Pointing::Press(at));
                        }
                    }
                    TouchPhase::Moved => {
                        if let Some(view) = finger_moves(&mut pointer, *looks, id, at, &mut out) {
                            views.write(view);
                        }
                    }
                    TouchPhase::Ended | TouchPhase::Canceled => {
                        views.write_batch(pinched(&mut pointer));
                        pointer.fingers.retain(|(other, _)| *other != id);
                        finger_leaves(&mut pointer, touch.phase, id, at, &mut out);
                    }
                }
            }
            _ => {}
        }
    }
    views.write_batch(pinched(&mut pointer));
    if area.0.is_none() && !matches!(pointer.held, Held::Nothing | Held::Ignored) {
        // A dialog came up under the finger: what it holds is no press on the board any more.
        let held = if pointer.fingers.is_empty() {
            Held::Nothing
        } else {
            Held::Ignored
        };
        cancel(&mut pointer, &mut out, held);
    }
}

fn about(at: Vec2, factor: f32) -> PanZoom {
    PanZoom::To {
        from: at,
        to: at,
        factor,
    }
}

/// A hand that holds the board moves: the press goes on, or the view slides with it.
fn slide(
    pointer: &mut Pointer,
    looks: LookAround,
    hand: Hand,
    [from, to]: [Vec2; 2],
    out: &mut MessageWriter<Pointing>,
) -> Option<PanZoom> {
    let slid = |from: Vec2| PanZoom::To {
        from,
        to,
        factor: 1.0,
    };
    match pointer.held {
        Held::Press(held, began) if held == hand => {
            if looks.0 && began.distance(to) > SLOP {
                cancel(pointer, out, Held::Slide(hand));
                return Some(slid(began));
            }
            out.write(Pointing::Drag(to));
            None
        }
        Held::Slide(held) => (held == hand).then(|| slid(from)),
        _ => None,
    }
}

fn finger_moves(
    pointer: &mut Pointer,
    looks: LookAround,
    id: u64,
    to: Vec2,
    out: &mut MessageWriter<Pointing>,
) -> Option<PanZoom> {
    let finger = pointer
        .fingers
        .iter_mut()
        .find(|(other, _)| *other == id)
        .map(|(_, at)| at)?;
    let from = std::mem::replace(finger, to);
    slide(pointer, looks, Hand::Finger(id), [from, to], out)
}

/// What two fingers have done to the view since it was last told. Both move in one frame, so it's
/// asked for when the frame's events are read: a finger at a time the view would sway.
fn pinched(pointer: &mut Pointer) -> Option<PanZoom> {
    let Held::Pinch(from, spread) = pointer.held else {
        return None;
    };
    let (to, wider) = grip(&pointer.fingers)?;
    pointer.held = Held::Pinch(to, wider);
    ((from, spread) != (to, wider)).then(|| PanZoom::To {
        from,
        to,
        factor: wider / spread,
    })
}

fn finger_leaves(
    pointer: &mut Pointer,
    phase: TouchPhase,
    id: u64,
    at: Vec2,
    out: &mut MessageWriter<Pointing>,
) {
    let hand = Hand::Finger(id);
    match pointer.held {
        Held::Press(held, _) if held == hand => {
            pointer.held = Held::Nothing;
            out.write(match phase {
                TouchPhase::Ended => Pointing::Release(at),
                _ => Pointing::Cancel,
            });
        }
        Held::Slide(held) if held == hand => pointer.held = Held::Nothing,
        Held::Pinch(..) => {
            // The finger that stays goes on looking around; it can press nothing any more.
            pointer.held = match pointer.fingers.first() {
                Some(&(other, _)) => Held::Slide(Hand::Finger(other)),
                None => Held::Nothing,
            };
        }
        Held::Ignored if pointer.fingers.is_empty() => pointer.held = Held::Nothing,
        _ => {}
    }
}

fn cancel(pointer: &mut Pointer, out: &mut MessageWriter<Pointing>, next: Held) {
    if matches!(pointer.held, Held::Press(..)) {
        out.write(Pointing::Cancel);
    }
    pointer.held = next;
}
