//! A position: the board, the tiles, and whose turn it is.

use std::{collections::VecDeque, sync::Arc};

use super::{
    BadOptions, Board, Cell, Digit, Due, Ending, Event, Hand, Illegal, Move, Options, Turn, Units,
    View,
    cell::{CELLS, SIZE},
    deal::deal,
    solver::Solution,
    turn::other,
};
use crate::games::{Game, GameKind, Outcome, Score, Seat};

/// A game of Domains at one moment.
#[derive(Clone, Debug)]
pub struct Position {
    options: Arc<Options>,
    solution: Arc<Solution>,
    board: Board,
    pub(super) hands: [Hand; 2],
    /// The next tile comes first.
    pub(super) bag: VecDeque<Digit>,
    turn: Turn,
    /// Whether the seat on the turn has offered a draw, and the other one is to answer.
    offered: bool,
    ending: Option<Ending>,
    last: Option<Cell>,
}

impl Position {
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The tiles of a seat: to be shown to nobody else.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.side().index()]
    }

    /// How many tiles are in the bag.
    pub fn bag_len(&self) -> usize {
        self.bag.len()
    }

    /// Whose move is due on the board, also while the other one is to answer an offer.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Who has offered a draw that waits for an answer.
    pub fn offer(&self) -> Option<Seat> {
        self.offered.then_some(self.turn.seat)
    }

    /// Why the game is over; none while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Where the last tile was placed, right or wrong.
    pub fn last_cell(&self) -> Option<Cell> {
        self.last
    }

    fn check_tile(&self, digit: Digit, cell: Cell) -> Result<(), Illegal> {
        if self.offered {
            Err(Illegal::Answer)
        } else if cell.index().is_none() {
            Err(Illegal::Bounds)
        } else if !self.hand(self.turn.seat).has(digit) {
            Err(Illegal::NotInHand)
        } else {
            self.board.check(digit, cell)
        }
    }

    /// Places a tile of the seat on the turn.
    fn place(&mut self, digit: Digit, index: usize, events: &mut Vec<Event>) {
        let seat = self.turn.seat;
        let side = seat.side();
        let cell = Cell::at(index);
        let block = self.board.blocks().of_index(index);
        self.last = Some(cell);
        self.hands[side.index()].spend(digit);
        if self.solution[index] == digit {
            let was_open = self.board.holder(block).is_none();
            events.push(if self.board.clue(cell).is_some() {
                Event::Captured { seat, digit, cell }
            } else {
                Event::Placed { seat, digit, cell }
            });
            self.board.close(digit, index, side);
            if was_open && self.board.holder(block).is_some() {
                events.push(Event::Won { seat, block });
            }
        } else {
            self.board.strike(digit, index);
            self.bag.push_back(digit);
            events.push(Event::Missed { seat, digit, cell });
        }
        if let Some(digit) = self.bag.pop_front() {
            self.hands[side.index()].add(digit);
            events.push(Event::Refilled { seat, digit });
        }
        match self.board.decided_for() {
            Some(side) => self.end(Ending::Decided(side), events),
            None => self.turn_to(self.turn.next(), events),
        }
    }

    /// Gives the turn on. Who has no tile is passed over (rules: domains, House rules).
    fn turn_to(&mut self, next: Turn, events: &mut Vec<Event>) {
        let before = self.turn.seat;
        self.turn = next;
        if self.hand(next.seat).is_empty() {
            self.turn = next.over();
        }
        if next.seat != before || self.turn != next {
            events.push(Event::PairOver { seat: before });
        }
        if self.hand(self.turn.seat).is_empty() {
            self.end(Ending::NoTiles, events);
        }
    }

    fn end(&mut self, ending: Ending, events: &mut Vec<Event>) {
        self.ending = Some(ending);
        self.offered = false;
        events.push(Event::Ended(ending));
    }
}

/// Equal options and moves make equal positions; where the last tile was placed doesn't matter.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.solution == other.solution
            && self.board == other.board
            && self.hands == other.hands
            && self.bag == other.bag
            && self.turn == other.turn
            && self.offered == other.offered
            && self.ending == other.ending
    }
}

