/// More than any margin.
pub(super) const INFINITE: i32 = 127;

/// The answer to "is the value at least beta?": a bound from below if it's at least beta, from
/// above if not.
#[derive(Clone, Copy)]
pub(super) struct Bound {
    pub value: i32,
    /// Whether it's certain, with no estimate in it.
    pub proved: bool,
}

/// A position whose moves are being looked at.
pub(super) struct Frame {
    pub key: u128,
    /// How many moves are looked ahead from here.
    pub depth: u32,
    /// The question: is the value at least this?
    pub beta: i32,
    /// Its moves are `children[first..]`, up to those of the next frame.
    pub first: usize,
    /// The move that is being looked at.
    pub current: usize,
    /// The best value of the moves looked at so far.
    pub so_far: Bound,
    /// The tag of the position after the best move.
    pub best: u16,
}

impl Frame {
    pub fn new(key: u128, depth: u32, beta: i32, first: usize) -> Frame {
        let so_far = Bound {
            value: -INFINITE,
            proved: true,
        };
        Frame {
            key,
            depth,
            beta,
            first,
            current: first,
            so_far,
            best: 0,
        }
    }

    /// Whether the question is answered with yes.
    pub fn is_settled(&self) -> bool {
        self.so_far.value >= self.beta
    }

    /// Takes in the value of one move.
    pub fn add(&mut self, move_value: Bound, tag: u16) {
        if move_value.value > self.so_far.value {
            self.so_far.value = move_value.value;
            self.best = tag;
        }
        // One proved move that is good enough proves the answer; a no needs them all.
        self.so_far.proved = move_value.proved && (self.is_settled() || self.so_far.proved);
    }
}
