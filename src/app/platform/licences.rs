//! The licences of the libraries, as `scripts/third-party` gathers them: they lie beside the program.

use std::path::PathBuf;

/// Whether they come with this build, which isn't so where it was compiled.
pub fn has_licences() -> bool {
    licence_file().is_some_and(|file| file.is_file())
}

/// None while they're being read, and empty if they can't be.
pub fn licences() -> Option<String> {
    let text = licence_file().and_then(|file| std::fs::read_to_string(file).ok());
    Some(text.unwrap_or_default())
}

fn licence_file() -> Option<PathBuf> {
    Some(
        std::env::current_exe()
            .ok()?
            .with_file_name("THIRD-PARTY.txt"),
    )
}
