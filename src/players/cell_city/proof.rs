//! The search for the value of a position, with no guess in it.
//!
//! It asks "is the margin to come at least so much?" of one map after another, each time of all
//! moves that could bring it. Few questions come up, because a margin has so few values
//! ([`super::bounds`]). Unlike the search that guesses it goes to the end of the game at once, so
//! it has nothing to say before it's done.

use super::{
    Luck,
    map::{Map, Maps, Step},
    margin,
    proved::{Entry, Proved},
};
use crate::{
    games::cell_city::{Building, Position},
    players::{Answer, Progress, Think},
};

/// A proof in progress.
pub(super) struct Proof {
    maps: Maps,
    table: Proved,
    /// The moves of the position, and where they lead: the best one so far first.
    moves: Vec<Building>,
    roots: Vec<Choice>,
    /// How far the side to move is ahead already.
    margin: i32,
    /// The least that the margin to come can be at all.
    least: i32,
    /// What is proved of the margin to come: it's at most `high`, and the first move brings `low`.
    /// Before anything is proved of a move, `low` is less than `least`.
    low: i32,
    high: i32,
    /// The maps that are being asked about, each after a move from the one before.
    stack: Vec<Frame>,
    /// The moves that must be looked into, frame after frame.
    choices: Vec<Choice>,
    /// How many moves a game of this position can last.
    longest: u32,
    nodes: u64,
    /// Nodes allowed by all steps together.
    allowed: u64,
}

/// A move, and the map after it.
#[derive(Clone)]
struct Choice {
    points: i32,
    after: Map,
    key: u128,
    /// The lower, the sooner it's looked into.
    order: i32,
}

/// A map whose moves are being looked at.
struct Frame {
    key: u128,
    /// The question: is the margin to come at least this?
    beta: i32,
    /// Its moves are `choices[first..]`, up to those of the next frame.
    first: usize,
    /// The move that is being looked at.
    current: usize,
    /// Nodes made before it was opened.
    nodes: u64,
}

/// What is asked first: the side to move makes two points more as a rule.
const USUAL: i32 = 2;

impl Proof {
    /// Starts the proof of the value of a position. With luck, it decides between moves that look
    /// equal. None if there are no moves.
    pub fn start(position: &Position, luck: Option<Luck>) -> Option<Proof> {
        let (maps, map, mut steps) = Maps::from(position);
        steps.first()?;
        if let Some(mut luck) = luck {
            luck.shuffle(&mut steps);
        }
        let choice = |(mv, after): Step| {
            let points = mv.cells().len() as i32;
            (mv, Choice::new(&maps, points, after))
        };
        let mut roots: Vec<_> = steps.into_iter().map(choice).collect();
        roots.sort_by_key(|(_, choice)| choice.order);
        let nodes = roots.len() as u64;
        let (moves, roots) = roots.into_iter().unzip();
        let (least, most) = maps.margins(&map);
        let mut proof = Proof {
            maps,
            table: Proved::new(table_bits(position)),
            moves,
            roots,
            margin: margin(position),
            least,
            low: least - 1,
            high: most,
            stack: Vec::new(),
            choices: Vec::new(),
            longest: position.free().len() / 2,
            nodes,
            allowed: 0,
        };
        proof.ask();
        Some(proof)
    }

    /// What the move of the answer is proved to bring in the end, if anything is.
    pub fn at_least(&self) -> Option<i32> {
        (self.low >= self.least).then_some(self.margin + self.low)
    }

    fn is_done(&self) -> bool {
        self.low == self.high
    }

    /// Asks at the root for the usual margin, or the one next to it that isn't known yet.
    fn ask(&mut self) {
        if self.is_done() {
            return;
        }
        self.choices.extend_from_slice(&self.roots);
        self.stack.push(Frame {
            key: 0,
            beta: USUAL.clamp(self.low + 1, self.high),
            first: 0,
            current: 0,
            nodes: self.nodes,
        });
    }

    /// Goes on with the move that is being looked at.
    fn advance(&mut self) {
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        let Some(choice) = self.choices.get(frame.current) else {
            return self.close(None);
        };
        // The other side may make so much after the move.
        let most = choice.points - frame.beta;
        let (low, high) = known(&self.maps, &self.table, &choice.after, choice.key);
        if high <= most {
            let best = tag(choice.key);
            self.close(Some(best));
        } else if low > most {
            frame.current += 1;
        } else {
            let (map, key) = (choice.after, choice.key);
            self.open(&map, key, most + 1);
        }
    }

