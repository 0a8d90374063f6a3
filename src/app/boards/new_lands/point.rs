//! From fingers and keys to a card on a place.

use bevy::prelude::*;

use super::{
    hand, in_sight, place_at,
    plan::{Choose, Plan},
    square,
};
use crate::{
    app::{
        boards::{Fit, Intent, Key, Layout},
        pointer::{PanZoom, Pointing},
        settings::Settings,
        table::{Notice, Table},
    },
    games::{
        Game, Illegal as _,
        new_lands::{Card, Cards, Illegal, Move, Place, Position},
    },
};

/// How far from the middle of a place a finger may come down, in logical pixels: on a table of small
/// cards that is beside it.
const NEAR: f32 = 30.0;

pub(super) fn point(
    mut pointings: MessageReader<Pointing>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut table: ResMut<Table<Position>>,
    mut plan: ResMut<Plan>,
    mut intents: MessageWriter<Intent<Position>>,
) {
    let Some(fit) = layout.fit else { return };
    for pointing in pointings.read() {
        let mut next = plan.clone();
        match *pointing {
            Pointing::Hover(at) => {
                let inside = fit.area().contains(at);
                next.hovered = inside.then(|| place_at(fit.square(at)));
            }
            Pointing::Press(at) => {
                next.pressed = nearest(&table, &next, &fit, at);
                next.focus = None;
                table.notice = None;
            }
            // What slides further looks around, and the press is cancelled.
            Pointing::Drag(_) => {}
            Pointing::Release(_) => {
                if let Some(place) = next.pressed.take().filter(|_| table.persons_turn()) {
                    tap(
                        &mut table,
                        &mut next,
                        place,
                        settings.place_at_once,
                        &mut intents,
                    );
                }
            }
            Pointing::Cancel => next.pressed = None,
        }
        plan.set_if_neq(next);
    }
}

/// The place under a finger: of those that a chosen card fits the nearest, if it is near, so that
/// small squares are hit; else the square itself.
fn nearest(table: &Table<Position>, plan: &Plan, fit: &Fit, at: Vec2) -> Option<Place> {
    let at = fit.square(at);
    let near = NEAR / fit.pitch;
    let position = table.session().position();
    let far = |place: Place| square(place).center().distance(at);
    let here = place_at(at);
    let cards = match plan.card {
        Some(card) => Cards::NONE.with(card),
        None => hand::on_the_move(table),
    };
    let legal = position
        .layable(cards)
        .into_iter()
        .map(|(place, _)| place)
        .min_by(|a, b| far(*a).total_cmp(&far(*b)))
        .filter(|&place| place == here || far(place) < near);
    // A card that lies there means that card, not the place beside it.
    let lies = position.table().card(here).is_some();
    // Beyond the borders too: then it's told what is wrong with it.
    legal.filter(|_| !lies).or(Some(here))
}

/// A tap on a place: with a card chosen it goes there; else the cards that fit there rise.
fn tap(
    table: &mut Table<Position>,
    plan: &mut Plan,
    place: Place,
    at_once: bool,
    intents: &mut MessageWriter<Intent<Position>>,
) {
    let position = table.session().position();
    plan.cause = None;
    if let Some(card) = plan.card {
        let mv = Move::Lay { card, at: place };
        let again = plan.at == Some(place);
        plan.at = Some(place);
        match position.check(mv) {
            Ok(()) if again || at_once => _ = intents.write(Intent(mv)),
            Ok(()) => {}
            Err(illegal) => {
                plan.cause = illegal.cause();
                plan.at = None;
                // The table tells it by the rule's name.
                intents.write(Intent(mv));
            }
        }
        return;
    }
    let hand = hand::on_the_move(table);
    let fits = position
        .layable(hand)
        .into_iter()
        .any(|(at, _)| at == place);
    if fits {
        plan.at = (plan.at != Some(place)).then_some(place);
    } else {
        plan.at = None;
        if let Some(illegal) = why_nothing(position, hand, place) {
            plan.cause = illegal.cause();
            table.notice = Some(Notice::Refused(illegal.rule()));
        }
    }
}

/// The order in which rules are named: what is broken last is nearest to being right.
const ORDER: [&str; 6] = [
    "first_card",
    "continuity",
    "rectangle",
    "diversity",
    "seniority",
    "extend",
];

