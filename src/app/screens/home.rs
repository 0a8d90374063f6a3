//! The first screen: the games, and the one in progress.

mod picture;

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, CornerRadius, RichText, Sense, Ui, Vec2, pos2, vec2},
};

use picture::Picture;

use super::{
    Go, Screen,
    page::{Page, scrolling},
};
use crate::{
    app::{
        boards::Board,
        language::Words,
        open::Open,
        platform,
        role::member_name,
        settings::Settings,
        storage::Kept,
        theme::Palette,
        widgets::{self, Look},
    },
    games::{GameKind, cell_city, domains, dots, new_lands},
    session::{DailyBoard, PlayerKind, Session},
};

/// What the home screen tells of the games, read once when it opens.
#[derive(Resource, Default)]
struct News {
    /// The game to go on with, and a line about it.
    going: Option<(Open, String)>,
    daily: String,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<News>()
        .add_systems(
            Update,
            read_news.run_if(
                in_state(Screen::Home)
                    .and_then(state_changed::<Screen>.or_else(resource_changed::<Words>)),
            ),
        )
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Home)));
}

fn read_news(
    mut news: ResMut<News>,
    mut kept: ResMut<Kept>,
    settings: Res<Settings>,
    words: Res<Words>,
) {
    news.going = match settings.last_game {
        Some((GameKind::Dots, true)) => {
            kept.daily_game().and_then(|session| line(&session, &words))
        }
        Some((GameKind::Dots, false)) => kept
            .game::<dots::Position>()
            .and_then(|session| line(&session, &words)),
        Some((GameKind::CellCity, _)) => kept
            .game::<cell_city::Position>()
            .and_then(|session| line(&session, &words)),
        Some((GameKind::NewLands, _)) => kept
            .game::<new_lands::Position>()
            .and_then(|session| line(&session, &words)),
        Some((GameKind::Domains, _)) => kept
            .game::<domains::Position>()
            .and_then(|session| line(&session, &words)),
        None => None,
    };
    let today = platform::today();
    news.daily = match kept.daily_book().result(today) {
        Some(result) => words.with(
            "home-daily-done",
            &[
                ("boxes", result.boxes.into()),
                ("total", DailyBoard::BOXES.into()),
            ],
        ),
        None if kept
            .daily_game()
            .is_some_and(|session| session.moves().len() > 0) =>
        {
            words.get("home-daily-going")
        }
        None => words.get("home-daily-new"),
    };
}

/// The line on the button that goes on with a game.
fn line<G: Board>(session: &Session<G>, words: &Words) -> Option<(Open, String)> {
    if session.result().is_some() {
        return None;
    }
    let open = if session.daily().is_some() {
        Open::Daily
    } else {
        Open::Continue(G::KIND)
    };
    let setup = session.setup();
    let turn = match session.position().to_move() {
        None => words.get("home-over"),
        Some(seat) => {
            let people = setup.kinds().filter(|kind| *kind == PlayerKind::Person);
            if people.count() == 1 && session.kind_of(seat) == PlayerKind::Person {
                words.get("home-turn-yours")
            } else {
                let name = member_name(session.member_of(seat), setup, words);
                words.with("home-turn-of", &[("name", name.into())])
            }
        }
    };
    let points = session.record().points();
    let game = words.get(&if session.daily().is_some() {
        "home-daily".to_owned()
    } else {
        format!("game-{}", G::KIND.id())
    });
    let variables = [
        ("game", game.into()),
        ("first", points[0].into()),
        ("second", points[1].into()),
        ("turn", turn.into()),
    ];
    Some((open, words.with("home-continue-detail", &variables)))
}

