//! The licences of the libraries that the app is made of, as they come with it.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use super::{Screen, page::Page};
use crate::app::platform;

/// A licence, and what is used under it.
#[derive(Debug, PartialEq, Eq)]
struct Licence {
    title: String,
    text: String,
}

/// Read when they're first looked at: they are many and long.
#[derive(Resource, Default)]
struct Licences(Vec<Licence>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Licences>()
        .add_systems(
            OnEnter(Screen::Licences),
            |mut licences: ResMut<Licences>| {
                licences.0 = platform::licences()
                    .map(|file| parse(&file))
                    .unwrap_or_default();
            },
        )
        .add_systems(
            OnExit(Screen::Licences),
            |mut licences: ResMut<Licences>| {
                licences.0.clear();
            },
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Licences)),
        );
}

/// `scripts/third-party` puts a line like this before each licence.
const RULE: &str =
    "================================================================================\n";

fn parse(file: &str) -> Vec<Licence> {
    file.replace("\r\n", "\n")
        .split(RULE)
        .skip(1)
        .map(|part| {
            let (title, text) = part.split_once('\n').unwrap_or((part, ""));
            Licence {
                title: title.to_owned(),
                text: text.trim().to_owned(),
            }
        })
        .collect()
}

fn show(mut page: Page, licences: Res<Licences>) {
    let title = page.words().get("settings-licences");
    page.column(&title, |ui, look, _| {
        for (number, licence) in licences.0.iter().enumerate() {
            let text = |text: &str| {
                egui::RichText::new(text)
                    .font(look.font(14.0))
                    .color(look.palette.ink)
            };
            egui::CollapsingHeader::new(text(&licence.title))
                .id_salt(number)
                .show(ui, |ui| ui.label(text(&licence.text)));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_licence_stands_under_its_title() {
        let file =
            format!("{RULE}MIT: a 1.0, b 2.0\n\nPermission\nis granted.\n\n{RULE}ISC: c 3.0\n");
        let [mit, isc] = &parse(&file)[..] else {
            panic!("there are two");
        };
        assert_eq!(mit.title, "MIT: a 1.0, b 2.0");
        assert_eq!(mit.text, "Permission\nis granted.");
        assert_eq!(isc.title, "ISC: c 3.0");
    }

    #[test]
    fn a_file_of_something_else_has_none() {
        assert_eq!(parse("no licence at all"), []);
    }
}
