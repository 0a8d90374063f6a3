//! What deserves the next trial, of things whose outcomes are known by trials only: UCB1 (Auer,
//! Cesa-Bianchi and Fischer, Finite-time analysis of the multiarmed bandit problem, 2002).

/// How little is known, in standard deviations, of what got so many out of all trials. It's
/// added to how well the trials came out. The logarithm is a whole number, so that the choice is the
/// same on every machine.
pub(super) fn doubt(trials: f64, all: u32) -> f64 {
    (f64::from((all + 2).ilog2()) / trials).sqrt()
}
