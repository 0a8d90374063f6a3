//! Medium and hard: deals that may be, played to their end.

use super::{
    deals::Deals,
    luck::Luck,
    playout::{for_seat, margin, play_out},
};
use crate::{
    games::{Seat, new_lands::Move},
    players::{Answer, Progress, Think},
};

/// A player that tries its moves on many deals, the promising ones more often.
pub(super) struct Sampler {
    deals: Deals,
    seat: Seat,
    luck: Luck,
    arms: Vec<Arm>,
    /// Times that a move was tried, of all moves.
    trials: u64,
    nodes: u64,
    /// Nodes that were asked for, and those that it looks at in all.
    asked: u64,
    limit: u64,
}

/// One move, and how it came out.
struct Arm {
    mv: Move,
    trials: f64,
    /// Of what the trials were worth.
    sum: f64,
    margins: f64,
}

/// A win is worth so many points more than a loss by none.
const WIN: i32 = 8;

/// How many trials the margin right after a move counts for, before any is made.
const PRIOR: f64 = 3.0;

/// How far outcomes spread, in points: how much a move that was tried rarely is trusted.
const SPREAD: f64 = 14.0;

impl Sampler {
    pub(super) fn start(deals: Deals, mut luck: Luck, limit: u64) -> Sampler {
        let state = deals.draw(&mut luck);
        let seat = state
            .to_move()
            .expect("nobody thinks when the game is over");
        let arms = state.moves().into_iter().map(|mv| {
            let mut after = state.clone();
            after.play(mv);
            let now = f64::from(for_seat(seat, margin(after.score())));
            Arm {
                mv,
                trials: PRIOR,
                sum: PRIOR * now,
                margins: PRIOR * now,
            }
        });
        Sampler {
            arms: arms.collect(),
            deals,
            seat,
            luck,
            trials: 0,
            nodes: 0,
            asked: 0,
            limit,
        }
    }

    /// The arm that deserves the next trial most: UCB1. The logarithm is a whole number, so that
    /// the choice is the same on every machine.
    fn next(&self) -> usize {
        let logarithm = f64::from((self.trials + 2).ilog2());
        let hope = |arm: &Arm| arm.sum / arm.trials + SPREAD * (logarithm / arm.trials).sqrt();
        let mut best = (0, f64::MIN);
        for (index, arm) in self.arms.iter().enumerate() {
            let hope = hope(arm);
            if hope > best.1 {
                best = (index, hope);
            }
        }
        best.0
    }

    fn try_one(&mut self) {
        let index = self.next();
        let mut state = self.deals.draw(&mut self.luck);
        state.play(self.arms[index].mv);
        let (margin, nodes) = play_out(state, &mut self.luck);
        let margin = for_seat(self.seat, margin);
        let arm = &mut self.arms[index];
        arm.trials += 1.0;
        arm.sum += f64::from(margin + WIN * margin.signum());
        arm.margins += f64::from(margin);
        self.trials += 1;
        self.nodes += nodes + 1;
    }
}

impl Think for Sampler {
    type Move = Move;

    fn step(&mut self, nodes: u64) -> Progress {
        self.asked = self.asked.saturating_add(nodes).min(self.limit);
        // Where there is no choice there is nothing to find.
        while self.arms.len() > 1 && self.nodes < self.asked {
            self.try_one();
        }
        if self.arms.len() == 1 || self.nodes >= self.limit {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    fn answer(&self) -> Answer<Move> {
        let mut best = &self.arms[0];
        for arm in &self.arms {
            let better = (arm.trials, arm.sum / arm.trials) > (best.trials, best.sum / best.trials);
            if better {
                best = arm;
            }
        }
        Answer {
            mv: best.mv,
            value: (best.margins / best.trials).round() as i32,
            exact: false,
            nodes: self.nodes,
            depth: 1,
        }
    }
}
