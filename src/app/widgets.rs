//! The few controls that every screen is made of.

mod fitting;
mod pair;
mod sheet;

pub use fitting::{fitting, fitting_line};
pub use pair::pair;
pub use sheet::sheet;

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Frame, Margin, Response, RichText, Sense, Stroke, Ui,
    Vec2,
    accesskit::{Live, Node, Role},
};

use super::{
    icons::{self, Icon},
    language::Words,
    probe::Seen,
    theme::{Palette, TextScale, bold},
};

/// What every control needs to look and read right.
pub struct Look<'a> {
    pub words: &'a Words,
    pub palette: &'a Palette,
    pub text: TextScale,
    pub seen: &'a mut Seen,
}

impl Look<'_> {
    /// The font of texts, in logical pixels as they are where texts are as large as usual.
    pub fn font(&self, usual: f32) -> FontId {
        FontId::proportional(self.text.size(usual))
    }

    /// The font of what stands out.
    pub fn bold(&self, usual: f32) -> FontId {
        FontId::new(self.text.size(usual), bold())
    }
}

/// Least height of anything that is tapped, in logical pixels.
pub const TOUCH: f32 = 48.0;

/// A sheet of the panel's colour, rounded, that holds what `add` puts on it.
pub fn card<R>(ui: &mut Ui, palette: &Palette, add: impl FnOnce(&mut Ui) -> R) -> R {
    Frame::new()
        .fill(palette.panel)
        .corner_radius(CornerRadius::same(18))
        .inner_margin(Margin::symmetric(16, 14))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui)
        })
        .inner
}

/// The size of a button's text.
const BUTTON: f32 = 17.0;
/// What a button is wider than its text at least.
const BUTTON_MARGIN: f32 = 20.0;

/// A full-width button with a text in the middle; the main one of a screen wears the accent.
pub fn button(ui: &mut Ui, look: &mut Look, key: &str, text: &str, main: bool) -> Response {
    let palette = look.palette;
    let (fill, ink) = if main {
        (palette.accent, palette.on_accent)
    } else {
        (palette.raised, palette.ink)
    };
    let width = ui.available_width();
    let room = width - BUTTON_MARGIN;
    let endless = Vec2::new(room, f32::INFINITY);
    let font = fitting(ui.painter(), text, look.bold(BUTTON), endless);
    let job = egui::text::LayoutJob {
        halign: egui::Align::Center,
        ..egui::text::LayoutJob::simple(text.to_owned(), font, ink, room)
    };
    let label = ui.painter().layout_job(job);
    let height = (label.size().y + 20.0).max(52.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    let fill = if response.is_pointer_button_down_on() {
        Palette::rubbed(palette.accent, palette.ink, 0.15)
    } else if response.hovered() && !main {
        Palette::rubbed(palette.raised, palette.accent, 0.25)
    } else {
        fill
    };
    ui.painter().rect_filled(rect, CornerRadius::same(16), fill);
    if !main {
        rim(ui, palette, rect, 16);
    }
    let top = rect.center().y - label.size().y / 2.0;
    ui.painter()
        .galley(egui::pos2(rect.center().x, top), label, ink);
    named(&response, text);
    focus_ring(ui, palette, &response);
    look.seen.button(key, &response);
    response
}

/// One of a row of choices; the chosen one is outlined in the accent.
pub fn choice(ui: &mut Ui, look: &mut Look, key: &str, text: &str, chosen: bool) -> Response {
    let size = look.text.size(BUTTON);
    choice_of_size(ui, look, key, text, chosen, size)
}

/// The same with a text of that size, in logical pixels.
pub fn choice_of_size(
    ui: &mut Ui,
    look: &mut Look,
    key: &str,
    text: &str,
    chosen: bool,
    size: f32,
) -> Response {
    let palette = look.palette;
    let fill = if chosen {
        Palette::rubbed(palette.raised, palette.accent, 0.3)
    } else {
        palette.raised
    };
    let rim = if chosen {
        Stroke::new(2.0, palette.accent)
    } else {
        Stroke::new(1.0, palette.grid)
    };
    let response = ui.add(
        egui::Button::new(RichText::new(text).size(size).color(palette.ink))
            .fill(fill)
            .stroke(rim)
            .corner_radius(CornerRadius::same(14))
            .min_size(Vec2::new(TOUCH, TOUCH)),
    );
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, chosen, text));
    focus_ring(ui, palette, &response);
    look.seen.button(key, &response);
    response
}

