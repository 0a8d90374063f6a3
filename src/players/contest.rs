//! Contests between levels: how strong they are against each other.
//!
//! A contest is played in pairs of games. In the second game of a pair the sides are swapped: who
//! had what luck gave to one side has it against it now.

use std::time::Duration;

use super::{Computer, Level};
use crate::games::{
    Game, Outcome, Side, cell_city, domains, dots,
    new_lands::{self, Card, Suit},
};

/// A game that contests are played in.
pub trait Contested: Computer {
    /// A deal with all that the sides hold exchanged, where that isn't the same as exchanging the
    /// players.
    fn mirrored(dealt: &Self::Options) -> Self::Options {
        dealt.clone()
    }
}

impl Contested for cell_city::Position {}

impl Contested for dots::Position {}

/// Exchanging the players exchanges the hands: each holds its seat's.
impl Contested for domains::Position {}

/// Hands are of a colour: hearts become clubs and diamonds spades, and seats change in pairs.
impl Contested for new_lands::Position {
    fn mirrored(dealt: &new_lands::Options) -> new_lands::Options {
        let other = |card: &Card| {
            let suit = match card.suit() {
                Suit::Hearts => Suit::Clubs,
                Suit::Diamonds => Suit::Spades,
                Suit::Clubs => Suit::Hearts,
                Suit::Spades => Suit::Diamonds,
            };
            Card::new(suit, card.rank()).unwrap_or(*card)
        };
        let mut options = dealt.clone();
        for pair in options.hands.chunks_mut(2) {
            pair.reverse();
        }
        for hand in &mut options.hands {
            *hand = hand.iter().map(other).collect();
        }
        options
    }
}

/// Who plays whom, and how much.
#[derive(Clone, Copy, Debug)]
pub struct Pairing {
    /// The level whose results are told.
    pub level: Level,
    pub other: Level,
    pub games: u64,
    /// Nodes for a move at most, so that the games are the same on every machine.
    pub nodes: u64,
}

/// How a game between two levels went.
#[derive(Clone, Debug)]
pub struct Played<G> {
    pub end: G,
    pub moves: u32,
    /// Time spent on thinking, by [`Side::index`].
    pub spent: [Duration; 2],
}

/// Plays a game between the levels of the two sides. `watch` is told each position and the move that
/// is made in it; `clock` tells how much time has passed.
///
/// # Errors
///
/// When no game can start with the options.
pub fn play<G: Computer>(
    options: &G::Options,
    levels: [Level; 2],
    nodes: u64,
    seed: u64,
    clock: &mut impl FnMut() -> Duration,
    mut watch: impl FnMut(&G, G::Move),
) -> Result<Played<G>, G::BadOptions> {
    let mut played = Played {
        end: G::start(options)?,
        moves: 0,
        spent: [Duration::ZERO; 2],
    };
    while let Some(seat) = played.end.to_move() {
        let side = seat.side().index();
        let begin = clock();
        let seed = seed.wrapping_mul(1_000).wrapping_add(played.moves.into());
        let mut thinking = G::think(played.end.view(seat), levels[side], seed);
        thinking.step(nodes);
        let mv = thinking.answer().mv;
        played.spent[side] += clock().saturating_sub(begin);
        watch(&played.end, mv);
        let accepted = played.end.play(mv);
        accepted.expect("a computer player answers with a legal move");
        played.moves += 1;
    }
    Ok(played)
}

/// Plays all games of a pairing. The options say what is chosen; each pair of games has a deal of its
/// own.
///
/// # Errors
///
/// When no game can start with the options.
pub fn contest<G: Contested>(
    chosen: &G::Options,
    pairing: Pairing,
    clock: &mut impl FnMut() -> Duration,
    mut watch: impl FnMut(&G, G::Move),
) -> Result<Tally, G::BadOptions> {
    let mut tally = Tally::default();
    for game in 0..pairing.games {
        let dealt = G::deal(chosen, game / 2);
        let (side, options, levels) = if game % 2 == 0 {
            (Side::First, dealt, [pairing.level, pairing.other])
        } else {
            let mirrored = G::mirrored(&dealt);
            (Side::Second, mirrored, [pairing.other, pairing.level])
        };
        // Not the same chance in both games: else equal levels would play the same game twice.
        let played = play(&options, levels, pairing.nodes, game, clock, &mut watch)?;
        tally.add(&played, side);
    }
    Ok(tally)
}