impl Eq for Position {}

impl Game for Position {
    const KIND: GameKind = GameKind::Domains;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type BadOptions = BadOptions;
    type View = View;

    fn deal(chosen: &Options, seed: u64) -> Options {
        deal(seed, chosen.kind, chosen.clues)
    }

    fn start(options: &Options) -> Result<Position, BadOptions> {
        let units = Units::new(options.blocks);
        let solution = options.solution(&units)?;
        let mut position = Position {
            solution: Arc::new(solution),
            board: Board::new(Arc::new(units), options.puzzle),
            hands: options.hands.each_ref().map(|tiles| Hand::new(tiles)),
            bag: options.bag.iter().copied().collect(),
            options: Arc::new(options.clone()),
            turn: Turn {
                seat: Seat::FIRST,
                due: Due::Opening,
            },
            offered: false,
            ending: None,
            last: None,
        };
        if position.hand(Seat::FIRST).is_empty() {
            position.turn_to(position.turn, &mut Vec::new());
        }
        Ok(position)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn to_move(&self) -> Option<Seat> {
        match (self.ending, self.offered) {
            (Some(_), _) => None,
            (None, false) => Some(self.turn.seat),
            (None, true) => Some(other(self.turn.seat)),
        }
    }

    /// Placements only, right or wrong alike, or the two answers to an offer. The other moves are
    /// always there, and not listed.
    fn legal_moves(&self) -> Vec<Move> {
        match self.to_move() {
            None => Vec::new(),
            Some(_) if self.offered => vec![Move::AcceptDraw, Move::DeclineDraw],
            Some(seat) => placements(&self.board, self.hand(seat)),
        }
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.ending.is_some() {
            return Err(Illegal::Over);
        }
        match mv {
            Move::Place { digit, cell } => self.check_tile(digit, cell),
            Move::AcceptDraw | Move::DeclineDraw if !self.offered => Err(Illegal::Answer),
            Move::OfferDraw | Move::Timeout if self.offered => Err(Illegal::Answer),
            _ => Ok(()),
        }
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Event>, Illegal> {
        self.check(mv)?;
        let mut events = Vec::new();
        let seat = self.to_move().ok_or(Illegal::Over)?;
        match mv {
            Move::Place { digit, cell } => {
                let index = cell.index().ok_or(Illegal::Bounds)?;
                self.place(digit, index, &mut events);
            }
            Move::OfferDraw => {
                self.offered = true;
                events.push(Event::Offered { by: seat });
            }
            Move::DeclineDraw => {
                self.offered = false;
                events.push(Event::Declined { by: seat });
            }
            Move::AcceptDraw => self.end(Ending::Agreed, &mut events),
            Move::Resign => self.end(Ending::Resigned(seat.side()), &mut events),
            Move::Flag => self.end(Ending::OutOfTime(seat.side()), &mut events),
            Move::Timeout => {
                events.push(Event::TimedOut { seat });
                self.turn_to(self.turn.over(), &mut events);
            }
        }
        Ok(events)
    }

    fn score(&self) -> Score {
        self.board.held()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| ending.outcome(self.score()))
    }

    fn view(&self, seat: Seat) -> View {
        View {
            seat,
            board: self.board.clone(),
            hand: self.hand(seat).clone(),
            other_tiles: self.hand(other(seat)).tiles().len(),
            bag_tiles: self.bag.len(),
            turn: self.turn,
            offered: self.offered,
        }
    }
}

/// The placements of a hand that aren't refused, sorted as text.
pub(super) fn placements(board: &Board, hand: &Hand) -> Vec<Move> {
    let columns = || (0..SIZE).flat_map(|column| (0..SIZE).map(move |row| row * SIZE + column));
    let candidates: [_; CELLS] = std::array::from_fn(|index| board.candidates_at(index));
    let mut moves = Vec::new();
    for digit in hand.digits().iter() {
        let cells = columns().filter(|&index| candidates[index].has(digit));
        moves.extend(cells.map(|index| Move::Place {
            digit,
            cell: Cell::at(index),
        }));
    }
    moves
}