fn show(mut page: Page, news: Res<News>, mut open: MessageWriter<Open>) {
    let Some((mut ui, mut look, go)) = page.open() else {
        return;
    };
    let look = &mut look;
    let width = (ui.available_width() - 32.0).min(460.0);
    let height = ui.available_height();
    scrolling(&mut ui, "home", width, |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        let content = 470.0 * look.text.factor();
        ui.add_space(((height - content) * 0.32).max(14.0));
        name(ui, look);
        ui.add_space(6.0);
        if let Some((wish, detail)) = &news.going {
            let title = look.words.get("home-continue");
            if tile(ui, look, "home-continue", &title, detail, None) {
                open.write(*wish);
            }
        }
        for game in crate::app::boards::SHOWN {
            let key = format!("game-{}", game.id());
            let (title, motto) = (
                look.words.get(&key),
                look.words.get(&format!("{key}-motto")),
            );
            if tile(ui, look, &key, &title, &motto, Some(Picture::Game(game))) {
                open.write(Open::Card(game));
            }
        }
        let title = look.words.get("home-daily");
        if tile(
            ui,
            look,
            "home-daily",
            &title,
            &news.daily,
            Some(Picture::Daily),
        ) {
            open.write(Open::Daily);
        }
        ui.add_space(2.0);
        let both = ["home-settings", "home-statistics"].map(|key| Some((key, false)));
        match widgets::pair(ui, look, both) {
            Some("home-settings") => _ = go.write(Go::To(Screen::Settings)),
            Some(_) => _ = go.write(Go::To(Screen::Statistics)),
            None => {}
        }
        ui.add_space(16.0);
    });
}

fn name(ui: &mut Ui, look: &Look) {
    ui.vertical_centered(|ui| {
        let name = look.words.get("app-name");
        let width = ui.available_width();
        let font = widgets::fitting_line(ui.painter(), &[&name], look.bold(46.0), width);
        let label = ui.label(RichText::new(name).font(font).color(look.palette.ink));
        widgets::is_heading(&label);
        let from = pos2(
            label.rect.center().x - label.rect.width() * 0.5,
            label.rect.bottom() + 2.0,
        );
        widgets::underline(ui, from, label.rect.width(), look.palette.accent);
    });
}

/// A card to tap, with a picture; the one without a picture wears the accent.
fn tile(
    ui: &mut Ui,
    look: &mut Look,
    key: &str,
    title: &str,
    detail: &str,
    picture: Option<Picture>,
) -> bool {
    let palette = look.palette;
    let width = ui.available_width();
    let left = if picture.is_some() { 92.0 } else { 20.0 };
    let (ink, faint) = if picture.is_some() {
        (palette.ink, palette.faint)
    } else {
        (palette.on_accent, palette.on_accent)
    };
    let room = width - left - 14.0;
    let lay = |text: &str, font: egui::FontId, color: egui::Color32| {
        let font = widgets::fitting(ui.painter(), text, font, vec2(room, f32::INFINITY));
        ui.painter().layout(text.to_owned(), font, color, room)
    };
    let title_text = lay(title, look.bold(19.0), ink);
    let detail_text = lay(detail, look.font(16.0), faint);
    let text_height = title_text.size().y + detail_text.size().y + 2.0;
    let height = (text_height + 24.0).max(72.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let fill = match (
        picture.is_some(),
        response.hovered() || response.is_pointer_button_down_on(),
    ) {
        (true, false) => palette.panel,
        (true, true) => palette.raised,
        (false, false) => palette.accent,
        (false, true) => Palette::rubbed(palette.accent, palette.ink, 0.1),
    };
    ui.painter().rect_filled(rect, CornerRadius::same(18), fill);
    if let Some(picture) = picture {
        let place = egui::Rect::from_center_size(
            pos2(rect.left() + 48.0, rect.center().y),
            Vec2::splat(48.0),
        );
        picture::paint(ui, palette, picture, place);
    }
    let top = rect.center().y - text_height / 2.0;
    let detail_top = top + title_text.size().y + 2.0;
    ui.painter()
        .galley(pos2(rect.left() + left, top), title_text, ink);
    ui.painter()
        .galley(pos2(rect.left() + left, detail_top), detail_text, faint);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, title));
    widgets::focus_ring(ui, palette, &response);
    look.seen.button(key, &response);
    response.clicked()
}
