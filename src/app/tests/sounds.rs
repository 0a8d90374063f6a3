//! What is heard of a game.

use super::*;
use crate::{
    app::{boards::Intent, sound::Sound},
    games::dots,
};

type Dots = dots::Position;

/// Two people before a single box.
fn one_box() -> App {
    let mut app = phone();
    begin::<Dots>(&mut app, |setup| {
        people(setup);
        setup.options.rows = 1;
        setup.options.cols = 1;
    });
    app
}

/// Means a move, and gives what is heard until all of it has come to rest.
fn heard_of(app: &mut App, line: &str) -> Vec<Sound> {
    app.world_mut()
        .write_message(Intent::<Dots>(line.parse().unwrap()));
    let mut heard = Vec::new();
    for _ in 0..60 {
        app.update();
        heard.extend(app.world_mut().resource_mut::<Messages<Sound>>().drain());
    }
    heard
}

#[test]
fn lines_boxes_refusals_and_the_end_are_heard() {
    let mut app = one_box();
    assert_eq!(heard_of(&mut app, "h00"), [Sound::Line]);
    assert_eq!(heard_of(&mut app, "h00"), [Sound::Knock]);
    assert_eq!(heard_of(&mut app, "h10"), [Sound::Line]);
    assert_eq!(heard_of(&mut app, "v00"), [Sound::Line]);
    assert_eq!(
        heard_of(&mut app, "v01"),
        [Sound::Line, Sound::Hatching, Sound::End]
    );
}

#[test]
fn a_finished_game_that_is_looked_at_again_is_silent() {
    let mut app = one_box();
    for line in ["h00", "h10", "v00", "v01"] {
        heard_of(&mut app, line);
    }
    for moves in [2, 4] {
        app.world_mut().write_message(Act::Replay(moves));
        for _ in 0..20 {
            app.update();
            let mut heard = app.world_mut().resource_mut::<Messages<Sound>>();
            assert_eq!(heard.drain().next(), None);
        }
    }
}
