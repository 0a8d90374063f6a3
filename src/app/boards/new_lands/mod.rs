//! The board of New Lands: a table of cards that grows, the hand below it, and the lands between.

mod back;
mod draw;
mod face;
mod ghost;
mod hand;
mod lands;
mod lesson;
mod open;
mod plan;
mod point;
mod spoken;
mod suit;
mod sums;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui::Color32};

use super::{Board, Drawing, Extent, PointerRead, Showing, SpokenMove, moved_on, playing, stale};
use crate::{
    app::{Step, language::Words, lesson::Lesson, sound::Sound, theme::Palette},
    games::{
        Score, Seat, Side,
        new_lands::{Event, Land, Move, Place, Position, Table, Talk},
    },
    session::{PlayerColor, Record},
};

/// The square of a place: the first card lies on that from 0,0 to 1,1.
fn square(at: Place) -> Rect {
    let corner = Vec2::new(at.x as f32, at.y as f32);
    Rect::from_corners(corner, corner + Vec2::ONE)
}

/// The place that a point in squares lies on.
fn place_at(square: Vec2) -> Place {
    Place {
        x: square.x.floor() as i32,
        y: square.y.floor() as i32,
    }
}

/// While the borders are open at least so many places are on the screen, so that the first cards
/// aren't huge.
const FEWEST: [i32; 2] = [7, 6];

/// The least and the greatest place on the screen: the rectangle once it's fixed, until then what
/// lies and where the next card may lie.
fn in_sight(table: &Table) -> (Place, Place) {
    let (low, high) = table.bounds();
    let (low_reach, high_reach) = table.reach();
    let axis = |low: i32, high: i32, reach: [i32; 2], fewest: i32| {
        let (low, high) = (low - 1, high + 1);
        let short = (fewest - (high - low + 1)).max(0);
        let (low, high) = (low - short / 2, high + short - short / 2);
        (low.max(reach[0]), high.min(reach[1]))
    };
    let (left, right) = axis(low.x, high.x, [low_reach.x, high_reach.x], FEWEST[0]);
    let (top, bottom) = axis(low.y, high.y, [low_reach.y, high_reach.y], FEWEST[1]);
    (
        Place { x: left, y: top },
        Place {
            x: right,
            y: bottom,
        },
    )
}

/// The colour that a side's cards are written in.
fn ink_of(side: Side, palette: &Palette) -> Color32 {
    match side {
        Side::First => palette.pencil(PlayerColor::Red),
        Side::Second => palette.ink,
    }
}

fn team_key(side: Side) -> &'static str {
    match side {
        Side::First => "team-red",
        Side::Second => "team-black",
    }
}

/// What a land brings to both sides.
fn points(land: &Land) -> Score {
    let mut points = [0, 0];
    if let Some(owner) = land.owner() {
        points[owner.index()] = land.area();
    }
    points
}

impl Board for Position {
    const PALETTE: f32 = 128.0;
    const HIDDEN_HANDS: bool = true;
    const LOOK_AROUND: bool = true;
    const PROMPT: &'static str = "prompt-pick-card";
    const LESSON_REPLY: &'static str = "lesson-new_lands-reply";
    const MARGIN: &'static str = "end-margin-land";

    fn team(side: Side, words: &Words, palette: &Palette) -> Option<(String, Color32)> {
        Some((words.get(team_key(side)), ink_of(side, palette)))
    }

    fn parts(record: &Record<Position>, seat: Seat, words: &Words) -> Vec<String> {
        let lands = record.position().lands();
        let owned = lands
            .iter()
            .filter(|land| land.owner() == Some(seat.side()));
        let count = owned.count() as u32;
        vec![words.with("end-lands", &[("count", count.into())])]
    }

    fn tally(&self) -> Vec<Score> {
        self.lands().iter().map(points).collect()
    }

