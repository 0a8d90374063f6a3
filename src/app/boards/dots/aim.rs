//! What line is meant: the nearest one to a touch, or the next one for a key.

use bevy::prelude::*;

use super::{ends, middle};
use crate::games::dots::{Direction, Line, Position};

/// What is pointed at.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq)]
pub(super) struct Aim {
    /// The line under the mouse, or under a finger that is down.
    pub pointed: Option<Line>,
    /// The line that was pressed; it's drawn if it's released there.
    pub pressed: Option<Line>,
    /// The keyboard's line.
    pub focus: Option<Line>,
}

/// Nothing is meant by a touch farther than this from every line, in squares.
const REACH: f32 = 0.5;

/// How far the nearest open line may be for a drawn one beside it to be passed over, in squares.
const PASS_OVER: f32 = 0.42;

/// The line that a touch at this place means: the nearest one. A line that's drawn already is
/// meant only where no open one is about as near.
pub(super) fn nearest(position: &Position, at: Vec2) -> Option<Line> {
    let best = |open: bool| {
        position
            .lines()
            .filter(|line| position.is_drawn(*line) != open)
            .map(|line| (line, distance(line, at)))
            .min_by(|a, b| a.1.total_cmp(&b.1))
    };
    match (best(true), best(false)) {
        (Some((line, far)), _) if far <= PASS_OVER => Some(line),
        (Some((open, far)), Some((drawn, near))) => {
            Some(if near < far { drawn } else { open }).filter(|_| near.min(far) <= REACH)
        }
        (Some((line, far)), None) | (None, Some((line, far))) => {
            Some(line).filter(|_| far <= REACH)
        }
        (None, None) => None,
    }
}

fn distance(line: Line, at: Vec2) -> f32 {
    let (from, to) = ends(line);
    let along = (at - from).dot(to - from).clamp(0.0, 1.0);
    at.distance(from.lerp(to, along))
}

/// The line one step from `from` in a direction of the keyboard. Left and right go along a row of
/// lines; up and down to the next row, in which lines across and lines down take turns.
pub(super) fn step(position: &Position, from: Option<Line>, by: IVec2) -> Option<Line> {
    let Some(from) = from else {
        return position.lines().find(|line| !position.is_drawn(*line));
    };
    let at = middle(from);
    let in_row = |y: f32| position.lines().filter(move |line| middle(*line).y == y);
    if by.x != 0 {
        let x = at.x + by.x as f32;
        return in_row(at.y)
            .find(|line| middle(*line).x == x)
            .or(Some(from));
    }
    let x = match from.direction() {
        Direction::Horizontal => at.x - 0.01,
        Direction::Vertical => at.x + 0.01,
    };
    in_row(at.y + by.y as f32 / 2.0)
        .min_by(|a, b| {
            (middle(*a).x - x)
                .abs()
                .total_cmp(&(middle(*b).x - x).abs())
        })
        .or(Some(from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Game, dots::Options};

    fn line(text: &str) -> Line {
        text.parse().unwrap()
    }

    fn board(size: u8, moves: &[&str]) -> Position {
        let mut position = Position::start(&Options::square(size)).unwrap();
        for mv in moves {
            position.play(line(mv)).unwrap();
        }
        position
    }

    #[test]
    fn every_touch_on_the_board_means_a_line() {
        let position = board(7, &[]);
        for x in 0..=70 {
            for y in 0..=70 {
                let at = Vec2::new(x as f32, y as f32) / 10.0;
                assert!(nearest(&position, at).is_some(), "{at}");
            }
        }
        assert_eq!(nearest(&position, Vec2::new(-0.8, 3.0)), None);
    }

    #[test]
    fn the_nearest_line_is_meant() {
        let position = board(3, &[]);
        assert_eq!(nearest(&position, Vec2::new(0.5, 0.1)), Some(line("h00")));
        assert_eq!(nearest(&position, Vec2::new(0.9, 0.5)), Some(line("v01")));
        assert_eq!(nearest(&position, Vec2::new(0.5, -0.3)), Some(line("h00")));
    }

    #[test]
    fn a_drawn_line_is_passed_over_for_an_open_one_that_is_near() {
        let position = board(3, &["h00"]);
        assert_eq!(nearest(&position, Vec2::new(0.7, 0.3)), Some(line("v01")));
        assert_eq!(nearest(&position, Vec2::new(0.5, 0.0)), Some(line("h00")));
    }

    #[test]
    fn arrows_reach_every_line() {
        let position = board(3, &[]);
        let mut seen = vec![step(&position, None, IVec2::X).unwrap()];
        let mut next = 0;
        while let Some(&from) = seen.get(next) {
            next += 1;
            for by in [IVec2::X, IVec2::NEG_X, IVec2::Y, IVec2::NEG_Y] {
                let to = step(&position, Some(from), by).unwrap();
                if !seen.contains(&to) {
                    seen.push(to);
                }
            }
        }
        assert_eq!(seen.len(), 24);
    }

    #[test]
    fn down_and_up_again_comes_back() {
        let position = board(3, &[]);
        let down = step(&position, Some(line("h11")), IVec2::Y).unwrap();
        assert_eq!(step(&position, Some(down), IVec2::NEG_Y), Some(line("h11")));
    }
}
