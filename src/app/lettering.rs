//! Words and numbers on the boards, each drawn into a picture of its own.
//!
//! Bevy's text can set paragraphs of any script; a board needs a number on a card. The pictures are
//! white, so that the sprite's colour is the pencil's.

use std::collections::HashMap;

use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};
use bevy::{
    asset::RenderAssetUsages,
    camera::visibility::VisibilitySystems,
    image::Image,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    window::PrimaryWindow,
};

use super::theme;

/// A line of text whose middle is the entity's place; its colour is the sprite's.
#[derive(Component, Clone, Debug)]
#[require(Sprite, Transform, Visibility)]
pub struct Lettering {
    pub text: String,
    /// How high a line is, in logical pixels, as a font's size is told.
    pub size: f32,
}

/// What is drawn so far, by text and size in the window's own pixels.
#[derive(Resource)]
struct Drawn {
    font: FontRef<'static>,
    pictures: HashMap<(String, u32), Handle<Image>>,
}

/// A board writes the same few numbers over and over; past so many pictures they're drawn anew.
const KEPT: usize = 512;

pub(super) fn plugin(app: &mut App) {
    // The font is part of the program; the tests below read it.
    let font = FontRef::try_from_slice(theme::BOLD).expect("a font");
    app.insert_resource(Drawn {
        font,
        pictures: HashMap::new(),
    })
    .add_systems(PostUpdate, draw.before(VisibilitySystems::CalculateBounds));
}

/// Draws what is written anew, and everything when the window's pixels become others.
fn draw(
    mut drawn: ResMut<Drawn>,
    mut images: ResMut<Assets<Image>>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut letterings: Query<(Ref<Lettering>, &mut Sprite)>,
    mut drawn_at: Local<f32>,
) {
    let density = window.single().map_or(1.0, Window::scale_factor);
    let all = density != *drawn_at;
    *drawn_at = density;
    for (lettering, mut sprite) in &mut letterings {
        if !all && !lettering.is_changed() {
            continue;
        }
        let pixels = (lettering.size * density).round().max(1.0);
        sprite.image = drawn.picture(&lettering.text, pixels, &mut images);
        let size = images.get(&sprite.image).map(Image::size_f32);
        sprite.custom_size = size.map(|size| size / density);
    }
}

impl Drawn {
    fn picture(&mut self, text: &str, pixels: f32, images: &mut Assets<Image>) -> Handle<Image> {
        if self.pictures.len() > KEPT {
            self.pictures.clear();
        }
        let font = &self.font;
        self.pictures
            .entry((text.to_owned(), pixels as u32))
            .or_insert_with(|| images.add(picture(font, text, pixels)))
            .clone()
    }
}

/// Room at the sides for what reaches out of a letter's own box, in pixels.
const MARGIN: f32 = 1.0;

/// The text in white, as high as the font's lines are; `pixels` is the font's size.
fn picture(font: &FontRef, text: &str, pixels: f32) -> Image {
    let em = font.units_per_em().unwrap_or(font.height_unscaled());
    let font = font.as_scaled(PxScale::from(pixels * font.height_unscaled() / em));
    let mut glyphs: Vec<Glyph> = Vec::with_capacity(text.len());
    let mut pen = MARGIN;
    for letter in text.chars() {
        let mut glyph = font.scaled_glyph(letter);
        if let Some(before) = glyphs.last() {
            pen += font.kern(before.id, glyph.id);
        }
        glyph.position = point(pen, font.ascent());
        pen += font.h_advance(glyph.id);
        glyphs.push(glyph);
    }
    let (width, height) = ((pen + MARGIN).ceil() as u32, font.height().ceil() as u32);
    let mut coverage = vec![0.0_f32; (width * height) as usize];
    for outlined in glyphs
        .into_iter()
        .filter_map(|glyph| font.outline_glyph(glyph))
    {
        let corner = outlined.px_bounds().min;
        outlined.draw(|x, y, covered| {
            let (x, y) = (x as i64 + corner.x as i64, y as i64 + corner.y as i64);
            if (0..width as i64).contains(&x) && (0..height as i64).contains(&y) {
                coverage[y as usize * width as usize + x as usize] += covered;
            }
        });
    }
    let bytes = coverage
        .into_iter()
        .flat_map(|covered| [255, 255, 255, (covered.min(1.0) * 255.0).round() as u8])
        .collect();
    Image::new(
        Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        bytes,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn font() -> FontRef<'static> {
        FontRef::try_from_slice(theme::BOLD).unwrap()
    }

    fn ink(image: &Image) -> Vec<Vec<u8>> {
        let width = image.width() as usize;
        let alpha: Vec<u8> = image
            .data
            .as_deref()
            .unwrap()
            .chunks(4)
            .map(|pixel| pixel[3])
            .collect();
        alpha.chunks(width).map(<[u8]>::to_vec).collect()
    }

    #[test]
    fn a_digit_stands_in_the_middle_and_touches_no_edge() {
        for digit in '0'..='9' {
            let rows = ink(&picture(&font(), &digit.to_string(), 40.0));
            let inked = |row: &&Vec<u8>| row.iter().any(|&it| it > 0);
            let above = rows.iter().take_while(|row| !inked(row)).count();
            let below = rows.iter().rev().take_while(|row| !inked(row)).count();
            assert!(
                above > 0 && below > 0,
                "{digit}: {above} above, {below} below"
            );
            assert!(
                above.abs_diff(below) <= 6,
                "{digit}: {above} above, {below} below"
            );
            assert!(rows.iter().any(|row| row.contains(&255)), "{digit} is pale");
        }
    }

    #[test]
    fn more_letters_and_a_bigger_size_take_more_room() {
        let width = |text: &str, pixels| picture(&font(), text, pixels).width();
        assert!(width("12", 20.0) > width("1", 20.0));
        assert!(width("12", 40.0) > width("12", 20.0));
        assert_eq!(width("", 20.0), 2);
    }

    #[test]
    fn every_letter_of_the_three_languages_has_a_shape() {
        for letter in ('А'..='я').chain('A'..='z').filter(|it| it.is_alphabetic()) {
            let glyph = font().glyph_id(letter);
            assert!(glyph.0 != 0, "{letter} is missing");
        }
    }
}
