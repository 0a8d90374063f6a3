//! Sets of open lines, by the numbers that a [`Graph`](super::graph::Graph) gives them.

/// A set of lines, numbered 0 to 179.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Lines([u64; 3]);

impl Lines {
    pub(super) fn has(self, line: u8) -> bool {
        self.0[usize::from(line / 64)] & (1 << (line % 64)) != 0
    }

    pub(super) fn add(&mut self, line: u8) {
        self.0[usize::from(line / 64)] |= 1 << (line % 64);
    }

    pub(super) fn remove(&mut self, line: u8) {
        self.0[usize::from(line / 64)] &= !(1 << (line % 64));
    }

    /// These lines and `others`.
    pub(super) fn with(self, others: Lines) -> Lines {
        let ([a, b, c], [x, y, z]) = (self.0, others.0);
        Lines([a | x, b | y, c | z])
    }

    /// These lines but for `others`.
    pub(super) fn without(self, others: Lines) -> Lines {
        let ([a, b, c], [x, y, z]) = (self.0, others.0);
        Lines([a & !x, b & !y, c & !z])
    }

    pub(super) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The lines in the order of their numbers.
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        let words = [0, 64, 128].into_iter().zip(self.0);
        words.flat_map(|(first, mut word)| {
            std::iter::from_fn(move || {
                let line = (word != 0).then(|| first + word.trailing_zeros() as u8);
                word &= word.wrapping_sub(1);
                line
            })
        })
    }
}

impl FromIterator<u8> for Lines {
    fn from_iter<T: IntoIterator<Item = u8>>(numbers: T) -> Lines {
        let mut lines = Lines::default();
        numbers.into_iter().for_each(|line| lines.add(line));
        lines
    }
}
