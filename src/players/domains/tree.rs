//! What was tried, as a tree of blocks: which block a tile goes to matters most, and there are nine.
//! It is one tree for all hands and bags: a block is tried where the hand has a tile for it.

use super::race::Race;
use crate::{
    games::{Side, domains::SIZE},
    players::ucb::doubt,
};

pub(super) struct Tree {
    nodes: Vec<Node>,
}

/// The number of a node.
pub(super) type Number = u32;

/// A tile that is to be placed, after certain others.
struct Node {
    trials: u32,
    branches: [Branch; SIZE],
}

/// A block that the tile goes to, and how it came out.
#[derive(Clone, Copy)]
struct Branch {
    trials: u32,
    /// Of what the trials were worth to the first side.
    sum: i32,
    /// What comes after it, once it was tried often enough.
    node: Option<Number>,
}

/// How much is tried of what seems worse, in parts of a win.
const CURIOSITY: f64 = 0.4;

/// How often a block is tried before what comes after it is told apart.
const RIPE: u32 = 4;

/// With so many nodes the tree grows no more.
const FULL: usize = 60_000;

/// What a win is worth. A block of the margin is worth 1, so that a lost game is played on well.
const WIN: i32 = 50;

/// What a final margin is worth to who has it.
pub(super) fn worth(margin: i32) -> i32 {
    WIN * margin.signum() + margin
}

/// What speaks for another trial of something that came out so well in so many out of all trials.
pub(super) fn promise(sum: i32, trials: u32, all: u32) -> f64 {
    if trials == 0 {
        return f64::INFINITY;
    }
    let tried = f64::from(trials);
    f64::from(sum) / (tried * f64::from(WIN)) + CURIOSITY * doubt(tried, all)
}

impl Tree {
    pub(super) fn new() -> Tree {
        Tree { nodes: Vec::new() }
    }

    /// Adds a node for what comes after something that was tried so often, if it's ripe and there is
    /// room.
    pub(super) fn grow(&mut self, trials: u32) -> Option<Number> {
        let is_ripe = trials >= RIPE && self.nodes.len() < FULL;
        is_ripe.then(|| {
            let branch = Branch {
                trials: 0,
                sum: 0,
                node: None,
            };
            self.nodes.push(Node {
                trials: 0,
                branches: [branch; SIZE],
            });
            self.nodes.len() as Number - 1
        })
    }

    /// Plays promising blocks from a node on, down to where the tree ends, and puts the branches
    /// into `path`.
    pub(super) fn descend(
        &mut self,
        mut at: Option<Number>,
        race: &mut Race,
        path: &mut Vec<(Number, u8)>,
    ) {
        path.clear();
        while let Some(number) = at {
            let block = self.most_promising(number, race);
            let Some(step) = block.and_then(|block| race.step_in(block)) else {
                break;
            };
            race.play(step);
            path.push((number, step.block));
            let branch = *self.branch(number, step.block);
            at = branch.node;
            if at.is_none() {
                self.branch(number, step.block).node = self.grow(branch.trials);
            }
        }
    }

    fn branch(&mut self, number: Number, block: u8) -> &mut Branch {
        &mut self.nodes[number as usize].branches[usize::from(block)]
    }

    /// Takes in how a trial ended, for the first side.
    pub(super) fn learn(&mut self, path: &[(Number, u8)], margin: i32) {
        for &(number, block) in path {
            self.nodes[number as usize].trials += 1;
            let branch = self.branch(number, block);
            branch.trials += 1;
            branch.sum += worth(margin);
        }
    }

    /// The block to try next, of those that can decide something; of those not tried yet the one
    /// that seems to be worth most. None if the game is decided.
    fn most_promising(&self, number: Number, race: &Race) -> Option<u8> {
        if race.is_over() {
            return None;
        }
        let node = &self.nodes[number as usize];
        let sign = match race.side() {
            Side::First => 1,
            Side::Second => -1,
        };
        let mut best = None;
        let mut most = (f64::MIN, f32::MIN);
        for block in race.blocks() {
            let branch = &node.branches[usize::from(block)];
            let promise = promise(sign * branch.sum, branch.trials, node.trials);
            let promise = (promise, race.worth(block));
            if promise > most {
                most = promise;
                best = Some(block);
            }
        }
        best
    }
}
