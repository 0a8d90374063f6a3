//! Where the panels of the play screen lie, and what they leave to the board.

use bevy::prelude::Resource;
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2};

/// The parts of the play screen, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Panels {
    pub score: Rect,
    /// The line that tells what may be done, or what happened.
    pub prompt: Rect,
    pub palette: Rect,
    /// Undo, hint, rules, menu.
    pub bar: Rect,
    pub board: Rect,
    /// The card that takes the place of prompt and bar, if there is one.
    pub card: Rect,
    /// The panels stand beside the board, not above and below it.
    pub wide: bool,
}

impl Default for Panels {
    fn default() -> Self {
        Panels::new(
            Rect::from_min_size(Pos2::ZERO, Vec2::new(360.0, 640.0)),
            0.0,
            Foot::Bar,
        )
    }
}

/// What lies at the foot of the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Foot {
    /// The prompt and the bar with the buttons.
    Bar,
    /// The curtain covers the prompt, the palette and the bar; the board keeps its place.
    Curtain,
    /// The card of the guided game, this high; beside the board it lies under the score.
    Lesson(f32),
    /// The card of the end, this high; beside the board it has the whole right column.
    End(f32),
}

const GAP: f32 = 8.0;
/// How much further than the panels the board may reach on a phone.
const EDGE: f32 = 6.0;
const SCORE: f32 = 76.0;
const PROMPT: f32 = 50.0;
const BAR: f32 = 66.0;
/// On large screens the panels stay together with the board instead of drifting to the edges.
const WIDEST: f32 = 1180.0;
const WIDEST_UPRIGHT: f32 = 860.0;

impl Panels {
    /// Lays out a screen. `palette` is the height that the game's palette needs.
    pub fn new(screen: Rect, palette: f32, foot: Foot) -> Panels {
        if screen.width() > screen.height() * 1.1 {
            Panels::beside(screen, palette, foot)
        } else {
            Panels::stacked(screen, palette, foot)
        }
    }

    fn stacked(screen: Rect, palette: f32, foot: Foot) -> Panels {
        let screen = narrowed(screen, WIDEST_UPRIGHT).shrink(GAP);
        let row = |top: f32, height: f32| {
            Rect::from_min_max(pos2(screen.left(), top), pos2(screen.right(), top + height))
        };
        let (low, prompt) = match foot {
            Foot::Bar | Foot::Curtain => (BAR, PROMPT),
            Foot::Lesson(height) | Foot::End(height) => (height, 0.0),
        };
        let bar = row(screen.bottom() - low, low);
        let palette = row(
            bar.top() - palette - if palette > 0.0 { GAP } else { 0.0 },
            palette,
        );
        let prompt = row(palette.top() - prompt - 4.0, prompt);
        let score = row(screen.top(), SCORE);
        let bottom = prompt.top() - 4.0;
        // The board may come nearer to the edges than the panels: a square more counts there.
        let board = Rect::from_min_max(
            pos2(screen.left() - EDGE, score.bottom() + 4.0),
            pos2(screen.right() + EDGE, bottom),
        );
        Panels {
            score,
            prompt,
            palette,
            bar,
            board,
            card: if foot == Foot::Curtain {
                prompt.union(bar)
            } else {
                bar
            },
            wide: false,
        }
    }

    fn beside(screen: Rect, palette: f32, foot: Foot) -> Panels {
        let screen = narrowed(screen, WIDEST.max(screen.height() + 560.0)).shrink(GAP);
        let side = (screen.width() * 0.235).clamp(160.0, 280.0);
        let left = Rect::from_min_max(screen.min, pos2(screen.left() + side, screen.bottom()));
        let right = Rect::from_min_max(pos2(screen.right() - side, screen.top()), screen.max);
        let score_height = (screen.height() * 0.5).clamp(150.0, 240.0);
        let score = Rect::from_min_max(left.min, pos2(left.right(), left.top() + score_height));
        let prompt = Rect::from_min_max(pos2(left.left(), score.bottom() + GAP), left.max);
        let bar_height = 2.0 * BAR + GAP;
        let bar = Rect::from_min_max(pos2(right.left(), right.bottom() - bar_height), right.max);
        let palette_height = if palette > 0.0 {
            bar.top() - GAP - right.top()
        } else {
            0.0
        };
        let palette =
            Rect::from_min_max(right.min, pos2(right.right(), right.top() + palette_height));
        let board = Rect::from_min_max(
            pos2(left.right() + GAP, screen.top()),
            pos2(right.left() - GAP, screen.bottom()),
        );
        let card = match foot {
            Foot::End(_) | Foot::Curtain => right,
            Foot::Bar | Foot::Lesson(_) => prompt,
        };
        Panels {
            score,
            prompt,
            palette,
            bar,
            board,
            card,
            wide: true,
        }
    }
}

fn narrowed(screen: Rect, width: f32) -> Rect {
    let width = screen.width().min(width);
    Rect::from_center_size(screen.center(), Vec2::new(width, screen.height()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREENS: [(f32, f32); 7] = [
        (360.0, 640.0),
        (360.0, 740.0),
        (740.0, 360.0),
        (640.0, 360.0),
        (820.0, 1180.0),
        (1180.0, 820.0),
        (1440.0, 900.0),
    ];

    #[test]
    fn nothing_overlaps_and_all_lies_on_the_screen() {
        for (width, height) in SCREENS {
            for palette in [0.0, 92.0] {
                let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(width, height));
                let panels = Panels::new(screen, palette, Foot::Bar);
                let mut all = vec![panels.score, panels.prompt, panels.bar, panels.board];
                if palette > 0.0 {
                    all.push(panels.palette);
                }
                for (index, one) in all.iter().enumerate() {
                    assert!(screen.contains_rect(*one), "{width}x{height}: {one:?}");
                    for other in &all[index + 1..] {
                        assert!(
                            !one.shrink(0.1).intersects(*other),
                            "{width}x{height}: {one:?} {other:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_board_of_seven_has_room_for_a_finger() {
        for (width, height) in SCREENS {
            let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(width, height));
            let board = Panels::new(screen, 92.0, Foot::Bar).board;
            let pitch = board.width().min(board.height()) / 7.6;
            assert!(pitch >= 36.0, "{width}x{height}: {pitch}");
        }
    }
}
