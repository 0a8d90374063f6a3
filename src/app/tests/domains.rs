//! Domains on the screen: tiles by touch, refusals, draws, clocks, the hand that nobody else sees.

use super::{touching::button, *};
use crate::{
    app::{
        settings::{MotionChoice, Pace},
        table::Notice,
    },
    games::{
        Game, Seat,
        domains::{Cell, Digit, Due, Ending, Event, Move, Position},
    },
    session::TimeControl,
};

type Domains = Position;

fn position(app: &App) -> &Position {
    table::<Domains>(app).session().position()
}

/// Whether a placement is right, found by playing it on a copy.
fn is_right(position: &Position, mv: Move) -> bool {
    let events = position.clone().play(mv).expect("a legal move");
    !events
        .iter()
        .any(|event| matches!(event, Event::Missed { .. }))
}

/// A phone whose owner wants no motion and a quick computer: whole games take half as long.
fn quick_phone() -> App {
    let mut app = phone();
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.motion = MotionChoice::Reduced;
    settings.pace = Pace::Fast;
    app.update();
    app
}

/// The first legal placement that is right, or one that is wrong.
fn placement(app: &App, right: bool) -> (Digit, Cell) {
    let position = position(app);
    let mv = position
        .legal_moves()
        .into_iter()
        .find(|&mv| is_right(position, mv) == right);
    match mv {
        Some(Move::Place { digit, cell }) => (digit, cell),
        _ => panic!("there is always such a placement here"),
    }
}

fn made(app: &App) -> usize {
    table::<Domains>(app).session().moves().len()
}

fn tap_cell(app: &mut App, digit: Digit, cell: Cell) {
    let at = place::<Domains>(app, &Move::Place { digit, cell });
    tap(app, at);
}

/// A button is tapped as a finger does: egui sees the press in one frame and its end in another.
fn tap_button(app: &mut App, name: &str) {
    app.update();
    let at = button(app, name);
    finger(app, 1, TouchPhase::Started, at);
    app.update();
    finger(app, 1, TouchPhase::Ended, at);
    app.update();
    app.update();
}

/// Places a tile by touch: the tile, the cell, and the cell again.
fn place_tile(app: &mut App, digit: Digit, cell: Cell) {
    tap_button(app, &format!("tile-{digit}"));
    tap_cell(app, digit, cell);
    tap_cell(app, digit, cell);
}

#[test]
fn a_person_plays_domains_against_the_computer_to_the_end_by_touch() {
    let mut app = quick_phone();
    begin::<Domains>(&mut app, against_easy);
    while table::<Domains>(&app).session().verdict().is_none() {
        settle::<Domains>(&mut app);
        if !table::<Domains>(&app).persons_turn() {
            continue;
        }
        let before = made(&app);
        let (digit, cell) = placement(&app, true);
        place_tile(&mut app, digit, cell);
        assert_eq!(
            made(&app),
            before + 1,
            "{digit}@{cell} was tapped and not placed"
        );
    }
    settle::<Domains>(&mut app);
    let session = table::<Domains>(&app).session();
    assert!(matches!(
        session.position().ending(),
        Some(Ending::Decided(_))
    ));
    assert_eq!(
        table::<Domains>(&app).shown_score(),
        session.position().score()
    );
}

#[test]
fn two_computers_play_domains_to_the_end() {
    let mut app = quick_phone();
    begin::<Domains>(&mut app, |setup| {
        for id in PlayerId::BOTH {
            setup
                .players
                .set_kind(id, PlayerKind::Computer(Level::Medium));
        }
    });
    settle::<Domains>(&mut app);
    assert!(table::<Domains>(&app).session().result().is_some());
}

#[test]
fn a_second_tap_places_the_tile_and_a_chosen_one_can_be_put_back() {
    let mut app = phone();
    begin::<Domains>(&mut app, against_easy);
    let (digit, cell) = placement(&app, true);
    tap_button(&mut app, &format!("tile-{digit}"));
    tap_cell(&mut app, digit, cell);
    assert_eq!(made(&app), 0);
    tap_button(&mut app, &format!("tile-{digit}"));
    tap_cell(&mut app, digit, cell);
    tap_cell(&mut app, digit, cell);
    assert_eq!(made(&app), 0, "the tile was put back");
    place_tile(&mut app, digit, cell);
    assert_eq!(made(&app), 1);
}

#[test]
fn without_confirming_one_tap_places_the_tile() {
    let mut app = phone();
    app.world_mut().resource_mut::<Settings>().tiles_at_once = true;
    begin::<Domains>(&mut app, against_easy);
    let (digit, cell) = placement(&app, true);
    // The cell first, for once.
    tap_cell(&mut app, digit, cell);
    tap_button(&mut app, &format!("tile-{digit}"));
    assert_eq!(made(&app), 1);
}

