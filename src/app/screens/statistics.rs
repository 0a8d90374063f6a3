//! The results: games against each level, game by game, and the boards of the day.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align, Layout, RichText, Ui, Vec2},
};

use super::{Screen, page::Page};
use crate::{
    app::{
        platform,
        storage::Kept,
        theme::bold,
        widgets::{self, Look},
    },
    games::GameKind,
    session::{DailyBook, Heading, Opponent, Statistics, Tally},
};

/// What is shown, read once when the screen opens.
#[derive(Resource, Default)]
struct Results {
    games: Vec<(GameKind, Statistics)>,
    daily: DailyBook,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Results>()
        .add_systems(
            OnEnter(Screen::Statistics),
            |mut results: ResMut<Results>, mut kept: ResMut<Kept>| {
                results.games = GameKind::ALL
                    .map(|game| (game, kept.statistics(game)))
                    .into();
                results.daily = kept.daily_book();
            },
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Statistics)),
        );
}

fn show(mut page: Page, results: Res<Results>) {
    let title = page.words().get("statistics-title");
    page.column(&title, |ui, look, _| {
        let mut empty = results.daily.results().len() == 0;
        for (game, statistics) in &results.games {
            if statistics.tallies().next().is_none() {
                continue;
            }
            empty = false;
            widgets::group(ui, look, &format!("game-{}", game.id()), |ui, look| {
                for (heading, tally) in statistics.tallies() {
                    show_tally(ui, look, *game, heading, tally);
                }
            });
        }
        if results.daily.results().len() > 0 {
            widgets::group(ui, look, "statistics-daily", |ui, look| {
                show_daily(ui, look, &results.daily)
            });
        }
        if results.daily.results().len() == 0 && empty {
            widgets::note(ui, look, &look.words.get("statistics-empty"));
        }
    });
}

fn show_tally(ui: &mut Ui, look: &Look, game: GameKind, heading: &Heading, tally: &Tally) {
    let words = look.words;
    let board = match game {
        GameKind::CellCity => words.get(&format!("variant-{}", heading.board)),
        GameKind::Dots => dots_board(look, &heading.board),
        GameKind::NewLands => lands_board(look, &heading.board),
        GameKind::Domains => domains_board(look, &heading.board),
    };
    let opponent = match heading.opponent {
        Opponent::Computer(level) => words.with(
            "statistics-level",
            &[("level", words.get(&format!("level-{}", level.id())).into())],
        ),
        Opponent::Person => words.get("statistics-people"),
    };
    let tournament = if heading.tournament {
        format!(" · {}", words.get("setup-tournament"))
    } else {
        String::new()
    };
    ui.label(RichText::new(format!("{board}{tournament} · {opponent}")).font(look.bold(16.0)));
    // Two people share the device: neither of them is the one who won or lost.
    if heading.opponent == Opponent::Person {
        let rows = [
            ("statistics-played", tally.played()),
            ("statistics-won-1", tally.won),
            ("statistics-won-2", tally.lost),
            ("statistics-drawn", tally.drawn),
        ];
        show_rows(ui, look, &rows);
        ui.add_space(8.0);
        return;
    }
    let mut rows = vec![
        ("statistics-played", tally.played()),
        ("statistics-won", tally.won),
        ("statistics-lost", tally.lost),
        ("statistics-drawn", tally.drawn),
    ];
    rows.extend((tally.with_help > 0).then_some(("statistics-with-help", tally.with_help)));
    rows.extend(
        tally
            .best_margin
            .map(|margin| ("statistics-margin", margin)),
    );
    rows.extend((tally.best_streak > 1).then_some(("statistics-streak", tally.streak)));
    rows.extend((tally.best_streak > 1).then_some(("statistics-best-streak", tally.best_streak)));
    show_rows(ui, look, &rows);
    ui.add_space(8.0);
}

/// The name under which results on a board of Dots and Boxes are kept, for people: `3x3+frame`.
fn dots_board(look: &Look, name: &str) -> String {
    let mut parts = name.split('+');
    let size = parts.next().unwrap_or_default().replace('x', " × ");
    parts.fold(size, |text, option| {
        let option = match option {
            "must_take" => look.words.get("setup-must-take"),
            "frame" => look.words.get("setup-frame"),
            other => other.to_owned(),
        };
        format!("{text} · {option}")
    })
}

/// The name under which results of Domains are kept, for people: `jigsaw-30`.
fn domains_board(look: &Look, name: &str) -> String {
    let (kind, clues) = name.split_once('-').unwrap_or((name, ""));
    let blocks = match kind {
        "jigsaw" => look.words.get("blocks-jigsaw"),
        _ => look.words.get("blocks-regular"),
    };
    let clues = clues.parse::<u32>().unwrap_or_default();
    let clues = look.words.with("clues", &[("count", clues.into())]);
    format!("{blocks} · {clues}")
}

/// The name under which results of New Lands are kept, for people: `36-11x6+duel`.
fn lands_board(look: &Look, name: &str) -> String {
    let mut parts = name.split('+');
    let table = parts.next().unwrap_or_default();
    let (deck, size) = table.split_once('-').unwrap_or(("", table));
    let deck = match deck {
        "36" => look.words.get("setup-deck-36"),
        "52" => look.words.get("setup-deck-52"),
        other => other.to_owned(),
    };
    let size = size.replace('x', " × ");
    parts.fold(format!("{size} · {deck}"), |text, seats| {
        let seats = match seats {
            "three" => look.words.get("statistics-three"),
            "duel" => look.words.get("statistics-duel"),
            other => other.to_owned(),
        };
        format!("{text} · {seats}")
    })
}

fn show_daily(ui: &mut Ui, look: &Look, book: &DailyBook) {
    let best = book.results().map(|result| result.boxes).max().unwrap_or(0);
    let streak = book.streak(platform::today(), platform::utc_offset());
    let rows = [
        ("statistics-daily-played", book.results().len() as u32),
        ("statistics-daily-best", best),
        ("statistics-daily-streak", streak),
        ("statistics-daily-best-streak", book.best_streak()),
    ];
    show_rows(ui, look, &rows);
}

fn show_rows(ui: &mut Ui, look: &Look, rows: &[(&str, u32)]) {
    for (key, number) in rows {
        let number = RichText::new(number.to_string()).family(bold());
        let text = RichText::new(look.words.get(key)).font(look.font(16.0));
        let row = Vec2::new(ui.available_width(), 0.0);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Min), |ui| {
            ui.spacing_mut().interact_size.y = 24.0;
            ui.label(number.color(look.palette.ink));
            // A long text goes on below its beginning.
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.label(text.color(look.palette.faint));
            });
        });
    }
}
