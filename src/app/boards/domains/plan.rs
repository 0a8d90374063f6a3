//! What the person is about to place: the tile, the cell, and both.

use bevy::prelude::*;

use crate::games::domains::{Board, Cell, Digit, Move, SIZE};

/// A tile of the hand is tapped, or its digit pressed.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct PickTile(pub Digit);

/// All that is chosen but not yet placed.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub tile: Option<Digit>,
    /// The cell that waits for a tile; with a tile chosen, the one that a second tap places it on.
    pub cell: Option<Cell>,
    /// A finger is on this cell.
    pub pressed: Option<Cell>,
    /// The keyboard's cell.
    pub focus: Option<Cell>,
    /// What was refused last: its reason is marked.
    pub refused: Option<(Digit, Cell)>,
}

impl Plan {
    /// The placement that waits for a second tap.
    pub fn ghost(&self) -> Option<(Digit, Cell)> {
        self.tile.zip(self.cell)
    }

    /// A cell is tapped. Gives what is to be played now, if it is.
    pub fn tap(&mut self, board: &Board, cell: Cell, at_once: bool) -> Option<Move> {
        self.refused = None;
        let Some(digit) = self.tile else {
            self.cell = (self.cell != Some(cell)).then_some(cell);
            return None;
        };
        if self.cell == Some(cell) || at_once || board.owner(cell).is_some() {
            return Some(self.place(board, digit, cell));
        }
        if board.obstacle(digit, cell).is_some() {
            // Refused at once: there is nothing to confirm.
            return Some(self.place(board, digit, cell));
        }
        self.cell = Some(cell);
        None
    }

    /// A tile is tapped. Gives what is to be played now, if it is.
    pub fn pick(&mut self, board: &Board, digit: Digit, at_once: bool) -> Option<Move> {
        self.refused = None;
        if self.tile == Some(digit) {
            // Put back.
            self.tile = None;
            self.cell = None;
            return None;
        }
        self.tile = Some(digit);
        let cell = self.cell?;
        if at_once || board.owner(cell).is_some() || board.obstacle(digit, cell).is_some() {
            return Some(self.place(board, digit, cell));
        }
        None
    }

    fn place(&mut self, board: &Board, digit: Digit, cell: Cell) -> Move {
        self.cell = None;
        self.refused = (board.owner(cell).is_none() && board.obstacle(digit, cell).is_some())
            .then_some((digit, cell));
        Move::Place { digit, cell }
    }

    /// The keyboard goes a step.
    pub fn step(&mut self, by: IVec2) {
        let last = SIZE as i32 - 1;
        let from = self.focus.map_or(IVec2::splat(last / 2) - by, |cell| {
            IVec2::new(i32::from(cell.column()), i32::from(cell.row()))
        });
        let to = (from + by).clamp(IVec2::ZERO, IVec2::splat(last));
        self.focus = Some(Cell::at(to.y as usize * SIZE + to.x as usize));
        self.refused = None;
    }

    /// What is chosen is put back.
    pub fn clear(&mut self) {
        *self = Plan {
            focus: self.focus,
            ..Plan::default()
        };
    }
}

/// The cell under a place in squares; none off the board.
pub(super) fn cell_at(at: Vec2) -> Option<Cell> {
    let inside = at.cmpge(Vec2::ZERO).all() && at.cmplt(Vec2::splat(SIZE as f32)).all();
    inside.then(|| Cell::at(at.y as usize * SIZE + at.x as usize))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{
        Game,
        domains::{Options, Position},
    };

    fn position() -> Position {
        Position::start(&Options::default()).unwrap()
    }

    fn place(digit: Digit, cell: Cell) -> Option<Move> {
        Some(Move::Place { digit, cell })
    }

    /// A tile and a cell that it isn't refused on, and one that it is refused on.
    fn fitting(position: &Position) -> (Digit, Cell, Cell) {
        let board = position.board();
        let digit = Digit::ALL[5];
        let empty = || Cell::all().filter(|&cell| board.digit(cell).is_none());
        let fits = |cell: &Cell| board.obstacle(digit, *cell).is_none();
        let good = empty().find(fits).unwrap();
        let bad = empty().find(|cell| !fits(cell)).unwrap();
        (digit, good, bad)
    }

    #[test]
    fn a_tile_and_then_a_cell_or_the_other_way_round() {
        let position = position();
        let board = position.board();
        let (digit, cell, _) = fitting(&position);
        let mut plan = Plan::default();
        assert_eq!(plan.pick(board, digit, true), None);
        assert_eq!(plan.tap(board, cell, true), place(digit, cell));
        let mut plan = Plan::default();
        assert_eq!(plan.tap(board, cell, true), None);
        assert_eq!(plan.pick(board, digit, true), place(digit, cell));
    }

    #[test]
    fn a_second_tap_places_the_tile_where_that_is_set() {
        let position = position();
        let board = position.board();
        let (digit, cell, bad) = fitting(&position);
        let mut plan = Plan::default();
        plan.pick(board, digit, false);
        assert_eq!(plan.tap(board, cell, false), None);
        assert_eq!(plan.ghost(), Some((digit, cell)));
        assert_eq!(plan.tap(board, cell, false), place(digit, cell));
        // What is refused anyway asks for no second tap, and its reason is marked.
        assert_eq!(plan.tap(board, bad, false), place(digit, bad));
        assert_eq!(plan.refused, Some((digit, bad)));
    }

    #[test]
    fn a_chosen_tile_can_be_put_back() {
        let position = position();
        let board = position.board();
        let (digit, cell, _) = fitting(&position);
        let mut plan = Plan::default();
        plan.pick(board, digit, false);
        plan.tap(board, cell, false);
        assert_eq!(plan.pick(board, digit, false), None);
        assert_eq!(plan, Plan::default());
        plan.tap(board, cell, false);
        plan.tap(board, cell, false);
        assert_eq!(plan, Plan::default());
    }

    #[test]
    fn the_keyboard_stays_on_the_board() {
        let mut plan = Plan::default();
        plan.step(IVec2::new(1, 0));
        assert_eq!(
            plan.focus.map(|cell| cell.to_string()).as_deref(),
            Some("E5")
        );
        for _ in 0..12 {
            plan.step(IVec2::new(0, 1));
        }
        assert_eq!(
            plan.focus.map(|cell| cell.to_string()).as_deref(),
            Some("E9")
        );
    }

    #[test]
    fn off_the_board_there_is_no_cell() {
        assert_eq!(cell_at(Vec2::new(8.9, 0.0)), Some(Cell::at(8)));
        assert_eq!(cell_at(Vec2::new(9.0, 0.0)), None);
        assert_eq!(cell_at(Vec2::new(-0.1, 2.0)), None);
    }
}
