//! Whole games, by people and by computers.

use super::*;
use crate::{
    app::table::{Notice, Question},
    games::{
        Game,
        cell_city::{self, Building, Cell, Variant},
        dots::{self, Options},
    },
    session::UndoRule,
};

type Dots = dots::Position;
type City = cell_city::Position;

fn small(setup: &mut Setup<Options>) {
    setup.options = Options::square(3);
}

/// A person taps the first legal line, again and again.
fn tap_lines_to_the_end(app: &mut App) {
    while table::<Dots>(app).session().verdict().is_none() {
        settle::<Dots>(app);
        let Some(line) = table::<Dots>(app)
            .session()
            .position()
            .legal_moves()
            .first()
            .copied()
        else {
            break;
        };
        if table::<Dots>(app).persons_turn() {
            let before = table::<Dots>(app).session().moves().len();
            let at = place::<Dots>(app, &line);
            tap(app, at);
            assert!(
                table::<Dots>(app).session().moves().len() > before,
                "{line} was tapped and not drawn"
            );
        }
    }
    settle::<Dots>(app);
}

#[test]
fn two_people_play_dots_by_touch_to_the_end() {
    let mut app = phone();
    begin::<Dots>(&mut app, |setup| {
        people(setup);
        small(setup);
    });
    tap_lines_to_the_end(&mut app);
    let session = table::<Dots>(&app).session();
    assert_eq!(session.moves().len(), 24);
    assert_eq!(session.position().score().iter().sum::<u32>(), 9);
    assert_eq!(
        table::<Dots>(&app).shown_score(),
        session.position().score()
    );
}

#[test]
fn a_person_plays_dots_against_the_computer_to_the_end() {
    let mut app = phone();
    begin::<Dots>(&mut app, |setup| {
        against_easy(setup);
        small(setup);
    });
    tap_lines_to_the_end(&mut app);
    let session = table::<Dots>(&app).session();
    assert!(session.result().is_some());
    let by_computer = session
        .moves()
        .filter(|(seat, _)| session.player_of(*seat) == PlayerId::Two)
        .count();
    assert!(by_computer > 0);
}

#[test]
fn two_computers_play_each_game_to_the_end() {
    let watch = |players: &mut crate::session::Players| {
        for id in PlayerId::BOTH {
            players.set_kind(id, PlayerKind::Computer(Level::Easy));
        }
    };
    let mut app = phone();
    begin::<Dots>(&mut app, |setup| {
        watch(&mut setup.players);
        small(setup);
    });
    settle::<Dots>(&mut app);
    assert!(table::<Dots>(&app).session().result().is_some());
    go_home(&mut app);
    begin::<City>(&mut app, |setup| {
        watch(&mut setup.players);
        setup.options.variant = Variant::FirstCity;
    });
    settle::<City>(&mut app);
    assert!(table::<City>(&app).session().result().is_some());
}

/// Drags from the first to the last cell of a building.
fn drag(app: &mut App, building: Building) {
    let corner = |cell: Cell| Building::between(cell, cell);
    let from = place::<City>(app, &corner(building.first()));
    let to = place::<City>(app, &corner(building.last()));
    finger(app, 1, TouchPhase::Started, from);
    app.update();
    finger(app, 1, TouchPhase::Moved, to);
    app.update();
    finger(app, 1, TouchPhase::Ended, to);
    app.update();
}

#[test]
fn a_tournament_of_cell_city_is_played_by_dragging() {
    let mut app = phone();
    begin::<City>(&mut app, |setup| {
        people(setup);
        setup.options.variant = Variant::FirstCity;
        setup.tournament = true;
    });
    for map in 0..2 {
        while table::<City>(&app).session().verdict().is_none() {
            settle::<City>(&mut app);
            let building = table::<City>(&app).session().position().legal_moves()[0];
            drag(&mut app, building);
            settle::<City>(&mut app);
        }
        let session = table::<City>(&app).session();
        assert_eq!(session.has_next_game(), map == 0);
        act(&mut app, Act::NextGame);
    }
    let session = table::<City>(&app).session();
    assert!(session.result().is_some());
    assert_eq!(
        session.sums().iter().sum::<u32>(),
        session.first_map().unwrap().points().iter().sum::<u32>()
            + session.record().points().iter().sum::<u32>()
    );
}

