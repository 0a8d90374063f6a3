//! The buttons of the play screen, and the sheets that they open.

use bevy::prelude::*;
use bevy_egui::egui::{self, Ui, UiBuilder, vec2};

use super::{Panels, Sheet, backing};
use crate::app::{
    boards::{Asks, Board},
    icons::Icon,
    platform,
    role::Role,
    screens::{Go, Screen, settings::sounds_switch},
    settings::Sounds,
    table::{Act, Question, Table},
    widgets::{self, Look},
};

/// What the buttons are called.
const ITEMS: [&str; 4] = ["play-undo", "play-hint", "play-rules", "play-menu"];

pub(super) fn show<G: Board>(
    ui: &mut Ui,
    look: &mut Look,
    table: &Table<G>,
    panels: &Panels,
    sheet: &mut Sheet,
    acts: &mut MessageWriter<Act>,
    go: &mut MessageWriter<Go>,
) {
    backing(ui, look, panels.bar);
    let columns = if panels.wide { 2 } else { 4 };
    let rows = 4 / columns;
    let size = vec2(
        panels.bar.width() / columns as f32,
        panels.bar.height() / rows as f32,
    );
    let session = table.session();
    let texts = ITEMS.map(|key| look.words.get(key));
    let texts = texts.each_ref().map(String::as_str);
    let font = widgets::fitting_line(ui.painter(), &texts, look.font(15.0), size.x - 12.0);
    let can_hint = session.can_hint() && table.persons_turn();
    let items = [
        (Icon::Undo, session.can_undo()),
        (Icon::Hint, can_hint),
        (Icon::Rules, true),
        (Icon::Menu, true),
    ];
    for (index, (key, (icon, enabled))) in ITEMS.into_iter().zip(items).enumerate() {
        let corner = panels.bar.min
            + vec2(
                (index % columns) as f32 * size.x,
                (index / columns) as f32 * size.y,
            );
        let place = egui::Rect::from_min_size(corner, size);
        let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt(key));
        if !widgets::bar_item(&mut child, look, key, icon, size, font.clone(), enabled).clicked() {
            continue;
        }
        match key {
            "play-undo" => _ = acts.write(Act::Undo),
            "play-hint" => _ = acts.write(Act::Hint),
            "play-rules" => _ = go.write(Go::To(Screen::Rules)),
            _ => *sheet = Sheet::Menu,
        }
    }
}

/// What the menu offers beside what every game has.
pub(super) struct Menu<'a> {
    /// A game that was replaced by a new one can be had back.
    pub can_bring_back: bool,
    pub sounds: &'a mut Sounds,
}

/// What lies over the board: the menu, or a question.
pub(super) fn sheet<G: Board>(
    ui: &Ui,
    look: &mut Look,
    table: &Table<G>,
    menu: Menu,
    sheet: &mut Sheet,
    acts: &mut MessageWriter<Act>,
    go: &mut MessageWriter<Go>,
) {
    let answer = widgets::sheet(ui, look, "sheet", 360.0, |ui, look| {
        if let Some(Question::Undo(seat)) = table.question {
            let session = table.session();
            let role = Role::of(
                session.player_of(seat),
                &session.setup().players,
                look.words,
                look.palette,
            );
            widgets::heading(
                ui,
                look,
                &look
                    .words
                    .with("undo-ask", &[("name", role.name.as_str().into())]),
            );
            widgets::note(ui, look, &look.words.get("undo-ask-detail"));
            if press(ui, look, "undo-agree", true) {
                acts.write(Act::Agree(true));
            }
            if press(ui, look, "undo-decline", false) {
                acts.write(Act::Agree(false));
            }
            return;
        }
        if let Some(asks) = asked(table) {
            answer_it(ui, look, table, asks, acts);
            return;
        }
        match *sheet {
            Sheet::Resign => {
                widgets::heading(ui, look, &look.words.get("resign-ask"));
                if press(ui, look, "resign-confirm", true) {
                    acts.write(Act::Declare(RESIGN));
                    *sheet = Sheet::None;
                }
                if press(ui, look, "new-game-stay", false) {
                    *sheet = Sheet::None;
                }
            }
            Sheet::NewGame => {
                widgets::heading(ui, look, &look.words.get("new-game-ask"));
                widgets::note(ui, look, &look.words.get("new-game-ask-detail"));
                if press(ui, look, "new-game-begin", true) {
                    acts.write(Act::Again);
                    *sheet = Sheet::None;
                }
                if press(ui, look, "new-game-stay", false) {
                    *sheet = Sheet::None;
                }
            }
            Sheet::Menu | Sheet::None => {
                for (key, declared) in declarations(table) {
                    if press(ui, look, key, false) {
                        *sheet = if declared == RESIGN {
                            Sheet::Resign
                        } else {
                            acts.write(Act::Declare(declared));
                            Sheet::None
                        };
                    }
                }
                if press(ui, look, "play-new", false) {
                    *sheet = Sheet::NewGame;
                }
                if menu.can_bring_back && press(ui, look, "new-game-restore", false) {
                    *sheet = Sheet::None;
                    acts.write(Act::BringBack);
                }
                if platform::SOUNDS {
                    sounds_switch(ui, look, menu.sounds);
                }
                if press(ui, look, "home-settings", false) {
                    *sheet = Sheet::None;
                    go.write(Go::To(Screen::Settings));
                }
                if press(ui, look, "play-leave", false) {
                    *sheet = Sheet::None;
                    go.write(Go::Home);
                }
                if press(ui, look, "button-close", true) {
                    *sheet = Sheet::None;
                }
            }
        }
    });
    if answer.should_close() && table.question.is_none() {
        *sheet = Sheet::None;
    }
}

/// The question that the person on the move must answer first.
pub(super) fn asked<G: Board>(table: &Table<G>) -> Option<Asks> {
    let asks = table.session().position().asks();
    asks.filter(|_| table.persons_turn())
}

fn answer_it<G: Board>(
    ui: &mut Ui,
    look: &mut Look,
    table: &Table<G>,
    asks: Asks,
    acts: &mut MessageWriter<Act>,
) {
    let session = table.session();
    let asker = session.moves().next_back().map(|(seat, _)| seat);
    let name = asker.map_or(String::new(), |seat| {
        let players = &session.setup().players;
        Role::of(session.player_of(seat), players, look.words, look.palette).name
    });
    let text = look.words.with(asks.question, &[("name", name.into())]);
    widgets::heading(ui, look, &text);
    for (index, (key, declared)) in asks.answers.into_iter().enumerate() {
        if press(ui, look, key, index == 0) {
            acts.write(Act::Declare(declared));
        }
    }
}

/// What may be declared now by the person on the move.
fn declarations<G: Board>(table: &Table<G>) -> Vec<(&'static str, &'static str)> {
    if table.persons_turn() && table.lesson.is_none() {
        G::declarations(table.session())
    } else {
        Vec::new()
    }
}

/// The move that loses the game: it's asked about twice.
const RESIGN: &str = "resign";

fn press(ui: &mut Ui, look: &mut Look, key: &str, main: bool) -> bool {
    let text = look.words.get(key);
    widgets::button(ui, look, key, &text, main).clicked()
}
