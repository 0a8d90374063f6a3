//! Easy: it counts the lands after its move.

use super::{
    deals::Deals,
    luck::Luck,
    playout::{for_seat, margin},
};
use crate::{
    games::new_lands::{Move, State, View},
    players::{Answer, Progress, Think},
};

/// A player that takes the move after which the lands stand best for its side, of those that it
/// happens to see, and never thinks of what comes then.
pub(super) struct Greedy {
    /// The game as it may be; the hands that aren't seen don't matter for what is weighed.
    state: State,
    moves: Vec<Move>,
    luck: Luck,
    /// What the best move seems to be worth.
    best: i32,
    answer: Answer<Move>,
}

/// Of so many moves it sees one.
const SEES_ONE_OF: u32 = 3;

/// By how many points it misjudges a move at most.
const ERROR: u32 = 3;

impl Greedy {
    /// # Panics
    ///
    /// If the game is over.
    pub(super) fn start(view: &View, mut luck: Luck) -> Greedy {
        let state = Deals::of(view).draw(&mut luck);
        let moves = state.moves();
        let mv = *moves.first().expect("nobody thinks when the game is over");
        let mut greedy = Greedy {
            state,
            moves,
            luck,
            best: i32::MIN,
            answer: Answer {
                mv,
                value: 0,
                exact: false,
                nodes: 0,
                depth: 1,
            },
        };
        greedy.step(1);
        greedy
    }

    /// The margin right after a move.
    fn weigh(&self, mv: Move) -> i32 {
        let mut after = self.state.clone();
        let Some(seat) = after.to_move() else {
            return 0;
        };
        after.play(mv);
        for_seat(seat, margin(after.score()))
    }
}

impl Think for Greedy {
    type Move = Move;

    fn step(&mut self, nodes: u64) -> Progress {
        let next = self.answer.nodes as usize;
        let count = usize::try_from(nodes).unwrap_or(usize::MAX);
        for place in (next..self.moves.len()).take(count) {
            self.answer.nodes += 1;
            let sees = self.luck.below(SEES_ONE_OF) == 0;
            let error = self.luck.below(ERROR + 1) as i32;
            // The first one is seen always, so that there is one.
            if !sees && place > 0 {
                continue;
            }
            let margin = self.weigh(self.moves[place]);
            if margin + error > self.best {
                self.best = margin + error;
                self.answer.mv = self.moves[place];
                self.answer.value = margin;
            }
        }
        if self.answer.nodes < self.moves.len() as u64 {
            Progress::Thinking
        } else {
            Progress::Done
        }
    }

    fn answer(&self) -> Answer<Move> {
        self.answer
    }
}
