//! The app itself.

fn main() {
    kletki::app::run();
}