/// A row of choices that wraps; gives the new value when another one was tapped.
pub fn choices<T: PartialEq + Copy>(
    ui: &mut Ui,
    look: &mut Look,
    current: T,
    all: &[(T, &str, String)],
) -> Option<T> {
    let mut picked = None;
    ui.horizontal_wrapped(|ui| {
        for (value, key, text) in all {
            if choice(ui, look, key, text, *value == current).clicked() && *value != current {
                picked = Some(*value);
            }
        }
    });
    picked
}

/// A switch with its text; the whole row is hit. Gives whether it was flipped.
pub fn switch(ui: &mut Ui, look: &mut Look, key: &str, text: &str, on: &mut bool) -> bool {
    let palette = look.palette;
    let width = ui.available_width();
    let galley = ui.painter().layout(
        text.to_owned(),
        look.font(17.0),
        palette.ink,
        (width - 68.0).max(40.0),
    );
    let height = (galley.size().y + 16.0).max(TOUCH);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    if response.clicked() {
        *on = !*on;
    }
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, *on, text));
    let painter = ui.painter();
    painter.galley(
        egui::pos2(rect.left(), rect.center().y - galley.size().y / 2.0),
        galley,
        palette.ink,
    );
    let track = egui::Rect::from_center_size(
        egui::pos2(rect.right() - 28.0, rect.center().y),
        Vec2::new(52.0, 30.0),
    );
    painter.rect_filled(
        track,
        CornerRadius::same(15),
        if *on { palette.accent } else { palette.grid },
    );
    let knob = egui::pos2(
        if *on {
            track.right() - 15.0
        } else {
            track.left() + 15.0
        },
        track.center().y,
    );
    painter.circle_filled(
        knob,
        11.0,
        if palette.dark {
            palette.paper
        } else {
            Color32::WHITE
        },
    );
    if *on {
        icons::paint(
            painter,
            Icon::Check,
            egui::Rect::from_center_size(knob, Vec2::splat(14.0)),
            palette.accent,
        );
    }
    focus_ring(ui, palette, &response);
    look.seen.button(key, &response);
    response.clicked()
}

/// A small number with its name, one less and one more.
pub fn stepper(
    ui: &mut Ui,
    look: &mut Look,
    key: &str,
    value: &mut u8,
    range: std::ops::RangeInclusive<u8>,
) {
    if look.text.is_large() {
        ui.label(look.words.get(key));
    }
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(TOUCH);
        if choice(ui, look, &format!("{key}-less"), "−", false).clicked() && *value > *range.start()
        {
            *value -= 1;
        }
        ui.label(
            RichText::new(value.to_string())
                .family(bold())
                .size(look.text.size(20.0))
                .color(look.palette.ink),
        );
        if choice(ui, look, &format!("{key}-more"), "+", false).clicked() && *value < *range.end() {
            *value += 1;
        }
        if !look.text.is_large() {
            ui.label(look.words.get(key));
        }
    });
}

/// Texts in a row, or one below the other where they are too large for that: a text that goes on in
/// the next line would do so under its neighbour.
pub fn beside_or_below(ui: &mut Ui, look: &Look, add: impl FnOnce(&mut Ui)) {
    if look.text.is_large() {
        ui.vertical(add);
    } else {
        ui.horizontal_wrapped(add);
    }
}

/// A heading above a group of controls.
pub fn heading(ui: &mut Ui, look: &Look, text: &str) {
    let palette = look.palette;
    let room = Vec2::new(ui.available_width(), f32::INFINITY);
    let font = fitting(ui.painter(), text, look.bold(18.0), room);
    let label = ui.label(RichText::new(text).font(font).color(palette.ink));
    is_heading(&label);
}

/// A headed group of controls on a card.
pub fn group(ui: &mut Ui, look: &mut Look, key: &str, add: impl FnOnce(&mut Ui, &mut Look)) {
    ui.add_space(8.0);
    heading(ui, look, &look.words.get(key));
    card(ui, look.palette, |ui| add(ui, look));
}

/// A large title with a stroke below it.
pub fn title(ui: &mut Ui, look: &Look, text: &str, font: FontId) {
    let title = RichText::new(text).font(font).color(look.palette.ink);
    let label = ui.add(egui::Label::new(title).wrap());
    is_heading(&label);
    let from = label.rect.left_bottom() + Vec2::new(0.0, 1.0);
    underline(ui, from, label.rect.width(), look.palette.accent);
}