/// Why no card of a hand fits a place: for the card that comes nearest.
fn why_nothing(position: &Position, hand: Cards, at: Place) -> Option<Illegal> {
    let nearest = |illegal: &Illegal| ORDER.iter().position(|rule| *rule == illegal.rule());
    let refusals = hand
        .iter()
        .filter_map(|card| position.check(Move::Lay { card, at }).err());
    refusals.max_by_key(nearest)
}

/// A card of the hand is tapped, or the turn is skipped.
pub(super) fn choose(
    mut choices: MessageReader<Choose>,
    settings: Res<Settings>,
    mut table: ResMut<Table<Position>>,
    mut plan: ResMut<Plan>,
    mut intents: MessageWriter<Intent<Position>>,
) {
    for choice in choices.read() {
        table.notice = None;
        match *choice {
            Choose::Skip => _ = intents.write(Intent(Move::Skip)),
            Choose::Card(card) => {
                let mut next = plan.clone();
                pick(
                    &table,
                    &mut next,
                    card,
                    settings.place_at_once,
                    &mut intents,
                );
                plan.set_if_neq(next);
            }
        }
    }
}

fn pick(
    table: &Table<Position>,
    plan: &mut Plan,
    card: Card,
    at_once: bool,
    intents: &mut MessageWriter<Intent<Position>>,
) {
    plan.cause = None;
    if plan.card == Some(card) {
        // A second tap on the card lays it where its ghost stands, or puts it back.
        match plan.ghost(table.session().position()) {
            Some(mv) => _ = intents.write(Intent(mv)),
            None => plan.card = None,
        }
        return;
    }
    let had_card = plan.card.replace(card).is_some();
    let position = table.session().position();
    match plan.ghost(position) {
        Some(mv) if at_once && !had_card => _ = intents.write(Intent(mv)),
        Some(_) => {}
        None => {
            if let Some(mv) = plan.mv().filter(|_| !had_card) {
                // The place was chosen for another card: this one doesn't fit there.
                plan.cause = position.check(mv).err().and_then(Illegal::cause);
                intents.write(Intent(mv));
            }
            plan.at = None;
        }
    }
}

pub(super) fn keys(
    mut keys: MessageReader<Key>,
    mut table: ResMut<Table<Position>>,
    mut plan: ResMut<Plan>,
    mut intents: MessageWriter<Intent<Position>>,
    mut views: MessageWriter<PanZoom>,
) {
    for key in keys.read() {
        if !table.persons_turn() {
            continue;
        }
        table.notice = None;
        let mut next = plan.clone();
        let hand: Vec<Card> = hand::on_the_move(&table).iter().collect();
        match *key {
            Key::Step(by) => {
                let (low, high) = in_sight(table.session().position().table());
                let from = next.focus.or(next.at).unwrap_or(Place {
                    x: (low.x + high.x) / 2,
                    y: (low.y + high.y) / 2,
                });
                let to = Place {
                    x: (from.x + by.x).clamp(low.x, high.x),
                    y: (from.y + by.y).clamp(low.y, high.y),
                };
                next.focus = Some(to);
                next.hovered = None;
                views.write(PanZoom::Show(square(to).center()));
            }
            Key::Along(by) => {
                let at = next
                    .card
                    .and_then(|card| hand.iter().position(|held| *held == card));
                let count = hand.len() as i32;
                let step = match at {
                    Some(at) => at as i32 + by,
                    None => by.min(0),
                };
                next.card = hand.get(step.rem_euclid(count.max(1)) as usize).copied();
                next.cause = None;
            }
            Key::Pick(number) => next.card = hand.get(number).copied().or(next.card),
            Key::Act => {
                let skips = table.session().position().check(Move::Skip).is_ok();
                match (next.focus, next.ghost(table.session().position())) {
                    _ if skips => _ = intents.write(Intent(Move::Skip)),
                    (Some(focus), _) => tap(&mut table, &mut next, focus, false, &mut intents),
                    (None, Some(mv)) => _ = intents.write(Intent(mv)),
                    (None, None) => {}
                }
            }
            Key::Turn => {}
            Key::Escape => {
                next.clear();
                next.focus = None;
            }
        }
        plan.set_if_neq(next);
    }
}

/// What was planned for a position that is gone is planned no more.
pub(super) fn forget(mut plan: ResMut<Plan>) {
    plan.clear();
}
