//! Who may hold the cards that aren't seen, as far as the moves so far tell.

use super::luck::Luck;
use crate::games::{
    Seat, Side,
    new_lands::{Card, Cards, State, View},
};

/// All deals that fit a view, to draw from.
pub(super) struct Deals {
    view: View,
    teams: Vec<Team>,
}

/// The hidden cards of one colour.
struct Team {
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

/// How often a deal is begun anew when the cards left fit nobody.
const ATTEMPTS: usize = 32;

impl Deals {
    pub(super) fn of(view: &View) -> Deals {
        let teams = Side::BOTH.map(|side| Team::of(view, side));
        Deals {
            view: view.clone(),
            teams: teams.into(),
        }
    }

    /// A deal, drawn at random.
    pub(super) fn draw(&self, luck: &mut Luck) -> State {
        let mut hands = [Cards::NONE; 6];
        for team in &self.teams {
            team.draw(luck, &mut hands);
        }
        self.view.with_hands(&hands)
    }

    /// The only deal that fits, if there is but one.
    pub(super) fn only(&self) -> Option<State> {
        let mut hands = [Cards::NONE; 6];
        for team in &self.teams {
            team.conclude(&mut hands)?;
        }
        Some(self.view.with_hands(&hands))
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
        Team {
            cards: unseen.iter().collect(),
            holders,
        }
    }

    fn draw(&self, luck: &mut Luck, hands: &mut [Cards; 6]) {
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
    fn attempt(&self, luck: &mut Luck, heed: bool) -> Option<Vec<Cards>> {
        let may_hold = |holder: &Holder, card| !heed || !holder.lacks.has(card);
        let choice = |card: &Card| {
            let holders = self.holders.iter();
            holders.filter(|holder| may_hold(holder, *card)).count()
        };
        let mut cards = self.cards.clone();
        for last in (1..cards.len()).rev() {
            cards.swap(last, luck.below(last as u32 + 1) as usize);
        }
        cards.sort_by_key(choice);
        let mut left: Vec<u32> = self.holders.iter().map(|holder| holder.count).collect();
        let mut drawn = vec![Cards::NONE; self.holders.len()];
        for card in cards {
            let places = |index: usize| {
                if may_hold(&self.holders[index], card) {
                    left[index]
                } else {
                    0
                }
            };
            let all: u32 = (0..left.len()).map(places).sum();
            if all == 0 {
                return None;
            }
            let mut pick = luck.below(all);
            let chosen = (0..left.len()).find(|&index| {
                let here = pick < places(index);
                pick = pick.wrapping_sub(places(index));
                here
            })?;
            left[chosen] -= 1;
            drawn[chosen] = drawn[chosen].with(card);
        }
        Some(drawn)
    }

    /// Writes the hands if every card can be with one holder only.
    fn conclude(&self, hands: &mut [Cards; 6]) -> Option<()> {
        let mut open: Vec<Card> = self.cards.clone();
        let mut left: Vec<u32> = self.holders.iter().map(|holder| holder.count).collect();
        while !open.is_empty() {
            let before = open.len();
            open.retain(|&card| {
                let mut holders = (0..left.len())
                    .filter(|&index| left[index] > 0 && !self.holders[index].lacks.has(card));
                let (Some(only), None) = (holders.next(), holders.next()) else {
                    return true;
                };
                left[only] -= 1;
                if let Some(seat) = self.holders[only].seat {
                    let hand = &mut hands[usize::from(seat.0)];
                    *hand = hand.with(card);
                }
                false
            });
            if open.len() == before {
                return None;
            }
        }
        Some(())
    }
}
