//! The game that is left once every cell's digit is known. Each block has one cell of each digit,
//! so a tile can go to any block whose cell of its digit nobody owns yet.

use rand_chacha::{ChaCha8Rng, rand_core::Rng};

use super::worth::worth;
use crate::games::{
    Side,
    chance::shuffle,
    domains::{CELLS, Cell, Digit, Due, MAJORITY, SIZE, View, solver::Solution},
};

/// How a race played on at random ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess {
    /// Blocks by side.
    pub(super) held: [i32; 2],
    pub(super) nodes: u64,
}

/// A tile's digit and the block that it goes to, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) digit: u8,
    pub(super) block: u8,
}

/// Who has what.
#[derive(Clone, Debug)]
pub(super) struct Race {
    /// Cells by side and block.
    cells: [[u8; SIZE]; 2],
    /// The blocks that nobody holds, as bits.
    undecided: u16,
    /// Blocks held, by side.
    held: [i32; 2],
    /// The blocks whose cell of a digit nobody owns, as bits by digit.
    open: [u16; SIZE],
    /// Tiles by side and digit.
    hands: [[u8; SIZE]; 2],
    /// Tiles by side.
    tiles: [u8; 2],
    /// The tiles to be drawn; the last comes first.
    bag: Vec<u8>,
    side: Side,
    due: Due,
}

/// The tiles that a seat doesn't see, and how many of them the other hand holds.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    tiles: Vec<u8>,
    in_hand: usize,
    in_bag: usize,
}

impl Race {
    /// The race as a seat sees it: the other hand and the bag are empty.
    pub(super) fn of(view: &View, solution: &Solution) -> (Race, Hidden) {
        let board = view.board();
        let me = view.seat().side();
        let mut race = Race {
            cells: [[0; SIZE]; 2],
            undecided: 0,
            held: [0; 2],
            open: [0; SIZE],
            hands: [[0; SIZE]; 2],
            tiles: [0; 2],
            bag: Vec::new(),
            side: view.turn().seat.side(),
            due: view.turn().due,
        };
        let mut left = [0_u8; SIZE];
        for (index, cell) in Cell::all().enumerate() {
            let Some(block) = board.blocks().of(cell) else {
                continue;
            };
            let digit = solution[index].index();
            match board.owners()[index] {
                Some(owner) => race.cells[owner.index()][block] += 1,
                None => {
                    race.open[digit] |= 1 << block;
                    left[digit] += 1;
                }
            }
        }
        for block in 0..SIZE {
            match board.holder(block) {
                Some(side) => race.held[side.index()] += 1,
                None => race.undecided |= 1 << block,
            }
        }
        for tile in view.hand().tiles() {
            race.give(me.index(), tile.index());
        }
        let own = race.hands[me.index()];
        let tiles = (0..SIZE).flat_map(|digit| {
            let unseen = left[digit].saturating_sub(own[digit]);
            std::iter::repeat_n(digit as u8, usize::from(unseen))
        });
        let hidden = Hidden {
            tiles: tiles.collect(),
            in_hand: view.other_tiles(),
            in_bag: view.bag_tiles(),
        };
        (race, hidden)
    }

    /// Puts the tiles that `me` doesn't see where they might be.
    pub(super) fn imagine(&mut self, me: Side, hidden: &mut Hidden, source: &mut ChaCha8Rng) {
        shuffle(source, &mut hidden.tiles);
        let in_hand = hidden.in_hand.min(hidden.tiles.len());
        let (hand, rest) = hidden.tiles.split_at(in_hand);
        for &tile in hand {
            self.give(me.other().index(), usize::from(tile));
        }
        self.bag.clear();
        self.bag.extend(rest.iter().take(hidden.in_bag));
    }

    /// The steps of the side on the move that can still decide something. If there are none, all
    /// that there are.
    pub(super) fn steps(&self) -> Vec<Step> {
        let mut steps = self.steps_in(self.undecided);
        if steps.is_empty() {
            steps = self.steps_in(!self.undecided);
        }
        steps
    }

