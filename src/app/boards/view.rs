//! How the person looks at the board: whole, or a part of it from nearer.
//!
//! As long as nobody has touched it the view follows the board, however that grows. What is seen
//! from nearer stays where it is; the page lies over what reaches out of the board's area.

use bevy::prelude::*;

use super::{Board, Extent, Fit, Intent, Layout, OnBoard};
use crate::app::{
    pointer::{PanZoom, Pointing},
    sketch::{Mark, Sketch},
    table::Table,
    theme::{Palette, bevy_color, page_around},
};

/// The person's own view; none while it follows the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct View(Option<Near>);

#[derive(Clone, Copy, Debug, PartialEq)]
struct Near {
    /// The side of a square, in logical pixels.
    pitch: f32,
    /// What is in the middle of the board's area, in squares.
    center: Vec2,
}

impl View {
    /// Where a board stands, seen that way.
    pub(super) fn of(self, extent: Extent, area: Rect, window: Vec2) -> Fit {
        let whole = Fit::new(extent, area, window);
        self.0
            .and_then(|near| whole.nearer(extent, near.pitch, near.center))
            .unwrap_or(whole)
    }

    fn at(fit: &Fit) -> View {
        View(fit.is_part().then(|| Near {
            pitch: fit.pitch,
            center: fit.square(fit.area().center()),
        }))
    }

    /// The view after a change of it.
    fn changed(self, change: PanZoom, extent: Extent, fit: &Fit, whole: &Fit) -> View {
        let middle = fit.area().center();
        let to = |from: Vec2, to: Vec2, factor: f32| {
            let pitch = fit.pitch * factor;
            // What was at `from` is at `to`: so far from it is the middle.
            let center = fit.square(from) + (middle - to) / pitch;
            let near = whole.nearer(extent, pitch, center);
            near.map_or(View(None), |fit| View::at(&fit))
        };
        match change {
            PanZoom::To {
                from,
                to: at,
                factor,
            } => to(from, at, factor),
            PanZoom::By(factor) => to(middle, middle, factor),
            PanZoom::Whole => View(None),
            PanZoom::Show(square) if self.0.is_some() => {
                let at = fit.window_place(square);
                // With the square around it.
                let inner = fit.area().inflate(-fit.pitch * 0.6);
                to(
                    at,
                    at.clamp(inner.min.min(middle), inner.max.max(middle)),
                    1.0,
                )
            }
            PanZoom::Show(_) => self,
        }
    }
}

/// Changes the view as the person asks for.
pub(super) fn pan_zoom<G: Board>(
    mut changes: MessageReader<PanZoom>,
    table: Res<Table<G>>,
    mut layout: ResMut<Layout>,
) {
    let Some(mut fit) = layout.fit else {
        changes.clear();
        return;
    };
    for &change in changes.read() {
        let extent = table.shown().extent();
        let whole = fit.whole(extent);
        let view = layout.view.changed(change, extent, &fit, &whole);
        layout.view = view;
        // The next change of this frame begins where this one ends.
        fit = view.of(extent, fit.area(), fit.window());
    }
}

/// Two taps are one if they come so soon after each other, in seconds, and so near, in logical
/// pixels.
const SOON: f32 = 0.35;
const NEAR_BY: f32 = 32.0;

/// Squares smaller than this are worth a nearer look; a double tap makes them that large.
const SMALL: f32 = 44.0;
const EASY: f32 = 56.0;

