//! The hand: seven tiles to choose from, shown to their holder alone.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, CornerRadius, FontId, Sense, Stroke, Ui, UiBuilder, Vec2, pos2,
    text::{LayoutJob, TextWrapping},
};

use super::plan::{PickTile, Plan};
use crate::{
    app::{
        role::Role,
        screens::{Page, Panels},
        table::Table,
        theme::{Palette, bold},
        widgets::{self, Look},
    },
    games::{
        Seat,
        domains::{Digit, Position},
    },
};

/// The largest side of a tile, in logical pixels.
const LARGEST: f32 = 64.0;
const GAP: f32 = 5.0;

/// The side of a small tile, of a hand that is open beside the one that is played from.
const OTHER: f32 = 21.0;

/// Tiles in a hand that was dealt: fewer don't make the others larger.
const TILES: usize = 7;

pub(super) fn show(
    mut page: Page,
    panels: Res<Panels>,
    plan: Res<Plan>,
    table: Res<Table<Position>>,
    mut picks: MessageWriter<PickTile>,
) {
    let mut room = panels.palette;
    let Some(viewer) = table.viewer().filter(|_| room.height() > 1.0) else {
        return;
    };
    let Some((mut ui, mut look, _)) = page.open() else {
        return;
    };
    let session = table.session();
    let position = session.position();
    let other = [Seat::FIRST, Seat::SECOND][1 - viewer.side().index()];
    if table.is_open(other) {
        let (main, line) = room.split_top_bottom_at_y(room.bottom() - OTHER);
        room = main.with_max_y(main.bottom() - GAP);
        open_hand(&ui, &look, &table, other, line);
    }
    let tiles = position.hand(viewer).tiles();
    let columns = if panels.wide {
        3
    } else {
        TILES.max(tiles.len())
    };
    let side = ((room.width() + GAP) / columns as f32 - GAP)
        .min(LARGEST)
        .min(if panels.wide { LARGEST } else { room.height() });
    let in_row = columns.min(tiles.len().max(1));
    let left = room.center().x - ((side + GAP) * in_row as f32 - GAP) / 2.0;
    let yours = table.persons_turn() && position.turn().seat == viewer;
    let role = Role::of(
        session.player_of(viewer),
        &session.setup().players,
        look.words,
        look.palette,
    );
    for (number, &digit) in tiles.iter().enumerate() {
        let corner = pos2(
            left + (number % columns) as f32 * (side + GAP),
            room.top() + (number / columns) as f32 * (side + GAP),
        );
        let place = egui::Rect::from_min_size(corner, Vec2::splat(side));
        let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt(number));
        // Of equal tiles the first one is taken up.
        let first = tiles.iter().position(|&other| other == digit) == Some(number);
        let chosen = yours && plan.tile == Some(digit) && first;
        if tile(&mut child, &mut look, digit, role.pencil, chosen, yours) {
            picks.write(PickTile(digit));
        }
    }
}

/// The other hand where hands are open: its player's name and its tiles, small.
fn open_hand(ui: &Ui, look: &Look, table: &Table<Position>, seat: Seat, line: egui::Rect) {
    let session = table.session();
    let players = &session.setup().players;
    let role = Role::of(session.player_of(seat), players, look.words, look.palette);
    let tiles = session.position().hand(seat).tiles();
    let step = OTHER + 3.0;
    let left = line.right() - step * tiles.len() as f32;
    let mut job =
        LayoutJob::simple_singleline(role.name, FontId::proportional(16.0), look.palette.faint);
    job.wrap = TextWrapping::truncate_at_width((left - line.left() - GAP).max(0.0));
    let painter = ui.painter();
    let name = painter.layout_job(job);
    let top = line.center().y - name.size().y / 2.0;
    painter.galley(pos2(line.left(), top), name, look.palette.faint);
    for (number, digit) in tiles.iter().enumerate() {
        let corner = pos2(left + step * number as f32, line.top());
        let face = egui::Rect::from_min_size(corner, Vec2::splat(OTHER));
        painter.rect_filled(face, CornerRadius::same(5), look.palette.raised);
        let rim = Stroke::new(1.0, role.pencil);
        painter.rect_stroke(face, CornerRadius::same(5), rim, egui::StrokeKind::Inside);
        painter.text(
            face.center(),
            egui::Align2::CENTER_CENTER,
            digit.to_string(),
            FontId::new(16.0, bold()),
            role.pencil,
        );
    }
}

fn tile(
    ui: &mut Ui,
    look: &mut Look,
    digit: Digit,
    pencil: egui::Color32,
    chosen: bool,
    enabled: bool,
) -> bool {
    let palette = look.palette;
    let sense = if enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(ui.max_rect().size(), sense);
    // A chosen tile is lifted.
    let face = if chosen {
        rect.translate(Vec2::new(0.0, -3.0))
    } else {
        rect
    };
    let fill = if chosen {
        Palette::rubbed(palette.raised, palette.accent, 0.35)
    } else {
        palette.raised
    };
    let color = if enabled {
        pencil
    } else {
        Palette::rubbed(palette.raised, pencil, 0.5)
    };
    let rim = if chosen {
        Stroke::new(3.0, palette.accent)
    } else {
        Stroke::new(1.5, color)
    };
    let painter = ui.painter();
    painter.rect_filled(face, CornerRadius::same(10), fill);
    painter.rect_stroke(face, CornerRadius::same(10), rim, egui::StrokeKind::Inside);
    painter.text(
        face.center(),
        egui::Align2::CENTER_CENTER,
        digit.to_string(),
        FontId::new((rect.height() * 0.58).round(), bold()),
        color,
    );
    let name = look.words.with("tile", &[("digit", digit.get().into())]);
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, enabled, chosen, &name)
    });
    widgets::focus_ring(ui, palette, &response);
    if enabled {
        look.seen.button(&format!("tile-{digit}"), &response);
    }
    response.clicked()
}
