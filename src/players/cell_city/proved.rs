/// What is proved of maps, in bounded memory.
///
/// Each key has two places: one for what was hardest to prove, one for what came last.
pub(super) struct Proved {
    /// A check and the packed rest, see [`Entry`]. As plain numbers, an empty table costs no time.
    entries: Vec<[u64; 2]>,
}

/// What is proved of one map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Bounds of the margin to come, in points.
    pub low: i32,
    pub high: i32,
    /// The tag of the map after the best move, if one is known.
    pub best: u16,
    /// How many maps it took to prove this, or the most that can be told.
    pub work: u32,
}

/// No margin is further from 0.
const FAR: i32 = 120;

impl Entry {
    /// Nothing is proved.
    pub const NOTHING: Entry = Entry {
        low: -FAR,
        high: FAR,
        best: 0,
        work: 0,
    };

    /// Packs the entry, so that 0 is nothing proved.
    fn pack(self) -> u64 {
        let [low, high] = [self.low + FAR, FAR - self.high].map(|n| n.clamp(0, 255) as u64);
        u64::from(self.work) << 32 | u64::from(self.best) << 16 | low << 8 | high
    }

    fn unpack(packed: u64) -> Entry {
        Entry {
            low: (packed >> 8 & 0xff) as i32 - FAR,
            high: FAR - (packed & 0xff) as i32,
            best: (packed >> 16) as u16,
            work: (packed >> 32) as u32,
        }
    }
}

impl Proved {
    /// A table of 2 to the power of `bits` entries of 16 bytes, two at least.
    pub fn new(bits: u32) -> Proved {
        Proved {
            entries: vec![[0; 2]; 2 << bits.saturating_sub(1).min(30)],
        }
    }

    fn places(&self, key: u128) -> [usize; 2] {
        let first = key as usize & (self.entries.len() - 1) & !1;
        [first, first + 1]
    }

    /// What is proved of the map with this key, as far as it's remembered.
    pub fn get(&self, key: u128) -> Entry {
        let check = check(key);
        let places = self.places(key).into_iter();
        let found = places
            .map(|place| self.entries[place])
            .find(|entry| entry[0] == check);
        found.map_or(Entry::NOTHING, |[_, packed]| Entry::unpack(packed))
    }

    /// Keeps what was proved of the map with this key: the tighter bounds, and the best move where
    /// one was found.
    pub fn put(&mut self, key: u128, found: Entry) {
        let check = check(key);
        let [hard, last] = self.places(key);
        let is_known = |place: usize| self.entries[place][0] == check;
        let (place, known) = if is_known(hard) {
            (hard, self.get(key))
        } else if is_known(last) {
            (last, self.get(key))
        } else if found.work >= Entry::unpack(self.entries[hard][1]).work {
            (hard, Entry::NOTHING)
        } else {
            (last, Entry::NOTHING)
        };
        let entry = Entry {
            low: known.low.max(found.low),
            high: known.high.min(found.high),
            best: if found.best == 0 {
                known.best
            } else {
                found.best
            },
            work: known.work.max(found.work),
        };
        self.entries[place] = [check, entry.pack()];
    }
}

/// The upper half of the key; the lower half leads to the place.
fn check(key: u128) -> u64 {
    (key >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(low: i32, high: i32, best: u16, work: u32) -> Entry {
        Entry {
            low,
            high,
            best,
            work,
        }
    }

    /// The key with this check, which leads to the first place.
    fn key(check: u64) -> u128 {
        u128::from(check) << 64
    }

    #[test]
    fn nothing_is_known_of_what_was_never_put() {
        let table = Proved::new(4);
        for key in [0, 1, u128::MAX] {
            assert_eq!(table.get(key), Entry::NOTHING);
        }
    }

    #[test]
    fn bounds_grow_tighter() {
        let mut table = Proved::new(4);
        table.put(key(7), entry(0, 3, 0, 5));
        table.put(key(7), entry(-4, 2, 9, 2));
        table.put(key(7), entry(1, 4, 0, 8));
        assert_eq!(table.get(key(7)), entry(1, 2, 9, 8));
    }

    #[test]
    fn what_was_hard_to_prove_stays() {
        let mut table = Proved::new(1);
        for (check, work) in [(1, 100), (2, 10), (3, 50), (4, 20)] {
            table.put(key(check), entry(0, 1, 0, work));
        }
        assert_eq!(table.get(key(1)).work, 100);
        assert_eq!(table.get(key(3)), Entry::NOTHING);
        assert_eq!(table.get(key(4)).work, 20);
    }
}
