//! The game on the table in words, and moves that are asked for by them.

use bevy::prelude::*;

use super::Requests;
use crate::{
    app::{
        boards::{Board, Fit, Intent, Layout},
        language::Words,
        role::{member_name, whose_turn},
        sketch::Motion,
        table::Table,
        theme::Palette,
    },
    games::{Seat, Side},
    session::PositionNumber,
    text::Language,
};

/// What is said of the board: nothing while no game is on the screen.
#[derive(Resource, Default)]
pub struct Spoken {
    of: Option<Of>,
    /// The last move, and whose turn it is: said at once when it changes.
    pub status: String,
    pub lines: Vec<String>,
    pub moves: Vec<Kind>,
}

/// The legal moves of one kind.
pub struct Kind {
    pub name: String,
    pub moves: Vec<Choice>,
}

/// A legal move as a button.
pub struct Choice {
    pub text: String,
    /// In the game's notation.
    notation: String,
    /// Where it's played, in logical pixels from the window's top left.
    pub place: Rect,
}

/// What the words depend on.
#[derive(Clone, Copy, PartialEq)]
struct Of {
    number: PositionNumber,
    replay: Option<usize>,
    language: Language,
    viewer: Option<Seat>,
    may_move: bool,
    fit: Option<Fit>,
}

/// Says the board anew when it rests and something of it has changed.
pub fn tell<G: Board>(
    table: Res<Table<G>>,
    words: Res<Words>,
    palette: Res<Palette>,
    layout: Res<Layout>,
    motion: Res<Motion>,
    mut spoken: ResMut<Spoken>,
) {
    if motion.is_moving() || table.is_showing() {
        // What was offered before the move that is shown is offered no more.
        if spoken
            .of
            .is_some_and(|of| of.number != table.session().number())
        {
            spoken.moves.clear();
        }
        return;
    }
    let of = Of {
        number: table.session().number(),
        replay: table.replay(),
        language: words.language(),
        viewer: table.viewer(),
        may_move: table.persons_turn(),
        fit: layout.fit,
    };
    if spoken.of != Some(of) {
        *spoken = Spoken {
            of: Some(of),
            status: status(&table, &words),
            lines: lines(&table, &words, &palette),
            moves: moves(&table, &words, layout.fit),
        };
    }
}

/// Plays the move whose button was pressed.
pub fn play<G: Board>(
    spoken: Res<Spoken>,
    mut requests: ResMut<Requests>,
    mut intents: MessageWriter<Intent<G>>,
) {
    for (kind, number) in requests.take_moves() {
        let choice = spoken
            .moves
            .get(kind)
            .and_then(|kind| kind.moves.get(number));
        if let Some(mv) = choice.and_then(|choice| choice.notation.parse().ok()) {
            intents.write(Intent(mv));
        }
    }
}

/// The sides' names.
fn names<G: Board>(table: &Table<G>, words: &Words, palette: &Palette) -> [String; 2] {
    let session = table.session();
    Side::BOTH.map(|side| {
        if let Some((team, _)) = G::team(side, words, palette) {
            return team;
        }
        let seat = Seat(side.index() as u8);
        member_name(session.member_of(seat), session.setup(), words)
    })
}

fn status<G: Board>(table: &Table<G>, words: &Words) -> String {
    let session = table.session();
    let last = table.last_move().map(|(seat, mv)| {
        let name = member_name(session.member_of(seat), session.setup(), words);
        let before = session.position_at(before(table));
        let told = before.unwrap_or(table.shown()).spoken_move(&mv, words);
        words.with(
            "spoken-last",
            &[("name", name.into()), ("move", told.whole.into())],
        )
    });
    let turn = session
        .position()
        .to_move()
        .filter(|_| table.replay().is_none());
    let turn = turn.map(|seat| whose_turn(session, seat, words));
    let parts: Vec<String> = last.into_iter().chain(turn).collect();
    parts.join(". ")
}

/// How many moves were made before the last one that is shown.
fn before<G: Board>(table: &Table<G>) -> usize {
    let made = table.session().moves().len();
    table.replay().unwrap_or(made).saturating_sub(1)
}

fn lines<G: Board>(table: &Table<G>, words: &Words, palette: &Palette) -> Vec<String> {
    let names = names(table, words, palette);
    let [one, two] = table.shown().score();
    let score = words.with(
        "spoken-score",
        &[
            ("one", names[0].as_str().into()),
            ("points-one", one.into()),
            ("two", names[1].as_str().into()),
            ("points-two", two.into()),
        ],
    );
    let shown = table.shown();
    let hand = table
        .viewer()
        .and_then(|seat| shown.spoken_hand(seat, words));
    let board = shown.spoken(&names, words);
    [score].into_iter().chain(hand).chain(board).collect()
}

fn moves<G: Board>(table: &Table<G>, words: &Words, fit: Option<Fit>) -> Vec<Kind> {
    let Some(fit) = fit.filter(|_| table.persons_turn()) else {
        return Vec::new();
    };
    let position = table.session().position();
    let mut kinds: Vec<Kind> = Vec::new();
    for mv in position.legal_moves() {
        let told = position.spoken_move(&mv, words);
        let middle = fit.window_place(G::place(&mv));
        let choice = Choice {
            text: told.whole,
            notation: mv.to_string(),
            place: Rect::from_center_size(middle, Vec2::splat(fit.pitch * 0.7)),
        };
        match kinds.iter_mut().find(|kind| kind.name == told.kind) {
            Some(kind) => kind.moves.push(choice),
            None => kinds.push(Kind {
                name: told.kind,
                moves: vec![choice],
            }),
        }
    }
    kinds
}
