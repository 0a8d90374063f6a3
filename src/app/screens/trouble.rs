//! What went wrong, above all with what is kept, told once, over whatever screen is up.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::page::Page;
use crate::{
    app::{
        boards::PanelsLaid,
        pointer::BoardArea,
        storage::{Kept, OnlyMemory},
        widgets,
    },
    session::{LoadError, Trouble, document::DocumentError},
};

/// Something has gone wrong that isn't about what is kept: a text key.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tell(pub &'static str);

/// The text keys of what is still to be told.
#[derive(Resource, Default)]
pub(super) struct Untold(Vec<&'static str>);

impl Untold {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The one on the screen has been read.
    pub(super) fn next(&mut self) {
        self.0.remove(0);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Untold>()
        .add_message::<Tell>()
        .add_systems(
            PostStartup,
            |kept: Res<Kept>, mut untold: ResMut<Untold>| {
                untold.0.extend(kept.only_memory.map(|why| match why {
                    OnlyMemory::Refused => "trouble-storage",
                    OnlyMemory::OpenElsewhere => "trouble-second-window",
                }));
            },
        )
        .add_systems(Update, gather)
        .add_systems(
            EguiPrimaryContextPass,
            show.after(PanelsLaid)
                .run_if(|untold: Res<Untold>| !untold.is_empty()),
        );
}

fn gather(mut kept: ResMut<Kept>, mut tell: MessageReader<Tell>, mut untold: ResMut<Untold>) {
    let troubles = kept.bypass_change_detection().troubles();
    let told = tell.read().map(|Tell(key)| *key);
    for key in troubles.iter().map(text_of).chain(told) {
        if !untold.0.contains(&key) {
            untold.0.push(key);
        }
    }
}

/// What is said of a trouble.
fn text_of(trouble: &Trouble) -> &'static str {
    match trouble {
        Trouble::Refused(_) => "trouble-full",
        Trouble::Unreadable { key, .. }
            if key.starts_with("settings") || key.starts_with("setup") =>
        {
            "trouble-settings"
        }
        Trouble::Unreadable { key, .. }
            if key.starts_with("statistics") || key.starts_with("results") =>
        {
            "trouble-statistics"
        }
        Trouble::Unreadable { why, .. } => match why {
            LoadError::Document(DocumentError::Newer { .. }) => "trouble-save-newer",
            LoadError::Document(DocumentError::BadChecksum) => "trouble-save-edited",
            LoadError::IllegalMove { .. } => "trouble-save-illegal",
            _ => "trouble-save-broken",
        },
    }
}

fn show(mut page: Page, mut untold: ResMut<Untold>, mut area: ResMut<BoardArea>) {
    let Some((ui, mut look, _)) = page.open() else {
        return;
    };
    let look = &mut look;
    let Some(key) = untold.0.first().copied() else {
        return;
    };
    area.0 = None;
    widgets::sheet(&ui, look, "trouble", 380.0, |ui, look| {
        widgets::heading(ui, look, &look.words.get("trouble-title"));
        ui.label(look.words.get(key));
        let text = look.words.get("button-ok");
        if widgets::button(ui, look, "button-ok", &text, true).clicked() {
            untold.next();
        }
    });
}
