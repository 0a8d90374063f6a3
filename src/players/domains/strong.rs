//! The hard player: it knows every cell's digit, and finds out where its tiles do most.

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

use super::{
    casual::{self, Chosen},
    race::{Hidden, Race, Step, cell_of},
};
use crate::{
    games::{
        Side,
        domains::{
            Cell, Digit, Digits, Move, View,
            solver::{self, Candidates, Solution},
        },
    },
    players::{Answer, Progress, Think},
};

/// Tiles placed in games played on at random, for a move: about half a second on a slow phone.
const HARD: u64 = 600_000;

/// The same where nobody waits.
const PATIENT: u64 = 3_000_000;

/// Digits tried to solve the puzzle: what the game was started with takes fewer.
const TRIES: u32 = 200_000;

/// How much is tried of what seems worse.
const CURIOSITY: f64 = 0.5;

/// One of the moves that are weighed.
struct Choice {
    mv: Move,
    /// None for an answer to an offer.
    step: Option<Step>,
    games: u64,
    /// Won games, drawn ones by half.
    won: f64,
    /// The sum of the final margins.
    margin: i64,
}

/// A player that weighs its moves.
struct Strong {
    me: Side,
    race: Race,
    hidden: Hidden,
    choices: Vec<Choice>,
    source: ChaCha8Rng,
    games: u64,
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
    BySight(Chosen),
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
            steps.sort_by(|&a, &b| race.worth(b).total_cmp(&race.worth(a)));
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
            source: ChaCha8Rng::seed_from_u64(seed),
            games: 0,
            nodes: 0,
            allowed: 0,
            limit,
        })
    }

    /// Plays one game on.
    fn play_on(&mut self) {
        let index = self.most_promising();
        let choice = &mut self.choices[index];
        let mut race = self.race.clone();
        race.imagine(self.me, &mut self.hidden, &mut self.source);
        if let Some(step) = choice.step {
            race.play(step);
        }
        let guess = race.play_out(&mut self.source);
        let margin = guess.held[self.me.index()] - guess.held[self.me.other().index()];
        let (won, margin) = match choice.mv {
            Move::AcceptDraw => (0.5, 0),
            _ if margin > 0 => (1.0, margin),
            _ if margin == 0 => (0.5, 0),
            _ => (0.0, margin),
        };
        choice.games += 1;
        choice.won += won;
        choice.margin += i64::from(margin);
        self.games += 1;
        self.nodes += guess.nodes;
    }

    /// The choice to try next: UCB1 (Auer, Cesa-Bianchi and Fischer, "Finite-time analysis of the
    /// multiarmed bandit problem", 2002).
    fn most_promising(&self) -> usize {
        let all = (self.games.max(1) as f64).ln();
        let promise = |choice: &Choice| {
            if choice.games == 0 {
                return f64::INFINITY;
            }
            let games = choice.games as f64;
            choice.score() + CURIOSITY * (all / games).sqrt()
        };
        let mut best = (0, f64::NEG_INFINITY);
        for (index, choice) in self.choices.iter().enumerate() {
            let promise = promise(choice);
            if promise > best.1 {
                best = (index, promise);
            }
        }
        best.0
    }

    /// The choice that was tried most; the first of those.
    fn best(&self) -> &Choice {
        let mut best = &self.choices[0];
        for choice in &self.choices[1..] {
            let is_better = if choice.step.is_none() {
                choice.score() > best.score()
            } else {
                choice.games > best.games
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
            games: 0,
            won: 0.0,
            margin: 0,
        }
    }

    /// Won games, and a little for the margin: a lost game is still played on well.
    fn score(&self) -> f64 {
        let games = self.games.max(1) as f64;
        self.won / games + self.margin as f64 / games * 0.02
    }
}

impl Think for Strong {
    type Move = Move;

    fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes).min(self.limit);
        while self.nodes < self.allowed {
            self.play_on();
        }
        if self.nodes >= self.limit {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    fn answer(&self) -> Answer<Move> {
        let best = self.best();
        let margin = best.margin as f64 / best.games.max(1) as f64;
        Answer {
            mv: best.mv,
            value: margin.round() as i32,
            exact: false,
            nodes: self.nodes,
            depth: 1,
        }
    }
}
