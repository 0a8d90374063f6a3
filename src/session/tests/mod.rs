//! Whole games through the session, and its rules of undo, turns and saves.

mod domains;
mod new_lands;
mod play;
mod results;
mod saves;
mod shelf;
mod tournament;
mod turns;
mod undo;

use super::*;
use crate::{
    games::{
        Game,
        dots::{self, Line},
    },
    players::Level,
};

const PERSON: PlayerKind = PlayerKind::Person;
const EASY: PlayerKind = PlayerKind::Computer(Level::Easy);

/// A game of Dots and Boxes on a board of 2 by 2 boxes. Player 1 starts.
fn dots_game(kinds: [PlayerKind; 2], undo: UndoRule) -> Session<dots::Position> {
    let mut setup = Setup::of::<dots::Position>();
    setup.options = dots::Options::square(2);
    setup.undo = undo;
    for (player, kind) in PlayerId::BOTH.into_iter().zip(kinds) {
        setup.players.set_kind(player, kind);
    }
    Session::start(setup, 1, None).unwrap()
}

fn line(text: &str) -> Line {
    text.parse().unwrap()
}

fn moves<G: Game>(session: &Session<G>) -> String {
    let moves: Vec<String> = session.moves().map(|(_, mv)| mv.to_string()).collect();
    moves.join(" ")
}

/// Plays the first legal move until the game on the table is over.
fn play_out<G: Game>(session: &mut Session<G>) {
    while let Some(&mv) = session.position().legal_moves().first() {
        session.play(mv).unwrap();
    }
}
