//! What has been proved of positions, by their keys.
//!
//! The table grows with what is in it, a bucket at a time, so that no step of a search waits for it
//! (linear hashing: Litwin 1980). Where it's full, positions that were quick to prove make room.

use super::bounds::Bounds;

/// What is known of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) bounds: Bounds,
    /// The strand that is best to open, or was so at last.
    pub(super) best: u8,
    /// How long the last answer took: one more than the binary logarithm of its nodes. 0 where nothing
    /// is kept.
    pub(super) effort: u8,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: [u32; 2],
    known: Known,
}

const PLACES: usize = 5;

/// A line of a processor's cache. In the last place is the latest, in the others what took longest.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; PLACES]);

pub(super) struct Table {
    buckets: Vec<Bucket>,
    most: usize,
    kept: usize,
}

impl Table {
    /// A table of at most so many bytes, a bucket at least.
    pub(super) fn new(bytes: usize) -> Table {
        let most = (bytes / size_of::<Bucket>()).max(1);
        let mut buckets = Vec::with_capacity(most);
        buckets.push(Bucket::default());
        Table {
            buckets,
            most,
            kept: 0,
        }
    }

    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let mut entries = self.buckets[self.place(key)].0.iter();
        let entry = entries.find(|entry| entry.is_of(key))?;
        Some(entry.known)
    }

    /// Keeps what is known of a position; its effort isn't 0.
    pub(super) fn put(&mut self, key: u64, known: Known) {
        if self.kept > self.buckets.len() * (PLACES - 2) && self.buckets.len() < self.most {
            self.grow();
        }
        let place = self.place(key);
        let entries = &mut self.buckets[place].0;
        let place = match entries.iter().position(|entry| entry.is_of(key)) {
            Some(place) => place,
            None => {
                let effort = |&place: &usize| entries[place].known.effort;
                let least = (0..PLACES).min_by_key(effort).unwrap_or(0);
                if known.effort < effort(&least) {
                    PLACES - 1
                } else {
                    least
                }
            }
        };
        self.kept += usize::from(entries[place].known.effort == 0);
        entries[place] = Entry {
            key: split(key),
            known,
        };
    }

    /// Adds a bucket, and moves to it what belongs there.
    fn grow(&mut self) {
        let new = self.buckets.len();
        let mut moved = Bucket::default();
        let bits = new.ilog2();
        let old = &mut self.buckets[new - (1 << bits)];
        for (entry, to) in old.0.iter_mut().zip(&mut moved.0) {
            if entry.key[0] >> bits & 1 == 1 {
                *to = std::mem::take(entry);
            }
        }
        self.buckets.push(moved);
    }

    /// The bucket of a key: by as many of its bits as number all buckets, or one less.
    fn place(&self, key: u64) -> usize {
        let [low, _] = split(key);
        let mask = self.buckets.len().next_power_of_two() as u64 - 1;
        let place = (u64::from(low) & mask) as usize;
        if place < self.buckets.len() {
            place
        } else {
            (u64::from(low) & mask >> 1) as usize
        }
    }
}

impl Entry {
    fn is_of(&self, key: u64) -> bool {
        self.key == split(key) && self.known.effort > 0
    }
}

/// The low and the high half of a key.
fn split(key: u64) -> [u32; 2] {
    [key as u32, (key >> 32) as u32]
}