#[test]
fn a_refused_digit_is_told_and_costs_nothing() {
    let mut app = phone();
    begin::<Domains>(&mut app, against_easy);
    let position = position(&app).clone();
    let board = position.board();
    // Not every digit need be on the board at first, but one of the hand's is.
    let refuses = |digit: Digit, cell: Cell| {
        board.digit(cell).is_none() && board.obstacle(digit, cell).is_some()
    };
    let hand = position.hand(Seat::FIRST);
    let (digit, refused) = hand
        .tiles()
        .iter()
        .flat_map(|&digit| Cell::all().map(move |cell| (digit, cell)))
        .find(|&(digit, cell)| refuses(digit, cell))
        .unwrap();
    let clue = Cell::all().find(|&cell| board.clue(cell).is_some_and(|clue| clue != digit));
    for (cell, why) in [
        (refused, "news-clash-equal"),
        (clue.unwrap(), "news-clash-clue"),
    ] {
        tap_button(&mut app, &format!("tile-{digit}"));
        tap_cell(&mut app, digit, cell);
        app.update();
        assert_eq!(table::<Domains>(&app).notice, Some(Notice::Wrong(why)));
        tap_button(&mut app, &format!("tile-{digit}"));
    }
    assert_eq!(made(&app), 0);
}

#[test]
fn a_wrong_digit_spends_the_move_and_is_told() {
    let mut app = phone();
    begin::<Domains>(&mut app, people);
    act(&mut app, Act::LiftCurtain);
    let (digit, cell) = placement(&app, false);
    place_tile(&mut app, digit, cell);
    settle_curtain(&mut app);
    assert_eq!(made(&app), 1);
    assert_eq!(
        table::<Domains>(&app).notice,
        Some(Notice::Say("news-missed"))
    );
    assert!(position(&app).board().struck(cell).has(digit));
}

/// Lets the app run until the next person is to take the device.
fn settle_curtain(app: &mut App) {
    for _ in 0..2_000 {
        app.update();
        if table::<Domains>(app).curtain().is_some() {
            return;
        }
    }
    panic!("no curtain comes");
}

#[test]
fn the_hand_is_on_the_screen_for_its_holder_alone() {
    let mut app = phone();
    begin::<Domains>(&mut app, people);
    let shown = |app: &mut App| -> Vec<bool> {
        app.update();
        let seen = app.world().resource::<crate::app::probe::Seen>();
        let tile = |digit: Digit| seen.place(&format!("tile-{digit}")).is_some();
        Digit::ALL.map(tile).to_vec()
    };
    let held = |app: &App, seat: Seat| -> Vec<bool> {
        Digit::ALL
            .map(|digit| position(app).hand(seat).has(digit))
            .to_vec()
    };
    assert_eq!(table::<Domains>(&app).curtain(), Some(Seat::FIRST));
    assert_eq!(shown(&mut app), [false; 9]);
    act(&mut app, Act::LiftCurtain);
    assert_eq!(shown(&mut app), held(&app, Seat::FIRST));
    let (digit, cell) = placement(&app, true);
    place_tile(&mut app, digit, cell);
    settle_curtain(&mut app);
    assert_eq!(table::<Domains>(&app).curtain(), Some(Seat::SECOND));
    assert_eq!(shown(&mut app), [false; 9]);
    act(&mut app, Act::LiftCurtain);
    assert_eq!(shown(&mut app), held(&app, Seat::SECOND));
    // The pair's second move is the same person's.
    let (digit, cell) = placement(&app, true);
    place_tile(&mut app, digit, cell);
    settle::<Domains>(&mut app);
    assert_eq!(position(&app).turn().due, Due::Second);
    assert_eq!(shown(&mut app), held(&app, Seat::SECOND));
}

#[test]
fn an_offered_draw_is_answered_by_the_computer() {
    let mut app = phone();
    begin::<Domains>(&mut app, against_easy);
    act(&mut app, Act::Declare("draw?"));
    app.update();
    settle::<Domains>(&mut app);
    let moves: Vec<Move> = table::<Domains>(&app)
        .session()
        .moves()
        .map(|(_, mv)| mv)
        .collect();
    // Nothing is lost yet, so easy plays on.
    assert_eq!(moves, [Move::OfferDraw, Move::DeclineDraw]);
    assert_eq!(
        table::<Domains>(&app).notice,
        Some(Notice::Say("news-draw-declined"))
    );
    let declarations = Domains::declarations(table::<Domains>(&app).session());
    assert_eq!(declarations, [("play-resign", "resign")]);
}