/// Text of second rank that wraps.
pub fn note(ui: &mut Ui, look: &Look, text: &str) {
    let palette = look.palette;
    ui.label(
        RichText::new(text)
            .font(look.font(16.0))
            .color(palette.faint),
    );
}

/// Shows where the keyboard is.
pub fn focus_ring(ui: &Ui, palette: &Palette, response: &Response) {
    if response.has_focus() {
        let ring = response.rect.expand(3.0);
        ui.painter().rect_stroke(
            ring,
            CornerRadius::same(17),
            Stroke::new(2.5, palette.ink),
            egui::StrokeKind::Outside,
        );
    }
}

/// A square button with an icon; what it does is its name for those who can't see it.
pub fn icon_button(ui: &mut Ui, look: &mut Look, key: &str, icon: Icon) -> Response {
    let palette = look.palette;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TOUCH), Sense::click());
    let fill = if response.is_pointer_button_down_on() {
        Palette::rubbed(palette.raised, palette.accent, 0.4)
    } else if response.hovered() {
        palette.raised
    } else {
        Color32::TRANSPARENT
    };
    ui.painter().rect_filled(rect, CornerRadius::same(14), fill);
    icons::paint(ui.painter(), icon, rect.shrink(13.0), palette.ink);
    named(&response, &look.words.get(key));
    focus_ring(ui, palette, &response);
    look.seen.button(key, &response);
    response
}

/// An icon with its word below: the items of the bottom bar.
pub fn bar_item(
    ui: &mut Ui,
    look: &mut Look,
    key: &str,
    icon: Icon,
    size: Vec2,
    font: FontId,
    enabled: bool,
) -> Response {
    let palette = look.palette;
    let (rect, response) = ui.allocate_exact_size(
        size,
        if enabled {
            Sense::click()
        } else {
            Sense::hover()
        },
    );
    if response.is_pointer_button_down_on() || (enabled && response.hovered()) {
        ui.painter()
            .rect_filled(rect.shrink(2.0), CornerRadius::same(14), palette.raised);
    }
    let color = if enabled {
        palette.ink
    } else {
        palette.faint.gamma_multiply(0.6)
    };
    let middle = rect.center();
    let picture = 22.0 * look.text.factor().min(1.36);
    let icon_at = middle - Vec2::new(0.0, 11.0);
    icons::paint(
        ui.painter(),
        icon,
        egui::Rect::from_center_size(icon_at, Vec2::splat(picture)),
        color,
    );
    let text = look.words.get(key);
    // As far below the icon as ever.
    let text_at = icon_at + Vec2::new(0.0, picture / 2.0 + font.size / 2.0 + 8.5);
    let align = egui::Align2::CENTER_CENTER;
    ui.painter().text(text_at, align, &text, font, color);
    named(&response, &text);
    focus_ring(ui, palette, &response);
    if enabled {
        look.seen.button(key, &response);
    }
    response
}

/// What changes is said to those who hear the app.
pub fn announced(response: &Response) {
    spoken_as(response, |node| node.set_live(Live::Polite));
}

/// What a field is for, to those who don't see it.
pub fn labelled(response: &Response, text: &str) {
    spoken_as(response, |node| node.set_label(text));
}

/// A text that tells what a screen is.
pub fn is_heading(response: &Response) {
    spoken_as(response, |node| {
        node.set_role(Role::Heading);
        // A heading is called by its label; a text has a value alone.
        if let Some(text) = node.value().map(str::to_owned) {
            node.set_label(text);
        }
    });
}

fn spoken_as(response: &Response, change: impl FnOnce(&mut Node)) {
    response.ctx.accesskit_node_builder(response.id, change);
}

fn named(response: &Response, text: &str) {
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::Button, response.enabled(), text)
    });
}

/// A pencil stroke below a text: the mark of the turn, the flourish of a title.
pub fn underline(ui: &Ui, from: egui::Pos2, width: f32, color: Color32) {
    let points = (0..=12)
        .map(|step| {
            let part = step as f32 / 12.0;
            egui::pos2(from.x + width * part, from.y + (part * 9.0).sin() * 0.9)
        })
        .collect();
    ui.painter()
        .add(egui::Shape::line(points, Stroke::new(3.0, color)));
}

/// The edge of what lies on the page without a colour of its own.
fn rim(ui: &Ui, palette: &Palette, rect: egui::Rect, radius: u8) {
    ui.painter().rect_stroke(
        rect,
        CornerRadius::same(radius),
        Stroke::new(1.0, palette.grid),
        egui::StrokeKind::Inside,
    );
}
