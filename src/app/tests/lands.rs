//! New Lands: looking around on the table, and the count at its end.

use super::*;
use crate::{
    app::{boards::Intent, probe::Seen, settings::MotionChoice, table::Notice},
    games::{
        Game, Seat,
        new_lands::{Card, Move, Position},
    },
    session::Partner,
};

type Lands = Position;

/// Four people with open hands.
fn openly(setup: &mut Setup<<Lands as Game>::Options>) {
    people(setup);
    setup.open_hands = true;
    let person = Partner {
        name: None,
        kind: PlayerKind::Person,
    };
    setup.partners = vec![person; 2];
}

fn moves(app: &App) -> usize {
    table::<Lands>(app).session().moves().len()
}

/// Plays legal moves until so many are made or the game is over.
fn play_until(app: &mut App, count: usize) {
    while moves(app) < count && table::<Lands>(app).session().verdict().is_none() {
        settle::<Lands>(app);
        let legal = table::<Lands>(app).session().position().legal_moves();
        let mv = legal[moves(app) % legal.len()];
        app.world_mut().write_message(Intent::<Lands>(mv));
        app.update();
    }
}

/// A game whose last move has just been made, and that isn't void.
fn just_over() -> App {
    for _ in 0..8 {
        let mut app = phone();
        begin::<Lands>(&mut app, openly);
        play_until(&mut app, 1_000);
        if !table::<Lands>(&app).session().position().lands().is_empty() {
            return app;
        }
    }
    panic!("no game in eight completes its rectangle");
}

fn fit(app: &App) -> crate::app::boards::Fit {
    let layout = app.world().resource::<Layout>();
    layout.fit.expect("the board has a place")
}

fn pinch(app: &mut App, from: [Vec2; 2], to: [Vec2; 2]) {
    let fingers = [1, 2];
    for (id, at) in fingers.into_iter().zip(from) {
        finger(app, id, TouchPhase::Started, at);
    }
    app.update();
    for step in 1..=4 {
        let part = step as f32 / 4.0;
        for index in 0..2 {
            let at = from[index].lerp(to[index], part);
            finger(app, fingers[index], TouchPhase::Moved, at);
        }
        app.update();
    }
    for (id, at) in fingers.into_iter().zip(to) {
        finger(app, id, TouchPhase::Ended, at);
    }
    app.update();
}

/// Zooms in to twice the size: one finger stays on a place where a card may be laid.
fn zoom_in(app: &mut App) {
    let (_, _, at) = in_sight(app);
    let inwards = (fit(app).area().center() - at).normalize_or(Vec2::X);
    let apart = |by: f32| [at, at + inwards * by];
    pinch(app, apart(40.0), apart(80.0));
    assert!(fit(app).is_part());
}

/// A legal move whose place is in sight, with a place of the window for it.
fn in_sight(app: &App) -> (Card, Move, Vec2) {
    let fit = fit(app);
    let legal = table::<Lands>(app).session().position().legal_moves();
    let inner = fit.area().inflate(-4.0);
    let found = legal.into_iter().find_map(|mv| match mv {
        Move::Lay { card, .. } => {
            let at = fit.window_place(<Lands as Board>::place(&mv));
            inner.contains(at).then_some((card, mv, at))
        }
        Move::Skip => None,
    });
    found.expect("a legal place is in sight")
}

fn touch_card(app: &mut App, card: Card) {
    let seen = app.world().resource::<Seen>();
    let at = seen.place(&format!("card-{card}")).unwrap().center();
    finger(app, 1, TouchPhase::Started, at);
    app.update();
    finger(app, 1, TouchPhase::Ended, at);
    for _ in 0..6 {
        app.update();
    }
}

/// Lets the time of a double tap pass.
fn pause(app: &mut App) {
    for _ in 0..12 {
        app.update();
    }
}

#[test]
fn a_pinch_zooms_about_the_middle_of_the_fingers_and_lays_nothing() {
    let mut app = phone();
    begin::<Lands>(&mut app, openly);
    play_until(&mut app, 9);
    settle::<Lands>(&mut app);
    let (card, _, at) = in_sight(&app);
    touch_card(&mut app, card);
    let before = fit(&app);
    let middle = before.area().center();
    let square = before.square(middle);
    // The first finger comes down on a place where the card fits.
    let other = middle * 2.0 - at;
    // Little enough for the largest squares that there are.
    let factor = 1.2;
    let wider = |finger: Vec2| middle + (finger - middle) * factor;
    pinch(&mut app, [at, other], [wider(at), wider(other)]);
    let after = fit(&app);
    assert_eq!(moves(&app), 9);
    assert!(
        (after.pitch / before.pitch - factor).abs() < 0.05,
        "{} to {}, a finger on {at}, the middle {middle}",
        before.pitch,
        after.pitch
    );
    assert!(after.square(middle).distance(square) < 0.6);
}

