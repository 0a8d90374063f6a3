//! Where the panels of the play screen lie, and what they leave to the board.

use bevy::prelude::Resource;
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2};

use crate::app::theme::TextScale;

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
            TextScale::default(),
        )
    }
}

/// What lies at the foot of the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Foot {
    /// The prompt and the bar with the buttons.
    Bar,
    /// The curtain covers the prompt, the palette and the bar, or more where it must be this high; the
    /// board keeps its place.
    Curtain(f32),
    /// The card of the guided game, this high at most; beside the board it lies under the score.
    Lesson(f32),
    /// The card of the end, this high at most; beside the board it stands in the right column.
    End(f32),
}

const GAP: f32 = 8.0;
/// How much further than the panels the board may reach on a phone.
const EDGE: f32 = 6.0;
const SCORE: f32 = 76.0;
const PROMPT: f32 = 50.0;
const BAR: f32 = 66.0;
/// How much higher the score and the prompt would be for texts of double size.
const SCORE_GROWTH: f32 = 60.0;
const PROMPT_GROWTH: f32 = 40.0;
/// What of the width a square board keeps while the panels grow.
const BOARD: f32 = 0.92;
/// What of the width the board keeps above a high card, which scrolls.
const BOARD_BY_CARD: f32 = 0.5;
/// On large screens the panels stay together with the board instead of drifting to the edges.
const WIDEST: f32 = 1180.0;
const WIDEST_UPRIGHT: f32 = 860.0;

impl Panels {
    /// Lays out a screen. `palette` is the height that the game's palette needs.
    pub fn new(screen: Rect, palette: f32, foot: Foot, text: TextScale) -> Panels {
        if screen.width() > screen.height() * 1.1 {
            Panels::beside(screen, palette, foot)
        } else {
            Panels::stacked(screen, palette, foot, text)
        }
    }

    fn stacked(screen: Rect, palette: f32, foot: Foot, text: TextScale) -> Panels {
        let screen = narrowed(screen, WIDEST_UPRIGHT).shrink(GAP);
        let growth = growth(screen, palette, text);
        let (score, prompt) = (
            SCORE + growth * SCORE_GROWTH,
            PROMPT + growth * PROMPT_GROWTH,
        );
        let row = |top: f32, height: f32| {
            Rect::from_min_max(pos2(screen.left(), top), pos2(screen.right(), top + height))
        };
        let highest = screen.height() - score - 12.0 - screen.width() * BOARD_BY_CARD;
        let palette_gap = if palette > 0.0 { GAP } else { 0.0 };
        let (low, prompt) = match foot {
            Foot::Bar | Foot::Curtain(_) => (BAR, prompt),
            Foot::Lesson(height) | Foot::End(height) => {
                (height.min(highest - palette - palette_gap), 0.0)
            }
        };
        let bar = row(screen.bottom() - low, low);
        let palette = row(bar.top() - palette - palette_gap, palette);
        let prompt = row(palette.top() - prompt - 4.0, prompt);
        let score = row(screen.top(), score);
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
            card: match foot {
                Foot::Curtain(height) => {
                    let covered = prompt.union(bar);
                    let top = bar.bottom() - height.min(highest);
                    covered.with_min_y(covered.top().min(top))
                }
                _ => bar,
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
        let as_high = |column: Rect, height: f32| {
            column.with_max_y(column.bottom().min(column.top() + height))
        };
        let card = match foot {
            Foot::Curtain(_) => right,
            Foot::End(height) => as_high(right, height),
            Foot::Lesson(height) => as_high(prompt, height),
            Foot::Bar => prompt,
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

/// How much of what larger texts want for score and prompt there is, from 0 to 1 for double size: the
/// board has its room first.
fn growth(screen: Rect, palette: f32, text: TextScale) -> f32 {
    let gaps = 12.0 + if palette > 0.0 { GAP } else { 0.0 };
    let board = (screen.width() + 2.0 * EDGE) * BOARD;
    let spare = screen.height() - SCORE - PROMPT - BAR - palette - gaps - board;
    let wanted = text.factor() - 1.0;
    wanted.min(spare / (SCORE_GROWTH + PROMPT_GROWTH)).max(0.0)
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
            for (palette, text) in [(0.0, 1.0), (92.0, 1.0), (0.0, 2.0), (128.0, 2.0)] {
                let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(width, height));
                let panels = Panels::new(screen, palette, Foot::Bar, TextScale::new(text));
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
            for text in [1.0, 2.0] {
                let board = Panels::new(screen, 92.0, Foot::Bar, TextScale::new(text)).board;
                let pitch = board.width().min(board.height()) / 7.6;
                assert!(pitch >= 36.0, "{width}x{height}, text {text}: {pitch}");
            }
        }
    }

    #[test]
    fn larger_texts_take_what_the_board_can_spare() {
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(360.0, 740.0));
        let panels =
            |palette: f32, text: f32| Panels::new(screen, palette, Foot::Bar, TextScale::new(text));
        let (usual, double) = (panels(0.0, 1.0), panels(0.0, 2.0));
        assert_eq!(double.score.height(), usual.score.height() + SCORE_GROWTH);
        assert!(double.board.height() >= double.board.width() * BOARD);
        let lands = panels(128.0, 2.0);
        assert!(lands.score.height() > usual.score.height());
        assert!(lands.board.height() >= lands.board.width() * BOARD - 0.1);
    }

    #[test]
    fn a_high_card_leaves_half_a_board() {
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(360.0, 740.0));
        for (palette, foot) in [(0.0, Foot::End(900.0)), (128.0, Foot::Lesson(900.0))] {
            let panels = Panels::new(screen, palette, foot, TextScale::new(2.0));
            assert!(panels.board.height() >= panels.card.width() * BOARD_BY_CARD - 0.1);
            assert!(panels.board.bottom() < panels.card.top() - palette);
        }
    }
}
