use std::{fmt, str::FromStr};

use super::{Cell, Cells};
use crate::games::NotAMove;

/// What can be built (rules: cell-city 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shape {
    /// 1x2 cells.
    House,
    /// 1x3 cells.
    Workshop,
    /// 2x2 cells.
    Plaza,
}

impl Shape {
    /// From the smallest to the biggest.
    pub const ALL: [Shape; 3] = [Shape::House, Shape::Workshop, Shape::Plaza];

    /// The shape's area in cells, which is what it earns.
    pub const fn points(self) -> u32 {
        match self {
            Shape::House => 2,
            Shape::Workshop => 3,
            Shape::Plaza => 4,
        }
    }

    /// The ways in which the shape can be turned.
    pub const fn ways(self) -> &'static [Way] {
        match self {
            Shape::House | Shape::Workshop => &Way::BOTH,
            Shape::Plaza => &[Way::Across],
        }
    }

    /// The cells it takes if its top-left cell is A1.
    pub(crate) const fn footprint(self, way: Way) -> Cells {
        const NEXT: u32 = Cells::COLUMN;
        Cells::from_bits(match (self, way) {
            (Shape::House, Way::Down) => 0b11,
            (Shape::House, Way::Across) => 1 | 1 << NEXT,
            (Shape::Workshop, Way::Down) => 0b111,
            (Shape::Workshop, Way::Across) => 1 | 1 << NEXT | 1 << (2 * NEXT),
            (Shape::Plaza, _) => 0b11 | 0b11 << NEXT,
        })
    }

    /// How many columns and rows it takes.
    const fn extent(self, way: Way) -> (u8, u8) {
        match (self, way) {
            (Shape::House, Way::Across) => (2, 1),
            (Shape::House, Way::Down) => (1, 2),
            (Shape::Workshop, Way::Across) => (3, 1),
            (Shape::Workshop, Way::Down) => (1, 3),
            (Shape::Plaza, _) => (2, 2),
        }
    }
}

/// How a building lies. A plaza, the same both ways, lies across.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Way {
    /// Along a row.
    Across,
    /// Along a column.
    Down,
}

impl Way {
    pub const BOTH: [Way; 2] = [Way::Across, Way::Down];
}

/// A move: two corners, written `A1-B2`.
///
/// Only a top-left and a bottom-right corner a right distance apart make a [`Shape`]; text can
/// hold others, and the rules then refuse them by name. On a board the order of buildings is the
/// order of their texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Building {
    first: Cell,
    last: Cell,
}

impl Building {
    /// The building of that shape whose top-left cell is `first`.
    pub const fn new(shape: Shape, way: Way, first: Cell) -> Building {
        let (columns, rows) = shape.extent(way);
        let last = Cell::new(
            first.column().saturating_add(columns - 1),
            first.row().saturating_add(rows - 1),
        );
        Building { first, last }
    }

    /// The rectangle with these two cells in opposite corners, in whatever order they come.
    pub fn between(a: Cell, b: Cell) -> Building {
        let (left, right) = (a.column().min(b.column()), a.column().max(b.column()));
        let (top, bottom) = (a.row().min(b.row()), a.row().max(b.row()));
        Building {
            first: Cell::new(left, top),
            last: Cell::new(right, bottom),
        }
    }

    /// The top-left cell.
    pub const fn first(self) -> Cell {
        self.first
    }

    /// The bottom-right cell.
    pub const fn last(self) -> Cell {
        self.last
    }

    /// What the corners span, if it's anything that can be built.
    pub fn shape(self) -> Option<Shape> {
        let extent = self.first.extent_to(self.last)?;
        Shape::ALL
            .into_iter()
            .find(|shape| shape.ways().iter().any(|&way| shape.extent(way) == extent))
    }

    /// How it lies: across unless all of it is in one column.
    pub fn way(self) -> Way {
        if self.first.column() == self.last.column() {
            Way::Down
        } else {
            Way::Across
        }
    }

    /// The cells it takes; none if the corners are the other way round.
    pub fn cells(self) -> Cells {
        Cells::rectangle(self.first, self.last)
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.last)
    }
}

impl FromStr for Building {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Building, NotAMove> {
        let (first, last) = text.split_once('-').ok_or(NotAMove)?;
        Ok(Building {
            first: first.parse()?,
            last: last.parse()?,
        })
    }
}
