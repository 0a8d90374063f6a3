//! A search for a move, wherever it runs: beside the app, or in a browser's Worker.

#[cfg(target_family = "wasm")]
use crate::{
    app::platform::Afar,
    protocol::{self, Within},
    session::Limit,
};
use crate::{
    app::{
        beside::{Beside, Work},
        boards::Board,
    },
    players::Progress,
    session::{ComputerTurn, PositionNumber, Session},
};

/// The search for a move in the position of a session.
pub(super) enum MoveSearch<G: Board> {
    Here(Beside<Slices<G>>),
    /// In a Worker; the second is what goes on here should it fail.
    #[cfg(target_family = "wasm")]
    Afar(Afar, Option<Slices<G>>),
}

impl<G: Board> MoveSearch<G> {
    /// Begins to search as `turn` asks, which is a turn of `session`.
    pub(super) fn begin(session: &Session<G>, turn: ComputerTurn<G>) -> MoveSearch<G> {
        #[cfg(target_family = "wasm")]
        if let Some(afar) = Afar::begin(&line(session, &turn)) {
            return MoveSearch::Afar(afar, Some(Slices(turn, session.number())));
        }
        MoveSearch::Here(Beside::begin(Slices(turn, session.number())))
    }

    /// What was found, once it is.
    pub(super) fn poll(&mut self) -> Option<Option<G::Move>> {
        match self {
            MoveSearch::Here(search) => search.poll(),
            #[cfg(target_family = "wasm")]
            MoveSearch::Afar(afar, slices) => {
                let answer = afar.poll()?;
                let found = answer.and_then(|answer| protocol::answered::<G>(&answer));
                if let (None, Some(slices)) = (found, slices.take()) {
                    *self = MoveSearch::Here(Beside::begin(slices));
                    return None;
                }
                Some(found)
            }
        }
    }
}

/// The line that asks a Worker for what a turn asks.
#[cfg(target_family = "wasm")]
fn line<G: Board>(session: &Session<G>, turn: &ComputerTurn<G>) -> String {
    let request = turn.request();
    let within = match request.limit {
        Limit::Millis(millis) => Within::Millis(millis),
        Limit::Nodes(nodes) => Within::Nodes(nodes),
    };
    let moves = session.moves().map(|(_, mv)| mv);
    let options = session.position().options();
    protocol::ask::<G>(options, moves, request.level, request.seed, within)
}

/// Nodes of one slice.
const SLICE: u64 = 500;

/// The search in slices, and the position that it's for.
pub(super) struct Slices<G: Board>(ComputerTurn<G>, PositionNumber);

impl<G: Board> Work for Slices<G> {
    type Found = Option<G::Move>;

    fn slice(&mut self, elapsed: u64) -> Option<Self::Found> {
        let done = self.0.step(SLICE, elapsed) == Progress::Done;
        done.then(|| self.0.answer(self.1))
    }
}
