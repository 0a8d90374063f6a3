//! How fast positions of Dots and Boxes are proved, in processor time.
//!
//!     cargo bench --no-default-features --bench dots                 # sets of positions: minutes
//!     cargo bench --no-default-features --bench dots -- record ROWS COLS MEBIBYTES FILE [SECONDS]

mod clock;
mod record;
mod sets;

use std::io;

fn main() -> io::Result<()> {
    // Cargo adds an argument of its own.
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| word != "--bench")
        .collect();
    match words.as_slice() {
        [] => sets::run(),
        [word, task @ ..] if word == "record" => record::run(task)?,
        _ => println!("{}", record::USAGE),
    }
    Ok(())
}
