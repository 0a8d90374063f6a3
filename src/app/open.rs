//! How a game comes onto the table: a new one, the one in progress, the board of the day, or the
//! guided game.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    boards::{Board, Layout},
    dealing::{Dealing, Dealt, For},
    platform,
    screens::{CurrentGame, Go, Screen, setup::Draft},
    settings::Settings,
    storage::Kept,
    table::{Notice, Table},
};
use crate::{
    games::{GameKind, dots},
    session::{DailyBoard, Session, Setup},
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
    app.init_resource::<Dealing<G>>().add_systems(
        Last,
        (open::<G>, open_dealt::<G>)
            .chain()
            .before(super::screens::Travel),
    );
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

impl Openable for crate::games::domains::Position {
    fn daily(_kept: &mut Kept) -> Option<Session<Self>> {
        None
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
    mut dealing: ResMut<Dealing<G>>,
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
        Open::New(_) => {
            let setup = Box::new(draft.setup.clone());
            let chosen = setup.options.clone();
            if dealing.begin(&chosen, For::New(setup), *screen.get()) {
                None
            } else {
                new(&mut kept, &draft.setup, |kept| {
                    let last_starter = kept.last_starter::<G>();
                    Session::start(draft.setup.clone(), platform::seed(), last_starter).ok()
                })
            }
        }
    };
    if matches!(wish, Open::Card(_) | Open::Lesson(_)) && !settings.lessons_seen.contains(&G::KIND)
    {
        settings.lessons_seen.push(G::KIND);
    }
    current.0 = G::KIND;
    put_up(
        opened,
        &mut commands,
        &mut kept,
        &mut settings,
        &mut layout,
        &screen,
        &mut go,
    );
}

/// A deal that was drawn beside is there.
fn open_dealt<G: Board + Openable>(
    mut commands: Commands,
    mut dealing: ResMut<Dealing<G>>,
    mut kept: ResMut<Kept>,
    mut settings: ResMut<Settings>,
    mut layout: ResMut<Layout>,
    table: Option<Res<Table<G>>>,
    screen: Res<State<Screen>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut go: MessageWriter<Go>,
) {
    let Some(Dealt {
        what_for,
        options,
        seed,
    }) = dealing.poll(*screen.get(), &mut redraw)
    else {
        return;
    };
    let opened = match (what_for, table) {
        (For::New(mut setup), _) => {
            setup.options = options;
            let setup = *setup;
            new(&mut kept, &setup.clone(), |kept| {
                Session::start_dealt(setup, seed, kept.last_starter::<G>()).ok()
            })
        }
        (For::Again, Some(table)) => {
            let again = table.session().again_dealt(options, seed);
            new(&mut kept, &again.setup().clone(), |_| Some(again))
        }
        (For::Again, None) => None,
    };
    put_up(
        opened,
        &mut commands,
        &mut kept,
        &mut settings,
        &mut layout,
        &screen,
        &mut go,
    );
}

/// Puts what was opened on the screen.
fn put_up<G: Board>(
    opened: Option<Opened<G>>,
    commands: &mut Commands,
    kept: &mut Kept,
    settings: &mut Settings,
    layout: &mut Layout,
    screen: &State<Screen>,
    go: &mut MessageWriter<Go>,
) {
    match opened {
        None => {}
        Some(Opened::Setup) => _ = go.write(Go::To(Screen::Setup)),
        Some(Opened::Table(mut table)) => {
            if table.lesson.is_none() {
                settings.last_game = Some((G::KIND, table.session().daily().is_some()));
                table.keep(kept);
            }
            layout.forget();
            commands.insert_resource(*table);
            // From home back leads home; from the set-up or the rules the game takes their place.
            match *screen.get() {
                Screen::Play => {}
                Screen::Home => _ = go.write(Go::To(Screen::Play)),
                _ => _ = go.write(Go::Instead(Screen::Play)),
            }
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
fn new<G: Board>(
    kept: &mut Kept,
    setup: &Setup<G::Options>,
    start: impl FnOnce(&mut Kept) -> Option<Session<G>>,
) -> Option<Opened<G>> {
    let aside = kept
        .game::<G>()
        .is_some_and(|session| kept.put_aside(&session));
    let session = start(kept)?;
    kept.keep_setup::<G>(setup);
    let mut table = Table::new(session);
    table.notice = aside.then_some(Notice::BeganAnew);
    Some(Opened::Table(Box::new(table)))
}
