//! The deal: each colour is shuffled by itself and dealt to its team, one card at a time.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use super::{
    card::Card,
    cards::Cards,
    options::{Options, Terms},
};
use crate::games::Side;

impl Options {
    /// Deals a shuffled deck; whether there can be a game on these terms is another question. The seed decides it, the same on every machine.
    ///
    /// With 52 cards and three to a team the last seat of each gets a card less.
    pub fn dealt(terms: Terms, seed: u64) -> Options {
        let mut source = ChaCha8Rng::from_seed(seed_bytes(seed));
        let mut hands = vec![Vec::new(); usize::from(terms.seats)];
        for side in Side::BOTH {
            let cards = terms.deck.cards().and(Cards::of_side(side));
            let mut cards: Vec<Card> = cards.iter().collect();
            shuffle(&mut source, &mut cards);
            let seats = terms.seats_of(side).cycle();
            for (card, seat) in cards.into_iter().zip(seats) {
                hands[usize::from(seat.0)].push(card);
            }
        }
        for hand in &mut hands {
            hand.sort();
        }
        Options { terms, hands }
    }
}

/// What the generator is seeded with: the seed, little endian, then `kletki new lands deal` and
/// zeros.
fn seed_bytes(seed: u64) -> [u8; 32] {
    let mut bytes = *b"........kletki new lands deal\0\0\0";
    bytes[0..8].copy_from_slice(&seed.to_le_bytes());
    bytes
}

/// Fisher and Yates's shuffle from the last place down, on the generator's raw words, so that no
/// new version of a library changes a deal.
fn shuffle<T>(source: &mut ChaCha8Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(source, last as u32 + 1) as usize);
    }
}

/// A number under `limit`, all equally likely: words from the last, incomplete run of `limit`
/// words are drawn again.
fn below(source: &mut ChaCha8Rng, limit: u32) -> u32 {
    let complete = (1u64 << 32) / u64::from(limit) * u64::from(limit);
    loop {
        let word = source.next_u32();
        if u64::from(word) < complete {
            return word % limit;
        }
    }
}
