//! Texts of double size on a small phone, in Russian: none is cut, none lies over another, and
//! whatever is touched is large enough and on the screen.

use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::{self, Shape},
};

use super::{touching::button, *};
use crate::{
    app::{
        boards::SHOWN,
        probe::Seen,
        screens::{CurrentGame, Go, trouble::Tell},
        settings::TextSize,
    },
    games::{Game, cell_city, domains, dots, new_lands},
    session::TimeControl,
    text::Language,
};

type Dots = dots::Position;
type City = cell_city::Position;
type Lands = new_lands::Position;
type Domains = domains::Position;

/// A text as it's drawn: where its letters are, and where they may be seen.
#[derive(Clone, Debug)]
struct Written {
    text: String,
    size: f32,
    letters: egui::Rect,
    clip: egui::Rect,
    is_cut: bool,
}

/// The texts of the last frame.
#[derive(Resource, Default)]
struct Page(Vec<Written>);

fn read(outputs: Query<&EguiFullOutput>, mut page: ResMut<Page>) {
    let shapes = outputs
        .iter()
        .filter_map(|output| output.0.as_ref())
        .flat_map(|output| &output.shapes);
    page.0 = shapes
        .filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => Some(Written {
                text: text.galley.text().to_owned(),
                size: text.galley.job.sections[0].format.font_id.size,
                letters: text.galley.mesh_bounds.translate(text.pos.to_vec2()),
                clip: clipped.clip_rect,
                is_cut: text.galley.elided,
            }),
            _ => None,
        })
        .filter(|written| !written.text.trim().is_empty())
        .collect();
}

const PHONE: [u32; 2] = [360, 740];
/// So high that nothing has to be scrolled.
const SCROLL: [u32; 2] = [360, 9_000];

