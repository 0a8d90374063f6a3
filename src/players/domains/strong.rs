//! The hard player: it knows every cell's digit, and finds out where its tiles do most.

use super::{
    casual,
    race::{Hidden, Race, Step, cell_of},
    tree::{Number, Tree, promise, worth},
};
use crate::{
    games::{
        Side,
        domains::{
            Cell, Digit, Digits, Move, View,
            solver::{self, Candidates, Solution},
        },
    },
    players::{Answer, Progress, Think, chosen::Chosen, luck::Luck},
};

/// Tiles placed in games played on at random, for a move: about half a second on a slow phone.
const HARD: u64 = 600_000;

/// The same where nobody waits.
const PATIENT: u64 = 3_000_000;

/// Digits tried to solve the puzzle: what the game was started with takes fewer.
const TRIES: u32 = 200_000;

/// One of the moves that are weighed.
struct Choice {
    mv: Move,
    /// None for an answer to an offer.
    step: Option<Step>,
    trials: u32,
    /// Of what the trials were worth to who chooses.
    sum: i32,
    /// The sum of the final margins.
    margin: i32,
    /// What comes after it, in the tree.
    node: Option<Number>,
}

/// A player that weighs its moves.
struct Strong {
    me: Side,
    race: Race,
    hidden: Hidden,
    choices: Vec<Choice>,
    tree: Tree,
    path: Vec<(Number, u8)>,
    luck: Luck,
    trials: u32,
    nodes: u64,
    allowed: u64,
    limit: u64,
}

/// A player that thinks for as long as a person waits.
pub(super) fn hard(view: &View, seed: u64) -> impl Think<Move = Move> + use<> {
    Hard::new(view, seed, HARD)
}

/// The same for longer. It never proves a value: the other hand is hidden.
pub(super) fn patient(view: &View) -> impl Think<Move = Move> + use<> {
    Hard::new(view, 0, PATIENT)
}

/// What the hard player does, as the case may be.
enum Hard {
    Weighs(Box<Strong>),
    /// It couldn't solve the puzzle, and plays by sight.
    BySight(Chosen<Move>),
}

impl Hard {
    fn new(view: &View, seed: u64, limit: u64) -> Hard {
        solution(view)
            .and_then(|solution| Strong::new(view, &solution, seed, limit))
            .map_or_else(
                || Hard::BySight(casual::medium(view, seed)),
                |strong| Hard::Weighs(Box::new(strong)),
            )
    }
}

impl Think for Hard {
    type Move = Move;

    fn step(&mut self, nodes: u64) -> Progress {
        match self {
            Hard::Weighs(strong) => strong.step(nodes),
            Hard::BySight(chosen) => chosen.step(nodes),
        }
    }

    fn answer(&self) -> Answer<Move> {
        match self {
            Hard::Weighs(strong) => strong.answer(),
            Hard::BySight(chosen) => chosen.answer(),
        }
    }
}

/// The puzzle's solution, by logic from what lies open.
fn solution(view: &View) -> Option<Solution> {
    let board = view.board();
    let candidates: Candidates = std::array::from_fn(|index| match board.digits()[index] {
        Some(digit) => Digits::only(digit),
        None => Digits::ALL.without(board.all_struck()[index]),
    });
    solver::fill(board.units(), candidates, TRIES, |_| {}).unwrap_or(None)
}

impl Strong {
    fn new(view: &View, solution: &Solution, seed: u64, limit: u64) -> Option<Strong> {
        let (race, hidden) = Race::of(view, solution);
        let choices: Vec<Choice> = if view.is_offered() {
            [Move::AcceptDraw, Move::DeclineDraw]
                .map(|mv| Choice::new(mv, None))
                .into()
        } else {
            let mut steps = race.steps();
            // The likeliest first: it's the answer until others are weighed.
            steps.sort_by(|a, b| race.worth(b.block).total_cmp(&race.worth(a.block)));
            let choice = |step: Step| {
                let cell = Cell::at(cell_of(view, solution, step)?);
                let digit = Digit::ALL[usize::from(step.digit)];
                Some(Choice::new(Move::Place { digit, cell }, Some(step)))
            };
            steps.into_iter().filter_map(choice).collect()
        };
        (!choices.is_empty()).then(|| Strong {
            me: view.seat().side(),
            race,
            hidden,
            choices,
            tree: Tree::new(),
            path: Vec::new(),
            luck: Luck::new(seed),
            trials: 0,
            nodes: 0,
            allowed: 0,
            limit,
        })
    }

    /// Tries one choice: plays the game on with a hand and a bag that may be.
    fn try_one(&mut self) {
        let index = self.most_promising();
        let choice = &mut self.choices[index];
        let mut race = self.race.clone();
        race.imagine(self.me, &mut self.hidden, &mut self.luck);
        if let Some(step) = choice.step {
            race.play(step);
        }
        if choice.node.is_none() {
            choice.node = self.tree.grow(choice.trials);
        }
        self.tree.descend(choice.node, &mut race, &mut self.path);
        let (margin, nodes) = race.play_out(&mut self.luck);
        self.tree.learn(&self.path, margin);
        let mine = match (choice.mv, self.me) {
            (Move::AcceptDraw, _) => 0,
            (_, Side::First) => margin,
            (_, Side::Second) => -margin,
        };
        choice.trials += 1;
        choice.sum += worth(mine);
        choice.margin += mine;
        self.trials += 1;
        self.nodes += nodes + self.path.len() as u64;
    }

    /// The choice to try next.
    fn most_promising(&self) -> usize {
        let mut best = (0, f64::NEG_INFINITY);
        for (index, choice) in self.choices.iter().enumerate() {
            let promise = promise(choice.sum, choice.trials, self.trials);
            if promise > best.1 {
                best = (index, promise);
            }
        }
        best.0
    }

    /// The choice that was tried most, of two answers the better one; the first of those.
    fn best(&self) -> &Choice {
        let mut best = &self.choices[0];
        for choice in &self.choices[1..] {
            let is_better = if choice.step.is_none() {
                choice.mean() > best.mean()
            } else {
                choice.trials > best.trials
            };
            if is_better {
                best = choice;
            }
        }
        best
    }
}

impl Choice {
    fn new(mv: Move, step: Option<Step>) -> Choice {
        Choice {
            mv,
            step,
            trials: 0,
            sum: 0,
            margin: 0,
            node: None,
        }
    }

    fn mean(&self) -> f64 {
        f64::from(self.sum) / f64::from(self.trials.max(1))
    }
}

impl Think for Strong {
    type Move = Move;

    fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes).min(self.limit);
        while self.nodes < self.allowed {
            self.try_one();
        }
        if self.nodes >= self.limit {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    fn answer(&self) -> Answer<Move> {
        let best = self.best();
        let margin = f64::from(best.margin) / f64::from(best.trials.max(1));
        Answer {
            mv: best.mv,
            value: margin.round() as i32,
            exact: false,
            nodes: self.nodes,
            depth: 1,
        }
    }
}
