//! Numbers and shuffles drawn from a generator's raw words. They are our own, so that no new
//! version of a library changes a deal or a board that was given out.

use rand_chacha::{ChaCha8Rng, rand_core::Rng};

/// Fisher and Yates's shuffle from the last place down.
pub(crate) fn shuffle<T>(source: &mut ChaCha8Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(source, last as u32 + 1) as usize);
    }
}

/// A number under `limit`, all equally likely: words from the last, incomplete run of `limit`
/// words are drawn again.
pub(crate) fn below(source: &mut ChaCha8Rng, limit: u32) -> u32 {
    let complete = (1u64 << 32) / u64::from(limit) * u64::from(limit);
    loop {
        let word = source.next_u32();
        if u64::from(word) < complete {
            return word % limit;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::rand_core::SeedableRng;

    #[test]
    fn numbers_are_drawn_without_bias() {
        let mut source = ChaCha8Rng::from_seed([7; 32]);
        let mut drawn = [0; 6];
        for _ in 0..60_000 {
            drawn[below(&mut source, 6) as usize] += 1;
        }
        assert!(
            drawn.iter().all(|count| (9_600..10_400).contains(count)),
            "{drawn:?}"
        );
    }
}
