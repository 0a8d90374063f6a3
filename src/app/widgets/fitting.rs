//! Texts in places that can't grow with them: as large as asked for, or smaller, but whole.

use bevy_egui::egui::{Color32, FontId, Galley, Painter, Vec2};

/// No text is written smaller, in logical pixels.
const LEAST: f32 = 12.0;

/// How much smaller each try is.
const SMALLER: f32 = 0.92;

/// The largest font up to `font` in which a text fits a place, broken only between words.
pub fn fitting(painter: &Painter, text: &str, font: FontId, room: Vec2) -> FontId {
    let mut size = font.size;
    loop {
        let font = FontId::new(size, font.family.clone());
        let galley = painter.layout(text.to_owned(), font.clone(), Color32::PLACEHOLDER, room.x);
        let fits = galley.size().x <= room.x + 0.5 && galley.size().y <= room.y + 0.5;
        if size <= LEAST || (fits && !breaks_a_word(&galley)) {
            return font;
        }
        size = (size * SMALLER).floor().max(LEAST);
    }
}

/// The largest font up to `font` in which each of the texts fits a line.
pub fn fitting_line(painter: &Painter, texts: &[&str], font: FontId, width: f32) -> FontId {
    let widest = texts.iter().map(|text| {
        let galley = painter.layout_no_wrap((*text).to_owned(), font.clone(), Color32::PLACEHOLDER);
        galley.size().x
    });
    let widest = widest.fold(0.0, f32::max);
    if widest <= width {
        return font;
    }
    let size = (font.size * width / widest).floor();
    FontId::new(size.max(LEAST), font.family)
}

fn breaks_a_word(galley: &Galley) -> bool {
    let [rows @ .., _] = &galley.rows[..] else {
        return false;
    };
    rows.iter().any(|row| {
        let last = row.glyphs.last().map(|glyph| glyph.chr);
        !row.ends_with_newline && last.is_some_and(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::egui_fonts;
    use bevy_egui::egui::{self, FontFamily, vec2};

    /// Runs in a frame of egui's, with the app's fonts.
    fn in_a_frame(run: impl Fn(&Painter)) {
        let ctx = egui::Context::default();
        ctx.set_fonts(egui_fonts());
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| run(ui.painter()));
        // Nobody draws: egui wants that to be said.
        output.textures_delta.clear();
    }

    const FONT: FontId = FontId::new(32.0, FontFamily::Proportional);

    #[test]
    fn a_text_with_room_is_as_large_as_asked_for() {
        in_a_frame(|painter| {
            let font = fitting(painter, "Ваш ход", FONT, vec2(400.0, 60.0));
            assert_eq!(font.size, FONT.size);
            let line = fitting_line(painter, &["Совет", "Меню"], FONT, 400.0);
            assert_eq!(line.size, FONT.size);
        });
    }

    #[test]
    fn a_text_without_room_is_smaller_and_whole() {
        in_a_frame(|painter| {
            let room = vec2(150.0, 50.0);
            let text = "Последний ход: Компьютер";
            let font = fitting(painter, text, FONT, room);
            let galley = painter.layout(text.to_owned(), font.clone(), Color32::BLACK, room.x);
            assert!(font.size < FONT.size && font.size >= LEAST);
            assert!(galley.size().y <= room.y + 0.5 && !breaks_a_word(&galley));
        });
    }

    #[test]
    fn a_word_is_not_broken_while_it_can_be_smaller() {
        in_a_frame(|painter| {
            let narrow = vec2(120.0, f32::INFINITY);
            assert!(fitting(painter, "Непрерывность", FONT, narrow).size < FONT.size);
        });
    }

    #[test]
    fn the_widest_text_sets_the_size_of_a_row() {
        in_a_frame(|painter| {
            let both = fitting_line(painter, &["Меню", "Отменить"], FONT, 80.0);
            let alone = fitting_line(painter, &["Отменить"], FONT, 80.0);
            assert_eq!(both, alone);
        });
    }
}
