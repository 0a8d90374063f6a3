//! The board of the day: 5x5 boxes with some lines drawn, the same for all on a local date
//! (rules: dots, Board of the day).

use jiff::civil::Date;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};

use super::{
    game::{Session, StartError},
    player::{PlayerId, PlayerKind, Players},
    setup::{Setup, UndoRule, WhoStarts},
};
use crate::{
    games::{
        GameKind,
        chance::{below, shuffle},
        dots::{BadOptions, Board, Line, Options, Position},
    },
    players::Level,
};

/// Which board of the day a session plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyMark {
    /// The local date whose board it is, also when it's finished after midnight.
    pub date: Date,
    /// The version of the generator that drew it.
    pub generator: u32,
}

/// The board of a date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyBoard {
    mark: DailyMark,
    lines: Vec<Line>,
    seed: u64,
}

impl DailyMark {
    /// Whether that is how a board of the day is set up: a person starts, against the computer at
    /// medium, with no undo.
    pub(super) fn fits<O>(game: GameKind, setup: &Setup<O>) -> bool {
        game == GameKind::Dots
            && setup.players.kinds() == KINDS
            && setup.first == WhoStarts::Player1
            && setup.undo == UndoRule::Strict
            && !setup.tournament
    }
}

const KINDS: [PlayerKind; 2] = [PlayerKind::Person, PlayerKind::Computer(Level::Medium)];

impl DailyBoard {
    /// The generator of new boards. A change of what it draws is a new version.
    pub const GENERATOR: u32 = 1;
    /// Rows and columns of boxes.
    pub const SIZE: u8 = 5;
    /// Boxes to be taken.
    pub const BOXES: u32 = 25;
    /// The fewest and the most lines that are drawn beforehand.
    pub const LINES: [u32; 2] = [10, 16];

    /// The board of a local date.
    pub fn on(date: Date) -> DailyBoard {
        let mut source = ChaCha8Rng::from_seed(seed_bytes(Self::GENERATOR, date));
        DailyBoard {
            mark: DailyMark {
                date,
                generator: Self::GENERATOR,
            },
            lines: draw_lines(&mut source),
            seed: u64::from(source.next_u32()) | u64::from(source.next_u32()) << 32,
        }
    }

    pub fn mark(&self) -> DailyMark {
        self.mark
    }

    /// The lines drawn beforehand, sorted as text.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub fn options(&self) -> Options {
        Options {
            predrawn: self.lines.clone(),
            ..Options::square(Self::SIZE)
        }
    }

    /// Starts the board's game with the players' names and colours: player 1 is a person and
    /// moves first, player 2 the computer at medium, the same for everybody.
    pub fn start(&self, players: &Players) -> Result<Session<Position>, StartError<BadOptions>> {
        self.start_between(players, KINDS)
    }

    pub(super) fn start_between(
        &self,
        players: &Players,
        kinds: [PlayerKind; 2],
    ) -> Result<Session<Position>, StartError<BadOptions>> {
        let mut players = players.clone();
        for (player, kind) in PlayerId::BOTH.into_iter().zip(kinds) {
            players.set_kind(player, kind);
        }
        let setup = Setup {
            options: self.options(),
            players,
            partners: Vec::new(),
            first: WhoStarts::Player1,
            open_hands: false,
            undo: UndoRule::Strict,
            tournament: false,
            clock: None,
        };
        Ok(Session {
            daily: Some(self.mark),
            ..Session::start(setup, self.seed, None)?
        })
    }
}

/// What the generator is seeded with:
///
/// | bytes | hold |
/// | --- | --- |
/// | 0-3 | the generator's version, little endian |
/// | 4-5 | the year, little endian |
/// | 6 | the month, 1 to 12 |
/// | 7 | the day of the month |
/// | 8-31 | `kletki board of the day` and a zero |
fn seed_bytes(version: u32, date: Date) -> [u8; 32] {
    let mut bytes = *b"........kletki board of the day\0";
    bytes[0..4].copy_from_slice(&version.to_le_bytes());
    bytes[4..6].copy_from_slice(&date.year().to_le_bytes());
    bytes[6] = date.month().to_le_bytes()[0];
    bytes[7] = date.day().to_le_bytes()[0];
    bytes
}

