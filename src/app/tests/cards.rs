//! New Lands by touch: cards from the hand to the table.

use super::*;
use crate::{
    app::{probe::Seen, table::Notice},
    games::{
        Game, Seat,
        new_lands::{Card, Move, Place, Position},
    },
    session::PlayerKind,
};

type Lands = Position;

/// The frame in which buttons were last drawn tells where they are.
fn button(app: &App, key: &str) -> Option<Vec2> {
    let seen = app.world().resource::<Seen>();
    seen.place(key).map(|place| place.center())
}

/// A tap on a button, as egui takes it: down in one frame, up in another.
fn touch_button(app: &mut App, at: Vec2) {
    finger(app, 1, TouchPhase::Started, at);
    app.update();
    finger(app, 1, TouchPhase::Ended, at);
    for _ in 0..6 {
        app.update();
    }
}

fn tap_card(app: &mut App, card: Card) {
    let at = button(app, &format!("card-{card}")).expect("the card is in the hand");
    touch_button(app, at);
}

fn tap_place(app: &mut App, at: Place) {
    let card = "6H".parse().unwrap();
    let at = place::<Lands>(app, &Move::Lay { card, at });
    tap(app, at);
    for _ in 0..4 {
        app.update();
    }
}

fn lay(app: &mut App, mv: Move) {
    match mv {
        Move::Lay { card, at } => {
            tap_card(app, card);
            tap_place(app, at);
            tap_place(app, at);
        }
        Move::Skip => {
            let at = button(app, "play-pass").expect("there is a button to skip");
            touch_button(app, at);
        }
    }
}

fn moves(app: &App) -> usize {
    table::<Lands>(app).session().moves().len()
}

fn partners_easy(setup: &mut Setup<<Lands as Game>::Options>) {
    against_easy(setup);
    for partner in &mut setup.partners {
        partner.kind = PlayerKind::Computer(Level::Easy);
    }
}

/// A legal move of the person on the move, the first that isn't by chance the only one.
fn first_legal(app: &App) -> Move {
    table::<Lands>(app).session().position().legal_moves()[0]
}

#[test]
fn a_whole_game_against_computers_by_touch() {
    let mut app = phone();
    begin::<Lands>(&mut app, partners_easy);
    settle::<Lands>(&mut app);
    let mut guard = 0;
    while table::<Lands>(&app).session().verdict().is_none() {
        let before = moves(&app);
        let mv = first_legal(&app);
        lay(&mut app, mv);
        assert!(moves(&app) > before, "{mv} wasn't played");
        settle::<Lands>(&mut app);
        guard += 1;
        assert!(guard < 60, "the game doesn't end");
    }
    let session = table::<Lands>(&app).session();
    let laid = session.position().table().laid().len();
    assert!(laid == 36 || session.verdict().unwrap().void);
    assert_eq!(session.position().hand(Seat(0)).len(), 0);
}

#[test]
fn a_place_first_and_then_a_card_lays_it_too() {
    let mut app = phone();
    begin::<Lands>(&mut app, partners_easy);
    settle::<Lands>(&mut app);
    let Move::Lay { card, at } = first_legal(&app) else {
        panic!("the first move lays a card")
    };
    tap_place(&mut app, at);
    assert_eq!(moves(&app), 0);
    tap_card(&mut app, card);
    tap_card(&mut app, card);
    assert!(moves(&app) > 0);
    let session = table::<Lands>(&app).session();
    assert_eq!(session.moves().next().unwrap().1, Move::Lay { card, at });
}

#[test]
fn one_tap_shows_the_card_and_lays_nothing() {
    let mut app = phone();
    begin::<Lands>(&mut app, partners_easy);
    settle::<Lands>(&mut app);
    let Move::Lay { card, at } = first_legal(&app) else {
        panic!("the first move lays a card")
    };
    tap_card(&mut app, card);
    tap_place(&mut app, at);
    assert_eq!(moves(&app), 0);
}

