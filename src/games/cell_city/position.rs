use super::{BadOptions, Building, Cell, Cells, Options, Shape, Way};
use crate::games::{self, Game, GameKind, Outcome, Score, Seat, Side};

/// The map with what has been built on it, and who builds next.
#[derive(Clone, Debug)]
pub struct Position {
    options: Options,
    /// In the order in which they were built; the seats take turns.
    buildings: Vec<Building>,
    /// By side.
    taken: [Cells; 2],
    /// Plazas built, by side.
    plazas: [u32; 2],
}

/// What a move changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat built, and earned that many points.
    Built {
        building: Building,
        seat: Seat,
        points: u32,
    },
    /// These free cells can't be taken by anybody any more: the rest around them is too small.
    Died { cells: Cells },
}

/// Why a building is refused, in the order in which the rules are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("the building isn't wholly on the board")]
    Bounds,
    #[error("a building of this shape isn't built here, or its corners are the wrong way round")]
    Shape,
    #[error("a cell of the building is already built on")]
    Overlap,
    #[error("this side has built all the plazas it may")]
    Limit,
}

impl games::Illegal for Illegal {
    fn rule(self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::Bounds => "bounds",
            Illegal::Shape => "shape",
            Illegal::Overlap => "overlap",
            Illegal::Limit => "limit",
        }
    }
}

/// The shapes both ways in the order of their texts: by the last column, then by the last row.
const BY_TEXT: [(Shape, Way); 5] = [
    (Shape::House, Way::Down),
    (Shape::Workshop, Way::Down),
    (Shape::House, Way::Across),
    (Shape::Plaza, Way::Across),
    (Shape::Workshop, Way::Across),
];

impl Position {
    /// Rows of the board, which has as many columns.
    pub fn size(&self) -> u8 {
        self.options.variant.size()
    }

    /// What has been built, in order, and by whom.
    pub fn buildings(
        &self,
    ) -> impl DoubleEndedIterator<Item = (Building, Seat)> + ExactSizeIterator {
        let seats = [Seat::FIRST, Seat::SECOND];
        self.buildings
            .iter()
            .enumerate()
            .map(move |(i, &building)| (building, seats[i % 2]))
    }

    /// The side that built on the cell; none if it's free or off the board.
    pub fn owner(&self, cell: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.taken[side.index()].contains(cell))
    }

    /// The cells that nobody has built on.
    pub fn free(&self) -> Cells {
        Cells::board(self.size()) & !(self.taken[0] | self.taken[1])
    }

    /// The free cells that can't be taken any more by anybody (rules: cell-city 2). Everywhere a
    /// house may be built, so they are those with no free neighbour.
    pub fn dead(&self) -> Cells {
        self.free().lone()
    }

    pub fn is_dead(&self, cell: Cell) -> bool {
        self.dead().contains(cell)
    }

    /// How many plazas the side may still build; none where there is no limit.
    pub fn plazas_left(&self, side: Side) -> Option<u32> {
        let limit = self.options.variant.plaza_limit()?;
        Some(limit.saturating_sub(self.plazas[side.index()]))
    }

    /// The legal moves that build this shape, both ways, sorted as text.
    pub fn moves_of(&self, shape: Shape) -> Vec<Building> {
        self.moves(|building| building.shape() == Some(shape))
    }

    /// The legal moves that build on this cell, sorted as text.
    pub fn moves_over(&self, cell: Cell) -> Vec<Building> {
        self.moves(|building| building.cells().contains(cell))
    }

    fn moves(&self, wanted: impl Fn(&Building) -> bool) -> Vec<Building> {
        let side = self.turn().side();
        let free = self.free();
        let allowed = BY_TEXT.map(|(shape, way)| {
            let corners = if self.may_build(shape, side) {
                free.corners(shape, way)
            } else {
                Cells::NONE
            };
            (shape, way, corners)
        });
        free.iter()
            .flat_map(|cell| {
                allowed
                    .iter()
                    .filter(move |(.., corners)| corners.contains(cell))
                    .map(move |&(shape, way, _)| Building::new(shape, way, cell))
            })
            .filter(wanted)
            .collect()
    }

    /// The shapes that may still be built by one side or the other where they fit, from the smallest
    /// to the biggest.
    pub fn shapes_left(&self) -> Vec<Shape> {
        let shapes = self.options.variant.shapes().iter().copied();
        shapes
            .filter(|&shape| {
                Side::BOTH
                    .into_iter()
                    .any(|side| self.may_build(shape, side))
            })
            .collect()
    }

    fn may_build(&self, shape: Shape, side: Side) -> bool {
        let within_limit = shape != Shape::Plaza || self.plazas_left(side) != Some(0);
        self.options.variant.shapes().contains(&shape) && within_limit
    }

    /// The seat whose turn it is, or would be if the game went on.
    fn turn(&self) -> Seat {
        if self.buildings.len().is_multiple_of(2) {
            Seat::FIRST
        } else {
            Seat::SECOND
        }
    }

    fn is_over(&self) -> bool {
        self.free() == self.dead()
    }
}

/// The order of the buildings doesn't count, nor which of them a side's cells belong to.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.options == other.options
            && self.taken == other.taken
            && self.turn() == other.turn()
            && Side::BOTH
                .into_iter()
                .all(|side| self.plazas_left(side) == other.plazas_left(side))
    }
}

impl Eq for Position {}

impl Game for Position {
    const KIND: GameKind = GameKind::CellCity;

    type Options = Options;
    type Move = Building;
    type Event = Event;
    type Illegal = Illegal;
    type BadOptions = BadOptions;
    type View = Position;

    fn start(options: &Options) -> Result<Position, BadOptions> {
        Ok(Position {
            options: *options,
            buildings: Vec::new(),
            taken: [Cells::NONE; 2],
            plazas: [0; 2],
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn to_move(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.turn())
    }

    fn legal_moves(&self) -> Vec<Building> {
        self.moves(|_| true)
    }

    fn check(&self, building: Building) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        if ![building.first(), building.last()]
            .iter()
            .all(|cell| cell.is_on_board(self.size()))
        {
            return Err(Illegal::Bounds);
        }
        let variant = self.options.variant;
        let shape = building
            .shape()
            .filter(|shape| variant.shapes().contains(shape));
        let shape = shape.ok_or(Illegal::Shape)?;
        if building.cells() & self.free() != building.cells() {
            return Err(Illegal::Overlap);
        }
        if !self.may_build(shape, self.turn().side()) {
            return Err(Illegal::Limit);
        }
        Ok(())
    }

    fn play(&mut self, building: Building) -> Result<Vec<Event>, Illegal> {
        self.check(building)?;
        let seat = self.turn();
        let side = seat.side().index();
        let dead_before = self.dead();
        self.taken[side] = self.taken[side] | building.cells();
        self.plazas[side] += u32::from(building.shape() == Some(Shape::Plaza));
        self.buildings.push(building);

        let points = building.cells().len();
        let died = self.dead() & !dead_before;
        let mut events = vec![Event::Built {
            building,
            seat,
            points,
        }];
        if !died.is_empty() {
            events.push(Event::Died { cells: died });
        }
        Ok(events)
    }

    fn score(&self) -> Score {
        self.taken.map(Cells::len)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::of_score(self.score()))
    }

    fn view(&self, _seat: Seat) -> Position {
        self.clone()
    }
}
