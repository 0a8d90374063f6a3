//! The hand below the table: whose it may be, where its cards stand, and how they are touched.

use bevy::prelude::*;
use bevy_egui::egui::{self, Sense, UiBuilder, pos2, vec2};

use super::{
    draw::{LandsPencil, card_size},
    face::{self, Look, rank, sign},
    plan::{Choose, Plan},
};
use crate::{
    app::{
        screens::{Page, Panels},
        sketch::{Motion, glide},
        table::Table,
        widgets,
    },
    games::{
        Game, Seat,
        new_lands::{Card, Cards, Move, Position},
    },
};

/// The cards that may be laid now: those of the person on the move.
pub(super) fn on_the_move(table: &Table<Position>) -> Cards {
    let position = table.session().position();
    match position.to_move().filter(|_| table.persons_turn()) {
        Some(seat) => position.hand(seat),
        None => Cards::NONE,
    }
}

/// The hands that may be on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
struct Hands {
    /// The one that is played from.
    main: Vec<Card>,
    /// One against one, the player's other one.
    other: Vec<Card>,
}

impl Hands {
    fn on_screen(table: &Table<Position>) -> Hands {
        let position = table.session().position();
        let Some(viewer) = table.viewer() else {
            return Hands::default();
        };
        let cards = |seat: Seat| position.hand(seat).iter().collect();
        if !position.terms().duel {
            return Hands {
                main: cards(viewer),
                other: Vec::new(),
            };
        }
        let to_move = position.to_move();
        let main = to_move
            .filter(|seat| seat.side() == viewer.side())
            .unwrap_or(viewer);
        Hands {
            main: cards(main),
            other: cards(Seat((main.0 + 2) % position.terms().seats)),
        }
    }

    /// Where each card stands in the window: those of the main hand, then the others.
    fn places(&self, panels: &Panels) -> Vec<egui::Rect> {
        let area = panels.palette;
        let apart = if self.other.is_empty() { 0.0 } else { 0.3 };
        let line = area.bottom() - area.height() * apart;
        let main = egui::Rect::from_min_max(area.min, pos2(area.right(), line));
        let other = egui::Rect::from_min_max(pos2(area.left(), line), area.max);
        let mut places = rows(main, self.main.len(), panels.wide);
        places.extend(rows(other, self.other.len(), panels.wide));
        places
    }

    fn all(&self) -> impl Iterator<Item = Card> {
        self.main.iter().chain(&self.other).copied()
    }
}

/// How far a chosen card stands out, in logical pixels.
const LIFT: f32 = 9.0;

/// A card in the hand isn't larger than this.
const LARGEST: f32 = 68.0;

/// Cards in rows, as large as they can be in an area.
fn rows(area: egui::Rect, count: usize, wide: bool) -> Vec<egui::Rect> {
    if count == 0 {
        return Vec::new();
    }
    // The number of rows that gives the largest cards.
    let size = |rows: usize| {
        let columns = count.div_ceil(rows);
        let cell = vec2(area.width() / columns as f32, area.height() / rows as f32);
        let width = (cell.x - 4.0).min((cell.y - 4.0 - LIFT) / 1.3).min(LARGEST);
        (width, columns)
    };
    let most = if wide { 6 } else { 2 };
    let best = (1..=most).max_by(|a, b| size(*a).0.total_cmp(&size(*b).0));
    let (width, columns) = size(best.unwrap_or(1));
    let card = vec2(width, width * 1.3);
    let step = vec2(
        (area.width() / columns as f32).min(width * 1.25),
        card.y + 4.0 + LIFT,
    );
    let lines = count.div_ceil(columns);
    let top = area.center().y - step.y * lines as f32 / 2.0 + LIFT;
    (0..count)
        .map(|index| {
            let (line, column) = (index / columns, index % columns);
            let in_line = (count - line * columns).min(columns);
            let left = area.center().x - step.x * in_line as f32 / 2.0;
            let corner = pos2(
                left + step.x * (column as f32 + 0.5) - card.x / 2.0,
                top + step.y * line as f32,
            );
            egui::Rect::from_min_size(corner, card)
        })
        .collect()
}

/// Touches the cards. What is seen of them are the entities of [`draw`].
pub(super) fn touch(
    mut page: Page,
    panels: Res<Panels>,
    table: Res<Table<Position>>,
    mut choices: MessageWriter<Choose>,
) {
    if panels.palette.height() < 1.0 {
        return;
    }
    let Some((ui, mut look, _)) = page.open() else {
        return;
    };
    let hands = Hands::on_screen(&table);
    let playable = on_the_move(&table);
    for (card, place) in hands.all().zip(hands.places(&panels)) {
        let enabled = playable.has(card);
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        // Gaps between cards belong to the nearest one.
        let response = ui.interact(place.expand(3.0), egui::Id::new(("card", card)), sense);
        let name = format!("{}{}", rank(card, look.words), sign(card.suit()));
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name.clone())
        });
        widgets::focus_ring(&ui, look.palette, &response);
        if enabled {
            look.seen.button(&format!("card-{card}"), &response);
        }
        if response.clicked() {
            choices.write(Choose::Card(card));
        }
    }
    let must_skip = !playable.is_empty() && table.session().position().check(Move::Skip).is_ok();
    if must_skip {
        let size = vec2(panels.palette.width().min(240.0), 52.0);
        let place = egui::Rect::from_center_size(panels.palette.center(), size);
        let mut child = { ui }.new_child(UiBuilder::new().max_rect(place).id_salt("skip"));
        let text = look.words.get("play-pass");
        if widgets::button(&mut child, &mut look, "play-pass", &text, true).clicked() {
            choices.write(Choose::Skip);
        }
    }
}

