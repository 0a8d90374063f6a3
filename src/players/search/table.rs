use super::frame::{Frame, INFINITE};

/// What was found about positions, in bounded memory.
///
/// Each key has two places: one for what was looked into most deeply, one for what came last.
pub(super) struct Table {
    entries: Vec<Entry>,
}

/// What was found about one position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// The upper half of the key; the lower half led here.
    check: u64,
    /// The tag of the position after the best move.
    best: u16,
    depth: u8,
    /// Bounds of the value when looking `depth` moves ahead.
    low: i8,
    high: i8,
    /// Bounds that are certain.
    proved_low: i8,
    proved_high: i8,
}

const EMPTY: Entry = Entry {
    check: 0,
    best: 0,
    depth: 0,
    low: -(INFINITE as i8),
    high: INFINITE as i8,
    proved_low: -(INFINITE as i8),
    proved_high: INFINITE as i8,
};

impl Entry {
    pub fn best(self) -> u16 {
        self.best
    }

    pub fn depth(self) -> u32 {
        self.depth.into()
    }

    pub fn low(self) -> i32 {
        self.low.into()
    }

    pub fn high(self) -> i32 {
        self.high.into()
    }

    pub fn proved_low(self) -> i32 {
        self.proved_low.into()
    }

    pub fn proved_high(self) -> i32 {
        self.proved_high.into()
    }

    fn update(&mut self, frame: &Frame) {
        let depth = small(frame.depth).unsigned_abs();
        if self.depth != depth {
            (self.depth, self.low, self.high) = (depth, EMPTY.low, EMPTY.high);
        }
        let value = small(frame.so_far.value.unsigned_abs()) * frame.so_far.value.signum() as i8;
        if frame.is_settled() {
            self.low = value;
            self.high = self.high.max(value);
            self.best = frame.best;
        } else {
            self.high = value;
            self.low = self.low.min(value);
        }
        match (frame.so_far.proved, frame.is_settled()) {
            (true, true) => self.proved_low = self.proved_low.max(value),
            (true, false) => self.proved_high = self.proved_high.min(value),
            (false, _) => {}
        }
    }
}

/// The number, or the greatest that is kept.
fn small(number: u32) -> i8 {
    number.min(INFINITE as u32) as i8
}

impl Table {
    /// A table of 2 to the power of `bits` entries, two at least.
    pub fn new(bits: u32) -> Table {
        Table {
            entries: vec![EMPTY; 2 << bits.saturating_sub(1).min(30)],
        }
    }

    fn places(&self, key: u128) -> [usize; 2] {
        let first = key as usize & (self.entries.len() - 1) & !1;
        [first, first + 1]
    }

    pub fn get(&self, key: u128) -> Option<Entry> {
        let check = (key >> 64) as u64;
        self.places(key)
            .into_iter()
            .map(|place| self.entries[place])
            .find(|e| e.check == check)
    }

    /// Keeps what was found about the position of a frame.
    pub fn put(&mut self, frame: &Frame) {
        let check = (frame.key >> 64) as u64;
        let [deep, last] = self.places(frame.key);
        let known = [deep, last]
            .into_iter()
            .find(|&place| self.entries[place].check == check);
        let place = known.unwrap_or_else(|| {
            let place = if frame.depth >= self.entries[deep].depth() {
                deep
            } else {
                last
            };
            self.entries[place] = Entry {
                check,
                best: frame.best,
                ..EMPTY
            };
            place
        });
        self.entries[place].update(frame);
    }
}