#[test]
fn a_refused_building_says_why_and_stays_unbuilt() {
    let mut app = phone();
    begin::<City>(&mut app, people);
    drag(&mut app, "A1-B2".parse().unwrap());
    settle::<City>(&mut app);
    drag(&mut app, "B2-C2".parse().unwrap());
    assert_eq!(table::<City>(&app).notice, Some(Notice::Refused("overlap")));
    drag(&mut app, "D1-D4".parse().unwrap());
    assert_eq!(table::<City>(&app).notice, Some(Notice::Refused("shape")));
    assert_eq!(table::<City>(&app).session().moves().len(), 1);
}

#[test]
fn a_tap_with_no_shape_picked_offers_shapes_and_a_taken_cell_is_told() {
    let mut app = phone();
    begin::<City>(&mut app, people);
    drag(&mut app, "A1-B2".parse().unwrap());
    settle::<City>(&mut app);
    let taken: Building = "A1-A1".parse().unwrap();
    let at = place::<City>(&app, &taken);
    tap(&mut app, at);
    assert_eq!(table::<City>(&app).notice, Some(Notice::Refused("overlap")));
}

#[test]
fn undo_between_two_people_asks_the_opponent() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    let line = "h00".parse().unwrap();
    let at = place::<Dots>(&app, &line);
    tap(&mut app, at);
    settle::<Dots>(&mut app);
    act(&mut app, Act::Undo);
    assert!(matches!(
        table::<Dots>(&app).question,
        Some(Question::Undo(_))
    ));
    assert!(
        !table::<Dots>(&app).persons_turn(),
        "nobody moves while the question is open"
    );
    act(&mut app, Act::Agree(false));
    assert_eq!(table::<Dots>(&app).session().moves().len(), 1);
    act(&mut app, Act::Undo);
    act(&mut app, Act::Agree(true));
    assert_eq!(table::<Dots>(&app).session().moves().len(), 0);
    act(&mut app, Act::Redo);
    assert_eq!(table::<Dots>(&app).session().moves().len(), 1);
}

#[test]
fn friendly_undo_does_not_ask() {
    let mut app = phone();
    begin::<Dots>(&mut app, |setup| {
        people(setup);
        setup.undo = UndoRule::Friendly;
    });
    for line in ["h00", "h11"] {
        let at = place::<Dots>(&app, &line.parse().unwrap());
        tap(&mut app, at);
        settle::<Dots>(&mut app);
    }
    act(&mut app, Act::Undo);
    act(&mut app, Act::Undo);
    assert_eq!(table::<Dots>(&app).session().moves().len(), 0);
}

#[test]
fn undo_against_the_computer_takes_back_its_answer_too() {
    let mut app = phone();
    begin::<Dots>(&mut app, against_easy);
    let at = place::<Dots>(&app, &"h00".parse().unwrap());
    tap(&mut app, at);
    settle::<Dots>(&mut app);
    assert!(table::<Dots>(&app).session().moves().len() >= 2);
    act(&mut app, Act::Undo);
    assert_eq!(table::<Dots>(&app).session().moves().len(), 0);
    assert!(table::<Dots>(&app).persons_turn());
}

#[test]
fn a_new_game_by_accident_can_be_had_back() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    let at = place::<Dots>(&app, &"h00".parse().unwrap());
    tap(&mut app, at);
    settle::<Dots>(&mut app);
    act(&mut app, Act::Again);
    assert_eq!(table::<Dots>(&app).session().moves().len(), 0);
    assert_eq!(table::<Dots>(&app).notice, Some(Notice::BeganAnew));
    act(&mut app, Act::BringBack);
    assert_eq!(table::<Dots>(&app).session().moves().len(), 1);
}

#[test]
fn the_hint_points_at_a_legal_move_and_is_noted() {
    let mut app = phone();
    begin::<City>(&mut app, |setup| {
        against_easy(setup);
        setup.options.variant = Variant::FirstCity;
    });
    act(&mut app, Act::Hint);
    for _ in 0..20_000 {
        app.update();
        if table::<City>(&app).hint.is_some() {
            break;
        }
    }
    let hint = table::<City>(&app).hint.expect("a hint comes");
    assert!(table::<City>(&app).session().position().check(hint).is_ok());
    assert!(table::<City>(&app).session().help().hint);
}

#[test]
fn the_slider_shows_earlier_positions_and_changes_nothing() {
    let mut app = phone();
    begin::<Dots>(&mut app, |setup| {
        people(setup);
        small(setup);
    });
    tap_lines_to_the_end(&mut app);
    act(&mut app, Act::Replay(3));
    assert_eq!(table::<Dots>(&app).shown().legal_moves().len(), 21);
    assert_eq!(table::<Dots>(&app).session().moves().len(), 24);
    act(&mut app, Act::Replay(24));
    assert_eq!(table::<Dots>(&app).replay(), None);
}
