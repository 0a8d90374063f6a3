//! What is left to chance: the same for the same seed, on every machine.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

pub(super) struct Luck(ChaCha8Rng);

impl Luck {
    pub(super) fn new(seed: u64) -> Luck {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Luck(ChaCha8Rng::from_seed(bytes))
    }

    /// A number from 0 up to the given one, which is left out and isn't 0.
    pub(super) fn below(&mut self, end: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(end)) >> 32) as u32
    }

    /// All orders are equally likely.
    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    pub(super) fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}
