//! What the person is about to build: the shape picked, the span dragged, the ghost that waits.

use bevy::prelude::*;

use super::squares;
use crate::{
    app::table::Notice,
    games::{
        Game, Illegal as _,
        cell_city::{Building, Cell, Illegal, Position, Shape, Way},
    },
};

/// A shape as the palette offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tool {
    pub shape: Shape,
    pub way: Way,
}

impl Tool {
    /// What the palette holds on this map.
    pub fn all(position: &Position) -> Vec<Tool> {
        let shapes = position.options().variant.shapes().iter();
        shapes
            .flat_map(|&shape| shape.ways().iter().map(move |&way| Tool { shape, way }))
            .collect()
    }

    fn of(building: Building) -> Option<Tool> {
        building.shape().map(|shape| Tool {
            shape,
            way: building.way(),
        })
    }
}

/// A choice made off the board.
#[derive(Message, Clone, Copy, Debug)]
pub(super) enum Choose {
    Tool(Tool),
    /// Build what the ghost shows.
    Build,
}

/// A finger on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Span {
    pub from: Cell,
    pub to: Cell,
    /// It left its first cell, so it's no tap any more.
    pub dragged: bool,
}

/// All that is meant but not yet built.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub(super) struct Plan {
    pub tool: Option<Tool>,
    pub span: Option<Span>,
    /// Shown, and built by a second tap, the tick or Enter.
    pub ghost: Option<Building>,
    /// Tapped with no shape picked: the shapes possible here are offered.
    pub cell: Option<(Cell, Vec2)>,
    /// The keyboard's cell.
    pub focus: Option<Cell>,
}

impl Plan {
    /// What is shown on the map: the span of a drag, else the ghost.
    pub fn shown(&self) -> Option<Building> {
        match self.span {
            Some(span) if span.dragged => Some(Building::between(span.from, span.to)),
            _ => self.ghost,
        }
    }

    /// Nothing is meant any more but the shape that is picked.
    pub fn clear(&mut self) {
        *self = Plan {
            tool: self.tool,
            focus: self.focus,
            ..Plan::default()
        };
    }
}

/// The cell under a place in squares; none off the map.
pub(super) fn cell_at(position: &Position, at: Vec2) -> Option<Cell> {
    let size = f32::from(position.size());
    let inside = at.cmpge(Vec2::ZERO).all() && at.cmplt(Vec2::splat(size)).all();
    inside.then(|| Cell::new(at.x as u8, at.y as u8))
}

/// The building of a tool that a touch means: among those over the cell that fit, the one whose
/// middle is nearest; if none fits, the nearest that doesn't, so that it can be said why.
pub(super) fn nearest(position: &Position, tool: Tool, cell: Cell, at: Vec2) -> Option<Building> {
    let near = |building: &Building| squares(*building).center().distance_squared(at);
    let closest = |buildings: Vec<Building>| {
        buildings
            .into_iter()
            .min_by(|a, b| near(a).total_cmp(&near(b)))
    };
    let fitting = position
        .moves_over(cell)
        .into_iter()
        .filter(|building| Tool::of(*building) == Some(tool))
        .collect();
    closest(fitting).or_else(|| closest(over(position, tool, cell)))
}

/// Every placement of a tool over a cell that lies on the map, free or not.
fn over(position: &Position, tool: Tool, cell: Cell) -> Vec<Building> {
    let size = position.size();
    (0..size)
        .flat_map(|column| {
            (0..size).map(move |row| Building::new(tool.shape, tool.way, Cell::new(column, row)))
        })
        .filter(|building| {
            building.last().column() < size
                && building.last().row() < size
                && building.cells().contains(cell)
        })
        .collect()
}

/// The tools with which something fits over the cell.
pub(super) fn tools_over(position: &Position, cell: Cell) -> Vec<Tool> {
    let fitting: Vec<_> = position
        .moves_over(cell)
        .into_iter()
        .filter_map(Tool::of)
        .collect();
    Tool::all(position)
        .into_iter()
        .filter(|tool| fitting.contains(tool))
        .collect()
}

/// Why nothing at all can be built over a cell.
pub(super) fn why_nothing(position: &Position, cell: Cell) -> Notice {
    if position.outcome().is_some() {
        Notice::Refused(Illegal::Over.rule())
    } else if position.owner(cell).is_some() {
        Notice::Refused(Illegal::Overlap.rule())
    } else {
        Notice::NothingFits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cell_city::{Options, Variant};

    fn map(variant: Variant, moves: &[&str]) -> Position {
        let mut position = Position::start(&Options { variant }).unwrap();
        for mv in moves {
            position.play(mv.parse().unwrap()).unwrap();
        }
        position
    }

    fn building(text: &str) -> Building {
        text.parse().unwrap()
    }

    const PLAZA: Tool = Tool {
        shape: Shape::Plaza,
        way: Way::Across,
    };
    const HOUSE: Tool = Tool {
        shape: Shape::House,
        way: Way::Across,
    };

    #[test]
    fn the_palette_holds_what_the_variant_builds() {
        assert_eq!(Tool::all(&map(Variant::Standard, &[])).len(), 5);
        assert_eq!(Tool::all(&map(Variant::FirstCity, &[])).len(), 3);
    }

    #[test]
    fn the_ghost_nearest_to_the_finger_is_meant() {
        let position = map(Variant::Standard, &[]);
        let cell = Cell::new(3, 3);
        assert_eq!(
            nearest(&position, PLAZA, cell, Vec2::new(3.9, 3.9)),
            Some(building("D4-E5"))
        );
        assert_eq!(
            nearest(&position, PLAZA, cell, Vec2::new(3.1, 3.1)),
            Some(building("C3-D4"))
        );
    }

    #[test]
    fn a_ghost_that_fits_goes_before_a_nearer_one_that_does_not() {
        let position = map(Variant::Standard, &["B1-C1"]);
        assert_eq!(
            nearest(&position, PLAZA, Cell::new(1, 1), Vec2::new(1.5, 1.1)),
            Some(building("A2-B3"))
        );
    }

    #[test]
    fn where_none_fits_the_nearest_tells_why() {
        let position = map(Variant::Standard, &["A1-B1"]);
        let ghost = nearest(&position, HOUSE, Cell::new(0, 0), Vec2::new(0.5, 0.5)).unwrap();
        assert_eq!(position.check(ghost), Err(Illegal::Overlap));
        assert_eq!(
            why_nothing(&position, Cell::new(0, 0)),
            Notice::Refused("overlap")
        );
    }

    #[test]
    fn a_cell_offers_the_shapes_that_fit_over_it() {
        let position = map(Variant::Standard, &["B1-B2", "A3-B3"]);
        let ways: Vec<_> = tools_over(&position, Cell::new(0, 0));
        assert_eq!(
            ways,
            [Tool {
                shape: Shape::House,
                way: Way::Down
            }]
        );
    }

    #[test]
    fn off_the_map_there_is_no_cell() {
        let position = map(Variant::FirstCity, &[]);
        assert_eq!(
            cell_at(&position, Vec2::new(4.9, 0.0)),
            Some(Cell::new(4, 0))
        );
        assert_eq!(cell_at(&position, Vec2::new(5.0, 0.0)), None);
        assert_eq!(cell_at(&position, Vec2::new(-0.1, 2.0)), None);
    }
}
