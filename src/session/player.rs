//! The two players: who they are, what they are called and with which pencil they draw.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{games::GameKind, players::Level};

/// One of the two players as the set-up lists them. Which of them sits in seat 0 is another
/// matter: see [`super::Session::player_of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerId {
    One,
    Two,
}

impl PlayerId {
    pub const BOTH: [PlayerId; 2] = [PlayerId::One, PlayerId::Two];

    /// 0 or 1, to index what is kept by player.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn other(self) -> PlayerId {
        match self {
            PlayerId::One => PlayerId::Two,
            PlayerId::Two => PlayerId::One,
        }
    }
}

/// A player's own name: 1 to 20 characters that can be seen, with no space around them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerName(String);

/// Why a text can't be a player's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadName {
    #[error("the name is empty")]
    Empty,
    #[error("the name is longer than {} characters", PlayerName::MAX_CHARS)]
    TooLong,
    #[error("the name has a character that can't be seen")]
    Invisible,
}

impl PlayerName {
    /// The longest name, in characters.
    pub const MAX_CHARS: usize = 20;

    /// The name in a text; space before and after it is dropped.
    pub fn new(text: &str) -> Result<PlayerName, BadName> {
        let name = text.trim();
        if name.is_empty() {
            Err(BadName::Empty)
        } else if name.chars().nth(Self::MAX_CHARS).is_some() {
            Err(BadName::TooLong)
        } else if name.chars().any(is_invisible) {
            Err(BadName::Invisible)
        } else {
            Ok(PlayerName(name.to_owned()))
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Controls, line ends, zero-width characters and those that turn the direction of the text: they
/// would make a name look empty or disturb the words around it.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

impl TryFrom<String> for PlayerName {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        PlayerName::new(&text)
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> String {
        name.0
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The pencil of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerColor {
    Blue,
    Red,
    Green,
    Orange,
    Violet,
    Teal,
}

impl PlayerColor {
    /// All pencils, in the order in which the set-up offers them.
    pub const ALL: [PlayerColor; 6] = [
        PlayerColor::Blue,
        PlayerColor::Red,
        PlayerColor::Green,
        PlayerColor::Orange,
        PlayerColor::Violet,
        PlayerColor::Teal,
    ];

    /// The pencil's name in saves and text keys.
    pub const fn id(self) -> &'static str {
        match self {
            PlayerColor::Blue => "blue",
            PlayerColor::Red => "red",
            PlayerColor::Green => "green",
            PlayerColor::Orange => "orange",
            PlayerColor::Violet => "violet",
            PlayerColor::Teal => "teal",
        }
    }
}

/// Who plays: a person on this device, or the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    Person,
    Computer(Level),
}

impl PlayerKind {
    /// The level of a computer; none for a person.
    pub const fn level(self) -> Option<Level> {
        match self {
            PlayerKind::Person => None,
            PlayerKind::Computer(level) => Some(level),
        }
    }
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// None: the role's name in the interface's language (You, Computer, Player 1 ...).
    pub name: Option<PlayerName>,
    pub color: PlayerColor,
    pub kind: PlayerKind,
}

/// A player beside the one who leads the side (rules: new-lands, head).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Partner {
    /// None: a name in the interface's language.
    pub name: Option<PlayerName>,
    pub kind: PlayerKind,
}

impl Default for Partner {
    /// The computer at medium.
    fn default() -> Partner {
        Partner {
            name: None,
            kind: PlayerKind::Computer(Level::Medium),
        }
    }
}

/// One of all who play: two seats with one member are one person's, or one computer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Member {
    /// Whose side it is.
    pub side: PlayerId,
    /// 0 for who leads the side, then the partners in order.
    pub number: u8,
}

/// The two players, whose colours always differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[Player; 2]", into = "[Player; 2]")]
pub struct Players([Player; 2]);

/// Both players were given one pencil.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("both players have the same colour")]
pub struct SameColor;

impl Players {
    pub fn new(players: [Player; 2]) -> Result<Players, SameColor> {
        let [one, two] = &players;
        if one.color == two.color {
            Err(SameColor)
        } else {
            Ok(Players(players))
        }
    }

