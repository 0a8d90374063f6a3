//! Deals that take their time are drawn beside the app.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    beside::{Beside, Work},
    boards::Board,
    platform,
    screens::Screen,
};
use crate::session::{Session, Setup};

/// Draws a deal, a short step a call, until it's there.
pub type Dealer<G> = Box<dyn FnMut() -> Option<<G as crate::games::Game>::Options> + Send + Sync>;

/// What the deal is for.
#[derive(Clone, Debug)]
pub enum For<G: Board> {
    /// A game with that set-up.
    New(Box<Setup<G::Options>>),
    /// Another game after the one on the table.
    Again,
}

/// A deal that is there.
pub struct Dealt<G: Board> {
    pub what_for: For<G>,
    pub options: G::Options,
    /// The seed of the session that it's for.
    pub seed: u64,
}

struct Drawing<G: Board>(Dealer<G>);

impl<G: Board> Work for Drawing<G> {
    type Found = G::Options;

    fn slice(&mut self, _elapsed: u64) -> Option<G::Options> {
        (self.0)()
    }
}

struct Going<G: Board> {
    drawing: Beside<Drawing<G>>,
    what_for: For<G>,
    seed: u64,
    /// Where it was asked for. Who has gone elsewhere wants it no more.
    screen: Screen,
}

/// The deal in the making.
#[derive(Resource)]
pub struct Dealing<G: Board> {
    going: Option<Going<G>>,
    /// Deals begun: no two are alike, though tests have one seed for all.
    begun: u64,
}

impl<G: Board> Default for Dealing<G> {
    fn default() -> Self {
        Dealing {
            going: None,
            begun: 0,
        }
    }
}

impl<G: Board> Dealing<G> {
    /// Begins a deal if the game's deals take their time; false if they don't.
    pub fn begin(&mut self, chosen: &G::Options, what_for: For<G>, screen: Screen) -> bool {
        let seed = platform::seed().wrapping_add(self.begun);
        let Some(dealer) = G::dealer(chosen, Session::<G>::deal_seed(seed)) else {
            return false;
        };
        self.begun += 1;
        self.going = Some(Going {
            drawing: Beside::begin(Drawing(dealer)),
            what_for,
            seed,
            screen,
        });
        true
    }

    /// The deal, once it's there.
    pub fn poll(
        &mut self,
        screen: Screen,
        redraw: &mut MessageWriter<RequestRedraw>,
    ) -> Option<Dealt<G>> {
        let going = self.going.as_mut()?;
        if going.screen != screen {
            self.going = None;
            return None;
        }
        redraw.write(RequestRedraw);
        let options = going.drawing.poll()?;
        let Going { what_for, seed, .. } = self.going.take()?;
        Some(Dealt {
            what_for,
            options,
            seed,
        })
    }
}
