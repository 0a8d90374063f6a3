//! The app itself.

// On Windows a program has a console window beside its own, unless it says so.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() {
    kletki::app::run();
}
