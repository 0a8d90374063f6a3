//! Every move is kept before it moves on the screen; the game goes on from there.

use super::*;
use crate::games::{Game, dots};

type Dots = dots::Position;

/// The app is killed and started again on the same store.
fn kill_and_start(mut app: App) -> App {
    let kept = app.world_mut().remove_resource::<Kept>().unwrap();
    drop(app);
    start(kept)
}

#[test]
fn a_game_goes_on_after_the_app_is_killed_in_the_middle_of_an_animation() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    let at = place::<Dots>(&app, &"h00".parse().unwrap());
    // One frame only: the line has hardly begun to draw itself.
    tap(&mut app, at);
    let mut app = kill_and_start(app);
    resume(&mut app, GameKind::Dots);
    let moves: Vec<_> = table::<Dots>(&app)
        .session()
        .moves()
        .map(|(_, line)| line.to_string())
        .collect();
    assert_eq!(moves, ["h00"]);
}

#[test]
fn the_computers_turn_goes_on_after_the_app_is_killed_in_the_middle_of_it() {
    let mut app = phone();
    begin::<Dots>(&mut app, against_easy);
    let at = place::<Dots>(&app, &"h00".parse().unwrap());
    tap(&mut app, at);
    assert!(!table::<Dots>(&app).persons_turn());
    let mut app = kill_and_start(app);
    resume(&mut app, GameKind::Dots);
    settle::<Dots>(&mut app);
    assert!(table::<Dots>(&app).persons_turn());
    assert!(table::<Dots>(&app).session().moves().len() >= 2);
}

#[test]
fn leaving_while_the_computer_thinks_stops_it_and_coming_back_starts_it_again() {
    let mut app = phone();
    begin::<Dots>(&mut app, against_easy);
    let at = place::<Dots>(&app, &"h00".parse().unwrap());
    tap(&mut app, at);
    go_home(&mut app);
    for _ in 0..50 {
        app.update();
    }
    assert_eq!(
        table::<Dots>(&app).session().moves().len(),
        1,
        "no move is made behind the back"
    );
    resume(&mut app, GameKind::Dots);
    settle::<Dots>(&mut app);
    assert!(table::<Dots>(&app).session().moves().len() >= 2);
}

#[test]
fn a_broken_save_is_told_and_put_aside_and_a_new_game_begins() {
    let mut app = phone();
    begin::<Dots>(&mut app, people);
    let at = place::<Dots>(&app, &"h00".parse().unwrap());
    tap(&mut app, at);
    let mut kept = app.world_mut().remove_resource::<Kept>().unwrap();
    kept.write_raw(
        "game/dots",
        "{\"format\":\"kletki-save\",\"version\":1,\"cut",
    );
    let mut app = start(kept);
    resume(&mut app, GameKind::Dots);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Home);
    assert!(
        app.world()
            .resource::<Kept>()
            .read_raw("aside/game/dots/1")
            .is_some_and(|text| text.ends_with("cut"))
    );
    begin::<Dots>(&mut app, people);
    assert_eq!(
        table::<Dots>(&app).session().position().legal_moves().len(),
        60
    );
}
