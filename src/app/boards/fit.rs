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

/// A board that has its place in the window. Squares count from the top left of the board's first
/// square, x to the right and y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The side of a square, in logical pixels.
    pub pitch: f32,
    /// The top left of the first square, in logical pixels from the window's top left.
    corner: Vec2,
    window: Vec2,
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
            window,
        }
    }

    /// A place in squares, in the world of the camera.
    pub fn world(&self, square: Vec2) -> Vec2 {
        let at = self.window_place(square);
        Vec2::new(at.x - self.window.x / 2.0, self.window.y / 2.0 - at.y)
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
}