#[test]
fn a_refusal_names_the_principle() {
    let mut app = phone();
    begin::<Lands>(&mut app, partners_easy);
    settle::<Lands>(&mut app);
    let mv = first_legal(&app);
    lay(&mut app, mv);
    settle::<Lands>(&mut app);
    let hand = table::<Lands>(&app).session().position().hand(Seat(0));
    let card = hand.iter().next().unwrap();
    tap_card(&mut app, card);
    // There lies the first card.
    let before = moves(&app);
    tap_place(&mut app, Place::FIRST);
    assert_eq!(moves(&app), before);
    assert_eq!(
        table::<Lands>(&app).notice,
        Some(Notice::Refused("continuity"))
    );
}

#[test]
fn undo_takes_back_the_card_and_the_answers() {
    let mut app = phone();
    begin::<Lands>(&mut app, partners_easy);
    settle::<Lands>(&mut app);
    let mv = first_legal(&app);
    lay(&mut app, mv);
    settle::<Lands>(&mut app);
    assert_eq!(moves(&app), 4);
    act(&mut app, Act::Undo);
    assert_eq!(moves(&app), 0);
    assert!(table::<Lands>(&app).persons_turn());
    act(&mut app, Act::Redo);
    assert_eq!(moves(&app), 4);
}

#[test]
fn a_game_in_the_middle_is_there_again() {
    let mut app = phone();
    begin::<Lands>(&mut app, partners_easy);
    for _ in 0..3 {
        settle::<Lands>(&mut app);
        let mv = first_legal(&app);
        lay(&mut app, mv);
    }
    settle::<Lands>(&mut app);
    let before = table::<Lands>(&app).session().clone();
    go_home(&mut app);
    resume(&mut app, GameKind::NewLands);
    assert_eq!(*table::<Lands>(&app).session(), before);
}

#[test]
fn no_hand_is_on_the_screen_while_the_curtain_is_up() {
    let mut app = phone();
    begin::<Lands>(&mut app, |setup| {
        partners_easy(setup);
        people(setup);
    });
    for _ in 0..4 {
        app.update();
    }
    let cards = |app: &App| {
        let hand = table::<Lands>(app).session().position().hand(Seat(0));
        let shown = |card: &Card| button(app, &format!("card-{card}")).is_some();
        hand.iter().filter(shown).count()
    };
    assert!(table::<Lands>(&app).curtain().is_some());
    assert_eq!(cards(&app), 0);
    act(&mut app, Act::LiftCurtain);
    settle::<Lands>(&mut app);
    app.update();
    assert_eq!(cards(&app), 9);
}

#[test]
fn a_card_that_was_laid_lies_there_once_with_its_rank() {
    let mut app = phone();
    begin::<Lands>(&mut app, partners_easy);
    settle::<Lands>(&mut app);
    let mv = first_legal(&app);
    lay(&mut app, mv);
    settle::<Lands>(&mut app);
    for _ in 0..4 {
        app.update();
    }
    let session = table::<Lands>(&app).session();
    let laid = session.position().table().laid().to_vec();
    let fit = app.world().resource::<Layout>().fit.unwrap();
    let mut texts = app.world_mut().query::<(&Lettering, &ChildOf)>();
    let written: Vec<(String, Entity)> = texts
        .iter(app.world())
        .map(|(text, of)| (text.text.clone(), of.parent()))
        .collect();
    for (card, at) in laid {
        let middle = fit.world(Vec2::new(at.x as f32 + 0.5, at.y as f32 + 0.5));
        let here: Vec<&String> = written
            .iter()
            .filter(|(_, slip)| {
                let place = app.world().get::<Transform>(*slip).unwrap();
                place.translation.truncate().distance(middle) < 0.5
            })
            .map(|(text, _)| text)
            .collect();
        assert_eq!(here.len(), 1, "{card}@{at}: {here:?}");
    }
}
