//! A phone puts the app away, takes it up again, or ends it meanwhile.

use bevy::window::AppLifecycle;

use super::*;
use crate::{
    app::{boards::Intent, haptics::Judged, platform::Haptic, table::Thought},
    games::{domains, dots},
    session::TimeControl,
};

type Dots = dots::Position;
type Domains = domains::Position;

fn put_away(app: &mut App) {
    app.world_mut().write_message(AppLifecycle::Suspended);
    app.update();
}

fn take_up(app: &mut App) {
    app.world_mut().write_message(AppLifecycle::Running);
    app.update();
}

fn time_left(app: &App) -> u64 {
    let session = table::<Domains>(app).session();
    session.time_left(PlayerId::One).unwrap().a_move
}

fn by_the_clock(app: &mut App) {
    begin::<Domains>(app, |setup| {
        against_easy(setup);
        setup.clock = TimeControl::new(10, 60).ok();
    });
}

#[test]
fn the_search_ends_and_begins_anew() {
    let mut app = phone();
    begin::<Dots>(&mut app, against_easy);
    let thinks = |app: &App| app.world().resource::<Thought<Dots>>().is_busy();
    let at = place::<Dots>(&app, &"h00".parse().unwrap());
    tap(&mut app, at);
    for _ in 0..1_000 {
        app.update();
        if thinks(&app) {
            break;
        }
    }
    assert!(thinks(&app));
    put_away(&mut app);
    assert!(!thinks(&app));
    take_up(&mut app);
    settle::<Dots>(&mut app);
    assert!(table::<Dots>(&app).session().moves().len() >= 2);
}

#[test]
fn the_clock_is_kept_as_it_stands() {
    let mut app = phone();
    by_the_clock(&mut app);
    for _ in 0..25 {
        app.update();
    }
    put_away(&mut app);
    let left = time_left(&app);
    assert!(left < 10_000 - 500, "the clock has run");
    let kept = app.world_mut().remove_resource::<Kept>().unwrap();
    let mut app = start(kept);
    app.world_mut()
        .write_message(Open::Continue(GameKind::Domains));
    while !app.world().contains_resource::<Table<Domains>>() {
        app.update();
    }
    assert!(left - time_left(&app) <= 200, "only the frames since then");
}

#[test]
fn the_time_away_isnt_counted() {
    let mut app = phone();
    by_the_clock(&mut app);
    put_away(&mut app);
    let before = time_left(&app);
    take_up(&mut app);
    assert_eq!(time_left(&app), before);
    app.update();
    assert!(time_left(&app) < before);
}

#[test]
fn a_move_is_felt_and_a_refusal_otherwise() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    let line = "h00".parse().unwrap();
    let judged = |app: &mut App| {
        app.world_mut().write_message(Intent::<Dots>(line));
        app.update();
        let mut messages = app.world_mut().resource_mut::<Messages<Judged>>();
        let judged: Vec<Judged> = messages.drain().collect();
        settle::<Dots>(app);
        judged
    };
    assert_eq!(judged(&mut app), [Judged(Haptic::Made)]);
    assert_eq!(judged(&mut app), [Judged(Haptic::Refused)]);
}
