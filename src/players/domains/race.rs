//! The game that is left once every cell's digit is known. Each block has one cell of each digit,
//! so a tile can go to any block whose cell of its digit nobody owns yet.

use std::cmp::Reverse;

use super::worth::worth;
use crate::{
    games::{
        Side,
        domains::{CELLS, Cell, Digit, Due, MAJORITY, SIZE, View, solver::Solution},
    },
    players::luck::Luck,
};

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
    /// The tiles to be drawn, the last of so many first.
    bag: [u8; CELLS],
    in_bag: usize,
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
            bag: [0; CELLS],
            in_bag: 0,
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
    pub(super) fn imagine(&mut self, me: Side, hidden: &mut Hidden, luck: &mut Luck) {
        luck.shuffle(&mut hidden.tiles);
        let in_hand = hidden.in_hand.min(hidden.tiles.len());
        let (hand, rest) = hidden.tiles.split_at(in_hand);
        for &tile in hand {
            self.give(me.other().index(), usize::from(tile));
        }
        self.in_bag = hidden.in_bag.min(rest.len());
        self.bag[..self.in_bag].copy_from_slice(&rest[..self.in_bag]);
    }

    /// The steps of the side on the move that can still decide something. If there are none, all
    /// that there are.
    pub(super) fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = self.steps_in(self.undecided).collect();
        if steps.is_empty() {
            steps.extend(self.steps_in(!self.undecided));
        }
        steps
    }

    fn steps_in(&self, blocks: u16) -> impl Iterator<Item = Step> {
        self.digits().flat_map(move |digit| {
            bits(self.open[digit] & blocks).map(move |block| Step {
                digit: digit as u8,
                block,
            })
        })
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
        if self.in_bag > 0 {
            self.in_bag -= 1;
            self.give(me, usize::from(self.bag[self.in_bag]));
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
    pub(super) fn is_over(&self) -> bool {
        let [first, second] = self.held;
        (first - second).unsigned_abs() > self.undecided.count_ones()
            || self.tiles[self.side.index()] == 0
    }

    /// The side on the move.
    pub(super) fn side(&self) -> Side {
        self.side
    }

    /// The undecided blocks that the side on the move has a tile for.
    pub(super) fn blocks(&self) -> impl Iterator<Item = u8> + use<> {
        let digits = self.digits();
        let reached = digits.fold(0, |blocks, digit| blocks | self.open[digit]);
        bits(reached & self.undecided)
    }

    /// The digits that the side on the move has a tile of.
    fn digits(&self) -> impl Iterator<Item = usize> {
        let hand = &self.hands[self.side.index()];
        (0..SIZE).filter(|&digit| hand[digit] > 0)
    }

    /// The step into a block with the tile of the hand that has the fewest other undecided blocks to
    /// go to: the others stay free to choose.
    pub(super) fn step_in(&self, block: u8) -> Option<Step> {
        let hand = &self.hands[self.side.index()];
        let fitting = self
            .digits()
            .filter(|&digit| self.open[digit] >> block & 1 == 1);
        let freedom = |&digit: &usize| {
            let others = (self.open[digit] & self.undecided).count_ones();
            (others, Reverse(hand[digit]))
        };
        let digit = fitting.min_by_key(freedom)? as u8;
        Some(Step { digit, block })
    }

    /// How much a tile in a block seems to be worth to the side on the move.
    pub(super) fn worth(&self, block: u8) -> f32 {
        let block = usize::from(block);
        if self.undecided >> block & 1 == 0 {
            return 0.0;
        }
        let me = self.side.index();
        worth(self.cells[me][block], self.cells[1 - me][block], self.due)
    }

    /// Plays on to the end by what the steps seem to be worth, more or less. Returns the margin of
    /// the first side in blocks, and how many tiles were placed.
    pub(super) fn play_out(mut self, luck: &mut Luck) -> (i32, u64) {
        let mut nodes = 1;
        while !self.is_over() {
            let Some(step) = self.likely_step(luck) else {
                break;
            };
            self.play(step);
            nodes += 1;
        }
        let [first, second] = self.held;
        (first - second, nodes)
    }

    /// The step that is worth most, give or take a whim.
    fn likely_step(&self, luck: &mut Luck) -> Option<Step> {
        /// Bits of a whim, and what one of its steps adds.
        const BITS: u32 = 3;
        const WHIM: f32 = 0.1;
        let mut whims = luck.bits();
        let (mut best, mut most) = (None, -1.0);
        for block in self.blocks() {
            let whim = 1.0 + (whims & ((1 << BITS) - 1)) as f32 * WHIM;
            whims >>= BITS;
            let worth = whim * self.worth(block);
            if worth > most {
                (best, most) = (Some(block), worth);
            }
        }
        match best {
            Some(block) => self.step_in(block),
            None => self.steps_in(!self.undecided).next(),
        }
    }
}

/// The numbers of the bits that are set.
fn bits(mut set: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}

/// The number of the cell that a step closes.
pub(super) fn cell_of(view: &View, solution: &Solution, step: Step) -> Option<usize> {
    let digit = Digit::ALL[usize::from(step.digit)];
    (0..CELLS).find(|&index| {
        let cell = Cell::at(index);
        solution[index] == digit && view.board().blocks().of(cell) == Some(step.block.into())
    })
}
