//! Regions with room for houses only, one cell wide and bent at every cell.
//!
//! There every move is worth two points, so nothing matters but who makes the last one: it's the
//! game of taking two neighbours out of a row, Dawson's Kayles (Berlekamp, Conway, Guy: Winning
//! Ways, chapter 4). By the theory of Sprague and Grundy such a region, or several, is as good as
//! one heap of Nim.
//!
//! That also holds beside other regions. A group of such regions with the heap 0 is worth nothing
//! to anybody, by the argument of [`super::mirror`]: each move in it has an answer there that is
//! worth the same and makes the heap 0 again. Two groups with equal heaps together have the heap 0,
//! so one can stand for the other.

use crate::games::cell_city::{Cells, Shape, Way};

/// The heap that a row of so many cells is as good as.
const ROWS: [u8; 82] = rows();

/// The heap that a region is as good as; none where more than houses fit, or where it branches.
pub(super) fn heap(region: Cells, shapes: &[Shape]) -> Option<u8> {
    let fits = |shape: Shape, way: Way| !region.corners(shape, way).is_empty();
    let bigger = shapes.iter().filter(|&&shape| shape != Shape::House);
    if bigger
        .flat_map(|shape| shape.ways().iter().map(|&way| (*shape, way)))
        .any(|(shape, way)| fits(shape, way))
    {
        return None;
    }
    let neighbours = |cell| (Cells::only(cell).neighbours() & region).len();
    if region.iter().any(|cell| neighbours(cell) > 2) {
        return None;
    }
    let ends = region.iter().filter(|&cell| neighbours(cell) == 1).count();
    let cells = region.len() as usize;
    Some(if ends == 0 { ring(cells) } else { ROWS[cells] })
}

/// The heap of a ring: whatever is built, a row of two cells less is left.
fn ring(cells: usize) -> u8 {
    u8::from(ROWS[cells - 2] == 0)
}

const fn rows() -> [u8; 82] {
    let mut heaps = [0; 82];
    let mut cells = 2;
    while cells < heaps.len() {
        // Which heaps a move can leave: the least that isn't among them.
        let mut left: u32 = 0;
        let mut before = 0;
        while before + 2 <= cells {
            left |= 1 << (heaps[before] ^ heaps[cells - 2 - before]);
            before += 1;
        }
        heaps[cells] = left.trailing_ones() as u8;
        cells += 1;
    }
    heaps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cell_city::Cell;

    fn cells(names: &str) -> Cells {
        let names = names.split(' ');
        names.map(|name| name.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn rows_are_those_of_dawsons_kayles() {
        let known = [
            0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0,
        ];
        assert_eq!(ROWS[..known.len()], known);
    }

    #[test]
    fn bent_rows_are_heaps() {
        let all = &Shape::ALL;
        assert_eq!(heap(cells("A1 A2"), all), Some(1));
        assert_eq!(heap(cells("A1 A2 B2"), all), Some(1));
        assert_eq!(heap(cells("A1 A2 B2 B3"), all), Some(2));
        assert_eq!(heap(cells("A1 A2 B2 B3 C3"), all), Some(0));
    }

    #[test]
    fn what_has_room_for_more_is_no_heap() {
        let all = &Shape::ALL;
        assert_eq!(heap(cells("A1 A2 A3"), all), None);
        assert_eq!(heap(cells("A1 A2 B1 B2"), all), None);
        let first_city = &[Shape::House, Shape::Plaza];
        assert_eq!(heap(cells("A1 A2 A3"), first_city), Some(1));
        assert_eq!(heap(cells("A1 A2 A3 B2"), first_city), None);
    }

    #[test]
    fn a_ring_is_a_heap() {
        let first_city = &[Shape::House, Shape::Plaza];
        let ring = cells("A1 A2 A3 B1 B3 C1 C2 C3");
        assert_eq!(heap(ring, first_city), Some(0));
    }
}