#[test]
fn an_offered_draw_is_answered_by_the_other_person() {
    let mut app = phone();
    begin::<Domains>(&mut app, |setup| {
        people(setup);
        setup.open_hands = true;
    });
    act(&mut app, Act::Declare("draw?"));
    settle::<Domains>(&mut app);
    tap_button(&mut app, "draw-decline");
    settle::<Domains>(&mut app);
    assert_eq!(position(&app).to_move(), Some(Seat::FIRST));
    let (digit, cell) = placement(&app, true);
    place_tile(&mut app, digit, cell);
    settle::<Domains>(&mut app);
    act(&mut app, Act::Declare("draw?"));
    settle::<Domains>(&mut app);
    tap_button(&mut app, "draw-accept");
    settle::<Domains>(&mut app);
    assert_eq!(position(&app).ending(), Some(Ending::Agreed));
}

#[test]
fn who_resigns_is_asked_first() {
    let mut app = phone();
    begin::<Domains>(&mut app, against_easy);
    for name in ["play-menu", "play-resign", "resign-confirm"] {
        assert_eq!(made(&app), 0);
        tap_button(&mut app, name);
    }
    settle::<Domains>(&mut app);
    let verdict = table::<Domains>(&app).session().verdict().unwrap();
    assert_eq!(verdict.winner, Some(PlayerId::Two));
}

#[test]
fn a_game_of_domains_goes_on_after_the_app_is_killed() {
    let mut app = phone();
    begin::<Domains>(&mut app, against_easy);
    let (digit, cell) = placement(&app, true);
    place_tile(&mut app, digit, cell);
    settle::<Domains>(&mut app);
    let before = table::<Domains>(&app).session().clone();
    let kept = app.world_mut().remove_resource::<Kept>().unwrap();
    drop(app);
    let mut app = start(kept);
    resume(&mut app, GameKind::Domains);
    assert!(*table::<Domains>(&app).session() == before);
    let (digit, cell) = placement(&app, true);
    place_tile(&mut app, digit, cell);
    assert_eq!(made(&app), before.moves().len() + 1);
}

#[test]
fn another_game_has_another_deal_and_the_old_one_can_be_had_back() {
    let mut app = phone();
    begin::<Domains>(&mut app, against_easy);
    let (digit, cell) = placement(&app, true);
    place_tile(&mut app, digit, cell);
    settle::<Domains>(&mut app);
    let before = table::<Domains>(&app).session().clone();
    act(&mut app, Act::Again);
    for _ in 0..5_000 {
        app.update();
        if made(&app) == 0 {
            break;
        }
    }
    let options = |app: &App| table::<Domains>(app).session().setup().options.clone();
    assert_ne!(options(&app), before.setup().options);
    assert_eq!(table::<Domains>(&app).notice, Some(Notice::BeganAnew));
    act(&mut app, Act::BringBack);
    assert!(*table::<Domains>(&app).session() == before);
}

#[test]
fn the_clock_runs_on_the_board_and_stands_in_the_menu() {
    let mut app = phone();
    begin::<Domains>(&mut app, |setup| {
        against_easy(setup);
        setup.clock = TimeControl::new(10, 60).ok();
    });
    let left = |app: &App| {
        let left = table::<Domains>(app).session().time_left(PlayerId::One);
        left.unwrap().a_move
    };
    let frames = |app: &mut App, count: u32| (0..count).for_each(|_| app.update());
    let before = left(&app);
    frames(&mut app, 25);
    assert_eq!(before - left(&app), 1_000);
    tap_button(&mut app, "play-menu");
    let before = left(&app);
    frames(&mut app, 25);
    assert_eq!(left(&app), before, "a menu stops the clock");
    tap_button(&mut app, "button-close");
    frames(&mut app, 260);
    let moves: Vec<Move> = table::<Domains>(&app)
        .session()
        .moves()
        .map(|(_, mv)| mv)
        .collect();
    assert_eq!(moves[0], Move::Timeout);
}

#[test]
fn the_keyboard_alone_places_a_tile() {
    let mut app = phone();
    begin::<Domains>(&mut app, against_easy);
    let (digit, cell) = placement(&app, true);
    let key = |app: &mut App, key: crate::app::boards::Key| {
        app.world_mut().write_message(key);
        app.update();
    };
    use crate::app::boards::Key;
    key(&mut app, Key::Pick(digit.index()));
    for _ in 0..9 {
        key(&mut app, Key::Step(IVec2::new(-1, 0)));
        key(&mut app, Key::Step(IVec2::new(0, -1)));
    }
    for _ in 0..cell.column() {
        key(&mut app, Key::Step(IVec2::new(1, 0)));
    }
    for _ in 0..cell.row() {
        key(&mut app, Key::Step(IVec2::new(0, 1)));
    }
    key(&mut app, Key::Act);
    assert_eq!(made(&app), 0);
    key(&mut app, Key::Act);
    assert_eq!(made(&app), 1);
    assert_eq!(position(&app).board().digit(cell), Some(digit));
}
