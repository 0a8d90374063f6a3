//! egui in the notebook's clothes: flat, rounded, large enough for a thumb.

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, TextStyle, Vec2,
    style::WidgetVisuals,
};

use super::{Palette, TextScale, bold};

pub(super) fn apply(ctx: &egui::Context, palette: &Palette, text: TextScale) {
    ctx.set_theme(if palette.dark {
        egui::Theme::Dark
    } else {
        egui::Theme::Light
    });
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, 14.0, FontFamily::Proportional),
            (TextStyle::Body, 17.0, FontFamily::Proportional),
            (TextStyle::Button, 17.0, FontFamily::Proportional),
            (TextStyle::Monospace, 16.0, FontFamily::Monospace),
            (TextStyle::Heading, 22.0, bold()),
        ]
        .map(|(style, size, family)| (style, FontId::new(text.size(size), family)))
        .into();
        style.animation_time = 0.0;
        style.interaction.selectable_labels = false;
        let spacing = &mut style.spacing;
        spacing.item_spacing = Vec2::new(8.0, 8.0);
        spacing.button_padding = Vec2::new(14.0, 10.0);
        spacing.interact_size = Vec2::new(48.0, 48.0);
        spacing.icon_width = 28.0;
        spacing.icon_width_inner = 16.0;
        spacing.icon_spacing = 10.0;
        spacing.slider_rail_height = 6.0;
        spacing.scroll = egui::style::ScrollStyle::floating();
        let visuals = &mut style.visuals;
        visuals.dark_mode = palette.dark;
        visuals.override_text_color = None;
        visuals.weak_text_color = Some(palette.faint);
        visuals.panel_fill = Color32::TRANSPARENT;
        visuals.window_fill = palette.panel;
        visuals.window_stroke = Stroke::NONE;
        visuals.window_corner_radius = CornerRadius::same(18);
        visuals.extreme_bg_color = palette.paper;
        visuals.text_edit_bg_color = Some(palette.paper);
        visuals.faint_bg_color = palette.raised;
        visuals.hyperlink_color = palette.accent;
        visuals.error_fg_color = palette.wrong;
        visuals.text_cursor.blink = false;
        visuals.selection.bg_fill = palette.accent.gamma_multiply(0.45);
        visuals.selection.stroke = Stroke::new(2.0, palette.accent);
        let look = |fill: Color32, rim: Stroke| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: rim,
            corner_radius: CornerRadius::same(14),
            fg_stroke: Stroke::new(2.0, palette.ink),
            expansion: 0.0,
        };
        let rim = Stroke::new(1.5, palette.accent);
        visuals.widgets.noninteractive = look(palette.panel, Stroke::new(1.0, palette.grid));
        visuals.widgets.inactive = look(palette.raised, Stroke::NONE);
        visuals.widgets.hovered = look(palette.raised, rim);
        visuals.widgets.active = look(palette.accent.gamma_multiply(0.4), rim);
        visuals.widgets.open = look(palette.raised, rim);
        style.spacing.window_margin = Margin::same(20);
    });
}
