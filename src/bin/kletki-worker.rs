//! The computer players in a Worker of the web app: each line that the page sends is answered as
//! `kletki-engine` answers it (see [`kletki::protocol`]).

#[cfg(target_family = "wasm")]
mod worker {
    use kletki::protocol;
    use wasm_bindgen::prelude::wasm_bindgen;
    use web_time::Instant;

    /// Answers one line. It takes as long as the line allows.
    #[wasm_bindgen]
    pub fn answer(line: &str) -> String {
        let start = Instant::now();
        protocol::answer(line, &mut || start.elapsed())
    }
}

/// There is nothing to begin with: the worker is called by line.
fn main() {}