/// Version 1: draws how many lines there are, shuffles all lines, and takes them in that order,
/// passing over each that would be the third side of a box.
fn draw_lines(source: &mut ChaCha8Rng) -> Vec<Line> {
    let [fewest, most] = DailyBoard::LINES;
    let count = fewest + below(source, most - fewest + 1);
    let board = Board {
        rows: DailyBoard::SIZE,
        cols: DailyBoard::SIZE,
    };
    let mut order: Vec<Line> = board.lines().collect();
    shuffle(source, &mut order);
    let mut lines: Vec<Line> = Vec::new();
    for line in order {
        let sides = |at| {
            board
                .sides(at)
                .iter()
                .filter(|side| lines.contains(side))
                .count()
        };
        if lines.len() < count as usize && board.beside(line).all(|at| sides(at) < 2) {
            lines.push(line);
        }
    }
    lines.sort_by_key(Line::to_string);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Game;
    use jiff::civil::date;

    fn lines(board: &DailyBoard) -> String {
        let lines: Vec<String> = board.lines().iter().map(Line::to_string).collect();
        lines.join(" ")
    }

    /// These boards were given out: they never change while the generator is of version 1. They
    /// were computed a second time by another program, from what is written here.
    #[test]
    fn the_boards_of_three_dates_are_pinned() {
        let boards = [
            (
                date(2026, 1, 1),
                "h10 h21 h30 h50 h52 v00 v15 v20 v22 v23 v25 v31 v32 v33 v35 v45",
                17_764_337_597_289_062_367,
            ),
            (
                date(2026, 11, 30),
                "h03 h13 h20 h22 h24 h31 h32 h41 h50 h54 v02 v11 v12 v15 v20 v24",
                6_601_913_563_994_592_451,
            ),
            (
                date(2028, 2, 29),
                "h11 h13 h34 h40 h50 h52 v04 v05 v11 v14 v23 v31",
                18_345_616_298_875_864_532,
            ),
        ];
        for (date, drawn, seed) in boards {
            let board = DailyBoard::on(date);
            assert_eq!(
                (lines(&board).as_str(), board.seed),
                (drawn, seed),
                "{date}"
            );
        }
    }

    #[test]
    fn no_box_is_closed_or_has_three_sides_at_the_start() {
        let [fewest, most] = DailyBoard::LINES.map(|lines| lines as usize);
        let mut counts = vec![0; most + 1];
        for day in 0..5_000 {
            let date = date(2026, 1, 1).saturating_add(jiff::Span::new().days(day));
            let board = DailyBoard::on(date);
            counts[board.lines().len()] += 1;
            let position = Position::start(&board.options()).unwrap();
            for at in position.board().boxes() {
                assert!(position.sides_drawn(at) <= 2, "{date} {at:?}");
            }
        }
        assert!(
            counts[fewest..].iter().all(|&days| days > 500),
            "{counts:?}"
        );
        assert_eq!(counts.iter().sum::<i32>(), 5_000);
    }

    #[test]
    fn each_date_has_its_own_board_and_opponent() {
        let first = DailyBoard::on(date(2026, 12, 1));
        let second = DailyBoard::on(date(2026, 12, 2));
        assert_eq!(first, DailyBoard::on(date(2026, 12, 1)));
        assert_ne!(first.lines, second.lines);
        assert_ne!(first.seed, second.seed);
    }

    #[test]
    fn a_person_starts_against_medium_and_nothing_is_taken_back() {
        let mut players = Players::default_for(GameKind::Dots);
        players.set_kind(PlayerId::One, PlayerKind::Computer(Level::Hard));
        let mut session = DailyBoard::on(date(2026, 12, 1)).start(&players).unwrap();
        assert_eq!(session.to_move(), Some(PlayerId::One));
        assert_eq!(session.is_computers_turn(), None);
        assert!(!session.can_hint());
        let mv = session.position().legal_moves()[0];
        session.play(mv).unwrap();
        assert_eq!(session.is_computers_turn(), Some(Level::Medium));
        assert!(!session.can_undo());
    }
}
