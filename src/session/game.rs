//! A game in progress.

use std::sync::atomic::{AtomicU64, Ordering};

use super::{
    clock::{Clock, has_clock},
    daily::DailyMark,
    player::{Member, Partner, PlayerId, PlayerKind},
    record::{Ply, Record},
    seed::draw,
    setup::{Setup, has_tournament},
};
use crate::{
    games::{Game, GameKind, Seat},
    players::Level,
};

/// Names one position of one session while the program runs: no two changes give the same
/// number. An answer of a search that was asked at another number is late and must be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionNumber(u64);

impl PositionNumber {
    pub(super) fn fresh() -> PositionNumber {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        PositionNumber(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Why a game can't start. `E` are the game's bad options.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError<E> {
    #[error(transparent)]
    Options(E),
    #[error("there is no tournament in {}", .0.id())]
    NoTournament(GameKind),
    #[error("there are {wanted} partners, not {found}")]
    Partners { wanted: usize, found: usize },
}

/// The help that was taken in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Help {
    pub undo: bool,
    pub hint: bool,
}

impl Help {
    pub fn any(self) -> bool {
        self.undo || self.hint
    }
}

/// A game in progress, or a tournament of two (rules: cell-city, Family tournament).
///
/// Two sessions are equal when they have the same set-up and history and go on alike; the
/// [`PositionNumber`] doesn't matter.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    pub(super) setup: Setup<G::Options>,
    /// What the lot and the computer's choices are drawn from.
    pub(super) seed: u64,
    /// The game on the table.
    pub(super) record: Record<G>,
    /// What was taken back and can be played again; the last group comes first.
    pub(super) undone: Vec<Vec<Ply<G>>>,
    /// The first game of a tournament, once the second is on the table.
    pub(super) first_map: Option<Record<G>>,
    pub(super) help: Help,
    /// None where the set-up has none.
    pub(super) clock: Option<Clock>,
    pub(super) counted: bool,
    pub(super) daily: Option<DailyMark>,
    pub(super) number: PositionNumber,
}

impl<G: Game> PartialEq for Session<G> {
    fn eq(&self, other: &Self) -> bool {
        let Session {
            setup,
            seed,
            record,
            undone,
            first_map,
            help,
            clock,
            counted,
            daily,
            number: _,
        } = self;
        *setup == other.setup
            && *seed == other.seed
            && *record == other.record
            && *undone == other.undone
            && *first_map == other.first_map
            && *help == other.help
            && *clock == other.clock
            && *counted == other.counted
            && *daily == other.daily
    }
}

impl<G: Game> Eq for Session<G> {}

impl<G: Game> Session<G> {
    /// Starts a game with a new deal.
    ///
    /// `seed` is any number that isn't foreseen; the deal, the lot and the computer's choices come
    /// from it. `last_starter` is who started the last game of this kind, for who takes turns to
    /// start.
    pub fn start(
        mut setup: Setup<G::Options>,
        seed: u64,
        last_starter: Option<PlayerId>,
    ) -> Result<Session<G>, StartError<G::BadOptions>> {
        setup.options = G::deal(&setup.options, Self::deal_seed(seed));
        Session::start_dealt(setup, seed, last_starter)
    }

    /// As [`Session::start`], with what the options hold as dealt.
    pub fn start_dealt(
        setup: Setup<G::Options>,
        seed: u64,
        last_starter: Option<PlayerId>,
    ) -> Result<Session<G>, StartError<G::BadOptions>> {
        if setup.tournament && !has_tournament(G::KIND) {
            return Err(StartError::NoTournament(G::KIND));
        }
        let start = G::start(&setup.options).map_err(StartError::Options)?;
        let (wanted, found) = (G::partners(&setup.options), setup.partners.len());
        if wanted != found {
            return Err(StartError::Partners { wanted, found });
        }
        let starter = setup.first.decide(lot(seed), last_starter);
        Ok(Session::at(setup, seed, Record::new(start, starter)))
    }

    pub(super) fn at(setup: Setup<G::Options>, seed: u64, record: Record<G>) -> Session<G> {
        let clock = setup.clock.filter(|_| has_clock(G::KIND)).map(Clock::new);
        Session {
            setup,
            seed,
            record,
            undone: Vec::new(),
            first_map: None,
            help: Help::default(),
            clock,
            counted: false,
            daily: None,
            number: PositionNumber::fresh(),
        }
    }

    /// The seed of the deal of a session that is started with that seed.
    pub fn deal_seed(seed: u64) -> u64 {
        draw(seed, DEAL)
    }

    /// A new game with the same set-up and a new deal, who starts as set (rules: README).
    ///
    /// The board of the day is the same board against the same opponent; begun anew before its
    /// end, all its moves are taken back, and that is undo.
    pub fn again(&self, seed: u64) -> Session<G> {
        let options = G::deal(&self.setup.options, Self::deal_seed(seed));
        self.again_dealt(options, seed)
    }