    /// Makes the moves of a map that could bring `beta`, the biggest first, and keeps those that
    /// must be looked into, unless one is seen to be good enough.
    fn open(&mut self, map: &Map, key: u128, beta: i32) {
        let first = self.choices.len();
        let frame = Frame {
            key,
            beta,
            first,
            current: first,
            nodes: self.nodes,
        };
        self.nodes += 1;
        let hint = self.table.get(key).best;
        let mut good = None;
        let mut parts = self.maps.parts(map);
        for shape in self.maps.shapes(map) {
            let points = shape.points() as i32;
            let most = points - beta;
            if most < self.maps.least() {
                break;
            }
            let (choices, nodes, table) = (&mut self.choices, &mut self.nodes, &self.table);
            self.maps.build(map, &mut parts, shape, |maps, after| {
                *nodes += 1;
                let mut choice = Choice::new(maps, points, after);
                let (low, high) = known(maps, table, &after, choice.key);
                if high <= most {
                    good = Some(tag(choice.key));
                } else if low <= most && choices[first..].iter().all(|it| it.key != choice.key) {
                    if hint != 0 && tag(choice.key) == hint {
                        choice.order = i32::MIN;
                    }
                    choices.push(choice);
                }
            });
            if good.is_some() {
                break;
            }
        }
        self.choices[first..].sort_unstable_by_key(|choice| (choice.order, choice.key));
        self.stack.push(frame);
        if good.is_some() {
            self.close(good);
        }
    }

    /// Ends with the map at the top of the stack: with the tag of a move that is good enough, or
    /// with none if there isn't any. Who asked finds the answer in the table.
    fn close(&mut self, good: Option<u16>) {
        let Some(frame) = self.stack.pop() else {
            return;
        };
        self.choices.truncate(frame.first);
        if self.stack.is_empty() {
            return self.conclude(&frame, good.is_some());
        }
        let work = (self.nodes - frame.nodes).min(u32::MAX.into()) as u32;
        let found = match good {
            Some(best) => Entry {
                low: frame.beta,
                best,
                work,
                ..Entry::NOTHING
            },
            None => Entry {
                high: frame.beta - 1,
                work,
                ..Entry::NOTHING
            },
        };
        self.table.put(frame.key, found);
    }

    /// Takes in the answer at the root, and asks on.
    fn conclude(&mut self, root: &Frame, is_enough: bool) {
        if is_enough {
            self.low = root.beta;
            self.moves[..=root.current].rotate_right(1);
            self.roots[..=root.current].rotate_right(1);
        } else {
            self.high = root.beta - 1;
        }
        self.ask();
    }
}

/// A table with room for most of what comes up, and of 64 MiB at most.
fn table_bits(position: &Position) -> u32 {
    (position.free().len() / 2).clamp(8, 22)
}

impl Choice {
    fn new(maps: &Maps, points: i32, after: Map) -> Choice {
        Choice {
            points,
            key: maps.key(&after),
            order: order(points, &after),
            after,
        }
    }
}

/// Big buildings first, and those that leave little to choose from: that is the sooner looked
/// through. A point weighs as much as some places, by trial.
fn order(points: i32, after: &Map) -> i32 {
    i32::from(after.room().places()) - 15 * points
}

/// Bounds of the margin to come, from the map itself and from what is proved of it.
fn known(maps: &Maps, table: &Proved, map: &Map, key: u128) -> (i32, i32) {
    let (low, high) = maps.margins(map);
    if low == high {
        return (low, high);
    }
    let entry = table.get(key);
    (low.max(entry.low), high.min(entry.high))
}

/// What the table remembers of a move: a part of the key of the map after it.
fn tag(key: u128) -> u16 {
    (key >> 48) as u16
}

impl Think for Proof {
    type Move = Building;

    fn step(&mut self, nodes: u64) -> Progress {
        self.allowed = self.allowed.saturating_add(nodes);
        while !self.is_done() && self.nodes < self.allowed {
            self.advance();
        }
        if self.is_done() {
            Progress::Done
        } else {
            Progress::Thinking
        }
    }

    fn answer(&self) -> Answer<Building> {
        Answer {
            mv: self.moves[0],
            value: self.margin + USUAL.clamp(self.low.max(self.least), self.high),
            exact: self.is_done(),
            nodes: self.nodes,
            depth: if self.is_done() { self.longest } else { 0 },
        }
    }
}
