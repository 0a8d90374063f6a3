//! Whether there is a clock, and how much time it gives.

use bevy_egui::egui::Ui;

use crate::{
    app::widgets::{self, Look},
    session::{Setup, TimeControl},
};

/// Seconds for a move that have a button of their own.
const MOVES: [u32; 5] = [15, 30, 45, 60, 90];

/// Minutes for a game that have one.
const GAMES: [u32; 5] = [5, 10, 15, 20, 30];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Off,
    Club,
    Own,
}

pub(super) fn show<O>(ui: &mut Ui, look: &mut Look, setup: &mut Setup<O>) {
    let words = look.words;
    let choice = match setup.clock {
        None => Choice::Off,
        Some(TimeControl::CLUB) => Choice::Club,
        Some(_) => Choice::Own,
    };
    let all = [
        (Choice::Off, "setup-clock-off"),
        (Choice::Club, "setup-clock-club"),
        (Choice::Own, "setup-clock-own"),
    ]
    .map(|(value, key)| (value, key, words.get(key)));
    match widgets::choices(ui, look, choice, &all) {
        None => {}
        Some(Choice::Off) => setup.clock = None,
        Some(Choice::Club) => setup.clock = Some(TimeControl::CLUB),
        Some(Choice::Own) => setup.clock = TimeControl::new(MOVES[1], GAMES[1] * 60).ok(),
    }
    let Some(control) = setup.clock else {
        widgets::note(ui, look, &words.get("setup-clock-off-detail"));
        return;
    };
    if control == TimeControl::CLUB {
        widgets::note(ui, look, &words.get("setup-clock-club-detail"));
        return;
    }
    widgets::note(ui, look, &words.get("setup-clock-move"));
    let seconds = MOVES.map(|seconds| {
        let key = format!("clock-move-{seconds}");
        let text = words.with("clock-seconds", &[("count", seconds.into())]);
        (seconds, key, text)
    });
    let seconds = seconds
        .each_ref()
        .map(|(value, key, text)| (*value, key.as_str(), text.clone()));
    let a_move = widgets::choices(ui, look, control.a_move(), &seconds);
    widgets::note(ui, look, &words.get("setup-clock-game"));
    let minutes = GAMES.map(|minutes| {
        let key = format!("clock-game-{minutes}");
        let text = words.with("clock-minutes", &[("count", minutes.into())]);
        (minutes * 60, key, text)
    });
    let minutes = minutes
        .each_ref()
        .map(|(value, key, text)| (*value, key.as_str(), text.clone()));
    let a_game = widgets::choices(ui, look, control.a_game(), &minutes);
    let chosen = TimeControl::new(
        a_move.unwrap_or(control.a_move()),
        a_game.unwrap_or(control.a_game()),
    );
    setup.clock = chosen.ok();
}
