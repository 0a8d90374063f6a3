//! Two buttons that belong together.

use bevy_egui::egui::{Color32, Ui};

use super::{
    Look,
    button::{MARGIN, TEXT, button},
};

/// A button of a pair: its text key, and whether it's the main one of the screen.
pub type One<'a> = (&'a str, bool);

/// Two buttons side by side where their texts have room for that, else one below the other. Gives the
/// key of the one that was pressed.
pub fn pair<'a>(ui: &mut Ui, look: &mut Look, both: [Option<One<'a>>; 2]) -> Option<&'a str> {
    let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    let fits = both.iter().flatten().all(|(key, _)| {
        let (text, font) = (look.words.get(key), look.bold(TEXT));
        let galley = ui
            .painter()
            .layout_no_wrap(text, font, Color32::PLACEHOLDER);
        galley.size().x <= half - MARGIN
    });
    let mut press = |ui: &mut Ui, one: Option<One<'a>>| {
        let (key, main) = one?;
        let text = look.words.get(key);
        button(ui, look, key, &text, main).clicked().then_some(key)
    };
    if !fits {
        let pressed = both.map(|one| press(ui, one));
        return pressed.into_iter().flatten().next();
    }
    ui.columns_const(|columns: &mut [Ui; 2]| {
        let [left, right] = columns;
        let pressed = [press(left, both[0]), press(right, both[1])];
        pressed.into_iter().flatten().next()
    })
}
