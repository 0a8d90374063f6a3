//! The soft edges of egui's shapes.
//!
//! A pixel that an edge covers by half has half the colour, in sRGB's own numbers. bevy_egui turns
//! these into light as they are, and half of a light number is far less than half of the light: a
//! light sheet on light paper gets a dark rim. Here the colour is taken whole, turned into light and
//! then halved. Texts are left as they were: egui has their weights from the other way.

use bevy::{
    prelude::*,
    shader::{Shader, Source},
};
use bevy_egui::render::EGUI_SHADER_HANDLE;

/// How bevy_egui's shader ends.
const BY_NUMBERS: &str = "return vec4<f32>(linear_from_gamma_rgb(color_gamma.rgb), color_gamma.a);";

/// How it ends here, for all that isn't the edge of a letter.
const BY_LIGHT: &str = "
    if texture_color_gamma.a > 0.999 && color_gamma.a > 0.0 {
        let whole = color_gamma.rgb / color_gamma.a;
        return vec4<f32>(linear_from_gamma_rgb(whole) * color_gamma.a, color_gamma.a);
    }
    ";

pub(super) fn plugin(app: &mut App) {
    let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() else {
        return;
    };
    let Some(mut shader) = shaders.get_mut(&EGUI_SHADER_HANDLE) else {
        return;
    };
    if let Source::Wgsl(text) = &shader.source {
        let mended = text.replace(BY_NUMBERS, &format!("{BY_LIGHT}{BY_NUMBERS}"));
        shader.source = Source::Wgsl(mended.into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shader_is_the_one_that_is_mended() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()));
        app.init_asset::<Shader>();
        app.init_asset::<Image>();
        app.add_plugins(bevy_egui::EguiPlugin::default());
        plugin(&mut app);
        let shaders = app.world().resource::<Assets<Shader>>();
        let shader = shaders.get(&EGUI_SHADER_HANDLE).unwrap();
        assert!(shader.source.as_str().contains(BY_LIGHT));
    }
}