    fn steps_in(&self, blocks: u16) -> Vec<Step> {
        let hand = &self.hands[self.side.index()];
        let mut steps = Vec::new();
        for digit in (0..SIZE).filter(|&digit| hand[digit] > 0) {
            let open = self.open[digit] & blocks;
            steps.extend(
                (0..SIZE as u8)
                    .filter(|block| open >> block & 1 == 1)
                    .map(|block| Step {
                        digit: digit as u8,
                        block,
                    }),
            );
        }
        steps
    }

    fn give(&mut self, side: usize, tile: usize) {
        self.hands[side][tile] += 1;
        self.tiles[side] += 1;
    }

    pub(super) fn play(&mut self, step: Step) {
        let (me, digit, block) = (self.side.index(), step.digit as usize, step.block as usize);
        self.open[digit] &= !(1 << block);
        self.cells[me][block] += 1;
        if usize::from(self.cells[me][block]) == MAJORITY {
            self.undecided &= !(1 << block);
            self.held[me] += 1;
        }
        self.hands[me][digit] -= 1;
        self.tiles[me] -= 1;
        if let Some(tile) = self.bag.pop() {
            self.give(me, usize::from(tile));
        }
        if self.due == Due::First && self.tiles[me] > 0 {
            self.due = Due::Second;
        } else {
            self.due = Due::First;
            if self.tiles[1 - me] > 0 {
                self.side = self.side.other();
            }
        }
    }

    /// Whether nothing can change who has more blocks.
    fn is_over(&self) -> bool {
        let [first, second] = self.held;
        (first - second).unsigned_abs() > self.undecided.count_ones()
            || self.tiles[self.side.index()] == 0
    }

    /// How much a step seems to be worth to the side on the move.
    pub(super) fn worth(&self, step: Step) -> f32 {
        let block = usize::from(step.block);
        if self.undecided >> block & 1 == 0 {
            return 0.0;
        }
        let me = self.side.index();
        worth(self.cells[me][block], self.cells[1 - me][block], self.due)
    }

    /// Plays on to the end by what the steps seem to be worth, more or less.
    pub(super) fn play_out(mut self, source: &mut ChaCha8Rng) -> Guess {
        let mut nodes = 1;
        while !self.is_over() {
            let Some(step) = self.likely_step(source) else {
                break;
            };
            self.play(step);
            nodes += 1;
        }
        Guess {
            held: self.held,
            nodes,
        }
    }

    /// The step that is worth most, give or take a whim.
    fn likely_step(&self, source: &mut ChaCha8Rng) -> Option<Step> {
        /// Bits of a whim, and what one of its steps adds.
        const BITS: u32 = 3;
        const WHIM: f32 = 0.1;
        let mut whims = source.next_u32();
        let me = self.side.index();
        let mut worths = [0.0; SIZE];
        let mut blocks = self.undecided;
        while blocks != 0 {
            let block = blocks.trailing_zeros() as usize;
            blocks &= blocks - 1;
            let whim = 1.0 + (whims & ((1 << BITS) - 1)) as f32 * WHIM;
            whims >>= BITS;
            worths[block] =
                whim * worth(self.cells[me][block], self.cells[1 - me][block], self.due);
        }
        let (mut best, mut best_worth) = (None, -1.0);
        let first = whims as usize % SIZE;
        for digit in (first..SIZE).chain(0..first) {
            if self.hands[me][digit] == 0 {
                continue;
            }
            let mut open = self.open[digit];
            while open != 0 {
                let block = open.trailing_zeros() as usize;
                open &= open - 1;
                if worths[block] > best_worth {
                    best_worth = worths[block];
                    best = Some(Step {
                        digit: digit as u8,
                        block: block as u8,
                    });
                }
            }
        }
        best
    }
}

/// The number of the cell that a step closes.
pub(super) fn cell_of(view: &View, solution: &Solution, step: Step) -> Option<usize> {
    let digit = Digit::ALL[usize::from(step.digit)];
    (0..CELLS).find(|&index| {
        let cell = Cell::at(index);
        solution[index] == digit && view.board().blocks().of(cell) == Some(step.block.into())
    })
}
