//! The board's screen: score and turn, what may be done now, and the buttons.

mod bar;
mod card;
mod curtain;
mod daily;
mod end;
mod lesson;
mod panels;
mod prompt;
mod score;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use panels::Foot;
pub use panels::Panels;

use super::page::Page;
use crate::{
    app::{
        Step,
        boards::{Board, BoardPrompt, PanelsLaid, playing},
        pointer::{BoardArea, Pointing},
        screens::Screen,
        settings::Settings,
        storage::Kept,
        table::{Act, Table},
    },
    games::dots,
};

/// What lies over the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Sheet {
    #[default]
    None,
    Menu,
    /// Whether to begin a new game.
    NewGame,
    /// Whether to give the game up.
    Resign,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Panels>()
        .init_resource::<Sheet>()
        .init_resource::<daily::DailyNews>()
        .add_systems(
            Update,
            daily::watch
                .in_set(Step::Think)
                .run_if(playing::<dots::Position>),
        )
        .add_systems(OnEnter(Screen::Play), |mut sheet: ResMut<Sheet>| {
            *sheet = Sheet::None
        })
        .add_systems(
            OnExit(Screen::Play),
            |mut area: ResMut<BoardArea>, mut news: ResMut<daily::DailyNews>| {
                area.0 = None;
                // A search for the par of a board that nobody looks at only burns the battery.
                *news = daily::DailyNews::default();
            },
        );
}

pub(super) fn add_play<G: Board>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show::<G>.in_set(PanelsLaid).run_if(playing::<G>),
    );
    app.add_systems(
        Update,
        skip::<G>.in_set(Step::Validate).run_if(playing::<G>),
    );
}

/// A tap on the board while moves are shown hurries them.
fn skip<G: Board>(
    mut pointings: MessageReader<Pointing>,
    table: Res<Table<G>>,
    mut acts: MessageWriter<Act>,
) {
    let pressed = pointings
        .read()
        .any(|pointing| matches!(pointing, Pointing::Press(_)));
    let plays_on = table.session().verdict().is_none() || table.counted().is_some();
    if pressed && !table.persons_turn() && plays_on {
        acts.write(Act::Skip);
    }
}

fn show<G: Board>(
    mut page: Page,
    mut table: ResMut<Table<G>>,
    mut panels: ResMut<Panels>,
    mut area: ResMut<BoardArea>,
    mut sheet: ResMut<Sheet>,
    prompt: Res<BoardPrompt>,
    kept: Res<Kept>,
    mut settings: ResMut<Settings>,
    mut news: ResMut<daily::DailyNews>,
    mut acts: MessageWriter<Act>,
    mut card_height: Local<f32>,
) {
    let Some((mut ui, mut look, go)) = page.open() else {
        return;
    };
    let (ui, look) = (&mut ui, &mut look);
    let table = &mut *table;
    let ended = table.session().verdict().is_some();
    let over = ended && !table.is_showing();
    let teaching = table.lesson.is_some();
    let palette = if ended { 0.0 } else { G::PALETTE };
    let curtain = table.curtain();
    let foot = match (teaching, over) {
        (true, _) => Foot::Lesson(*card_height),
        (false, true) => Foot::End(*card_height),
        (false, false) if curtain.is_some() => Foot::Curtain(*card_height),
        (false, false) => Foot::Bar,
    };
    let laid = Panels::new(ui.max_rect(), palette, foot, look.text);
    score::show(ui, look, table, &laid);
    let height = if teaching {
        lesson::show(ui, look, table, &laid, &mut acts, go)
    } else if over {
        end::show(ui, look, table, &laid, &mut news, &mut acts, go)
    } else if let Some(next) = curtain {
        curtain::show(ui, look, table, next, &laid, &mut acts)
    } else {
        prompt::show(ui, look, table, &laid, *prompt, &mut acts);
        bar::show(ui, look, table, &laid, &mut sheet, &mut acts, go);
        0.0
    };
    // Text decides how high the card at the bottom is; the board gets what is left.
    if (height - *card_height).abs() > 0.5 {
        *card_height = height;
        ui.ctx().request_repaint();
    }
    panels.set_if_neq(laid);
    let covered = *sheet != Sheet::None || table.question.is_some() || bar::asked(table).is_some();
    if covered {
        let mut sounds = settings.sounds;
        let menu = bar::Menu {
            can_bring_back: kept.can_bring_back(G::KIND),
            sounds: &mut sounds,
        };
        bar::sheet(ui, look, table, menu, &mut sheet, &mut acts, go);
        if sounds != settings.sounds {
            settings.sounds = sounds;
        }
    }
    let board = Rect::new(
        laid.board.left(),
        laid.board.top(),
        laid.board.right(),
        laid.board.bottom(),
    );
    if table.last_area != Some(board) {
        table.last_area = Some(board);
        ui.ctx().request_repaint();
    }
    area.set_if_neq(BoardArea((!covered).then_some(board)));
}

/// A rounded sheet of the panel's colour behind what comes after.
fn backing(ui: &egui::Ui, look: &crate::app::widgets::Look, rect: egui::Rect) {
    ui.painter()
        .rect_filled(rect, egui::CornerRadius::same(18), look.palette.panel);
}
