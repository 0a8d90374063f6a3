//! The settings of the whole app.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui::Ui};

use super::{Go, Screen, page::Page};
use crate::{
    app::{
        platform,
        settings::{self, Appearance, Haptics, MotionChoice, Pace, Settings, Sounds, TextSize},
        storage::Kept,
        widgets::{self, Look},
    },
    text::Language,
};

/// Whether the person is asked before all is deleted.
#[derive(Default, PartialEq)]
enum Deleting {
    #[default]
    No,
    Asking,
    Done,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Settings)),
    );
}

fn show(
    mut page: Page,
    mut settings: ResMut<Settings>,
    mut kept: ResMut<Kept>,
    mut deleting: Local<Deleting>,
) {
    let title = page.words().get("settings-title");
    let mut chosen = settings.clone();
    page.column(&title, |ui, look, go| {
        let words = look.words;
        widgets::group(ui, look, "settings-language", |ui, look| {
            let mut all = vec![(
                None,
                "settings-language-system",
                words.get("settings-language-system"),
            )];
            all.extend(
                Language::ALL
                    .map(|language| (Some(language), language.id(), language.autonym().to_owned())),
            );
            if let Some(language) = widgets::choices(ui, look, chosen.language, &all) {
                chosen.language = language;
            }
        });
        widgets::group(ui, look, "settings-appearance", |ui, look| {
            let all = [
                (Appearance::System, "settings-appearance-system"),
                (Appearance::Light, "settings-appearance-light"),
                (Appearance::Dark, "settings-appearance-dark"),
            ]
            .map(|(value, key)| (value, key, words.get(key)));
            if let Some(appearance) = widgets::choices(ui, look, chosen.appearance, &all) {
                chosen.appearance = appearance;
            }
        });
        widgets::group(ui, look, "settings-text", |ui, look| {
            let percent =
                |percent: u32| words.with("settings-text-percent", &[("percent", percent.into())]);
            let all = [
                (
                    TextSize::System,
                    "settings-text-system",
                    words.get("settings-text-system"),
                ),
                (TextSize::Usual, "text-100", percent(100)),
                (TextSize::Percent125, "text-125", percent(125)),
                (TextSize::Percent150, "text-150", percent(150)),
                (TextSize::Percent175, "text-175", percent(175)),
                (TextSize::Percent200, "text-200", percent(200)),
            ];
            if let Some(size) = widgets::choices(ui, look, chosen.text_size, &all) {
                chosen.text_size = size;
            }
        });
        widgets::group(ui, look, "settings-motion", |ui, look| {
            let all = [
                (MotionChoice::System, "settings-motion-system"),
                (MotionChoice::Reduced, "settings-motion-reduced"),
                (MotionChoice::Full, "settings-motion-full"),
            ]
            .map(|(value, key)| (value, key, words.get(key)));
            if let Some(motion) = widgets::choices(ui, look, chosen.motion, &all) {
                chosen.motion = motion;
            }
        });
        widgets::group(ui, look, "settings-pace", |ui, look| {
            let all = [
                (Pace::Slow, "settings-pace-slow"),
                (Pace::Normal, "settings-pace-normal"),
                (Pace::Fast, "settings-pace-fast"),
            ]
            .map(|(value, key)| (value, key, words.get(key)));
            if let Some(pace) = widgets::choices(ui, look, chosen.pace, &all) {
                chosen.pace = pace;
            }
        });
        ui.add_space(8.0);
        widgets::card(ui, look.palette, |ui| {
            let text = words.get("settings-place-at-once");
            widgets::switch(
                ui,
                look,
                "settings-place-at-once",
                &text,
                &mut chosen.place_at_once,
            );
            widgets::note(ui, look, &words.get("settings-place-at-once-detail"));
        });
        if platform::SOUNDS {
            widgets::card(ui, look.palette, |ui| {
                sounds_switch(ui, look, &mut chosen.sounds);
                widgets::note(ui, look, &words.get("settings-sounds-detail"));
            });
        }
        if platform::HAPTICS {
            widgets::card(ui, look.palette, |ui| {
                let text = words.get("settings-haptics");
                let mut on = chosen.haptics == Haptics::On;
                widgets::switch(ui, look, "settings-haptics", &text, &mut on);
                chosen.haptics = if on { Haptics::On } else { Haptics::Off };
                widgets::note(ui, look, &words.get("settings-haptics-detail"));
            });
        }
        widgets::group(ui, look, "settings-about", |ui, look| {
            widgets::note(ui, look, &words.get("settings-about-text"));
            widgets::note(ui, look, &words.get("settings-licences-text"));
            let version = env!("CARGO_PKG_VERSION");
            widgets::note(
                ui,
                look,
                &words.with("settings-version", &[("version", version.into())]),
            );
            if platform::has_licences() {
                let text = words.get("settings-licences");
                if widgets::button(ui, look, "settings-licences", &text, false).clicked() {
                    go.write(Go::To(Screen::Licences));
                }
            }
        });
        ui.add_space(8.0);
        let mut press = |ui: &mut _, key: &str| {
            let text = words.get(key);
            widgets::button(ui, look, key, &text, false).clicked()
        };
        match *deleting {
            Deleting::Asking => {
                ui.label(words.get("settings-delete-ask"));
                ui.label(words.get("settings-delete-detail"));
                if press(ui, "settings-delete-confirm") {
                    kept.delete_all(&[settings::KEY]);
                    chosen = Settings::default();
                    *deleting = Deleting::Done;
                }
                if press(ui, "button-cancel") {
                    *deleting = Deleting::No;
                }
            }
            Deleting::Done => _ = ui.label(words.get("settings-deleted")),
            Deleting::No => {
                if press(ui, "settings-delete") {
                    *deleting = Deleting::Asking;
                }
            }
        }
    });
    if *settings != chosen {
        *settings = chosen;
    }
}

/// Whether moves are heard: in the menu over the board, too.
pub(super) fn sounds_switch(ui: &mut Ui, look: &mut Look, sounds: &mut Sounds) {
    let mut on = *sounds == Sounds::On;
    widgets::switch(
        ui,
        look,
        "settings-sounds",
        &look.words.get("settings-sounds"),
        &mut on,
    );
    *sounds = if on { Sounds::On } else { Sounds::Off };
}
