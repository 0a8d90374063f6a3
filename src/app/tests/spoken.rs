//! The app by ear: what a screen reader is told, and whole games played by what it offers.

use bevy::a11y::AccessibilityRequested;
use bevy_egui::{
    EguiOutput,
    egui::accesskit::{Action, ActionRequest, NodeId, TreeId},
};

use super::*;
use crate::{
    app::spoken::{Heard, Requests, outline},
    games::{cell_city, domains, dots, new_lands},
};

/// The app with somebody who listens.
fn with_listener() -> App {
    let app = phone();
    app.world().resource::<AccessibilityRequested>().set(true);
    app
}

fn heard(app: &mut App) -> Vec<Heard> {
    let world = app.world_mut();
    let mut outputs = world.query::<&EguiOutput>();
    let updates = outputs
        .iter(world)
        .filter_map(|output| output.platform_output.accesskit_update.as_ref());
    updates.flat_map(outline).collect()
}

/// All that is heard, each thing by itself.
fn all(heard: Vec<Heard>) -> Vec<Heard> {
    let one = |one: Heard| {
        let inside = all(one.inside.clone());
        [one].into_iter().chain(inside)
    };
    heard.into_iter().flat_map(one).collect()
}

fn press(app: &mut App, heard: &Heard) {
    let node = heard.id.parse().expect("a number");
    app.world_mut()
        .resource_mut::<Requests>()
        .ask(ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node: NodeId(node),
            data: None,
        });
    for _ in 0..3 {
        app.update();
    }
}

/// The moves that are offered: the buttons of the groups on the board.
fn offered(app: &mut App) -> Vec<Heard> {
    let board = heard(app).into_iter().find(|heard| heard.role == "group");
    let kinds = board.into_iter().flat_map(|board| board.inside);
    let moves = kinds.filter(|kind| kind.role == "group");
    moves.flat_map(|kind| kind.inside).collect()
}

/// Plays to the end by the moves that are offered, and tells how many were made.
fn play_by_ear<G: Board>(app: &mut App) -> usize {
    let mut made = 0;
    for _ in 0..20_000 {
        if app
            .world()
            .resource::<Table<G>>()
            .session()
            .verdict()
            .is_some()
        {
            return made;
        }
        if app.world().resource::<Table<G>>().curtain().is_some() {
            app.world_mut().write_message(Act::LiftCurtain);
        }
        let offered = offered(app);
        if !offered.is_empty() {
            press(app, &offered[made * 7 % offered.len()]);
            made += 1;
        }
        app.update();
    }
    panic!("the game doesn't end");
}

#[test]
fn whole_games_are_played_by_ear() {
    let mut app = with_listener();
    begin::<dots::Position>(&mut app, people);
    assert_eq!(play_by_ear::<dots::Position>(&mut app), 60);
    let mut app = with_listener();
    begin::<cell_city::Position>(&mut app, people);
    assert!(play_by_ear::<cell_city::Position>(&mut app) > 10);
    let mut app = with_listener();
    begin::<new_lands::Position>(&mut app, people);
    assert!(play_by_ear::<new_lands::Position>(&mut app) > 10);
    let mut app = with_listener();
    begin::<domains::Position>(&mut app, people);
    assert!(play_by_ear::<domains::Position>(&mut app) > 10);
}

#[test]
fn what_the_screen_shows_is_heard() {
    let mut app = with_listener();
    begin::<dots::Position>(&mut app, people);
    let texts = |app: &mut App| -> Vec<String> {
        all(heard(app))
            .into_iter()
            .map(|heard| heard.text)
            .collect()
    };
    let words = |app: &App, key: &str| {
        app.world()
            .resource::<crate::app::language::Words>()
            .get(key)
    };
    for key in [
        "play-undo",
        "play-menu",
        "spoken-board",
        dots::Position::PROMPT,
    ] {
        let word = words(&app, key);
        assert!(texts(&mut app).contains(&word), "{word:?} isn't heard");
    }
    let line = offered(&mut app).swap_remove(0);
    press(&mut app, &line);
    for _ in 0..60 {
        app.update();
    }
    let told = |heard: &Heard| heard.live && heard.text.contains(&line.text);
    assert!(
        all(heard(&mut app)).iter().any(told),
        "{:?} isn't told",
        line.text
    );
}

#[test]
fn behind_the_curtain_no_hand_is_heard() {
    let mut app = with_listener();
    begin::<new_lands::Position>(&mut app, people);
    assert!(
        app.world()
            .resource::<Table<new_lands::Position>>()
            .curtain()
            .is_some()
    );
    let hand = |app: &mut App| {
        let words = app.world().resource::<crate::app::language::Words>();
        let hand = words.with("spoken-hand", &[("list", "".into())]);
        let heard = all(heard(app));
        heard
            .into_iter()
            .any(|heard| heard.text.starts_with(hand.trim()))
    };
    assert!(!hand(&mut app) && offered(&mut app).is_empty());
    app.world_mut().write_message(Act::LiftCurtain);
    for _ in 0..30 {
        app.update();
    }
    assert!(hand(&mut app) && !offered(&mut app).is_empty());
}
