//! What is open of a position, as a graph.
//!
//! What can still be taken depends on the open lines alone. Seen as a graph they are edges
//! between the boxes on their two sides; all that is off the board is one place, the ground
//! (strings and coins: Berlekamp 2000).

use super::lines::Lines;
use crate::games::{
    Game,
    dots::{BoxAt, Line, Position},
};

/// The ground, as an end of a line. Boxes are numbered below it.
pub(super) const GROUND: u8 = 81;

/// How many ends there may be: 81 boxes and the ground.
pub(super) const ENDS: usize = 82;

/// The lines that were open in a position, numbered in the order of their notation.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    lines: Vec<Line>,
    ends: Vec<[u8; 2]>,
    must_take: bool,
}

impl Graph {
    pub(super) fn of(position: &Position) -> Graph {
        let board = position.board();
        let number = |at: BoxAt| at.row * board.cols + at.col;
        let open = position.lines().filter(|&line| !position.is_drawn(line));
        let lines: Vec<Line> = open.collect();
        let ends = lines.iter().map(|&line| {
            let mut beside = board.beside(line).map(number);
            [(); 2].map(|()| beside.next().unwrap_or(GROUND))
        });
        Graph {
            ends: ends.collect(),
            lines,
            must_take: position.options().must_take,
        }
    }

    /// All the lines.
    pub(super) fn open(&self) -> Lines {
        (0..self.lines.len() as u8).collect()
    }

    pub(super) fn line(&self, number: u8) -> Line {
        self.lines[usize::from(number)]
    }

    /// The two ends of a line: boxes or the ground.
    pub(super) fn ends(&self, number: u8) -> [u8; 2] {
        self.ends[usize::from(number)]
    }

    /// The end of a line that isn't `end`.
    pub(super) fn across(&self, number: u8, end: u8) -> u8 {
        let [a, b] = self.ends(number);
        a ^ b ^ end
    }

    pub(super) fn must_take(&self) -> bool {
        self.must_take
    }
}

/// The open sides of every box.
#[derive(Clone, Debug)]
pub(super) struct Sides {
    count: [u8; ENDS],
    /// The numbers of an end's open lines, xor one another: with one open line its number, with
    /// two a way from one to the other.
    mixed: [u8; ENDS],
}

impl Sides {
    pub(super) fn of(graph: &Graph, open: Lines) -> Sides {
        let mut sides = Sides {
            count: [0; ENDS],
            mixed: [0; ENDS],
        };
        for line in open.iter() {
            for end in graph.ends(line) {
                sides.count[usize::from(end)] += 1;
                sides.mixed[usize::from(end)] ^= line;
            }
        }
        sides
    }

    /// How many sides of a box are open: 0 to 4.
    pub(super) fn count(&self, at: u8) -> u8 {
        self.count[usize::from(at)]
    }

    /// The open line of a box that has one.
    pub(super) fn only(&self, at: u8) -> u8 {
        self.mixed[usize::from(at)]
    }

    /// The other open line of a box that has two.
    pub(super) fn other(&self, at: u8, line: u8) -> u8 {
        self.mixed[usize::from(at)] ^ line
    }

    /// Draws an open line.
    pub(super) fn draw(&mut self, graph: &Graph, line: u8) {
        for end in graph.ends(line) {
            self.count[usize::from(end)] -= 1;
            self.mixed[usize::from(end)] ^= line;
        }
    }

    /// The boxes with any side open.
    pub(super) fn boxes(&self) -> impl Iterator<Item = u8> {
        (0..GROUND).filter(|&at| self.count(at) > 0)
    }

    /// Whether drawing an open line takes a box.
    pub(super) fn takes(&self, graph: &Graph, line: u8) -> bool {
        self.any_box(graph, line, |open| open == 1)
    }

    /// Whether drawing an open line neither takes a box nor lets one be taken.
    pub(super) fn is_safe(&self, graph: &Graph, line: u8) -> bool {
        !self.any_box(graph, line, |open| open <= 2)
    }

    fn any_box(&self, graph: &Graph, line: u8, is: impl Fn(u8) -> bool) -> bool {
        let mut ends = graph.ends(line).into_iter();
        ends.any(|end| end != GROUND && is(self.count(end)))
    }
}