#[test]
fn a_tap_on_a_zoomed_table_lays_the_card_where_it_is_touched() {
    let mut app = phone();
    begin::<Lands>(&mut app, openly);
    play_until(&mut app, 9);
    settle::<Lands>(&mut app);
    zoom_in(&mut app);
    let (card, mv, at) = in_sight(&app);
    touch_card(&mut app, card);
    tap(&mut app, at);
    pause(&mut app);
    assert_eq!(moves(&app), 9, "the first tap only shows the card");
    tap(&mut app, at);
    assert_eq!(table::<Lands>(&app).session().moves().last().unwrap().1, mv);
    assert!(fit(&app).is_part(), "the view stays as the person left it");
}

#[test]
fn a_slide_looks_around_and_lays_nothing() {
    let mut app = phone();
    begin::<Lands>(&mut app, openly);
    play_until(&mut app, 9);
    settle::<Lands>(&mut app);
    zoom_in(&mut app);
    let (card, _, at) = in_sight(&app);
    touch_card(&mut app, card);
    tap(&mut app, at);
    pause(&mut app);
    let before = fit(&app);
    // Outwards: the other way there may be no more of the table.
    let way = (at - before.area().center()).normalize_or(Vec2::X) * 40.0;
    finger(&mut app, 1, TouchPhase::Started, at);
    finger(&mut app, 1, TouchPhase::Moved, at + way);
    app.update();
    let slid = fit(&app);
    // Back again: it's no tap any more.
    finger(&mut app, 1, TouchPhase::Moved, at);
    finger(&mut app, 1, TouchPhase::Ended, at);
    app.update();
    assert_eq!(moves(&app), 9);
    assert_ne!(before, slid);
}

#[test]
fn a_double_tap_shows_the_whole_table_and_the_view_follows_it_again() {
    let mut app = phone();
    begin::<Lands>(&mut app, openly);
    play_until(&mut app, 5);
    settle::<Lands>(&mut app);
    let whole = fit(&app);
    zoom_in(&mut app);
    pause(&mut app);
    let at = fit(&app).area().center();
    tap(&mut app, at);
    tap(&mut app, at);
    app.update();
    assert_eq!(fit(&app), whole);
    play_until(&mut app, 16);
    settle::<Lands>(&mut app);
    assert_ne!(fit(&app), whole);
    assert!(!fit(&app).is_part());
}

#[test]
fn a_finger_that_slides_on_a_whole_table_lays_nothing() {
    let mut app = phone();
    begin::<Lands>(&mut app, openly);
    play_until(&mut app, 3);
    settle::<Lands>(&mut app);
    let before = fit(&app);
    let (card, _, at) = in_sight(&app);
    touch_card(&mut app, card);
    finger(&mut app, 1, TouchPhase::Started, at);
    finger(&mut app, 1, TouchPhase::Moved, at + Vec2::new(15.0, 0.0));
    finger(&mut app, 1, TouchPhase::Ended, at + Vec2::new(15.0, 0.0));
    app.update();
    tap(&mut app, at);
    assert_eq!((moves(&app), fit(&app)), (3, before));
}

#[test]
fn at_the_end_the_lands_are_counted_one_by_one_up_to_the_true_points() {
    let mut app = just_over();
    assert_eq!(table::<Lands>(&app).shown_score(), [0, 0]);
    let lands = table::<Lands>(&app).session().position().lands();
    let mut seen = Vec::new();
    for _ in 0..2_000 {
        app.update();
        let table = table::<Lands>(&app);
        let Some(counted) = table.counted() else {
            break;
        };
        let mut points = [0, 0];
        for land in &lands[..counted.parts] {
            if let Some(owner) = land.owner() {
                points[owner.index()] += land.area();
            }
        }
        assert_eq!(table.shown_score(), points);
        seen.push(counted.parts);
    }
    seen.dedup();
    assert_eq!(seen, (0..lands.len()).collect::<Vec<_>>());
    let table = table::<Lands>(&app);
    assert!(!table.is_showing());
    assert_eq!(table.shown_score(), table.session().position().score());
}

