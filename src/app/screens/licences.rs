//! The licences of the libraries that the app is made of, as they come with it.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use super::{Screen, page::Page};
use crate::app::{platform, widgets};

/// A licence, and what is used under it.
#[derive(Debug, PartialEq, Eq)]
struct Licence {
    title: String,
    text: String,
}

/// There while they're looked at, since they are many and long; none before they're read.
#[derive(Resource, Default)]
struct Licences(Option<Vec<Licence>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Licences>()
        .add_systems(
            Update,
            read.run_if(
                in_state(Screen::Licences).and_then(|licences: Res<Licences>| licences.0.is_none()),
            ),
        )
        .add_systems(
            OnExit(Screen::Licences),
            |mut licences: ResMut<Licences>| licences.0 = None,
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Licences)),
        );
}

/// `scripts/third-party` puts a line like this before each licence.
const RULE: &str =
    "================================================================================\n";

fn read(mut licences: ResMut<Licences>) {
    licences.0 = platform::licences().map(|file| parse(&file));
}

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
        let Some(licences) = &licences.0 else {
            widgets::note(ui, look, &look.words.get("licences-reading"));
            return;
        };
        if licences.is_empty() {
            widgets::note(ui, look, &look.words.get("licences-unread"));
        }
        for (number, licence) in licences.iter().enumerate() {
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
