//! What has been proved of positions, by their keys.

/// Bounds of the value of a position to who draws first in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) low: i8,
    pub(super) high: i8,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    bounds: Bounds,
    /// How many lines were open: more of them took longer to prove. 0 where nothing is kept.
    lines: u8,
}

/// A table that grows with what is in it, up to a limit. In each pair of places one keeps the
/// position with the most lines, the other the latest.
pub(super) struct Table {
    pairs: Vec<[Entry; 2]>,
    kept: usize,
    limit: usize,
}

impl Table {
    /// A table of at most `2^bits` entries of 16 bytes; `bits` is 11 or more.
    pub(super) fn new(bits: u32) -> Table {
        Table {
            pairs: vec![Default::default(); 1 << 10],
            kept: 0,
            limit: 1 << (bits - 1),
        }
    }

    pub(super) fn get(&self, key: u64) -> Option<Bounds> {
        let mut pair = self.pairs[self.place(key)].into_iter();
        let entry = pair.find(|entry| entry.key == key && entry.lines > 0)?;
        Some(entry.bounds)
    }

    /// Keeps the bounds of a position with that many open lines, one at least.
    pub(super) fn put(&mut self, key: u64, bounds: Bounds, lines: u8) {
        if self.kept > self.pairs.len() && self.pairs.len() < self.limit {
            let larger = vec![Default::default(); self.pairs.len() * 2];
            let entries = std::mem::replace(&mut self.pairs, larger);
            self.kept = 0;
            let entries = entries.into_iter().flatten();
            entries
                .filter(|entry| entry.lines > 0)
                .for_each(|entry| self.keep(entry));
        }
        self.keep(Entry { key, bounds, lines });
    }

    fn keep(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        let [most, latest] = &mut self.pairs[place];
        let known = most.key == entry.key || latest.key != entry.key && entry.lines >= most.lines;
        let kept = if known { most } else { latest };
        self.kept += usize::from(kept.lines == 0);
        *kept = entry;
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.pairs.len() - 1)
    }
}
