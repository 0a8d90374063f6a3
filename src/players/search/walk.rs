//! The walk through the tree, from position to position.

use super::{
    Child, Search, Tree,
    frame::{Bound, Frame},
    table::Table,
};

impl<T: Tree> Search<T> {
    /// Goes on to the next position whose moves must be made, and makes them.
    pub(super) fn advance(&mut self) {
        while let Some(frame) = self.stack.last() {
            let child = self
                .children
                .get(frame.current)
                .filter(|_| !frame.is_settled());
            let Some(child) = child else {
                self.close();
                continue;
            };
            let (depth, beta) = (frame.depth - 1, child.beta(frame.beta));
            match look(&mut self.tree, &self.table, &child.position, depth, beta) {
                Some(bound) => self.tell(bound),
                None => {
                    let position = child.position.clone();
                    return self.open(&position, depth, beta);
                }
            }
        }
    }

    /// Makes the moves of a position, and keeps those that must be looked into.
    fn open(&mut self, position: &T::Position, depth: u32, beta: i32) {
        let key = self.tree.key(position);
        let first = self.children.len();
        self.tree.children(position, &mut self.children);
        self.found.nodes += (self.children.len() - first) as u64 + 1;
        let mut frame = Frame::new(key, depth, beta, first);
        if self.children.len() == first {
            frame.so_far.value = 0;
        }

        if let Some(entry) = self.table.get(key) {
            let moves = self.children.get_mut(first..).unwrap_or_default();
            let is_best = |child: &Child<_>| tag(self.tree.key(&child.position)) == entry.best();
            if let Some(place) = moves.iter().position(is_best) {
                moves[..=place].rotate_right(1);
            }
        }

        // One that is known already may be good enough before any is looked into.
        let mut unknown = first;
        for place in first..self.children.len() {
            if frame.is_settled() {
                break;
            }
            let child = &self.children[place];
            match look(
                &mut self.tree,
                &self.table,
                &child.position,
                depth - 1,
                child.beta(beta),
            ) {
                Some(bound) => {
                    let value = Bound {
                        value: child.value(bound.value),
                        ..bound
                    };
                    frame.add(value, tag(self.tree.key(&child.position)));
                }
                None => {
                    self.children.swap(unknown, place);
                    unknown += 1;
                }
            }
        }
        self.children.truncate(unknown);
        self.stack.push(frame);
    }

    /// Takes in what was found about the position after the move that is being looked at.
    fn tell(&mut self, bound: Bound) {
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        let Some(child) = self.children.get(frame.current) else {
            return;
        };
        let value = Bound {
            value: child.value(bound.value),
            ..bound
        };
        frame.add(value, tag(self.tree.key(&child.position)));
        if !frame.is_settled() {
            frame.current += 1;
        }
    }

    /// Ends with the position at the top of the stack.
    fn close(&mut self) {
        let Some(frame) = self.stack.pop() else {
            return;
        };
        self.children.truncate(frame.first);
        if self.stack.is_empty() {
            self.conclude(&frame);
        } else {
            self.table.put(&frame);
            self.tell(frame.so_far);
        }
    }
}

/// What can be told of a position without making its moves, if that answers the question.
fn look<T: Tree>(
    tree: &mut T,
    table: &Table,
    position: &T::Position,
    depth: u32,
    beta: i32,
) -> Option<Bound> {
    let (mut low, mut high) = tree.bounds(position);
    let entry = table.get(tree.key(position));
    if let Some(entry) = entry {
        low = low.max(entry.proved_low());
        high = high.min(entry.proved_high());
    }
    if low >= beta {
        return Some(Bound {
            value: low,
            proved: true,
        });
    }
    if high < beta {
        return Some(Bound {
            value: high,
            proved: true,
        });
    }
    if depth == 0 {
        let value = tree.estimate(position).clamp(low, high);
        return Some(Bound {
            value,
            proved: false,
        });
    }
    let entry = entry.filter(|entry| entry.depth() >= depth)?;
    let value = if entry.low() >= beta {
        entry.low()
    } else {
        entry.high()
    };
    (entry.low() >= beta || value < beta).then_some(Bound {
        value,
        proved: false,
    })
}

/// What the table remembers of a move: a part of the key of the position after it.
fn tag(key: u128) -> u16 {
    (key >> 48) as u16
}
