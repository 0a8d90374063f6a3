//! The set-up of a game: board, players, who starts. What was chosen last is offered again.

mod boards;
mod clock;
mod lands;
mod players;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use boards::BoardChoice;

use super::{CurrentGame, Screen, page::Page};
use crate::{
    app::{boards::Board, open::Open, settings::Settings, storage::Kept, widgets},
    games::{GameKind, Side},
    session::{
        Partner, PlayerKind, PlayerName, Setup, UndoRule, has_clock, has_tournament, has_undo,
    },
};

/// The set-up as it stands on the screen.
#[derive(Resource)]
pub struct Draft<G: Board> {
    pub setup: Setup<G::Options>,
    /// The names as they are typed; a name that can't be one isn't taken over.
    names: [String; 2],
    partner_names: Vec<String>,
    /// There is a game in progress.
    going: bool,
}

impl<G: Board> Default for Draft<G> {
    fn default() -> Self {
        Draft {
            setup: Setup::of::<G>(),
            names: [String::new(), String::new()],
            partner_names: Vec::new(),
            going: false,
        }
    }
}

pub(super) fn add_setup<G: Board + BoardChoice>(app: &mut App) {
    app.init_resource::<Draft<G>>()
        .add_systems(OnEnter(Screen::Setup), remember::<G>)
        .add_systems(
            EguiPrimaryContextPass,
            show::<G>.run_if(in_state(Screen::Setup)),
        );
}

fn remember<G: Board>(mut draft: ResMut<Draft<G>>, mut kept: ResMut<Kept>) {
    draft.setup = kept.setup::<G>();
    draft.names = crate::session::PlayerId::BOTH.map(|id| {
        draft
            .setup
            .players
            .get(id)
            .name
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default()
    });
    let typed = |name: &Option<PlayerName>| name.as_ref().map(ToString::to_string);
    draft.partner_names = draft
        .setup
        .partners
        .iter()
        .map(|partner| typed(&partner.name).unwrap_or_default())
        .collect();
    draft.going = kept
        .game::<G>()
        .is_some_and(|session| session.result().is_none() && session.moves().len() > 0);
}

fn show<G: Board + BoardChoice>(
    mut page: Page,
    game: Res<CurrentGame>,
    mut draft: ResMut<Draft<G>>,
    mut settings: ResMut<Settings>,
    mut open: MessageWriter<Open>,
) {
    if game.0 != G::KIND {
        return;
    }
    let title = page.words().get(&format!("game-{}", G::KIND.id()));
    page.column(&title, |ui, look, go| {
        let draft = draft.bypass_change_detection();
        if draft.going {
            let text = look.words.get("home-continue");
            if widgets::button(ui, look, "setup-continue", &text, false).clicked() {
                open.write(Open::Continue(G::KIND));
            }
            ui.add_space(4.0);
        }
        let text = look.words.get("setup-play");
        if widgets::button(ui, look, "setup-play", &text, true).clicked() {
            open.write(Open::New(G::KIND));
        }
        if G::KIND == GameKind::Dots {
            ui.add_space(4.0);
            let text = look.words.get("home-daily");
            if widgets::button(ui, look, "home-daily", &text, false).clicked() {
                open.write(Open::Daily);
            }
        }
        widgets::group(ui, look, "setup-who", |ui, look| {
            let pencils = G::team(Side::First, look.words, look.palette).is_none();
            players::show(ui, look, &mut draft.setup, &mut draft.names, pencils);
            let names = &mut draft.partner_names;
            players::partners(ui, look, &mut draft.setup, names);
        });
        widgets::group(ui, look, "setup-board", |ui, look| {
            G::choose_board(ui, look, &mut draft.setup.options);
            let partners = G::partners(&draft.setup.options);
            draft.setup.partners.resize(partners, Partner::default());
            draft.partner_names.resize(partners, String::new());
        });
        widgets::group(ui, look, "setup-starts", |ui, look| {
            players::starts(ui, look, &mut draft.setup);
            if G::team(Side::First, look.words, look.palette).is_some() {
                widgets::note(ui, look, &look.words.get("setup-red-starts"));
            }
        });
        if has_tournament(G::KIND) {
            ui.add_space(8.0);
            widgets::card(ui, look.palette, |ui| {
                let text = look.words.get("setup-tournament");
                widgets::switch(
                    ui,
                    look,
                    "setup-tournament",
                    &text,
                    &mut draft.setup.tournament,
                );
                widgets::note(ui, look, &look.words.get("setup-tournament-detail"));
            });
        }
        if has_clock(G::KIND) {
            widgets::group(ui, look, "setup-clock", |ui, look| {
                clock::show(ui, look, &mut draft.setup)
            });
        }
        if let Some(handling) = G::HANDLING {
            widgets::group(ui, look, "setup-handling", |ui, look| {
                let mut chosen = settings.clone();
                handling(ui, look, &mut chosen);
                settings.set_if_neq(chosen);
            });
        }
        let people = draft.setup.kinds();
        let people = people.filter(|kind| *kind == PlayerKind::Person).count();
        if G::HIDDEN_HANDS && people > 1 {
            ui.add_space(8.0);
            widgets::card(ui, look.palette, |ui| {
                let text = look.words.get("setup-open-hands");
                let open = &mut draft.setup.open_hands;
                widgets::switch(ui, look, "setup-open-hands", &text, open);
                widgets::note(ui, look, &look.words.get("setup-open-hands-detail"));
            });
        }
        if has_undo(G::KIND) && people > 0 {
            widgets::group(ui, look, "setup-undo", |ui, look| {
                undo(ui, look, &mut draft.setup, G::HIDDEN_HANDS)
            });
        }
        ui.add_space(8.0);
        let text = look.words.get("home-rules");
        if widgets::button(ui, look, "home-rules", &text, false).clicked() {
            go.write(super::Go::To(Screen::Rules));
        }
    });
}

/// How moves are taken back. Where hands are hidden there is no friendly way: it would show them.
fn undo<O>(
    ui: &mut bevy_egui::egui::Ui,
    look: &mut widgets::Look,
    setup: &mut Setup<O>,
    hidden_hands: bool,
) {
    let words = look.words;
    let all = [
        (UndoRule::Usual, "setup-undo-usual"),
        (UndoRule::Strict, "setup-undo-strict"),
        (UndoRule::Friendly, "setup-undo-friendly"),
    ]
    .map(|(value, key)| (value, key, words.get(key)));
    let offered = if hidden_hands { &all[..2] } else { &all[..] };
    if let Some(rule) = widgets::choices(ui, look, setup.undo, offered) {
        setup.undo = rule;
    }
    let detail = match setup.undo {
        UndoRule::Usual if hidden_hands => "setup-undo-hands-detail",
        UndoRule::Usual => "setup-undo-usual-detail",
        UndoRule::Strict => "setup-undo-strict-detail",
        UndoRule::Friendly => "setup-undo-friendly-detail",
    };
    widgets::note(ui, look, &words.get(detail));
}
