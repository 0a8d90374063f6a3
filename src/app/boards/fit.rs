//! Where the board stands in the window: from squares to pixels and back.

use bevy::prelude::*;

/// What a board covers, in squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    pub squares: Vec2,
    /// Room before the first square, left and top, and after the last one, right and bottom: for
    /// labels, and for strokes on the rim.
    pub before: Vec2,
    pub after: Vec2,
}

/// The largest square, in logical pixels: more only makes the hand travel.
const LARGEST: f32 = 150.0;

/// How much larger than the whole board's a person may see the squares.
const CLOSEST: f32 = 3.0;

/// A board that has its place in the window. Squares count from the top left of the board's first
/// square, x to the right and y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The side of a square, in logical pixels.
    pub pitch: f32,
    /// The top left of the first square, in logical pixels from the window's top left.
    corner: Vec2,
    /// The part of the window that is the board's.
    area: Rect,
    window: Vec2,
    /// Whether the board reaches out of its area, and only a part of it is seen.
    is_part: bool,
}

impl Fit {
    /// The largest board that lies whole in `area`, in its middle.
    pub fn new(extent: Extent, area: Rect, window: Vec2) -> Fit {
        let whole = extent.before + extent.squares + extent.after;
        let pitch = (area.size() / whole)
            .min_element()
            .clamp(1.0, LARGEST)
            .floor();
        let corner = (area.center() - whole * pitch / 2.0 + extent.before * pitch).round();
        Fit {
            pitch,
            corner,
            area,
            window,
            is_part: false,
        }
    }

    /// The same board seen from nearer: squares of about that size, `center` in the middle of the
    /// area. What lies beyond the board isn't shown while there is more of it on the other side.
    /// None where that is no nearer.
    pub fn nearer(&self, extent: Extent, pitch: f32, center: Vec2) -> Option<Fit> {
        let closest = (self.pitch * CLOSEST).min(LARGEST).max(self.pitch);
        let pitch = pitch.min(closest);
        // A slow pinch begins with less than a pixel: so little is nearer already.
        if pitch < self.pitch * 1.001 {
            return None;
        }
        let half = self.area.half_size() / pitch;
        let (first, last) = (-extent.before, extent.squares + extent.after);
        let axis = |center: f32, half: f32, first: f32, last: f32| {
            if last - first <= half * 2.0 {
                (first + last) / 2.0
            } else {
                center.clamp(first + half, last - half)
            }
        };
        let center = Vec2::new(
            axis(center.x, half.x, first.x, last.x),
            axis(center.y, half.y, first.y, last.y),
        );
        Some(Fit {
            pitch,
            corner: (self.area.center() - center * pitch).round(),
            is_part: true,
            ..*self
        })
    }

    /// The whole board in the same place.
    pub fn whole(&self, extent: Extent) -> Fit {
        Fit::new(extent, self.area, self.window)
    }

    pub fn window(&self) -> Vec2 {
        self.window
    }

    /// The part of the window in which the board is seen.
    pub fn area(&self) -> Rect {
        self.area
    }

    /// Whether the board reaches out of its area, and only a part of it is seen.
    pub fn is_part(&self) -> bool {
        self.is_part
    }

    /// Whether a place in squares is to be seen in the board's area.
    pub fn is_in_sight(&self, square: Vec2) -> bool {
        !self.is_part || self.area.contains(self.window_place(square))
    }

    /// A place in the window, in the world of the camera.
    pub fn of_window(&self, at: Vec2) -> Vec2 {
        Vec2::new(at.x - self.window.x / 2.0, self.window.y / 2.0 - at.y)
    }

    /// A place in squares, in the world of the camera.
    pub fn world(&self, square: Vec2) -> Vec2 {
        self.of_window(self.window_place(square))
    }

    /// A place in squares, in logical pixels from the window's top left.
    pub fn window_place(&self, square: Vec2) -> Vec2 {
        self.corner + square * self.pitch
    }

    /// A place in the window, in squares.
    pub fn square(&self, window_place: Vec2) -> Vec2 {
        (window_place - self.corner) / self.pitch
    }

    /// A rectangle of squares, in the world of the camera.
    pub fn world_rect(&self, squares: Rect) -> Rect {
        Rect::from_corners(self.world(squares.min), self.world(squares.max))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXTENT: Extent = Extent {
        squares: Vec2::new(7.0, 7.0),
        before: Vec2::new(0.6, 0.6),
        after: Vec2::new(0.2, 0.2),
    };

    #[test]
    fn a_board_lies_whole_in_its_area_on_the_smallest_phone() {
        let area = Rect::new(8.0, 90.0, 352.0, 480.0);
        let fit = Fit::new(EXTENT, area, Vec2::new(360.0, 640.0));
        assert!(fit.pitch >= 44.0);
        assert!(area.contains(fit.window_place(-EXTENT.before)));
        assert!(area.contains(fit.window_place(EXTENT.squares + EXTENT.after)));
    }

    #[test]
    fn there_and_back() {
        let fit = Fit::new(
            EXTENT,
            Rect::new(0.0, 0.0, 400.0, 500.0),
            Vec2::new(400.0, 500.0),
        );
        let square = Vec2::new(2.5, 6.25);
        assert!(fit.square(fit.window_place(square)).distance(square) < 1e-4);
        assert_eq!(
            fit.world(square),
            fit.window_place(square) * Vec2::new(1.0, -1.0) + Vec2::new(-200.0, 250.0)
        );
    }

    #[test]
    fn a_nearer_board_fills_its_area_and_goes_no_further_than_its_edges() {
        let area = Rect::new(8.0, 90.0, 352.0, 480.0);
        let whole = Fit::new(EXTENT, area, Vec2::new(360.0, 640.0));
        let corner = whole.nearer(EXTENT, 90.0, Vec2::ZERO).unwrap();
        assert!(corner.is_part() && !whole.is_part());
        let first = corner.window_place(-EXTENT.before);
        assert!(first.distance(area.min) < 1.0, "{first}");
        let last = whole.nearer(EXTENT, 90.0, Vec2::splat(99.0)).unwrap();
        let far = last.window_place(EXTENT.squares + EXTENT.after);
        assert!(far.distance(area.max) < 1.0, "{far}");
        assert!(corner.is_in_sight(Vec2::splat(0.5)) && !last.is_in_sight(Vec2::splat(0.5)));
    }

    #[test]
    fn no_nearer_is_the_whole_board_and_there_is_a_nearest() {
        let area = Rect::new(8.0, 90.0, 352.0, 480.0);
        let whole = Fit::new(EXTENT, area, Vec2::new(360.0, 640.0));
        assert_eq!(whole.nearer(EXTENT, whole.pitch, Vec2::ONE), None);
        let nearest = whole.nearer(EXTENT, 1e6, Vec2::ONE).unwrap();
        assert_eq!(nearest.pitch, whole.pitch * CLOSEST);
    }
}