/// What came of a contest, for one of the two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// Games that don't count as played.
    pub void: u32,
    /// Moves of both in all games.
    pub moves: u32,
    /// Time spent on thinking: the one whose results these are, and the other.
    pub spent: [Duration; 2],
}

impl Tally {
    fn add<G: Game>(&mut self, played: &Played<G>, side: Side) {
        match played.end.outcome() {
            Some(Outcome::Won(winner)) if winner == side => self.won += 1,
            Some(Outcome::Won(_)) => self.lost += 1,
            Some(Outcome::Drawn) => self.drawn += 1,
            Some(Outcome::Void) | None => self.void += 1,
        }
        self.moves += played.moves;
        self.spent[0] += played.spent[side.index()];
        self.spent[1] += played.spent[side.other().index()];
    }

    /// Games that count.
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of the points, 0 to 1: a draw is half a point.
    pub fn share(&self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games().max(1))
    }

    /// Between what the share would lie if many more games were played, with 95 % confidence: the
    /// interval of Wilson (Probable inference, the law of succession, and statistical inference,
    /// 1927).
    pub fn interval(&self) -> (f64, f64) {
        /// 95 % of a normal distribution lie within so many standard deviations.
        const DEVIATIONS: f64 = 1.96;
        let games = f64::from(self.games().max(1));
        let square = DEVIATIONS * DEVIATIONS / games;
        let share = self.share();
        let middle = share + square / 2.0;
        let reach = (square * (share * (1.0 - share) + square / 4.0)).sqrt();
        let [low, high] = [middle - reach, middle + reach].map(|end| end / (1.0 + square));
        (low.max(0.0), high.min(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::new_lands::Terms;

    fn tally(won: u32, drawn: u32, lost: u32) -> Tally {
        Tally {
            won,
            drawn,
            lost,
            ..Tally::default()
        }
    }

    #[test]
    fn a_draw_is_half_a_point() {
        assert_eq!(tally(1, 2, 1).share(), 0.5);
        assert_eq!(tally(3, 2, 0).share(), 0.8);
    }

    #[test]
    fn the_interval_is_that_of_wilson() {
        // Values of the formula worked out by hand.
        let (low, high) = tally(80, 0, 20).interval();
        assert!(
            (low - 0.7112).abs() < 0.001 && (high - 0.8666).abs() < 0.001,
            "{low} {high}"
        );
        let (low, high) = tally(10, 0, 0).interval();
        assert!((low - 0.7225).abs() < 0.001 && high == 1.0, "{low} {high}");
    }

    #[test]
    fn a_contest_is_played_with_sides_swapped() {
        let pairing = Pairing {
            level: Level::Medium,
            other: Level::Easy,
            games: 10,
            nodes: 100,
        };
        let mut firsts = Vec::new();
        let mut time = Duration::ZERO;
        let mut clock = || {
            time += Duration::from_millis(1);
            time
        };
        let mut moves = 0;
        let tally = contest::<cell_city::Position>(
            &cell_city::Options::default(),
            pairing,
            &mut clock,
            |position, mv| {
                moves += 1;
                if position.buildings().len() == 0 {
                    firsts.push(mv.shape());
                }
            },
        )
        .unwrap();
        assert_eq!((tally.games(), tally.void), (10, 0));
        assert_eq!((firsts.len(), tally.moves), (10, moves));
        let [mine, others] = tally.spent.map(|spent| spent.as_millis() as u32);
        assert_eq!(mine + others, moves);
        assert!(mine.abs_diff(others) <= 10);
        assert!(tally.won > tally.lost, "{tally:?}");
    }

    #[test]
    fn cards_change_hands_and_colours() {
        let dealt = new_lands::Options::dealt(Terms::default(), 5);
        let mirrored = new_lands::Position::mirrored(&dealt);
        assert_ne!(mirrored, dealt);
        assert_eq!(new_lands::Position::mirrored(&mirrored), dealt);
        assert!(new_lands::Position::start(&mirrored).is_ok());
        for (before, after) in [(0, 1), (1, 0), (2, 3)] {
            let ranks = |options: &new_lands::Options, hand: usize| -> Vec<_> {
                options.hands[hand].iter().map(|card| card.rank()).collect()
            };
            assert_eq!(ranks(&dealt, before), ranks(&mirrored, after));
        }
    }
}
