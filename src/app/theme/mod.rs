//! The look: colours, fonts, the size of texts and egui's style, following the system or the setting.

mod fonts;
mod palette;
mod paper;
mod style;
mod text_scale;

#[cfg(test)]
pub use fonts::egui_fonts;
pub use fonts::{BOLD, bold};
pub use palette::{Palette, bevy_color};
pub use paper::page_around;
pub use text_scale::TextScale;

use bevy::{prelude::*, window::WindowThemeChanged};
use bevy_egui::{EguiContexts, EguiPreUpdateSet};

use super::{
    platform,
    settings::{Appearance, Settings},
};

/// Whether the system asks for a dark look.
#[derive(Resource)]
struct SystemDark(bool);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(SystemDark(platform::prefers_dark()))
        .insert_resource(Palette::LIGHT)
        .add_systems(
            PreUpdate,
            dress_egui
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(First, (follow_system, choose_palette).chain())
        .add_systems(Update, paper::print)
        .add_plugins(text_scale::plugin);
}

fn follow_system(mut changes: MessageReader<WindowThemeChanged>, mut system: ResMut<SystemDark>) {
    for change in changes.read() {
        system.0 = change.theme == bevy::window::WindowTheme::Dark;
    }
    if platform::ASKED_EACH_FRAME {
        system.0 = platform::prefers_dark();
    }
}

fn choose_palette(
    system: Res<SystemDark>,
    settings: Res<Settings>,
    mut palette: ResMut<Palette>,
    mut clear: ResMut<ClearColor>,
) {
    let dark = match settings.appearance {
        Appearance::System => system.0,
        Appearance::Light => false,
        Appearance::Dark => true,
    };
    let wanted = if dark { Palette::DARK } else { Palette::LIGHT };
    if palette.set_if_neq(wanted) || clear.is_added() {
        clear.0 = bevy_color(palette.paper, 1.0);
        platform::show_look(dark);
    }
}

fn dress_egui(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    text: Res<TextScale>,
    mut fonts_given: Local<bool>,
) -> Result {
    let Ok(ctx) = contexts.ctx_mut() else {
        return Ok(());
    };
    if !*fonts_given {
        ctx.set_fonts(fonts::egui_fonts());
        // A finger that rests on a button, or rolls a little, still means to press it.
        ctx.options_mut(|options| {
            options.input_options.max_click_duration = f64::INFINITY;
            options.input_options.max_click_dist = 16.0;
        });
        style::apply(ctx, &palette, *text);
    } else if palette.is_changed() || text.is_changed() {
        style::apply(ctx, &palette, *text);
    }
    *fonts_given = true;
    Ok(())
}
