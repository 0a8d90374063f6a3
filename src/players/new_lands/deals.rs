//! Who may hold the cards that aren't seen, as far as the moves so far tell.

use crate::{
    games::{
        Seat, Side,
        new_lands::{Card, Cards, View},
    },
    players::luck::Luck,
};

/// The cards of each seat.
pub(super) type Hands = [Cards; 6];

/// All deals that fit a view.
pub(super) struct Deals {
    /// The hands that are seen.
    seen: Hands,
    teams: [Team; 2],
}

/// The hidden cards of one colour.
struct Team {
    /// Those first that the fewest can hold.
    cards: Vec<Card>,
    /// Who may hold them, with how many each, and the cards that they are known not to hold. The
    /// first is nobody: the cards that weren't dealt.
    holders: Vec<Holder>,
}

#[derive(Clone, Copy)]
struct Holder {
    seat: Option<Seat>,
    count: u32,
    lacks: Cards,
}

/// Nobody and the seats of a team.
const HOLDERS: usize = 4;

/// The cards of a colour.
const CARDS: usize = 26;

/// How often a deal is begun anew when the cards left fit nobody.
const ATTEMPTS: usize = 32;

/// How many cards are given out at most to find all deals.
const TRIES: u32 = 20_000;

impl Deals {
    pub(super) fn of(view: &View) -> Deals {
        let mut seen = [Cards::NONE; 6];
        for seat in view.terms().all_seats() {
            seen[usize::from(seat.0)] = view.hand(seat).unwrap_or_default();
        }
        Deals {
            seen,
            teams: Side::BOTH.map(|side| Team::of(view, side)),
        }
    }

    /// The cards of a colour that aren't seen.
    pub(super) fn hidden(&self, side: Side) -> Cards {
        self.teams[side.index()].cards.iter().copied().collect()
    }

    /// A deal, drawn at random.
    pub(super) fn draw(&self, luck: &mut Luck) -> Hands {
        let mut hands = self.seen;
        for team in &self.teams {
            team.draw(luck, &mut hands);
        }
        hands
    }

    /// All deals, if they aren't more than so many and are soon found.
    pub(super) fn all(&self, most: usize) -> Option<Vec<Hands>> {
        let mut all = vec![self.seen];
        for team in &self.teams {
            let mut longer = Vec::new();
            for hands in all {
                let mut tries = TRIES;
                team.give_out(0, &mut team.counts(), hands, &mut tries, &mut |hands| {
                    longer.push(hands);
                    longer.len() <= most
                });
                if longer.len() > most || tries == 0 {
                    return None;
                }
            }
            all = longer;
        }
        (!all.is_empty()).then_some(all)
    }
}

impl Team {
    fn of(view: &View, side: Side) -> Team {
        let hidden = view.terms().seats_of(side);
        let hidden = hidden.filter(|&seat| view.hand(seat).is_none());
        let mut holders: Vec<Holder> = hidden
            .map(|seat| Holder {
                seat: Some(seat),
                count: view.count(seat).into(),
                lacks: view.lacks(seat),
            })
            .collect();
        let unseen = view.unseen(side);
        let held: u32 = holders.iter().map(|holder| holder.count).sum();
        let nobody = Holder {
            seat: None,
            count: unseen.len().saturating_sub(held),
            lacks: Cards::NONE,
        };
        holders.insert(0, nobody);
        let mut cards: Vec<Card> = unseen.iter().collect();
        cards.sort_by_key(|&card| choice(&holders, card));
        Team { cards, holders }
    }

    fn counts(&self) -> [u32; HOLDERS] {
        let mut counts = [0; HOLDERS];
        for (count, holder) in counts.iter_mut().zip(&self.holders) {
            *count = holder.count;
        }
        counts
    }

    fn draw(&self, luck: &mut Luck, hands: &mut Hands) {
        for attempt in 0..=ATTEMPTS {
            // The last attempt takes no account of what is lacked, and so succeeds.
            if let Some(drawn) = self.attempt(luck, attempt < ATTEMPTS) {
                for (holder, cards) in self.holders.iter().zip(drawn) {
                    if let Some(seat) = holder.seat {
                        hands[usize::from(seat.0)] = cards;
                    }
                }
                return;
            }
        }
    }

    /// Gives the cards out, those first that the fewest can hold. None if a card fits nobody.
    fn attempt(&self, luck: &mut Luck, heed: bool) -> Option<[Cards; HOLDERS]> {
        let mut cards = [Card::at(0); CARDS];
        let cards = &mut cards[..self.cards.len()];
        cards.copy_from_slice(&self.cards);
        self.shuffle(cards, luck);
        let mut left = self.counts();
        let mut drawn = [Cards::NONE; HOLDERS];
        for &card in cards.iter() {
            let places = |index: usize| match self.holders.get(index) {
                Some(holder) if !heed || !holder.lacks.has(card) => left[index],
                _ => 0,
            };
            let all: u32 = (0..HOLDERS).map(places).sum();
            if all == 0 {
                return None;
            }
            let mut pick = luck.below(all);
            let chosen = (0..HOLDERS).find(|&index| {
                let here = pick < places(index);
                pick = pick.wrapping_sub(places(index));
                here
            })?;
            left[chosen] -= 1;
            drawn[chosen] = drawn[chosen].with(card);
        }
        Some(drawn)
    }

    /// Shuffles cards that equally many can hold, and keeps the order otherwise.
    fn shuffle(&self, cards: &mut [Card], luck: &mut Luck) {
        let choice = |card: &Card| choice(&self.holders, *card);
        for alike in cards.chunk_by_mut(|one, other| choice(one) == choice(other)) {
            luck.shuffle(alike);
        }
    }

    /// Gives the cards from one on to their holders in all ways, as long as `tell` wants more and
    /// tries are left.
    fn give_out(
        &self,
        next: usize,
        left: &mut [u32; HOLDERS],
        hands: Hands,
        tries: &mut u32,
        tell: &mut impl FnMut(Hands) -> bool,
    ) -> bool {
        let Some(&card) = self.cards.get(next) else {
            return tell(hands);
        };
        for (index, holder) in self.holders.iter().enumerate() {
            if left[index] == 0 || holder.lacks.has(card) {
                continue;
            }
            if *tries == 0 {
                return false;
            }
            *tries -= 1;
            let mut with = hands;
            if let Some(seat) = holder.seat {
                let hand = &mut with[usize::from(seat.0)];
                *hand = hand.with(card);
            }
            left[index] -= 1;
            let more = self.give_out(next + 1, left, with, tries, tell);
            left[index] += 1;
            if !more {
                return false;
            }
        }
        true
    }
}

/// How many can hold a card.
fn choice(holders: &[Holder], card: Card) -> usize {
    let can_hold = |holder: &&Holder| holder.count > 0 && !holder.lacks.has(card);
    holders.iter().filter(can_hold).count()
}
