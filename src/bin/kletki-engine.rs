//! Answers requests for positions and moves, one JSON object a line: see [`kletki::protocol`].

use std::{
    io::{self, ErrorKind},
    process::ExitCode,
    time::Instant,
};

use kletki::protocol;

fn main() -> ExitCode {
    let start = Instant::now();
    let mut clock = || start.elapsed();
    match protocol::serve(io::stdin().lock(), io::stdout().lock(), &mut clock) {
        Ok(()) => ExitCode::SUCCESS,
        // Nobody reads the answers any more.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kletki-engine: {error}");
            ExitCode::FAILURE
        }
    }
}
