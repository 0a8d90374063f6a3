//! A position: the game with all hands, and what has been shown of them.

use std::sync::Arc;

use super::{
    card::Card,
    cards::Cards,
    land::Land,
    mv::{Move, Place},
    options::{BadOptions, Options, Terms},
    state::State,
    table::{Broken, Table},
    view::{Shown, View},
};
use crate::games::{Game, GameKind, Outcome, Score, Seat};

/// A game of New Lands at one moment.
///
/// What the moves have shown of the hands is for views alone: it doesn't make positions differ.
#[derive(Clone, Debug)]
pub struct Position {
    options: Arc<Options>,
    state: State,
    shown: Shown,
    last: Option<(Seat, Move)>,
}

/// What a move changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Laid {
        card: Card,
        at: Place,
        seat: Seat,
    },
    Skipped {
        seat: Seat,
    },
    /// The cards reach all four borders from now on.
    RectangleFixed,
    /// The points of the sides as the lands are owned now, less what they were, by
    /// [`crate::games::Side::index`].
    LandsChanged {
        gained: [i32; 2],
    },
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("the seat on the move doesn't hold the {card}")]
    NotInHand { card: Card },
    #[error("the first card of the game is a 2 to 10, not the {card}")]
    FirstCard { card: Card },
    #[error("continuity: the first card lies on 0,0")]
    FirstPlace,
    #[error("continuity: a card lies there already")]
    Occupied { at: Place },
    #[error("continuity: a card touches another one by a side")]
    Apart,
    #[error("rectangle: from the card on {cause} that is further than the agreed size")]
    Rectangle { cause: Place },
    #[error("diversity: it would touch the card of its suit on {cause}")]
    Diversity { cause: Place },
    #[error("seniority: it isn't higher than any card that it touches, the lowest is on {cause}")]
    Seniority { cause: Place },
    #[error("extend: until the rectangle is complete a card widens it, if one can")]
    Extend,
    #[error("must_lay: a card can be laid, so one must be")]
    MustLay,
}

impl crate::games::Illegal for Illegal {
    fn rule(self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::NotInHand { .. } => "not_in_hand",
            Illegal::FirstCard { .. } => "first_card",
            Illegal::FirstPlace | Illegal::Occupied { .. } | Illegal::Apart => "continuity",
            Illegal::Rectangle { .. } => "rectangle",
            Illegal::Diversity { .. } => "diversity",
            Illegal::Seniority { .. } => "seniority",
            Illegal::Extend => "extend",
            Illegal::MustLay => "must_lay",
        }
    }
}

impl Illegal {
    /// The place of the card that is the cause, if it's one card.
    pub fn cause(self) -> Option<Place> {
        match self {
            Illegal::Occupied { at: cause }
            | Illegal::Rectangle { cause }
            | Illegal::Diversity { cause }
            | Illegal::Seniority { cause } => Some(cause),
            _ => None,
        }
    }
}

impl From<Broken> for Illegal {
    fn from(broken: Broken) -> Illegal {
        match broken {
            Broken::Occupied(at) => Illegal::Occupied { at },
            Broken::Apart => Illegal::Apart,
            Broken::Rectangle(cause) => Illegal::Rectangle { cause },
            Broken::Diversity(cause) => Illegal::Diversity { cause },
            Broken::Seniority(cause) => Illegal::Seniority { cause },
        }
    }
}

impl Position {
    pub fn table(&self) -> &Table {
        self.state.table()
    }

    pub fn terms(&self) -> &Terms {
        self.state.terms()
    }

    /// The cards of a seat.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.state.hand(seat)
    }

    /// The last move and who made it; none before the first.
    pub fn last(&self) -> Option<(Seat, Move)> {
        self.last
    }

    /// The lands, once the rectangle is fixed.
    pub fn lands(&self) -> Vec<Land> {
        let field = self.table().field();
        field.map(|field| field.lands()).unwrap_or_default()
    }

    /// The places where some of these cards may be laid by the seat on the move, and which.
    pub fn layable(&self, cards: Cards) -> Vec<(Place, Cards)> {
        match self.to_move() {
            None => Vec::new(),
            // What may be laid of some depends on all that are held.
            Some(seat) => {
                let all = self.state.layable(self.hand(seat)).into_iter();
                let of_these = all.map(|(at, fitting)| (at, fitting.and(cards)));
                of_these.filter(|(_, some)| !some.is_empty()).collect()
            }
        }
    }

    fn check_lay(&self, seat: Seat, card: Card, at: Place) -> Result<(), Illegal> {
        let hand = self.hand(seat);
        if !hand.has(card) {
            return Err(Illegal::NotInHand { card });
        }
        let table = self.table();
        if table.is_empty() {
            let low = Cards::of_ranks(2, 10);
            if !low.has(card) && !hand.and(low).is_empty() {
                return Err(Illegal::FirstCard { card });
            }
            return if at == Place::FIRST {
                Ok(())
            } else {
                Err(Illegal::FirstPlace)
            };
        }
        table.check(card, at)?;
        let must_widen = || {
            let mut places = self.state.layable(hand).into_iter();
            places.any(|(place, _)| table.widens(place))
        };
        if !table.is_complete() && !table.widens(at) && must_widen() {
            return Err(Illegal::Extend);
        }
        Ok(())
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.state == other.state
    }
}

impl Eq for Position {}

impl Game for Position {
    const KIND: GameKind = GameKind::NewLands;
    const UNDO_ENDS_WITH_THE_HAND: bool = true;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;
    type BadOptions = BadOptions;
    type View = View;

    fn start(options: &Options) -> Result<Position, BadOptions> {
        let hands = options.hands()?;
        Ok(Position {
            options: Arc::new(options.clone()),
            state: State::start(options.terms, &hands),
            shown: Shown::default(),
            last: None,
        })
    }

    fn deal(options: &Options, seed: u64) -> Options {
        Options::dealt(options.terms, seed)
    }

    fn partners(options: &Options) -> usize {
        if options.terms.duel {
            0
        } else {
            usize::from(options.terms.seats.saturating_sub(2))
        }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn to_move(&self) -> Option<Seat> {
        self.state.to_move()
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = self.state.moves();
        moves.sort_by_cached_key(Move::to_string);
        moves
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        let seat = self.to_move().ok_or(Illegal::Over)?;
        match mv {
            Move::Lay { card, at } => self.check_lay(seat, card, at),
            Move::Skip if self.state.layable(self.hand(seat)).is_empty() => Ok(()),
            Move::Skip => Err(Illegal::MustLay),
        }
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Event>, Illegal> {
        self.check(mv)?;
        let seat = self.to_move().ok_or(Illegal::Over)?;
        let (was_complete, before) = (self.table().is_complete(), self.score());
        self.shown.see(&self.state, mv);
        self.state.play(mv);
        self.last = Some((seat, mv));
        let Move::Lay { card, at } = mv else {
            return Ok(vec![Event::Skipped { seat }]);
        };
        let mut events = vec![Event::Laid { card, at, seat }];
        if self.table().is_complete() {
            if !was_complete {
                events.push(Event::RectangleFixed);
            }
            let after = self.score();
            let gained = [0, 1].map(|side| after[side] as i32 - before[side] as i32);
            if gained != [0, 0] {
                events.push(Event::LandsChanged { gained });
            }
        }
        Ok(events)
    }

    fn score(&self) -> Score {
        self.state.score()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn view(&self, seat: Seat) -> View {
        View::of(&self.state, self.shown, seat)
    }
}
