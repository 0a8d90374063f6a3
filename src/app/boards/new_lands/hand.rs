//! The hand below the table: whose it may be, where its cards stand, and how they are touched.

use bevy::prelude::*;
use bevy_egui::egui::{self, Sense, UiBuilder, pos2, vec2};

use super::{
    back::{Back, turn_over},
    draw::{LandsPencil, card_size},
    face::{self, Look, rank, sign},
    open::{self, OpenHand},
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
    /// All others that are open, in the order of the turns.
    rest: Vec<OpenHand>,
}

impl Hands {
    fn on_screen(table: &Table<Position>) -> Hands {
        let position = table.session().position();
        let Some(viewer) = table.viewer() else {
            return Hands::default();
        };
        let terms = position.terms();
        let cards = |seat: Seat| -> Vec<Card> { position.hand(seat).iter().collect() };
        let after = |seat: Seat, by: u8| Seat((seat.0 + by) % terms.seats);
        let to_move = position.to_move();
        let main = to_move
            .filter(|seat| terms.duel && seat.side() == viewer.side())
            .unwrap_or(viewer);
        let other = terms.duel.then(|| after(main, 2));
        let rest = (1..terms.seats)
            .map(|by| after(main, by))
            .filter(|&seat| Some(seat) != other && table.is_open(seat));
        Hands {
            main: cards(main),
            other: other.map_or(Vec::new(), cards),
            rest: rest
                .map(|seat| OpenHand {
                    seat,
                    cards: cards(seat),
                })
                .filter(|hand| !hand.cards.is_empty())
                .collect(),
        }
    }

    /// Where each card stands in the window: those of the main hand, then the others.
    fn places(&self, panels: &Panels) -> Vec<egui::Rect> {
        let [area, _] = open::parted(panels.palette, panels.wide, self.rest.len());
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
    let [_, area] = open::parted(panels.palette, panels.wide, hands.rest.len());
    open::show(&ui, &look, &table, &hands.rest, area);
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
const DEAL_TIME: u64 = 300;
const DEAL_STEP: u64 = 45;
const TURN_STEP: u64 = 20;

pub(super) fn draw(
    mut pencil: LandsPencil,
    panels: Res<Panels>,
    plan: Res<Plan>,
    motion: Res<Motion>,
    mut held: ResMut<Held>,
    standing: Query<(Entity, Has<Back>), With<InHand>>,
    fresh: Query<(), Added<super::draw::Overlay>>,
    time: Res<Time>,
    mut drawn: Local<Vec<Standing>>,
    mut turned: Local<f32>,
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
                place: fit.of_window(center),
                look: Look {
                    size: Vec2::new(rect.width(), rect.height()),
                    opacity: if shines { 1.0 } else { 0.5 },
                    chosen: chosen || hinted,
                    bold: false,
                },
            }
        })
        .collect();
    let faces = standing.iter().filter(|(_, back)| !back).count();
    if *drawn == now && fresh.is_empty() && faces == now.len() {
        return;
    }
    for (entity, _) in &standing {
        pencil.commands.entity(entity).despawn();
    }
    // A hand that wasn't on the screen before is turned face up; at the beginning it's dealt.
    let new = now
        .iter()
        .filter(|it| drawn.iter().all(|old| old.card != it.card));
    let comes = new.count() > 1 || (drawn.is_empty() && !now.is_empty());
    let is_dealt = comes && table.session().moves().len() == 0;
    // Open hands were seen before. A board that is drawn anew meanwhile takes no turn away.
    let turns = is_dealt || (comes && hands.rest.is_empty());
    let is_new = turns || (!fresh.is_empty() && time.elapsed_secs() < *turned);
    if turns {
        let whole = DEAL_TIME + now.len() as u64 * DEAL_STEP;
        *turned = time.elapsed_secs() + whole as f32 / 1000.0;
    }
    let ratio = card_size(&fit).y;
    held.0 = now
        .iter()
        .map(|it| (it.card, it.place, it.look.size.y / ratio))
        .collect();
    for (index, it) in now.iter().enumerate() {
        let to = Transform::from_translation(it.place.extend(HAND));
        let before = drawn.iter().find(|old| old.card == it.card);
        let entity = match before {
            _ if is_new => {
                let wait = index as u64 * if is_dealt { DEAL_STEP } else { TURN_STEP };
                let below = if is_dealt { it.look.size.y * 3.0 } else { 0.0 };
                let place = it.place - Vec2::new(0.0, below);
                let from = Transform::from_translation(place.extend(HAND));
                let time = (wait, DEAL_TIME);
                let way = [from, to];
                let [back, face] = turn_over(&mut pencil, &motion, it.card, it.look, time, way);
                pencil.commands.entity(back).insert(InHand);
                face
            }
            Some(old) if old.place != it.place => {
                let from = Transform::from_translation(old.place.extend(HAND));
                let entity = face::spawn(&mut pencil, it.card, from, it.look);
                let mut moving = pencil.commands.entity(entity);
                glide(&mut moving, &motion, 0, LIFT_TIME, [from, to]);
                entity
            }
            _ => face::spawn(&mut pencil, it.card, to, it.look),
        };
        pencil.commands.entity(entity).insert(InHand);
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
