//! What went wrong with what is kept, told once, over whatever screen is up.

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

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

/// The text keys of what is still to be told.
#[derive(Resource, Default)]
struct Untold(Vec<&'static str>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Untold>()
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
                .run_if(|untold: Res<Untold>| !untold.0.is_empty()),
        );
}

fn gather(mut kept: ResMut<Kept>, mut untold: ResMut<Untold>) {
    let troubles = kept.bypass_change_detection().troubles();
    for key in troubles.iter().map(text_of) {
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
    let frame = egui::Frame::new()
        .fill(look.palette.panel)
        .corner_radius(egui::CornerRadius::same(20))
        .inner_margin(egui::Margin::same(18));
    let width = (ui.ctx().content_rect().width() - 72.0).min(380.0);
    egui::Modal::new(egui::Id::new("trouble"))
        .frame(frame)
        .show(ui.ctx(), |ui| {
            ui.set_width(width);
            widgets::heading(ui, look, &look.words.get("trouble-title"));
            ui.label(look.words.get(key));
            let text = look.words.get("button-ok");
            if widgets::button(ui, look, "button-ok", &text, true).clicked() {
                untold.0.remove(0);
            }
        });
}
