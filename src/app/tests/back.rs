//! Back closes a menu, then the screen, and loses no game.

use super::{
    touching::{button, press},
    *,
};
use crate::{app::screens::trouble::Tell, games::dots};

type Dots = dots::Position;

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn frames(app: &mut App) {
    for _ in 0..4 {
        app.update();
    }
}

fn tap_button(app: &mut App, name: &str) {
    let at = button(app, name);
    tap(app, at);
    frames(app);
}

fn back(app: &mut App) {
    press(app, KeyCode::BrowserBack);
    frames(app);
}

fn sees(app: &App, name: &str) -> bool {
    let seen = app.world().resource::<crate::app::probe::Seen>();
    seen.place(name).is_some()
}

#[test]
fn back_closes_the_menu_then_the_board_and_the_game_stays() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    let at = place::<Dots>(&app, &"h00".parse().unwrap());
    tap(&mut app, at);
    settle::<Dots>(&mut app);
    tap_button(&mut app, "play-menu");
    assert!(sees(&app, "play-leave"));
    back(&mut app);
    assert_eq!(screen(&app), Screen::Play);
    assert!(!sees(&app, "play-leave"), "the menu is closed");
    back(&mut app);
    assert_eq!(screen(&app), Screen::Home);
    resume(&mut app, GameKind::Dots);
    assert_eq!(table::<Dots>(&app).session().moves().len(), 1);
}

#[test]
fn back_from_a_question_in_the_menu_begins_nothing() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    let at = place::<Dots>(&app, &"h00".parse().unwrap());
    tap(&mut app, at);
    settle::<Dots>(&mut app);
    tap_button(&mut app, "play-menu");
    tap_button(&mut app, "play-new");
    assert!(sees(&app, "new-game-begin"));
    back(&mut app);
    assert!(!sees(&app, "new-game-begin"));
    assert_eq!(table::<Dots>(&app).session().moves().len(), 1);
}

#[test]
fn back_goes_through_the_screens_as_they_were_opened() {
    let mut app = phone();
    app.world_mut()
        .resource_mut::<Settings>()
        .lessons_seen
        .push(GameKind::Dots);
    tap_button(&mut app, "game-dots");
    assert_eq!(screen(&app), Screen::Setup);
    app.world_mut()
        .write_message(crate::app::screens::Go::To(Screen::Rules));
    frames(&mut app);
    back(&mut app);
    assert_eq!(screen(&app), Screen::Setup);
    back(&mut app);
    assert_eq!(screen(&app), Screen::Home);
    back(&mut app);
    assert_eq!(screen(&app), Screen::Home);
}

#[test]
fn what_went_wrong_is_told_over_the_home_screen() {
    let mut app = phone();
    app.world_mut().write_message(Tell("trouble-address"));
    frames(&mut app);
    tap_button(&mut app, "button-ok");
    assert!(!sees(&app, "button-ok"));
    assert_eq!(screen(&app), Screen::Home);
}

#[test]
fn back_closes_what_is_told_and_leaves_the_screen_below_it() {
    for key in [KeyCode::BrowserBack, KeyCode::Escape] {
        let mut app = phone();
        begin::<Dots>(&mut app, people);
        app.world_mut().write_message(Tell("trouble-address"));
        frames(&mut app);
        assert!(sees(&app, "button-ok"));
        press(&mut app, key);
        frames(&mut app);
        assert!(!sees(&app, "button-ok"));
        assert_eq!(screen(&app), Screen::Play);
    }
}
