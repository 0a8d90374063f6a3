//! The words in the person's language: as set, else as the system says.

use bevy::{prelude::*, window::WindowFocused};

use super::{platform, settings::Settings};
use crate::text::{Language, Text};

/// All texts of the app, in the language in use.
#[derive(Resource, Deref)]
pub struct Words {
    #[deref]
    text: Text,
    language: Language,
}

impl Words {
    pub fn new(language: Language) -> Words {
        Words {
            text: Text::new(language),
            language,
        }
    }

    pub fn language(&self) -> Language {
        self.language
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Words::new(Language::negotiate(&platform::languages())))
        .add_systems(
            First,
            choose_language.run_if(resource_changed::<Settings>.or_eager(came_back)),
        );
}

/// Whoever comes back to the app may have chosen another language for it in the system's settings.
fn came_back(mut focus: MessageReader<WindowFocused>) -> bool {
    focus.read().any(|focus| focus.focused)
}

fn choose_language(settings: Res<Settings>, mut words: ResMut<Words>) {
    let wanted = settings
        .language
        .unwrap_or_else(|| Language::negotiate(&platform::languages()));
    if words.language != wanted {
        *words = Words::new(wanted);
    }
}
