//! The shapes to pick from, and the tick that builds.

use bevy::prelude::*;
use bevy_egui::egui::{self, CornerRadius, Sense, Stroke, Ui, UiBuilder, Vec2, pos2};

use super::plan::{Choose, Plan, Tool, tools_over};
use crate::{
    app::{
        icons::{self, Icon},
        role::Role,
        screens::{Page, Panels},
        table::Table,
        theme::Palette,
        widgets::{self, Look},
    },
    games::{
        Game,
        cell_city::{Position, Shape, Way},
    },
};

pub(super) fn show(
    mut page: Page,
    panels: Res<Panels>,
    plan: Res<Plan>,
    table: Res<Table<Position>>,
    mut choices: MessageWriter<Choose>,
) {
    if panels.palette.height() < 1.0 {
        return;
    }
    let Some((mut ui, mut look, _)) = page.open() else {
        return;
    };
    let position = table.session().position();
    let tools = Tool::all(position);
    let open: Vec<Tool> = match plan.cell {
        Some((cell, _)) => tools_over(position, cell),
        None => tools.clone(),
    };
    let count = tools.len() + 1;
    let columns = if panels.wide { 2 } else { count };
    let gap = 6.0;
    let rows = count.div_ceil(columns);
    let width = ((panels.palette.width() + gap) / columns as f32 - gap).min(104.0);
    let height = ((panels.palette.height() + gap) / rows as f32 - gap).min(96.0);
    let left = panels.palette.center().x - ((width + gap) * columns as f32 - gap) / 2.0;
    let cell = |index: usize| {
        let corner = pos2(
            left + (index % columns) as f32 * (width + gap),
            panels.palette.top() + (index / columns) as f32 * (height + gap),
        );
        egui::Rect::from_min_size(corner, Vec2::new(width, height))
    };
    let yours = table.persons_turn();
    let pencil = position.to_move().map_or(look.palette.ink, |seat| {
        let session = table.session();
        Role::of(
            session.player_of(seat),
            &session.setup().players,
            look.words,
            look.palette,
        )
        .pencil
    });
    let left_over = position
        .to_move()
        .and_then(|seat| position.plazas_left(seat.side()));
    for (index, tool) in tools.iter().enumerate() {
        let limit = left_over.filter(|_| tool.shape == Shape::Plaza);
        let enabled = yours && open.contains(tool) && limit != Some(0);
        let mut child = ui.new_child(UiBuilder::new().max_rect(cell(index)).id_salt(index));
        let picked = plan.tool == Some(*tool) || (plan.cell.is_some() && enabled);
        if item(&mut child, &mut look, *tool, pencil, picked, enabled, limit) {
            choices.write(Choose::Tool(*tool));
        }
    }
    let ready = yours
        && plan
            .ghost
            .is_some_and(|ghost| position.check(ghost).is_ok());
    let mut child = ui.new_child(UiBuilder::new().max_rect(cell(tools.len())).id_salt("tick"));
    if tick(&mut child, &mut look, ready) {
        choices.write(Choose::Build);
    }
}

/// The name of a tool for tests and for those who can't see it.
fn key(tool: Tool) -> &'static str {
    match (tool.shape, tool.way) {
        (Shape::House, Way::Across) => "house-across",
        (Shape::House, Way::Down) => "house-down",
        (Shape::Workshop, Way::Across) => "workshop-across",
        (Shape::Workshop, Way::Down) => "workshop-down",
        (Shape::Plaza, _) => "plaza",
    }
}

/// The text key of a shape's name.
pub(super) const fn name(shape: Shape) -> &'static str {
    match shape {
        Shape::House => "shape-house",
        Shape::Workshop => "shape-workshop",
        Shape::Plaza => "shape-plaza",
    }
}

fn item(
    ui: &mut Ui,
    look: &mut Look,
    tool: Tool,
    pencil: egui::Color32,
    picked: bool,
    enabled: bool,
    limit: Option<u32>,
) -> bool {
    let palette = look.palette;
    let size = ui.max_rect().size();
    let (rect, response) = ui.allocate_exact_size(
        size,
        if enabled {
            Sense::click()
        } else {
            Sense::hover()
        },
    );
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(14), palette.panel);
    if picked {
        painter.rect_stroke(
            rect,
            CornerRadius::same(14),
            Stroke::new(2.5, palette.accent),
            egui::StrokeKind::Inside,
        );
    }
    let color = if enabled {
        pencil
    } else {
        palette.faint.gamma_multiply(0.5)
    };
    let unit = (rect.width().min(rect.height()) * 0.2).clamp(9.0, 15.0);
    let extent = match (tool.shape, tool.way) {
        (Shape::House, Way::Across) => Vec2::new(2.0, 1.0),
        (Shape::House, Way::Down) => Vec2::new(1.0, 2.0),
        (Shape::Workshop, Way::Across) => Vec2::new(3.0, 1.0),
        (Shape::Workshop, Way::Down) => Vec2::new(1.0, 3.0),
        (Shape::Plaza, _) => Vec2::new(2.0, 2.0),
    };
    let center = rect.center() - Vec2::new(0.0, rect.height() * 0.12);
    let shape = egui::Rect::from_center_size(center, extent * unit);
    painter.rect_filled(
        shape,
        CornerRadius::same(2),
        Palette::rubbed(palette.panel, color, 0.2),
    );
    painter.rect_stroke(
        shape,
        CornerRadius::same(2),
        Stroke::new(2.0, color),
        egui::StrokeKind::Middle,
    );
    let points = match limit {
        Some(left) => format!("{} · ×{left}", tool.shape.points()),
        None => tool.shape.points().to_string(),
    };
    let font = widgets::fitting_line(painter, &[&points], look.bold(16.0), rect.width() - 6.0);
    let lift = font.size * 0.5 + 6.0;
    painter.text(
        pos2(rect.center().x, rect.bottom() - lift),
        egui::Align2::CENTER_CENTER,
        points,
        font,
        color,
    );
    response.widget_info(|| {
        egui::WidgetInfo::selected(
            egui::WidgetType::RadioButton,
            enabled,
            picked,
            look.words.get(name(tool.shape)),
        )
    });
    widgets::focus_ring(ui, palette, &response);
    if enabled {
        look.seen.button(key(tool), &response);
    }
    response.clicked()
}

fn tick(ui: &mut Ui, look: &mut Look, ready: bool) -> bool {
    let palette = look.palette;
    let size = ui.max_rect().size();
    let (rect, response) = ui.allocate_exact_size(
        size,
        if ready {
            Sense::click()
        } else {
            Sense::hover()
        },
    );
    let (fill, ink) = if ready {
        (palette.accent, palette.on_accent)
    } else {
        (palette.panel, palette.faint.gamma_multiply(0.4))
    };
    ui.painter().rect_filled(rect, CornerRadius::same(14), fill);
    icons::paint(
        ui.painter(),
        Icon::Check,
        egui::Rect::from_center_size(rect.center(), Vec2::splat(28.0)),
        ink,
    );
    response.widget_info(|| {
        egui::WidgetInfo::labeled(
            egui::WidgetType::Button,
            ready,
            look.words.get("play-build"),
        )
    });
    widgets::focus_ring(ui, palette, &response);
    if ready {
        look.seen.button("play-build", &response);
    }
    response.clicked()
}
