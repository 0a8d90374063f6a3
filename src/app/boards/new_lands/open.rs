//! The hands that are open beside the one that is played from: a line of text each, as they are
//! printed in bridge columns.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, FontId, Galley, Rect, Ui, pos2,
    text::{LayoutJob, TextFormat, TextWrapping},
    vec2,
};

use super::{
    face::{rank, sign},
    ink_of,
};
use crate::{
    app::{role::member_name, table::Table, theme::bold, widgets::Look},
    games::{
        Seat,
        new_lands::{Card, Position},
    },
};

/// A hand and whose it is.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OpenHand {
    pub seat: Seat,
    pub cards: Vec<Card>,
}

/// How high a line is, in logical pixels.
const LINE: f32 = 20.0;

/// In a column narrower than this a hand is told by its player's number alone.
const NARROW: f32 = 250.0;

/// How many hands stand side by side.
fn columns(wide: bool, hands: usize) -> usize {
    if hands > 3 && !wide { 2 } else { 1 }
}

/// Between a name and its cards.
const GAP: f32 = 6.0;

/// What is left of an area to the hand that is played from, and what the lines of the others take.
pub(super) fn parted(area: Rect, wide: bool, hands: usize) -> [Rect; 2] {
    let lines = hands.div_ceil(columns(wide, hands));
    let line = area.bottom() - lines as f32 * LINE;
    [
        Rect::from_min_max(area.min, pos2(area.right(), line)),
        Rect::from_min_max(pos2(area.left(), line), area.max),
    ]
}

/// Writes the hands, each in its line.
pub(super) fn show(ui: &Ui, look: &Look, table: &Table<Position>, hands: &[OpenHand], area: Rect) {
    let lines = (area.height() / LINE).round().max(1.0) as usize;
    let columns = hands.len().div_ceil(lines).max(1);
    let width = area.width() / columns as f32;
    for (index, hand) in hands.iter().enumerate() {
        let corner = vec2(
            (index % columns) as f32 * width,
            (index / columns) as f32 * LINE,
        );
        let line = Rect::from_min_size(area.min + corner, vec2(width - 6.0, LINE));
        write(ui, look, table, hand, line);
    }
}

fn write(ui: &Ui, look: &Look, table: &Table<Position>, hand: &OpenHand, line: Rect) {
    let session = table.session();
    let member = session.member_of(hand.seat);
    let (name, least) = if line.width() < NARROW {
        let number = member.side.index() + 2 * usize::from(member.number) + 1;
        (number.to_string(), 16.0)
    } else {
        let name = member_name(member, session.setup(), look.words);
        (name, (line.width() * 0.27).min(120.0))
    };
    let color = ink_of(hand.seat.side(), look.palette);
    // A long hand in a narrow column is written smaller.
    let sizes = [17.0, 16.0, 15.0, 14.0, 13.0, 12.0];
    let written = sizes.map(|size| cards(look, &hand.cards, color, size));
    let galleys = written.map(|job| ui.painter().layout_job(job));
    let fits = |galley: &&Arc<Galley>| galley.size().x <= line.width() - least - GAP;
    let [.., smallest] = &galleys;
    let galley = galleys.iter().find(fits).unwrap_or(smallest);
    let corner = Align2::RIGHT_CENTER.anchor_size(line.right_center(), galley.size());
    ui.painter().galley(corner.min, galley.clone(), color);
    // The name has what the cards leave.
    let mut job =
        LayoutJob::simple_singleline(name, FontId::proportional(16.0), look.palette.faint);
    let room = (corner.left() - GAP - line.left()).max(least);
    job.wrap = TextWrapping::truncate_at_width(room);
    let name = ui.painter().layout_job(job);
    let top = line.center().y - name.size().y / 2.0;
    ui.painter()
        .galley(pos2(line.left(), top), name, look.palette.faint);
}

/// The cards by suits: each sign once, then the ranks.
fn cards(look: &Look, cards: &[Card], color: Color32, size: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    let mut suit = None;
    for card in cards {
        if suit.replace(card.suit()) != Some(card.suit()) {
            let gap = if job.is_empty() { 0.0 } else { size * 0.5 };
            let format = TextFormat::simple(FontId::new(size, bold()), color);
            job.append(sign(card.suit()), gap, format);
        }
        let format = TextFormat::simple(FontId::proportional(size), look.palette.ink);
        job.append(&rank(*card, look.words), size * 0.22, format);
    }
    job
}
