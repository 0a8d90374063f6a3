//! How a player appears: name, pencil, hatching and the letter on what is theirs.

use bevy::prelude::Vec2;
use bevy_egui::egui::Color32;

use super::{boards::Board, language::Words, theme::Palette};
use crate::{
    games::Seat,
    session::{Member, PlayerId, PlayerKind, Players, Session, Setup},
};

/// A player as the screen shows them.
#[derive(Clone, Debug, PartialEq)]
pub struct Role {
    pub name: String,
    pub pencil: Color32,
    /// The direction of the hatching, so that colour is never alone.
    pub slope: Vec2,
    /// The letter on a taken box.
    pub letter: String,
}

impl Role {
    /// The role of a player at a table: as the game's teams are called and drawn, if it has any.
    pub fn at<G: Board>(
        id: PlayerId,
        session: &Session<G>,
        words: &Words,
        palette: &Palette,
    ) -> Role {
        let role = Role::of(id, &session.setup().players, words, palette);
        match G::team(session.seat_of(id).side(), words, palette) {
            Some((name, pencil)) => Role {
                name,
                pencil,
                ..role
            },
            None => role,
        }
    }

    pub fn of(id: PlayerId, players: &Players, words: &Words, palette: &Palette) -> Role {
        let player = players.get(id);
        let name = match &player.name {
            Some(name) => name.to_string(),
            None => words.get(default_name(id, players)),
        };
        Role {
            name,
            pencil: palette.pencil(player.color),
            slope: match id {
                PlayerId::One => Vec2::new(1.0, 1.0),
                PlayerId::Two => Vec2::new(1.0, -1.0),
            },
            letter: words.get(letter(id, players)),
        }
    }
}

/// What one of all who play is called: who leads a side as ever, a partner by the number in the
/// list of the set-up.
pub fn member_name<O>(member: Member, setup: &Setup<O>, words: &Words) -> String {
    let before = usize::from(member.number) * PlayerId::BOTH.len();
    let index = before + member.side.index();
    let Some(partner) = index
        .checked_sub(PlayerId::BOTH.len())
        .and_then(|index| setup.partners.get(index))
    else {
        let player = setup.players.get(member.side);
        return match &player.name {
            Some(name) => name.to_string(),
            None => words.get(default_name(member.side, &setup.players)),
        };
    };
    let number = [("number", (index + 1).into())];
    match (&partner.name, partner.kind) {
        (Some(name), _) => name.to_string(),
        (None, PlayerKind::Person) => words.with("name-partner-person", &number),
        (None, PlayerKind::Computer(_)) => words.with("name-partner-computer", &number),
    }
}

/// Whose turn it is, in words: "your turn" where there is only one person, who has no name.
pub fn whose_turn<G: Board>(session: &Session<G>, seat: Seat, words: &Words) -> String {
    let (setup, member) = (session.setup(), session.member_of(seat));
    let own_name = match session.partner(member) {
        Some(partner) => &partner.name,
        None => &setup.players.get(member.side).name,
    };
    let is_person = |kind: &PlayerKind| *kind == PlayerKind::Person;
    let only_person = setup.kinds().filter(is_person).count() == 1;
    if is_person(&session.kind_of(seat)) && own_name.is_none() && only_person {
        words.get("turn-yours")
    } else {
        let name = member_name(member, setup, words);
        words.with("turn-of", &[("name", name.into())])
    }
}

fn are_computers(players: &Players) -> [bool; 2] {
    players.kinds().map(|kind| kind != PlayerKind::Person)
}

/// The text key of the name that a player has without giving one.
pub fn default_name(id: PlayerId, players: &Players) -> &'static str {
    match (are_computers(players), id) {
        ([false, false], PlayerId::One) => "name-player-1",
        ([false, false], PlayerId::Two) => "name-player-2",
        ([true, true], PlayerId::One) => "name-computer-1",
        ([true, true], PlayerId::Two) => "name-computer-2",
        ([computer, other], id) => {
            if [computer, other][id.index()] {
                "name-computer"
            } else {
                "name-you"
            }
        }
    }
}

/// The text key of a player's letter (rules: dots, On the screen).
fn letter(id: PlayerId, players: &Players) -> &'static str {
    match (are_computers(players), id) {
        ([false, true], PlayerId::One) | ([true, false], PlayerId::Two) => "letter-player",
        ([false, true], PlayerId::Two) | ([true, false], PlayerId::One) => "letter-computer",
        (_, PlayerId::One) => "letter-1",
        (_, PlayerId::Two) => "letter-2",
    }
}
