//! The small drawings beside the games' names.

use bevy_egui::egui::{self, CornerRadius, Stroke, Ui, pos2, vec2};

use crate::{app::theme::Palette, games::GameKind};

/// What stands at the left of a tile.
#[derive(Clone, Copy)]
pub(super) enum Picture {
    Game(GameKind),
    Daily,
}

/// A small drawing of the game.
pub(super) fn paint(ui: &Ui, palette: &Palette, picture: Picture, rect: egui::Rect) {
    use crate::session::PlayerColor::{Blue, Green, Red};
    let painter = ui.painter();
    let at = |x: f32, y: f32| rect.min + vec2(x * rect.width(), y * rect.height());
    let (green, blue, red) = (
        palette.pencil(Green),
        palette.pencil(Blue),
        palette.pencil(Red),
    );
    let hatched = |from: egui::Pos2, to: egui::Pos2, color: egui::Color32| {
        let place = egui::Rect::from_two_pos(from, to);
        painter.rect_filled(
            place,
            CornerRadius::same(2),
            Palette::rubbed(palette.panel, color, 0.18),
        );
        let steps = (place.width() / 5.0) as i32;
        for step in 1..steps {
            let x = place.left() + step as f32 * 5.0;
            painter.line_segment(
                [
                    pos2(x + 2.0, place.top() + 2.0),
                    pos2(x - 2.0, place.bottom() - 2.0),
                ],
                Stroke::new(1.2, Palette::rubbed(palette.panel, color, 0.6)),
            );
        }
        painter.rect_stroke(
            place,
            CornerRadius::same(2),
            Stroke::new(2.0, color),
            egui::StrokeKind::Middle,
        );
    };
    match picture {
        Picture::Game(GameKind::CellCity) => {
            hatched(at(0.0, 0.0), at(0.48, 0.48), green);
            hatched(at(0.54, 0.0), at(1.0, 0.22), blue);
            hatched(at(0.54, 0.28), at(0.76, 1.0), green);
            hatched(at(0.0, 0.54), at(0.48, 0.76), blue);
        }
        Picture::Game(GameKind::Domains) => {
            hatched(at(0.0, 0.0), at(0.32, 0.32), blue);
            hatched(at(0.34, 0.34), at(0.66, 0.66), blue);
            hatched(at(0.68, 0.0), at(1.0, 0.32), red);
            hatched(at(0.34, 0.68), at(0.66, 1.0), red);
            for row in 0..3 {
                for column in 0..3 {
                    let block = egui::Rect::from_min_size(
                        at(column as f32 * 0.34, row as f32 * 0.34),
                        vec2(rect.width() * 0.32, rect.height() * 0.32),
                    );
                    painter.rect_stroke(
                        block,
                        CornerRadius::same(2),
                        Stroke::new(1.2, palette.faint),
                        egui::StrokeKind::Middle,
                    );
                }
            }
        }
        // Three cards around a land.
        Picture::Game(GameKind::NewLands) => {
            hatched(at(0.36, 0.36), at(0.64, 0.64), red);
            for (from, to) in [
                ((0.36, 0.0), (0.64, 0.32)),
                ((0.04, 0.34), (0.32, 0.66)),
                ((0.68, 0.34), (0.96, 0.66)),
            ] {
                let card = egui::Rect::from_two_pos(at(from.0, from.1), at(to.0, to.1));
                painter.rect_stroke(
                    card,
                    CornerRadius::same(3),
                    Stroke::new(2.0, palette.ink),
                    egui::StrokeKind::Middle,
                );
            }
        }
        Picture::Game(GameKind::Dots) | Picture::Daily => {
            hatched(at(0.36, 0.36), at(0.66, 0.66), blue);
            for (from, to) in [
                ((0.05, 0.05), (0.36, 0.05)),
                ((0.66, 0.66), (0.66, 0.97)),
                ((0.36, 0.05), (0.36, 0.36)),
            ] {
                painter.line_segment([at(from.0, from.1), at(to.0, to.1)], Stroke::new(3.0, red));
            }
            for row in 0..4 {
                for column in 0..4 {
                    let dot = at(0.05 + column as f32 * 0.305, 0.05 + row as f32 * 0.305);
                    painter.circle_filled(dot, 2.6, palette.ink);
                }
            }
            if matches!(picture, Picture::Daily) {
                painter.circle_filled(at(1.0, 0.0), 8.0, palette.accent);
            }
        }
    }
}
