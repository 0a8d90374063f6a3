//! Cell City: two sides build houses, workshops and plazas on one map (rules: cell-city).
//!
//! A move is a [`Building`], written as its top-left and bottom-right cell: `A1-B2`.

mod building;
mod cells;
mod options;
mod position;
#[cfg(test)]
mod tests;

pub use building::{Building, Shape, Way};
pub use cells::{Cell, Cells};
pub use options::{BadOptions, Options, Variant};
pub use position::{Event, Illegal, Position};
