//! Hard: a tree of moves, tried on deals that may be.

use super::{
    deals::Deals,
    playout::play_out,
    tree::{Tree, Tried},
    world::World,
};
use crate::{
    games::{
        Seat,
        new_lands::{Move, View},
    },
    players::{Answer, Progress, Think, luck::Luck},
};

/// A player that tries its moves on many deals, the promising ones more often.
pub(super) struct Strong {
    view: View,
    deals: Deals,
    /// The game as it stands, with hands that are given anew for each trial.
    world: World,
    seat: Seat,
    luck: Luck,
    tree: Tree,
    path: Vec<usize>,
    /// Whether there is more than one move.
    has_choice: bool,
    nodes: u64,
    /// Nodes that were asked for, and those that it looks at in all.
    asked: u64,
    limit: u64,
}

impl Strong {
    /// # Panics
    ///
    /// If the game is over.
    pub(super) fn start(view: &View, mut luck: Luck, limit: u64) -> Strong {
        let deals = Deals::of(view);
        let world = World::of(view.with_hands(&deals.draw(&mut luck)));
        let seat = world
            .to_move()
            .expect("nobody thinks when the game is over");
        let tree = Tree::of(&world, world.hand(seat));
        let mut strong = Strong {
            view: view.clone(),
            deals,
            world,
            seat,
            luck,
            tree,
            path: Vec::new(),
            has_choice: true,
            nodes: 0,
            asked: 0,
            limit,
        };
        strong.has_choice = strong.tried().len() > 1;
        strong
    }

    pub(super) fn has_choice(&self) -> bool {
        self.has_choice
    }

    /// The moves, those first that were tried most; at least one.
    pub(super) fn tried(&self) -> Vec<Tried> {
        self.tree.tried(self.seat, self.world.hand(self.seat))
    }

    fn try_one(&mut self) {
        let hands = self.deals.draw(&mut self.luck);
        let mut world = self.world.with_hands(&self.view, hands);
        // Of hands that are seen nothing else may be held.
        let hidden = |seat: Seat| match self.view.hand(seat) {
            Some(hand) => hand,
            None => self.deals.hidden(seat.side()),
        };
        self.nodes += self.tree.descend(&mut world, &mut self.path, hidden);
        let (margin, nodes) = play_out(world, &mut self.luck);
        self.nodes += nodes;
        self.tree.learn(&self.path, margin);
    }
}

impl Think for Strong {
    type Move = Move;

    fn step(&mut self, nodes: u64) -> Progress {
        self.asked = self.asked.saturating_add(nodes).min(self.limit);
        // Where there is no choice there is nothing to find.
        while self.has_choice && self.nodes < self.asked {
            self.try_one();
        }
        if self.has_choice && self.nodes < self.limit {
            Progress::Thinking
        } else {
            Progress::Done
        }
    }

    fn answer(&self) -> Answer<Move> {
        let best = self.tried()[0];
        Answer {
            mv: best.mv,
            value: best.margin.round() as i32,
            exact: false,
            nodes: self.nodes,
            depth: 1,
        }
    }
}
