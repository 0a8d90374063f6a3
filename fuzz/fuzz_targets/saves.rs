//! Whatever is found in the place of a save, loading it gives a game or an error; and a game that
//! was loaded can be saved and loaded again.
#![no_main]

use kletki::{
    games::{Game, cell_city, domains, dots, new_lands},
    session::{load, save},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // The text as a whole save, and as the body of one whose checksum fits.
    let body = text.trim();
    let checksum = crc32fast::hash(body.as_bytes());
    let sealed = format!(
        r#"{{"format":"kletki-save","version":1,"app":"0.1.0","crc32":{checksum},"body":{body}}}"#
    );
    for text in [text, &sealed] {
        check::<cell_city::Position>(text);
        check::<dots::Position>(text);
        check::<new_lands::Position>(text);
        check::<domains::Position>(text);
    }
});

fn check<G: Game>(text: &str) {
    let Ok(session) = load::<G>(text) else { return };
    let written = save(&session).expect("a game that was loaded can be saved");
    let again = load::<G>(&written).expect("what was saved can be loaded");
    assert!(session == again);
}