    /// A person against the computer at medium, in the game's own colours (rules: cell-city,
    /// head; dots, On the screen; domains, head).
    pub fn default_for(game: GameKind) -> Players {
        let [one, two] = match game {
            GameKind::CellCity => [PlayerColor::Green, PlayerColor::Blue],
            GameKind::Dots | GameKind::Domains => [PlayerColor::Blue, PlayerColor::Red],
            GameKind::NewLands => [PlayerColor::Red, PlayerColor::Blue],
        };
        let player = |color, kind| Player {
            name: None,
            color,
            kind,
        };
        Players([
            player(one, PlayerKind::Person),
            player(two, PlayerKind::Computer(Level::Medium)),
        ])
    }

    pub fn get(&self, id: PlayerId) -> &Player {
        &self.0[id.index()]
    }

    pub fn kinds(&self) -> [PlayerKind; 2] {
        [self.0[0].kind, self.0[1].kind]
    }

    pub fn set_name(&mut self, id: PlayerId, name: Option<PlayerName>) {
        self.0[id.index()].name = name;
    }

    pub fn set_kind(&mut self, id: PlayerId, kind: PlayerKind) {
        self.0[id.index()].kind = kind;
    }

    /// Gives a player a pencil. If the other one holds it, they exchange theirs.
    pub fn set_color(&mut self, id: PlayerId, color: PlayerColor) {
        let old = self.0[id.index()].color;
        if self.0[id.other().index()].color == color {
            self.0[id.other().index()].color = old;
        }
        self.0[id.index()].color = color;
    }
}

impl TryFrom<[Player; 2]> for Players {
    type Error = SameColor;

    fn try_from(players: [Player; 2]) -> Result<Self, SameColor> {
        Players::new(players)
    }
}

impl From<Players> for [Player; 2] {
    fn from(players: Players) -> [Player; 2] {
        players.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_never_empty_long_or_invisible() {
        assert_eq!(PlayerName::new("  Мила  ").unwrap().as_str(), "Мила");
        assert_eq!(PlayerName::new(" \t\n"), Err(BadName::Empty));
        let longest = "я".repeat(PlayerName::MAX_CHARS);
        assert_eq!(PlayerName::new(&longest).unwrap().as_str(), longest);
        assert_eq!(
            PlayerName::new(&format!("{longest}я")),
            Err(BadName::TooLong)
        );
        for hidden in ["a\nb", "\u{200b}", "a\u{202e}b", "\u{feff}\u{2060}"] {
            assert_eq!(
                PlayerName::new(hidden),
                Err(BadName::Invisible),
                "{hidden:?}"
            );
        }
    }

    #[test]
    fn a_name_in_a_document_is_held_to_the_same() {
        let name: PlayerName = serde_json::from_str("\" Ани \"").unwrap();
        assert_eq!(serde_json::to_string(&name).unwrap(), "\"Ани\"");
        assert!(serde_json::from_str::<PlayerName>("\"\"").is_err());
    }

    #[test]
    fn two_players_never_share_a_pencil() {
        for game in GameKind::ALL {
            for one in PlayerColor::ALL {
                for two in PlayerColor::ALL {
                    let mut players = Players::default_for(game);
                    players.set_color(PlayerId::One, one);
                    players.set_color(PlayerId::Two, two);
                    assert_eq!(players.get(PlayerId::Two).color, two);
                    assert_ne!(players.get(PlayerId::One).color, two);
                }
            }
        }
        let mut both: [Player; 2] = Players::default_for(GameKind::Dots).into();
        both[0].color = both[1].color;
        let text = serde_json::to_string(&both).unwrap();
        assert_eq!(Players::new(both), Err(SameColor));
        assert!(serde_json::from_str::<Players>(&text).is_err());
    }
}
