//! How a game comes onto the table: a new one, the one in progress, the board of the day, or the
//! guided game.

use bevy::prelude::*;

use super::{
    boards::{Board, Layout},
    platform,
    screens::{CurrentGame, Go, Screen, setup::Draft},
    settings::Settings,
    storage::Kept,
    table::{Notice, Table},
};
use crate::{
    games::{GameKind, dots},
    session::{DailyBoard, Session},
};

/// A wish to play.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// What a tap on the game's card means: its guided game the first time, else its set-up.
    Card(GameKind),
    /// The game in progress.
    Continue(GameKind),
    /// A new game as it's set up.
    New(GameKind),
    Lesson(GameKind),
    /// The board of the day in progress, or today's.
    Daily,
}

impl Open {
    fn game(self) -> GameKind {
        match self {
            Open::Card(game) | Open::Continue(game) | Open::New(game) | Open::Lesson(game) => game,
            Open::Daily => GameKind::Dots,
        }
    }
}

/// What a wish came to.
enum Opened<G: Board> {
    Table(Box<Table<G>>),
    Setup,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Open>();
}

/// The opening of one game.
pub(super) fn add_opening<G: Board + Openable>(app: &mut App) {
    app.add_systems(Last, open::<G>.before(super::screens::Travel));
}

/// A game that may have a board of the day.
pub trait Openable: Sized + crate::games::Game {
    /// The board of the day in progress, or today's; none where the game has none.
    fn daily(kept: &mut Kept) -> Option<Session<Self>>;
}

impl Openable for dots::Position {
    fn daily(kept: &mut Kept) -> Option<Session<Self>> {
        let today = platform::today();
        let kept_one = kept.daily_game().filter(|session| {
            let its_day = session.daily().is_some_and(|mark| mark.date == today);
            its_day || (session.result().is_none() && session.moves().len() > 0)
        });
        kept_one.or_else(|| {
            let players = kept.setup::<dots::Position>().players;
            DailyBoard::on(today).start(&players).ok()
        })
    }
}

impl Openable for crate::games::cell_city::Position {
    fn daily(_kept: &mut Kept) -> Option<Session<Self>> {
        None
    }
}

impl Openable for crate::games::new_lands::Position {
    fn daily(_kept: &mut Kept) -> Option<Session<Self>> {
        None
    }
}

fn open<G: Board + Openable>(
    mut commands: Commands,
    mut wishes: MessageReader<Open>,
    mut kept: ResMut<Kept>,
    mut settings: ResMut<Settings>,
    mut current: ResMut<CurrentGame>,
    mut layout: ResMut<Layout>,
    draft: Res<Draft<G>>,
    screen: Res<State<Screen>>,
    mut go: MessageWriter<Go>,
) {
    let Some(wish) = wishes.read().find(|wish| wish.game() == G::KIND).copied() else {
        return;
    };
    wishes.clear();
    let opened = match wish {
        Open::Card(game) if !settings.lessons_seen.contains(&game) => lesson::<G>(),
        Open::Card(_) => Some(Opened::Setup),
        Open::Lesson(_) => lesson::<G>(),
        Open::Continue(_) => kept.game::<G>().map(at_table),
        Open::Daily => G::daily(&mut kept).map(at_table),
        Open::New(_) => new(&mut kept, &draft),
    };
    if matches!(wish, Open::Card(_) | Open::Lesson(_)) && !settings.lessons_seen.contains(&G::KIND)
    {
        settings.lessons_seen.push(G::KIND);
    }
    current.0 = G::KIND;
    match opened {
        None => {}
        Some(Opened::Setup) => _ = go.write(Go::To(Screen::Setup)),
        Some(Opened::Table(mut table)) => {
            if table.lesson.is_none() {
                settings.last_game = Some((G::KIND, table.session().daily().is_some()));
                table.keep(&mut kept);
            }
            layout.forget();
            commands.insert_resource(*table);
            // From home back leads home; from the set-up or the rules the game takes their place.
            go.write(if *screen.get() == Screen::Home {
                Go::To(Screen::Play)
            } else {
                Go::Instead(Screen::Play)
            });
        }
    }
}

fn at_table<G: Board>(session: Session<G>) -> Opened<G> {
    Opened::Table(Box::new(Table::new(session)))
}

fn lesson<G: Board>() -> Option<Opened<G>> {
    let lesson = G::lesson();
    let session = lesson.session()?;
    Some(Opened::Table(Box::new(Table::lesson(lesson, session))))
}

/// A new game; the one in progress can be had back.
fn new<G: Board>(kept: &mut Kept, draft: &Draft<G>) -> Option<Opened<G>> {
    let aside = kept
        .game::<G>()
        .is_some_and(|session| kept.put_aside(&session));
    let session = Session::start(
        draft.setup.clone(),
        platform::seed(),
        kept.last_starter::<G>(),
    )
    .ok()?;
    kept.keep_setup::<G>(&draft.setup);
    let mut table = Table::new(session);
    table.notice = aside.then_some(Notice::BeganAnew);
    Some(Opened::Table(Box::new(table)))
}
