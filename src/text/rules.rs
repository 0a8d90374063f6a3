//! The rules' pages: which sections a game's page has, in which order.

use super::Text;
use crate::games::GameKind;

/// One headed part of a rules' page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub heading: String,
    pub paragraphs: Vec<String>,
}

/// The sections of a game's page. `goal` has its heading in the message `rules-dots-goal` and its
/// paragraphs in `rules-dots-goal-text`.
pub(super) const fn sections(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::CellCity => &[
            "goal",
            "buildings",
            "turn",
            "end",
            "variants",
            "tournament",
            "undo",
            "computer",
            "controls",
        ],
        GameKind::Dots => &[
            "goal", "turn", "end", "chains", "options", "daily", "undo", "computer", "controls",
        ],
        GameKind::Domains => &[
            "goal", "tiles", "turn", "wrong", "end", "clock", "options", "undo", "computer",
            "controls",
        ],
        GameKind::NewLands => &[
            "goal",
            "teams",
            "turn",
            "principles",
            "rectangle",
            "lands",
            "end",
            "talk",
            "hands",
            "undo",
            "computer",
            "controls",
        ],
    }
}

impl Text {
    /// The rules of a game, from the first section to the last.
    pub fn rules(&self, game: GameKind) -> Vec<Section> {
        sections(game)
            .iter()
            .map(|section| {
                let heading = format!("rules-{}-{section}", game.id());
                Section {
                    paragraphs: self.paragraphs(&format!("{heading}-text")),
                    heading: self.get(&heading),
                }
            })
            .collect()
    }
}
