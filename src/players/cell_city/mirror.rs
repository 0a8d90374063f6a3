//! What the side that moves second can answer by mirroring.
//!
//! Turn a region by half a circle. If it comes to lie on itself, and no building in it overlaps its
//! own image, then each building can be answered by its image: for the same points, and what is
//! left is such a region again. Two regions of the same form are the same: one is the other's image.
//!
//! Where both sides may build the same, such a pair is worth nothing to anybody, whatever lies
//! beside it: it can be left out. Proof: let v be the margin without it. Each side can get its
//! margin of v: it plays well in the rest, and answers in the pair by the image. If the rest is full
//! and it must itself begin in the pair, it makes no less than the other side from there on, as
//! [`super::bounds`] says.

use crate::games::cell_city::{Cells, Shape};

/// Whether every building that fits into the cells can be answered by its image, turned by half a
/// circle about the middle of the cells.
pub(super) fn mirrors_itself(cells: Cells, shapes: &[Shape]) -> bool {
    let bits = cells.bits();
    if bits == 0 {
        return true;
    }
    // Bit n goes to bit `sum - n`. Moved to the end of the number both must be the same.
    if bits.reverse_bits() >> bits.leading_zeros() != bits >> bits.trailing_zeros() {
        return false;
    }
    let sum = bits.trailing_zeros() + 127 - bits.leading_zeros();
    let (top, bottom) = rows(cells);
    // Else it's no turning: a column's end would come to lie in the next column.
    if sum % Cells::COLUMN != (top + bottom) % Cells::COLUMN {
        return false;
    }
    // Turned about the middle of all bits first, and then moved.
    let turned = |building: u128| match sum.checked_sub(127) {
        Some(up) => building.reverse_bits() << up,
        None => building.reverse_bits() >> (127 - sum),
    };
    shapes.iter().all(|&shape| {
        shape.ways().iter().all(|&way| {
            let footprint = shape.footprint(way).bits();
            let mut buildings = cells
                .corners(shape, way)
                .places()
                .map(|place| footprint << place);
            buildings.all(|building| building & turned(building) == 0)
        })
    })
}

/// The first and the last row with a cell.
fn rows(cells: Cells) -> (u32, u32) {
    let rows = || cells.places().map(|place| place % Cells::COLUMN);
    (rows().min().unwrap_or(0), rows().max().unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cell_city::Cell;

    fn rectangle(first: &str, last: &str) -> Cells {
        let cell = |name: &str| name.parse::<Cell>().unwrap();
        Cells::rectangle(cell(first), cell(last))
    }

    fn mirrors(cells: Cells) -> bool {
        mirrors_itself(cells, &Shape::ALL)
    }

    #[test]
    fn a_building_over_the_middle_has_no_image_beside_it() {
        assert!(!mirrors(rectangle("A1", "G7")));
        assert!(!mirrors(rectangle("B2", "C3")));
        assert!(!mirrors(rectangle("D4", "E4")));
    }

    #[test]
    fn what_lies_around_a_built_middle_mirrors() {
        let board = rectangle("A1", "G7");
        assert!(mirrors(board & !rectangle("C4", "E4")));
        assert!(mirrors(board & !rectangle("D3", "D5")));
        assert!(!mirrors(board & !rectangle("D4", "E5")));
        assert!(!mirrors(board & !rectangle("C3", "D4")));
        let large = rectangle("A1", "I9");
        assert!(mirrors(large & !rectangle("D5", "F5")));
        assert!(mirrors(rectangle("A1", "B1") | rectangle("C9", "D9")));
        assert!(mirrors(rectangle("H1", "I2") | rectangle("H8", "I9")));
        assert!(!mirrors(rectangle("H1", "I2") | rectangle("H7", "I9")));
    }

    #[test]
    fn the_shapes_decide_what_lies_over_the_middle() {
        let strip = rectangle("B3", "D3") | rectangle("D4", "D4") | rectangle("D5", "F5");
        assert!(!mirrors(strip));
        let ends = strip & !rectangle("D4", "D4");
        assert!(mirrors(ends));
        // Around one free middle nothing but a workshop fits.
        let square = rectangle("A1", "B2") | rectangle("C3", "C3") | rectangle("D4", "E5");
        assert!(mirrors(square));
    }

    #[test]
    fn a_column_does_not_run_on_into_the_next() {
        // The numbers of the bits mirror, the cells don't.
        let cells = rectangle("A1", "A2") | rectangle("B8", "B9");
        assert!(mirrors(cells));
        let cells = rectangle("A8", "A9") | rectangle("C1", "C2") | rectangle("B5", "B6");
        assert!(!mirrors(cells));
        assert!(!mirrors(
            rectangle("A2", "A3")
                | rectangle("A9", "A9")
                | rectangle("B4", "B4")
                | rectangle("C1", "C2")
        ));
    }
}
