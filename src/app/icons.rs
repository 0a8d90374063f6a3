//! Icons drawn with the same pen as everything else: no font has them all.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2};

/// What an icon stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Undo,
    Redo,
    Hint,
    Rules,
    Menu,
    Back,
    Settings,
    Statistics,
    Check,
    Turn,
}

/// Draws an icon in the middle of `rect`.
pub fn paint(painter: &Painter, icon: Icon, rect: Rect, color: Color32) {
    let size = rect.width().min(rect.height());
    let stroke = Stroke::new((size * 0.1).clamp(1.8, 3.0), color);
    let at = |x: f32, y: f32| rect.center() + Vec2::new(x, y) * size / 2.0;
    let line = |points: &[Pos2]| painter.add(Shape::line(points.to_vec(), stroke));
    match icon {
        Icon::Undo | Icon::Redo => {
            let flip = if icon == Icon::Undo { 1.0 } else { -1.0 };
            let bow: Vec<Pos2> = (0..=14)
                .map(|step| {
                    let angle = (200.0 + step as f32 * 16.0_f32).to_radians();
                    at(
                        flip * (0.05 + angle.cos() * 0.62),
                        0.16 + angle.sin() * 0.62,
                    )
                })
                .collect();
            let tip = bow[0];
            painter.add(Shape::line(bow, stroke));
            let barb = |x: f32, y: f32| tip + Vec2::new(flip * x, y) * size / 2.0;
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
        Icon::Settings => {
            for (y, knob) in [(-0.5, 0.3), (0.0, -0.3), (0.5, 0.15)] {
                line(&[at(-0.7, y), at(0.7, y)]);
                painter.circle_filled(at(knob, y), size * 0.09, color);
            }
        }
        Icon::Statistics => {
            for (x, top) in [(-0.5, 0.1), (0.0, -0.55), (0.5, -0.2)] {
                line(&[at(x, 0.6), at(x, top)]);
            }
        }
        Icon::Check => _ = line(&[at(-0.6, 0.05), at(-0.15, 0.5), at(0.65, -0.5)]),
        Icon::Turn => {
            let bow: Vec<Pos2> = (0..=16)
                .map(|step| {
                    let angle = (-60.0 + step as f32 * 18.0_f32).to_radians();
                    at(angle.cos() * 0.6, angle.sin() * 0.6)
                })
                .collect();
            let tip = bow[0];
            painter.add(Shape::line(bow, stroke));
            line(&[
                tip + Vec2::new(-0.3, -0.15) * size / 2.0,
                tip,
                pos2(tip.x + size * 0.03, tip.y + size * 0.2),
            ]);
        }
    }
}