    /// As [`Session::again`], with options that were dealt already.
    pub fn again_dealt(&self, options: G::Options, seed: u64) -> Session<G> {
        let seed = if self.daily.is_some() {
            self.seed
        } else {
            seed
        };
        // Where no move was made, nobody has started yet.
        let last_starter = if self.has_begun() {
            self.starter()
        } else {
            self.starter().other()
        };
        let starter = self.setup.first.decide(lot(seed), Some(last_starter));
        let mut setup = self.setup.clone();
        setup.options = options;
        // What was dealt once can be dealt again; if not, the same deal is played once more.
        let start = G::start(&setup.options).unwrap_or_else(|_| {
            setup.options = self.setup.options.clone();
            self.record.start().clone()
        });
        let record = Record::new(start, starter);
        let taken_back = self.has_begun() && self.result().is_none();
        Session {
            daily: self.daily,
            help: Help {
                undo: self.daily.is_some() && (self.help.undo || taken_back),
                hint: false,
            },
            ..Session::at(setup, seed, record)
        }
    }

    /// Whether a move was made.
    pub fn has_begun(&self) -> bool {
        self.first_map.is_some() || !self.record.plies().is_empty()
    }

    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// The game on the table: its moves, positions, points and seats.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    pub fn number(&self) -> PositionNumber {
        self.number
    }

    pub fn position(&self) -> &G {
        self.record.position()
    }

    /// The position after that many moves; none if fewer were made.
    pub fn position_at(&self, plies: usize) -> Option<&G> {
        self.record.position_at(plies)
    }

    /// The moves of the game on the table, with who made them.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = (Seat, G::Move)> + ExactSizeIterator {
        self.record.plies().iter().map(|ply| (ply.seat, ply.mv))
    }

    pub fn player_of(&self, seat: Seat) -> PlayerId {
        self.record.player_of(seat)
    }

    pub fn seat_of(&self, player: PlayerId) -> Seat {
        self.record.seat_of(player)
    }

    /// Who sits on a seat. Seats with one member are played by one person, who sees the hands of
    /// all of them.
    pub fn member_of(&self, seat: Seat) -> Member {
        let number = if self.setup.partners.is_empty() {
            0
        } else {
            seat.0 / 2
        };
        Member {
            side: self.player_of(seat),
            number,
        }
    }

    /// A member other than those who lead; none for these.
    pub fn partner(&self, member: Member) -> Option<&Partner> {
        let before = usize::from(member.number).checked_sub(1)?;
        let sides = PlayerId::BOTH.len();
        self.setup
            .partners
            .get(sides * before + member.side.index())
    }

    pub fn kind_of(&self, seat: Seat) -> PlayerKind {
        let member = self.member_of(seat);
        match self.partner(member) {
            Some(partner) => partner.kind,
            None => self.setup.players.get(member.side).kind,
        }
    }

    /// The player on the move; none when the game on the table is over.
    pub fn to_move(&self) -> Option<PlayerId> {
        self.position().to_move().map(|seat| self.player_of(seat))
    }

    /// The level of the computer, if it is on the move.
    pub fn is_computers_turn(&self) -> Option<Level> {
        self.kind_of(self.position().to_move()?).level()
    }

    /// Who started, in a tournament the first game.
    pub fn starter(&self) -> PlayerId {
        self.first_map.as_ref().unwrap_or(&self.record).starter()
    }

    /// Plays a move for who is on the move. What was undone before is forgotten. A refused move
    /// changes nothing.
    pub fn play(&mut self, mv: G::Move) -> Result<Vec<G::Event>, G::Illegal> {
        let events = self.record.play(mv)?;
        self.undone.clear();
        self.number = PositionNumber::fresh();
        Ok(events)
    }

    /// The help that was taken so far.
    pub fn help(&self) -> Help {
        self.help
    }

    /// Whether a hint may be asked for now: a person is on the move, and it isn't the board of
    /// the day (rules: dots, House rules).
    pub fn can_hint(&self) -> bool {
        let to_move = self.position().to_move();
        self.daily.is_none() && to_move.is_some_and(|seat| self.kind_of(seat) == PlayerKind::Person)
    }

    /// Notes that a hint was shown.
    pub fn hint_used(&mut self) {
        self.help.hint = true;
    }

    /// The board of the day that this is, if it is one.
    pub fn daily(&self) -> Option<DailyMark> {
        self.daily
    }

    /// The seed of the computer's choice in this position: from the session's seed, which game of
    /// the tournament it is, and the number of moves made.
    pub(super) fn turn_seed(&self) -> u64 {
        let map = if self.first_map.is_none() {
            FIRST_MAP
        } else {
            SECOND_MAP
        };
        draw(draw(self.seed, map), self.record.plies().len() as u64)
    }
}

/// A fair coin.
fn lot(seed: u64) -> PlayerId {
    if draw(seed, LOT) >> 63 == 0 {
        PlayerId::One
    } else {
        PlayerId::Two
    }
}

/// What the numbers drawn from the session's seed are for.
const LOT: u64 = 0;
const FIRST_MAP: u64 = 1;
const SECOND_MAP: u64 = 2;
const DEAL: u64 = 3;
