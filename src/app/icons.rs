//! Icons drawn with the same pen as everything else: no font has them all.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2};

/// What an icon stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Undo,
    Hint,
    Rules,
    Menu,
    Back,
    Check,
}

/// Draws an icon in the middle of `rect`.
pub fn paint(painter: &Painter, icon: Icon, rect: Rect, color: Color32) {
    let size = rect.width().min(rect.height());
    let stroke = Stroke::new((size * 0.1).clamp(1.8, 3.0), color);
    let at = |x: f32, y: f32| rect.center() + Vec2::new(x, y) * size / 2.0;
    let line = |points: &[Pos2]| painter.add(Shape::line(points.to_vec(), stroke));
    match icon {
        Icon::Undo => {
            let bow: Vec<Pos2> = (0..=14)
                .map(|step| {
                    let angle = (200.0 + step as f32 * 16.0_f32).to_radians();
                    at(0.05 + angle.cos() * 0.62, 0.16 + angle.sin() * 0.62)
                })
                .collect();
            let tip = bow[0];
            painter.add(Shape::line(bow, stroke));
            let barb = |x: f32, y: f32| tip + Vec2::new(x, y) * size / 2.0;
            line(&[barb(-0.18, -0.42), tip, barb(0.42, -0.12)]);
        }
        Icon::Hint => {
            let bulb: Vec<Pos2> = (0..=20)
                .map(|step| {
                    let angle = (130.0 + step as f32 * 14.0_f32).to_radians();
                    at(angle.cos() * 0.5, -0.18 + angle.sin() * 0.5)
                })
                .collect();
            let (left, right) = (bulb[0], bulb[20]);
            painter.add(Shape::line(bulb, stroke));
            line(&[left, at(-0.2, 0.48), at(0.2, 0.48), right]);
            line(&[at(-0.16, 0.74), at(0.16, 0.74)]);
        }
        Icon::Rules => {
            for (y, right) in [(-0.5, 0.6), (0.0, 0.6), (0.5, 0.2)] {
                line(&[at(-0.6, y), at(right, y)]);
            }
        }
        Icon::Menu => {
            for (x, y) in [(-0.35, -0.35), (0.35, -0.35), (-0.35, 0.35), (0.35, 0.35)] {
                painter.rect_stroke(
                    Rect::from_center_size(at(x, y), Vec2::splat(size * 0.24)),
                    2.0,
                    stroke,
                    bevy_egui::egui::StrokeKind::Middle,
                );
            }
        }
        Icon::Back => _ = line(&[at(0.25, -0.55), at(-0.35, 0.0), at(0.25, 0.55)]),
        Icon::Check => _ = line(&[at(-0.6, 0.05), at(-0.15, 0.5), at(0.65, -0.5)]),
    }
}
