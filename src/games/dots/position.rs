//! A position: what is drawn, what is taken, and whose turn it is.

use std::sync::Arc;

use super::{
    board::{Board, BoxAt},
    line::Line,
    options::{BadOptions, Options},
    set::{BoxSet, LineSet},
};
use crate::games::{Game, GameKind, Outcome, Score, Seat};

/// A game of Dots and Boxes at one moment.
///
/// Who drew a line and which came last are kept for the screen: they don't make positions differ.
#[derive(Clone, Debug)]
pub struct Position {
    options: Arc<Options>,
    board: Board,
    drawn: LineSet,
    drawn_by: [LineSet; 2],
    owned_by: [BoxSet; 2],
    turn: Seat,
    last: Option<Line>,
}

/// What a move changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Drawn { line: Line, seat: Seat },
    Taken { at: BoxAt, seat: Seat },
}

/// Why a line can't be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("this line is not on the board")]
    Bounds,
    #[error("this line is drawn already")]
    Drawn,
    #[error("a box can be taken, so it must be")]
    MustTake,
}

impl crate::games::Illegal for Illegal {
    fn rule(self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::Bounds => "bounds",
            Illegal::Drawn => "drawn",
            Illegal::MustTake => "must_take",
        }
    }
}

impl Position {
    const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

    pub fn board(&self) -> Board {
        self.board
    }

    /// All lines of the board, drawn or not, sorted as their notation sorts as text.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        self.board.lines()
    }

    pub fn is_drawn(&self, line: Line) -> bool {
        self.drawn.has(line)
    }

    /// Who drew a line; none if it isn't drawn or was drawn beforehand.
    pub fn drawn_by(&self, line: Line) -> Option<Seat> {
        Position::SEATS
            .into_iter()
            .find(|seat| self.drawn_by[seat.side().index()].has(line))
    }

    /// Who took a box; none if it's open, was closed beforehand, or isn't on the board.
    pub fn owner(&self, at: BoxAt) -> Option<Seat> {
        let on_board = self.board.has_box(at);
        Position::SEATS
            .into_iter()
            .find(|seat| on_board && self.owned_by[seat.side().index()].has(at))
    }

    /// How many sides of a box of the board are drawn: 0 to 4.
    pub fn sides_drawn(&self, at: BoxAt) -> u8 {
        let sides = self.board.sides(at).into_iter();
        sides.map(|line| u8::from(self.is_drawn(line))).sum()
    }

    /// The line that was drawn last; none before the first move.
    pub fn last_line(&self) -> Option<Line> {
        self.last
    }

    /// The boxes that drawing an open line would close.
    pub fn closes(&self, line: Line) -> impl Iterator<Item = BoxAt> {
        self.board
            .beside(line)
            .filter(|&at| self.sides_drawn(at) == 3)
    }

    fn open_lines(&self) -> impl Iterator<Item = Line> {
        self.lines().filter(|&line| !self.is_drawn(line))
    }

    fn takes(&self, line: Line) -> bool {
        self.closes(line).next().is_some()
    }

    fn can_take(&self) -> bool {
        self.open_lines().any(|line| self.takes(line))
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.board == other.board
            && self.options.must_take == other.options.must_take
            && self.drawn == other.drawn
            && self.owned_by == other.owned_by
            && self.turn == other.turn
    }
}

impl Eq for Position {}

impl Game for Position {
    const KIND: GameKind = GameKind::Dots;
    type Options = Options;
    type Move = Line;
    type Event = Event;
    type Illegal = Illegal;
    type BadOptions = BadOptions;
    type View = Position;

    fn start(options: &Options) -> Result<Position, BadOptions> {
        let board = options.board()?;
        let mut drawn = LineSet::default();
        for &line in &options.predrawn {
            if !board.has_line(line) {
                return Err(BadOptions::Predrawn {
                    line,
                    rows: board.rows,
                    cols: board.cols,
                });
            }
            drawn.add(line);
        }
        if options.frame {
            board
                .lines()
                .filter(|&line| board.on_frame(line))
                .for_each(|line| drawn.add(line));
        }
        Ok(Position {
            options: Arc::new(options.clone()),
            board,
            drawn,
            drawn_by: Default::default(),
            owned_by: Default::default(),
            turn: Seat::FIRST,
            last: None,
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn to_move(&self) -> Option<Seat> {
        self.open_lines().next().map(|_| self.turn)
    }

    fn legal_moves(&self) -> Vec<Line> {
        let only_taking = self.options.must_take && self.can_take();
        self.open_lines()
            .filter(|&line| !only_taking || self.takes(line))
            .collect()
    }

    fn check(&self, line: Line) -> Result<(), Illegal> {
        if self.to_move().is_none() {
            Err(Illegal::Over)
        } else if !self.board.has_line(line) {
            Err(Illegal::Bounds)
        } else if self.is_drawn(line) {
            Err(Illegal::Drawn)
        } else if self.options.must_take && !self.takes(line) && self.can_take() {
            Err(Illegal::MustTake)
        } else {
            Ok(())
        }
    }

    fn play(&mut self, line: Line) -> Result<Vec<Event>, Illegal> {
        self.check(line)?;
        let seat = self.turn;
        let side = seat.side();
        let taken: Vec<BoxAt> = self.closes(line).collect();
        self.drawn.add(line);
        self.drawn_by[side.index()].add(line);
        self.last = Some(line);
        let mut events = vec![Event::Drawn { line, seat }];
        for &at in &taken {
            self.owned_by[side.index()].add(at);
            events.push(Event::Taken { at, seat });
        }
        if taken.is_empty() {
            self.turn = Position::SEATS[side.other().index()];
        }
        Ok(events)
    }

    fn score(&self) -> Score {
        self.owned_by.map(BoxSet::len)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.to_move()
            .is_none()
            .then(|| Outcome::of_score(self.score()))
    }

    fn view(&self, _seat: Seat) -> Position {
        self.clone()
    }
}
