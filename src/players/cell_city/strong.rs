use super::{Luck, proof::Proof, searcher::Searcher};
use crate::{
    games::cell_city::{Building, Position},
    players::{Answer, Progress, Think},
};

/// The strongest player: it looks ahead for a move that seems good, and then proves which is best.
pub(super) struct Strong {
    /// Has a move at any time.
    guess: Searcher,
    /// Has the move, but only in the end.
    proof: Proof,
    effort: Effort,
    /// Nodes asked for by all steps together.
    asked: u64,
}

/// How many maps are looked at, at most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    pub guess: u64,
    pub proof: u64,
}

impl Strong {
    /// Starts to think. With luck, it decides between moves that seem equal. None if there are no
    /// moves.
    pub fn start(position: &Position, effort: Effort, luck: Option<Luck>) -> Option<Strong> {
        let [first, second] = match luck {
            Some(luck) => luck.twice().map(Some),
            None => [None, None],
        };
        Some(Strong {
            guess: Searcher::start(position, effort.guess, first)?,
            proof: Proof::start(position, second)?,
            effort,
            asked: 0,
        })
    }
}

impl Think for Strong {
    type Move = Building;

    fn step(&mut self, nodes: u64) -> Progress {
        // Each has its share of all that was asked for, however that was cut.
        let share = |asked: u64| {
            asked
                .saturating_sub(self.effort.guess)
                .min(self.effort.proof)
        };
        let before = share(self.asked);
        self.asked = self.asked.saturating_add(nodes);
        let nodes_of_proof = share(self.asked) - before;

        if self.guess.step(nodes) == Progress::Thinking {
            return Progress::Thinking;
        }
        if self.guess.answer().exact || self.proof.step(nodes_of_proof) == Progress::Done {
            return Progress::Done;
        }
        if share(self.asked) == self.effort.proof {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    fn answer(&self) -> Answer<Building> {
        let (guess, proof) = (self.guess.answer(), self.proof.answer());
        // What a move is proved to bring counts more than what one is thought to bring.
        let is_better = self
            .proof
            .at_least()
            .is_some_and(|least| least >= guess.value);
        let answer = if proof.exact || is_better && !guess.exact {
            proof
        } else {
            guess
        };
        Answer {
            nodes: guess.nodes + proof.nodes,
            depth: guess.depth.max(proof.depth),
            ..answer
        }
    }
}