fn large(screen: [u32; 2]) -> App {
    let mut app = start_on(Kept::in_memory(), screen);
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.text_size = TextSize::Percent200;
    settings.language = Some(Language::Russian);
    app.init_resource::<Page>().add_systems(
        PostUpdate,
        read.after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
    frames(&mut app);
    app
}

fn frames(app: &mut App) {
    for _ in 0..8 {
        app.update();
    }
}

fn go(app: &mut App, screen: Screen) {
    app.world_mut().write_message(Go::To(screen));
    frames(app);
}

fn tap_button(app: &mut App, name: &str) {
    let at = button(app, name);
    tap(app, at);
    frames(app);
}

fn texts(app: &App) -> &[Written] {
    &app.world().resource::<Page>().0
}

/// Whether every text is whole in its place.
fn assert_whole(app: &App, at: &str) {
    assert!(!texts(app).is_empty(), "{at}: nothing is written");
    for written in texts(app) {
        let seen = written.clip.expand(0.5);
        let whole = seen.x_range().contains(written.letters.left())
            && seen.x_range().contains(written.letters.right());
        assert!(whole && !written.is_cut, "{at}: {written:?} is cut");
    }
}

/// Whether no text lies over another one, where there is no sheet over the screen.
fn assert_apart(app: &App, at: &str) {
    let visible = |written: &Written| written.letters.intersect(written.clip).shrink(1.0);
    for (index, one) in texts(app).iter().enumerate() {
        for other in &texts(app)[index + 1..] {
            let both = visible(one).intersect(visible(other));
            assert!(!both.is_positive(), "{at}: {one:?} and {other:?}");
        }
    }
}

/// Whether these buttons lie on the screen, apart, and have room for a finger.
fn assert_touchable(app: &App, at: &str, names: &[&str], screen: [u32; 2]) {
    let seen = app.world().resource::<Seen>();
    let [width, height] = screen.map(|length| length as f32);
    let window = Rect::new(0.0, 0.0, width, height).inflate(0.5);
    let places: Vec<(&str, Rect)> = names
        .iter()
        .map(|name| {
            (
                *name,
                seen.place(name)
                    .unwrap_or_else(|| panic!("{at}: no {name}")),
            )
        })
        .collect();
    for (index, (name, place)) in places.iter().enumerate() {
        let size = place.size();
        assert!(size.min_element() >= 43.9, "{at}: {name} is {size}");
        assert!(
            window.contains(place.min) && window.contains(place.max),
            "{at}: {name} at {place:?} isn't on {window:?}"
        );
        for (other, there) in &places[index + 1..] {
            let both = place.intersect(*there);
            let over = both.width() > 0.5 && both.height() > 0.5;
            assert!(!over, "{at}: {name} and {other} overlap");
        }
    }
}

fn all_buttons(app: &App) -> Vec<&str> {
    app.world().resource::<Seen>().names().collect()
}

fn assert_usable(app: &App, at: &str, screen: [u32; 2]) {
    assert_whole(app, at);
    assert_apart(app, at);
    assert_touchable(app, at, &all_buttons(app), screen);
}

/// The size of the letters of a text that is on the screen.
fn size_of(app: &App, key: &str) -> f32 {
    let text = app
        .world()
        .resource::<crate::app::language::Words>()
        .get(key);
    let found = texts(app).iter().find(|written| written.text == text);
    found
        .unwrap_or_else(|| panic!("{text:?} isn't written"))
        .size
}

#[test]
fn the_screens_that_scroll() {
    let mut app = large(SCROLL);
    assert_usable(&app, "home", SCROLL);
    assert_eq!(size_of(&app, "game-dots-motto"), 32.0);
    for (screen, at) in [
        (Screen::Settings, "settings"),
        (Screen::Statistics, "statistics"),
    ] {
        go(&mut app, screen);
        assert_usable(&app, at, SCROLL);
        go_home(&mut app);
    }
    for game in SHOWN {
        app.world_mut().resource_mut::<CurrentGame>().0 = game;
        go(&mut app, Screen::Rules);
        assert_usable(&app, &format!("rules of {}", game.id()), SCROLL);
        go_home(&mut app);
        go(&mut app, Screen::Setup);
        assert_usable(&app, &format!("set-up of {}", game.id()), SCROLL);
        tap_button(&mut app, "setup-who-people");
        assert_usable(&app, &format!("set-up of {} for two", game.id()), SCROLL);
        go_home(&mut app);
    }
}

#[test]
fn set_ups_with_all_that_can_be_opened() {
    let mut app = large(SCROLL);
    for (game, opened) in [
        (GameKind::Dots, ["setup-size-own"].as_slice()),
        (
            GameKind::NewLands,
            &["setup-seats-6", "setup-rectangle-own"],
        ),
        (GameKind::Domains, &["setup-clock-own"]),
    ] {
        app.world_mut().resource_mut::<CurrentGame>().0 = game;
        go(&mut app, Screen::Setup);
        for name in opened {
            tap_button(&mut app, name);
        }
        assert_usable(&app, &format!("{} with {opened:?}", game.id()), SCROLL);
        go_home(&mut app);
    }
}

#[test]
fn the_results_of_a_game() {
    let mut app = large(SCROLL);
    begin::<Dots>(&mut app, |setup| {
        setup.options = dots::Options::square(1);
        people(setup);
    });
    play_to_the_end(&mut app);
    go_home(&mut app);
    go(&mut app, Screen::Statistics);
    assert_usable(&app, "statistics of some games", SCROLL);
}

fn play_to_the_end(app: &mut App) {
    while table::<Dots>(app).session().verdict().is_none() {
        let line = table::<Dots>(app).session().position().legal_moves()[0];
        app.world_mut()
            .write_message(crate::app::boards::Intent::<Dots>(line));
        settle::<Dots>(app);
    }
    frames(app);
}

#[test]
fn the_guided_games() {
    for game in SHOWN {
        let mut app = large(PHONE);
        app.world_mut().write_message(Open::Lesson(game));
        frames(&mut app);
        let at = format!("guided game of {}", game.id());
        assert_whole(&app, &at);
        assert_touchable(&app, &at, &["lesson-skip"], PHONE);
        let fit = app.world().resource::<Layout>().fit;
        assert!(fit.is_some_and(|fit| fit.pitch > 15.0), "{at}: {fit:?}");
    }
}

/// What the bar offers without a game in which something has happened.
const BAR: [&str; 2] = ["play-rules", "play-menu"];

fn assert_board_usable(app: &App, at: &str, least_pitch: f32) {
    assert_whole(app, at);
    assert_apart(app, at);
    assert_touchable(app, at, &BAR, PHONE);
    let pitch = app.world().resource::<Layout>().fit.unwrap().pitch;
    assert!(pitch >= least_pitch, "{at}: a square is {pitch} wide");
}

#[test]
fn the_boards_keep_their_room() {
    let mut app = large(PHONE);
    begin::<Dots>(&mut app, against_easy);
    settle::<Dots>(&mut app);
    assert_board_usable(&app, "dots", 50.0);
    assert_eq!(size_of(&app, Dots::PROMPT), 32.0);
    let mut app = large(PHONE);
    begin::<City>(&mut app, against_easy);
    settle::<City>(&mut app);
    assert_board_usable(&app, "cell city", 40.0);
    assert!(size_of(&app, City::PROMPT) >= 24.0);
    let mut app = large(PHONE);
    begin::<Domains>(&mut app, |setup| {
        against_easy(setup);
        setup.clock = Some(TimeControl::CLUB);
    });
    settle::<Domains>(&mut app);
    assert_board_usable(&app, "domains", 36.0);
    let mut app = large(PHONE);
    begin::<Lands>(&mut app, against_easy);
    settle::<Lands>(&mut app);
    assert_board_usable(&app, "new lands", 40.0);
}

#[test]
fn the_menu_and_its_questions_have_the_whole_height() {
    let mut app = large(PHONE);
    begin::<Domains>(&mut app, against_easy);
    settle::<Domains>(&mut app);
    tap_button(&mut app, "play-menu");
    assert_whole(&app, "menu");
    let all = [
        "play-draw",
        "play-resign",
        "play-new",
        "home-settings",
        "play-leave",
        "button-close",
    ];
    assert_touchable(&app, "menu", &all, PHONE);
    tap_button(&mut app, "play-resign");
    assert_whole(&app, "resign");
    assert_touchable(&app, "resign", &["resign-confirm", "new-game-stay"], PHONE);
}

#[test]
fn the_curtain() {
    let mut app = large(PHONE);
    begin::<Lands>(&mut app, people);
    frames(&mut app);
    assert_whole(&app, "curtain");
    assert_apart(&app, "curtain");
    assert_touchable(&app, "curtain", &["curtain-lift"], PHONE);
}

#[test]
fn the_end() {
    let mut app = large(PHONE);
    begin::<Dots>(&mut app, |setup| {
        setup.options = dots::Options::square(2);
        people(setup);
    });
    play_to_the_end(&mut app);
    assert_whole(&app, "the end");
    assert_apart(&app, "the end");
    assert_touchable(&app, "the end", &["end-again", "end-home"], PHONE);
}

#[test]
fn what_went_wrong() {
    let mut app = large(PHONE);
    app.world_mut().write_message(Tell("trouble-address"));
    frames(&mut app);
    assert_whole(&app, "trouble");
    assert_touchable(&app, "trouble", &["button-ok"], PHONE);
}

#[test]
fn the_setting_is_taken_up_at_once() {
    let mut app = start_on(Kept::in_memory(), SCROLL);
    app.init_resource::<Page>().add_systems(
        PostUpdate,
        read.after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput),
    );
    go(&mut app, Screen::Settings);
    assert_eq!(size_of(&app, "settings-about-text"), 16.0);
    tap_button(&mut app, "text-150");
    assert_eq!(size_of(&app, "settings-about-text"), 24.0);
}