    fn tally_note(&self, part: usize, words: &Words) -> Option<String> {
        let lands = self.lands();
        let land = lands.get(part)?;
        let [red, black] = land.sums;
        let (red, black) = (red.into(), black.into());
        let Some(owner) = land.owner() else {
            return Some(words.with("tally-nobody", &[("red", red), ("black", black)]));
        };
        let team = words.get(team_key(owner)).into();
        let points = land.area().into();
        Some(words.with(
            "tally-land",
            &[
                ("red", red),
                ("black", black),
                ("team", team),
                ("points", points),
            ],
        ))
    }

    fn turn_note(&self, words: &Words) -> Option<String> {
        let terms = self.terms();
        let key = match terms.talk {
            Talk::Open => "setup-talk-open",
            Talk::Silence => "setup-talk-silence",
        };
        (!terms.duel).then(|| words.get(key))
    }

    /// The numbers of cards of the seats of a side, as long as there are any.
    fn left_over(&self, seat: Seat) -> Option<String> {
        let seats = self.terms().seats_of(seat.side());
        let counts: Vec<u32> = seats.map(|seat| self.hand(seat).len()).collect();
        let texts: Vec<String> = counts.iter().map(u32::to_string).collect();
        (counts.iter().sum::<u32>() > 0).then(|| texts.join("+"))
    }

    fn spoken(&self, names: &[String; 2], words: &Words) -> Vec<String> {
        spoken::board(self, names, words)
    }

    fn spoken_hand(&self, seat: Seat, words: &Words) -> Option<String> {
        Some(spoken::hand(self.hand(seat), words))
    }

    fn spoken_move(&self, mv: &Move, words: &Words) -> SpokenMove {
        spoken::mv(*mv, words)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Laid { .. } => Some(Sound::Card),
            Event::RectangleFixed => Some(Sound::Chord),
            Event::Skipped { .. } | Event::LandsChanged { .. } => None,
        }
    }

    fn lesson() -> Lesson<Position> {
        lesson::lesson()
    }

    fn extent(&self) -> Extent {
        let (low, high) = in_sight(self.table());
        let rim = Vec2::splat(0.12);
        Extent {
            squares: Vec2::new((high.x + 1) as f32, (high.y + 1) as f32),
            before: rim - Vec2::new(low.x as f32, low.y as f32),
            after: rim,
        }
    }

    fn place(mv: &Move) -> Vec2 {
        match mv {
            Move::Lay { at, .. } => square(*at).center(),
            Move::Skip => square(Place::FIRST).center(),
        }
    }

    fn build(app: &mut App) {
        app.init_resource::<plan::Plan>()
            .init_resource::<hand::Held>()
            .add_message::<plan::Choose>();
        app.add_systems(
            Update,
            (
                (point::choose, point::point, point::keys)
                    .chain()
                    .in_set(Step::Input)
                    .after(PointerRead),
                draw::board.in_set(Drawing).run_if(stale),
                (draw::show, draw::tell_skip)
                    .in_set(Step::Animate)
                    .after(Showing),
                (
                    back::put_away,
                    point::forget.run_if(playing::<Position>.and_then(moved_on::<Position>)),
                    ghost::tell,
                    lands::draw,
                    ghost::draw,
                    hand::draw,
                )
                    .chain()
                    .in_set(Step::Think),
            )
                .run_if(playing::<Position>),
        );
        app.add_systems(
            EguiPrimaryContextPass,
            hand::touch
                .run_if(playing::<Position>)
                .after(super::PanelsLaid),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Game, new_lands::Options};

    #[test]
    fn all_that_may_be_played_is_in_sight() {
        for seed in 0..30 {
            let options = Options::dealt(Default::default(), seed);
            let mut position = Position::start(&options).unwrap();
            while let Some(&mv) = position.legal_moves().first() {
                let (low, high) = in_sight(position.table());
                for mv in position.legal_moves() {
                    if let Move::Lay { at, .. } = mv {
                        assert!((low.x..=high.x).contains(&at.x));
                        assert!((low.y..=high.y).contains(&at.y));
                    }
                }
                position.play(mv).unwrap();
            }
            assert_eq!(in_sight(position.table()), position.table().bounds());
        }
    }
}