/// Two taps that mean no move: from nearer the whole board again; where the squares are small, a
/// look at the place that was tapped.
pub(super) fn double_tap<G: Board>(
    mut pointings: MessageReader<Pointing>,
    mut intents: MessageReader<Intent<G>>,
    time: Res<Time<Real>>,
    table: Res<Table<G>>,
    layout: Res<Layout>,
    mut last: Local<Option<(f32, Vec2)>>,
    mut changes: MessageWriter<PanZoom>,
) {
    let now = time.elapsed_secs();
    let position = table.session().position();
    let plays = intents.read().any(|Intent(mv)| position.check(*mv).is_ok());
    for pointing in pointings.read() {
        match *pointing {
            Pointing::Cancel => *last = None,
            Pointing::Release(at) => {
                let first = last.replace((now, at));
                let again =
                    first.is_some_and(|(then, by)| now - then < SOON && by.distance(at) < NEAR_BY);
                if !again || plays {
                    continue;
                }
                *last = None;
                match layout.fit {
                    Some(fit) if fit.is_part() => _ = changes.write(PanZoom::Whole),
                    Some(fit) if fit.pitch < SMALL => {
                        changes.write(PanZoom::To {
                            from: at,
                            to: fit.area().center(),
                            factor: EASY / fit.pitch,
                        });
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    if plays {
        *last = None;
    }
}

/// The page around a board of which only a part is seen.
#[derive(Component)]
pub(super) struct Around;

/// Above all that lies on a board, below the hands.
const HEIGHT: f32 = 5.6;

/// What the page around was laid for.
type Laid = (Fit, Option<Vec2>, bool);

/// Covers what reaches out of the board's area with the page, and marks on its edge in which
/// direction the last move lies, where that isn't in sight.
pub(super) fn lay_page<G: Board>(
    mut commands: Commands,
    table: Res<Table<G>>,
    palette: Res<Palette>,
    layout: Res<Layout>,
    standing: Query<Entity, With<Around>>,
    mut laid: Local<Option<Laid>>,
) {
    let Some(fit) = layout.fit.filter(Fit::is_part) else {
        for entity in &standing {
            commands.entity(entity).despawn();
        }
        *laid = None;
        return;
    };
    let last = table.last_move().map(|(_, mv)| G::place(&mv));
    let away = last.filter(|&place| !fit.is_in_sight(place));
    let wanted = Some((fit, away, palette.dark));
    if *laid == wanted && !standing.is_empty() {
        return;
    }
    *laid = wanted;
    for entity in &standing {
        commands.entity(entity).despawn();
    }
    let area = fit.area();
    let mut marks = page_around(fit.window(), area, &palette);
    let corners = Rect::from_corners(fit.of_window(area.min), fit.of_window(area.max));
    let color = bevy_color(palette.faint, 0.8);
    marks.push(Mark::Stroke {
        points: edge(corners),
        width: 1.5,
        color,
    });
    if let Some(place) = away {
        let at = fit.window_place(place).clamp(area.min, area.max);
        marks.push(Mark::Dot {
            center: fit.of_window(at),
            radius: 6.0,
            color: bevy_color(palette.accent, 1.0),
        });
    }
    commands.spawn((
        OnBoard,
        Around,
        Sketch::new(marks),
        Transform::from_xyz(0.0, 0.0, HEIGHT),
    ));
}

fn edge(rect: Rect) -> Vec<Vec2> {
    let (min, max) = (rect.min, rect.max);
    vec![
        min,
        Vec2::new(max.x, min.y),
        max,
        Vec2::new(min.x, max.y),
        min,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXTENT: Extent = Extent {
        squares: Vec2::new(11.0, 6.0),
        before: Vec2::ZERO,
        after: Vec2::ZERO,
    };
    const AREA: Rect = Rect {
        min: Vec2::new(0.0, 100.0),
        max: Vec2::new(360.0, 460.0),
    };
    const WINDOW: Vec2 = Vec2::new(360.0, 740.0);

    fn after(view: View, change: PanZoom) -> View {
        let fit = view.of(EXTENT, AREA, WINDOW);
        view.changed(change, EXTENT, &fit, &Fit::new(EXTENT, AREA, WINDOW))
    }

    fn square(view: View, at: Vec2) -> Vec2 {
        view.of(EXTENT, AREA, WINDOW).square(at)
    }

    #[test]
    fn a_pinch_zooms_about_the_middle_of_the_fingers() {
        let (from, to) = (Vec2::new(180.0, 280.0), Vec2::new(170.0, 290.0));
        let before = square(View::default(), from);
        let factor = 2.0;
        let view = after(View::default(), PanZoom::To { from, to, factor });
        assert!(square(view, to).distance(before) < 0.05);
        let pitch = view.of(EXTENT, AREA, WINDOW).pitch;
        assert_eq!(pitch, 2.0 * Fit::new(EXTENT, AREA, WINDOW).pitch);
    }

    #[test]
    fn the_whole_board_can_not_be_slid_away() {
        let (from, to) = (Vec2::new(180.0, 280.0), Vec2::new(20.0, 280.0));
        let slid = PanZoom::To {
            from,
            to,
            factor: 1.0,
        };
        assert_eq!(after(View::default(), slid), View::default());
    }

    #[test]
    fn zoomed_out_again_the_view_follows_the_board() {
        let near = after(View::default(), PanZoom::By(2.0));
        assert_ne!(near, View::default());
        assert_eq!(after(near, PanZoom::By(0.5)), View::default());
        assert_eq!(after(near, PanZoom::Whole), View::default());
    }

    #[test]
    fn what_is_to_be_shown_comes_into_sight_and_what_is_there_stays() {
        let near = after(View::default(), PanZoom::By(2.5));
        let far = Vec2::new(10.5, 3.0);
        assert!(!near.of(EXTENT, AREA, WINDOW).is_in_sight(far));
        let shown = after(near, PanZoom::Show(far));
        assert!(shown.of(EXTENT, AREA, WINDOW).is_in_sight(far));
        let here = Vec2::new(5.5, 3.0);
        assert_eq!(after(near, PanZoom::Show(here)), near);
        assert_eq!(after(View::default(), PanZoom::Show(far)), View::default());
    }

    #[test]
    fn a_nearer_view_stays_where_it_is_when_the_board_grows() {
        let near = after(View::default(), PanZoom::By(2.0));
        let grown = Extent {
            squares: EXTENT.squares + 1.0,
            before: Vec2::ONE,
            ..EXTENT
        };
        let (before, now) = (near.of(EXTENT, AREA, WINDOW), near.of(grown, AREA, WINDOW));
        assert_eq!(before.window_place(Vec2::ONE), now.window_place(Vec2::ONE));
    }

    #[test]
    fn a_slow_pinch_zooms_too() {
        let at = Vec2::new(180.0, 280.0);
        let little = PanZoom::To {
            from: at,
            to: at,
            factor: 1.005,
        };
        let view = (0..100).fold(View::default(), |view, _| after(view, little));
        let pitch = view.of(EXTENT, AREA, WINDOW).pitch;
        assert!(pitch > 1.6 * Fit::new(EXTENT, AREA, WINDOW).pitch);
    }
}
