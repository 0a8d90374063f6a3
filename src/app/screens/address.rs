//! The game that the page's address asks for: `?game=dots` opens it as a tap on its card does.

use bevy::prelude::*;

use super::trouble::Tell;
use crate::{
    app::{open::Open, platform},
    games::GameKind,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, open_asked);
}

fn open_asked(mut open: MessageWriter<Open>, mut tell: MessageWriter<Tell>) {
    let Some(name) = platform::asked_game() else {
        return;
    };
    match game_of(&name) {
        Some(game) => _ = open.write(Open::Card(game)),
        None => _ = tell.write(Tell("trouble-address")),
    }
}

/// The game of that name; in addresses words are joined by hyphens.
fn game_of(name: &str) -> Option<GameKind> {
    let mut games = GameKind::ALL.into_iter();
    games.find(|game| game.id().replace('_', "-") == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_its_name_in_an_address() {
        let names = ["cell-city", "dots", "new-lands", "domains"];
        assert_eq!(names.map(game_of), GameKind::ALL.map(Some));
        for name in ["", "Dots", "cell_city", "chess", "dots "] {
            assert_eq!(game_of(name), None, "{name:?}");
        }
    }
}
