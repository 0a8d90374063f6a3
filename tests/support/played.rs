//! Games played at random.

use std::fmt::{self, Debug};

use kletki::games::Game;
use proptest::{
    prelude::*,
    sample::Index,
    test_runner::{Config, TestRunner},
};
use serde_json::json;

use super::Specimen;

/// A game played from its start by random legal moves, to its end or to somewhere before.
#[derive(Clone)]
pub struct Played<G: Game> {
    pub options: G::Options,
    pub moves: Vec<G::Move>,
    pub position: G,
}

/// As a line of the protocol asks for it, so that it can be looked at there.
impl<G: Game> Debug for Played<G> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let moves: Vec<String> = self.moves.iter().map(ToString::to_string).collect();
        let line = json!({"game": G::KIND, "options": self.options, "moves": moves});
        write!(f, "{line}")
    }
}

impl<G: Game> Played<G> {
    fn at_start(options: G::Options) -> Played<G> {
        let position = G::start(&options).expect("the options are those of a game");
        Played {
            options,
            moves: Vec::new(),
            position,
        }
    }

    /// Makes a legal move, the one that `pick` says; false if there is none.
    fn go_on(&mut self, pick: Index) -> bool {
        let legal = self.position.legal_moves();
        if legal.is_empty() {
            return false;
        }
        let mv = *pick.get(&legal);
        self.position.play(mv).expect("a legal move is accepted");
        self.moves.push(mv);
        true
    }
}

/// Where a game played at random is left.
#[derive(Clone, Copy, Debug)]
pub enum End {
    Anywhere,
    /// Where nobody can move any more.
    Over,
}

/// A game played at random with any options.
pub fn played<G: Specimen>(end: End) -> impl Strategy<Value = Played<G>> {
    let picked = G::any_options().prop_flat_map(move |options| {
        // A move more than there can be: a game that goes on for too long is seen.
        let longest = G::longest(&options) + 1;
        let lengths = match end {
            End::Anywhere => 0..=longest,
            End::Over => longest..=longest,
        };
        (
            Just(options),
            prop::collection::vec(any::<Index>(), lengths),
        )
    });
    picked.prop_map(|(options, picks)| {
        let mut game = Played::at_start(options);
        picks.into_iter().all(|pick| game.go_on(pick));
        game
    })
}

/// A game played at random to where its small end begins.
pub fn small_end<G: Specimen>() -> impl Strategy<Value = Played<G>> {
    played::<G>(End::Over).prop_filter_map("no small end", move |whole| {
        let mut game = Played::<G>::at_start(whole.options);
        for mv in whole.moves {
            if game.position.is_small_end() {
                return Some(game);
            }
            game.position.play(mv).ok()?;
            game.moves.push(mv);
        }
        None
    })
}

/// Runs a test on `cases` values of a strategy; the simplest that fails is told.
pub fn for_all<S: Strategy<Value: Debug>>(
    cases: u32,
    strategy: S,
    test: impl Fn(S::Value) -> Result<(), TestCaseError>,
) {
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    if let Err(failure) = TestRunner::new(config).run(&strategy, test) {
        panic!("{failure}");
    }
}
