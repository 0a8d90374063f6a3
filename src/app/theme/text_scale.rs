//! How large texts are: as the system says, or as set.

use bevy::{prelude::*, window::WindowFocused, window::WindowResized};

use crate::app::{
    platform,
    settings::{Settings, TextSize},
    window::Unsettled,
};

/// How many times as large as usual texts are: from 1 to 2.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct TextScale(f32);

impl Default for TextScale {
    fn default() -> Self {
        TextScale(1.0)
    }
}

/// Texts up to this size, in logical pixels, grow whole.
const TEXT: f32 = 20.0;

impl TextScale {
    /// A scale within the limits. Texts are never smaller than usual: they are hard enough to read.
    pub fn new(scale: f32) -> TextScale {
        TextScale(scale.clamp(1.0, 2.0))
    }

    /// A size in logical pixels as it's now. What is larger than a text by itself grows as many pixels
    /// as a text does, since it can be read already.
    pub fn size(self, usual: f32) -> f32 {
        usual + (self.0 - 1.0) * usual.min(TEXT)
    }

    /// From 1 to 2.
    pub fn factor(self) -> f32 {
        self.0
    }

    /// Whether places that are laid out for usual texts are too narrow.
    pub fn is_large(self) -> bool {
        self.0 > 1.2
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TextScale>().add_systems(
        First,
        choose.run_if(
            resource_changed::<Settings>
                .or_eager(on_message::<WindowResized>)
                .or_eager(on_message::<WindowFocused>)
                .or_eager(|| platform::ASKED_EACH_FRAME),
        ),
    );
}

/// Whoever comes back to the app may have chosen another size in the system's settings, or the browser's.
fn choose(
    settings: Res<Settings>,
    mut scale: ResMut<TextScale>,
    mut unsettled: MessageWriter<Unsettled>,
) {
    let wanted = match settings.text_size {
        TextSize::System => platform::text_scale(),
        TextSize::Usual => 1.0,
        TextSize::Percent125 => 1.25,
        TextSize::Percent150 => 1.5,
        TextSize::Percent175 => 1.75,
        TextSize::Percent200 => 2.0,
    };
    if scale.set_if_neq(TextScale::new(wanted)) {
        unsettled.write(Unsettled);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_double_and_titles_grow_by_as_much() {
        let double = TextScale::new(2.0);
        assert_eq!(double.size(16.0), 32.0);
        assert_eq!(double.size(46.0), 66.0);
        assert_eq!(TextScale::default().size(46.0), 46.0);
    }

    #[test]
    fn nothing_is_smaller_than_usual_or_beyond_double() {
        assert_eq!(TextScale::new(0.85), TextScale::default());
        assert_eq!(TextScale::new(3.5), TextScale::new(2.0));
    }
}