#[test]
fn a_tap_skips_the_count() {
    let mut app = just_over();
    for _ in 0..30 {
        app.update();
    }
    assert!(table::<Lands>(&app).counted().is_some());
    let at = fit(&app).area().center();
    tap(&mut app, at);
    for _ in 0..2 {
        app.update();
    }
    let table = table::<Lands>(&app);
    assert!(table.counted().is_none() && !table.is_showing());
    assert_eq!(table.shown_score(), table.session().position().score());
}

#[test]
fn with_less_motion_nothing_is_counted_up() {
    let mut app = just_over();
    app.world_mut().resource_mut::<Settings>().motion = MotionChoice::Reduced;
    for _ in 0..2 {
        app.update();
    }
    let table = table::<Lands>(&app);
    assert!(table.counted().is_none());
    assert_eq!(table.shown_score(), table.session().position().score());
}

#[test]
fn the_sums_of_a_finished_game_stand_on_the_board_when_it_is_opened_again() {
    let mut app = just_over();
    settle::<Lands>(&mut app);
    let texts = |app: &mut App| {
        let mut texts = app.world_mut().query::<&Lettering>();
        let mut texts: Vec<String> = texts.iter(app.world()).map(|it| it.text.clone()).collect();
        texts.sort();
        texts
    };
    for _ in 0..10 {
        app.update();
    }
    let before = texts(&mut app);
    let lands = table::<Lands>(&app).session().position().lands();
    let laid = table::<Lands>(&app).session().position().table().laid();
    assert!(before.len() >= laid.len() + 2 * lands.len());
    go_home(&mut app);
    resume(&mut app, GameKind::NewLands);
    assert!(table::<Lands>(&app).counted().is_none());
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(texts(&mut app), before);
}

#[test]
fn with_open_hands_every_persons_hand_is_open_and_else_ones_own() {
    let open = |app: &App| {
        let table = table::<Lands>(app);
        (0..4).filter(|&seat| table.is_open(Seat(seat))).count()
    };
    let mut app = phone();
    begin::<Lands>(&mut app, openly);
    assert_eq!(open(&app), 4);
    go_home(&mut app);
    begin::<Lands>(&mut app, |setup| {
        openly(setup);
        setup.open_hands = false;
    });
    assert_eq!(open(&app), 0, "the curtain is up");
    act(&mut app, Act::LiftCurtain);
    assert_eq!(open(&app), 1);
    go_home(&mut app);
    begin::<Lands>(&mut app, |setup| {
        against_easy(setup);
        for partner in &mut setup.partners {
            partner.kind = PlayerKind::Computer(Level::Easy);
        }
        setup.open_hands = true;
    });
    assert_eq!(open(&app), 1, "computers keep their hands");
}

#[test]
fn a_refusal_on_a_zoomed_table_is_told_as_ever() {
    let mut app = phone();
    begin::<Lands>(&mut app, openly);
    play_until(&mut app, 2);
    settle::<Lands>(&mut app);
    zoom_in(&mut app);
    let (card, _, _) = in_sight(&app);
    touch_card(&mut app, card);
    let laid = table::<Lands>(&app).session().position().table().laid();
    let places = laid.iter().map(|&(card, at)| {
        let taken = Move::Lay { card, at };
        place::<Lands>(&app, &taken)
    });
    let inner = fit(&app).area().inflate(-4.0);
    let at = places.into_iter().find(|at| inner.contains(*at)).unwrap();
    tap(&mut app, at);
    let notice = table::<Lands>(&app).notice;
    assert_eq!(notice, Some(Notice::Refused("continuity")));
    assert_eq!(moves(&app), 2);
}

#[test]
fn a_new_game_is_seen_whole() {
    let mut app = phone();
    begin::<Lands>(&mut app, openly);
    play_until(&mut app, 9);
    settle::<Lands>(&mut app);
    zoom_in(&mut app);
    act(&mut app, Act::Again);
    settle::<Lands>(&mut app);
    assert_eq!(moves(&app), 0);
    assert!(!fit(&app).is_part());
}

#[test]
fn the_lands_are_counted_on_the_whole_table() {
    let mut app = phone();
    begin::<Lands>(&mut app, openly);
    play_until(&mut app, 30);
    settle::<Lands>(&mut app);
    zoom_in(&mut app);
    play_until(&mut app, 1_000);
    for _ in 0..3 {
        app.update();
    }
    let void = table::<Lands>(&app).session().verdict().unwrap().void;
    assert!(void || !fit(&app).is_part());
}