/// A card in the hand.
#[derive(Component)]
pub(super) struct InHand;

/// Where the cards of the hand stand, in the world, and how large they are beside those on the
/// table: from there they fly.
#[derive(Resource, Default)]
pub(super) struct Held(Vec<(Card, Vec2, f32)>);

impl Held {
    pub(super) fn place_of(&self, card: Card) -> Option<(Vec2, f32)> {
        let mut held = self.0.iter();
        held.find(|(it, ..)| *it == card)
            .map(|&(_, place, scale)| (place, scale))
    }
}

/// How one card of the hand is drawn.
#[derive(Clone, PartialEq)]
pub(super) struct Standing {
    card: Card,
    place: Vec2,
    look: Look,
}

const HAND: f32 = 6.0;
const LIFT_TIME: u64 = 90;
const DEAL_TIME: u64 = 240;
const DEAL_STEP: u64 = 45;

pub(super) fn draw(
    mut pencil: LandsPencil,
    panels: Res<Panels>,
    plan: Res<Plan>,
    motion: Res<Motion>,
    mut held: ResMut<Held>,
    standing: Query<Entity, With<InHand>>,
    fresh: Query<(), Added<super::draw::Overlay>>,
    mut drawn: Local<Vec<Standing>>,
) {
    let Some(fit) = pencil.fit() else { return };
    let table = &pencil.table;
    let hands = Hands::on_screen(table);
    let position = table.session().position();
    let playable = on_the_move(table);
    let layable = position.layable(playable);
    let fits_somewhere = layable
        .iter()
        .fold(Cards::NONE, |all, (_, cards)| all.or(*cards));
    let fits_here = plan
        .at
        .filter(|_| plan.card.is_none())
        .and_then(|place| layable.iter().find(|(at, _)| *at == place));
    let hinted = table.hint;
    let places = hands.places(&panels);
    let now: Vec<Standing> = hands
        .all()
        .zip(places)
        .map(|(card, rect)| {
            let chosen = plan.card == Some(card);
            let hinted = matches!(hinted, Some(Move::Lay { card: it, .. }) if it == card);
            let lifted = chosen || fits_here.is_some_and(|(_, cards)| cards.has(card));
            let shines = match fits_here {
                _ if playable.is_empty() => true,
                Some((_, cards)) => cards.has(card),
                None => fits_somewhere.has(card),
            };
            let lift = if lifted { LIFT } else { 0.0 };
            let center = Vec2::new(rect.center().x, rect.center().y - lift);
            Standing {
                card,
                place: fit.world(fit.square(center)),
                look: Look {
                    size: Vec2::new(rect.width(), rect.height()),
                    opacity: if shines { 1.0 } else { 0.5 },
                    chosen: chosen || hinted,
                    bold: false,
                },
            }
        })
        .collect();
    if *drawn == now && fresh.is_empty() && standing.iter().count() == now.len() {
        return;
    }
    for entity in &standing {
        pencil.commands.entity(entity).despawn();
    }
    let begins = table.session().moves().len() == 0 && drawn.is_empty();
    let ratio = card_size(&fit).y;
    held.0 = now
        .iter()
        .map(|it| (it.card, it.place, it.look.size.y / ratio))
        .collect();
    for (index, it) in now.iter().enumerate() {
        let to = Transform::from_translation(it.place.extend(HAND));
        let before = drawn.iter().find(|old| old.card == it.card);
        let from = match before {
            Some(old) => Transform::from_translation(old.place.extend(HAND)),
            None if begins => {
                let below = it.place - Vec2::new(0.0, it.look.size.y * 3.0);
                Transform::from_translation(below.extend(HAND))
            }
            None => to,
        };
        let entity = face::spawn(&mut pencil, it.card, from, it.look);
        let mut entity = pencil.commands.entity(entity);
        entity.insert(InHand);
        if from.translation != to.translation {
            let (wait, time) = if before.is_some() {
                (0, LIFT_TIME)
            } else {
                (index as u64 * DEAL_STEP, DEAL_TIME)
            };
            glide(&mut entity, &motion, wait, time, [from, to]);
        }
    }
    *drawn = now;
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREAS: [(f32, f32, bool); 4] = [
        (344.0, 128.0, false),
        (804.0, 128.0, false),
        (174.0, 196.0, true),
        (280.0, 620.0, true),
    ];

    #[test]
    fn every_hand_has_its_cards_apart_inside_and_readable() {
        for (width, height, wide) in AREAS {
            let area = egui::Rect::from_min_size(pos2(8.0, 500.0), vec2(width, height));
            for count in 1..=13 {
                let cards = rows(area, count, wide);
                assert_eq!(cards.len(), count);
                for (index, card) in cards.iter().enumerate() {
                    assert!(area.expand(0.5).contains_rect(*card), "{count} in {area:?}");
                    assert!(card.width() >= 28.0, "{count} in {area:?}: {card:?}");
                    let others = &cards[index + 1..];
                    assert!(
                        others
                            .iter()
                            .all(|other| !card.shrink(0.5).intersects(*other))
                    );
                }
            }
        }
    }
}
