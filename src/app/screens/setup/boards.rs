//! The boards to choose from, game by game.

use bevy_egui::egui::{self, Ui};

use crate::{
    app::{
        settings::Settings,
        widgets::{self, Look},
    },
    games::{
        Game,
        cell_city::{self, Variant},
        domains::{self, CLUES, Kind},
        dots,
    },
};

/// A game whose board is chosen in the set-up.
pub trait BoardChoice: Game {
    fn choose_board(ui: &mut Ui, look: &mut Look, options: &mut Self::Options);

    /// What is chosen for how it's played on the screen, if there is something.
    const HANDLING: Option<fn(&mut Ui, &mut Look, &mut Settings)> = None;
}

impl BoardChoice for cell_city::Position {
    fn choose_board(ui: &mut Ui, look: &mut Look, options: &mut cell_city::Options) {
        let words = look.words;
        let all = [
            (Variant::FirstCity, "variant-first_city"),
            (Variant::Standard, "variant-standard"),
            (Variant::Architects, "variant-architects"),
        ]
        .map(|(value, key)| (value, key, words.get(key)));
        if let Some(variant) = widgets::choices(ui, look, options.variant, &all) {
            options.variant = variant;
        }
        let detail = match options.variant {
            Variant::Standard => "variant-standard-detail",
            Variant::FirstCity => "variant-first_city-detail",
            Variant::Architects => "variant-architects-detail",
        };
        widgets::note(ui, look, &words.get(detail));
    }
}

/// The boards that have a button of their own: rows and columns.
const SIZES: [(u8, u8); 5] = [(3, 3), (5, 5), (7, 7), (2, 3), (4, 4)];

impl BoardChoice for dots::Position {
    fn choose_board(ui: &mut Ui, look: &mut Look, options: &mut dots::Options) {
        let words = look.words;
        let size = |rows: u8, columns: u8| {
            words.with(
                "setup-size",
                &[("rows", rows.into()), ("columns", columns.into())],
            )
        };
        let own_id = egui::Id::new("own size of dots");
        let own = ui
            .memory(|memory| memory.data.get_temp(own_id))
            .unwrap_or(false)
            || !SIZES.contains(&(options.rows, options.cols));
        ui.horizontal_wrapped(|ui| {
            for (rows, columns) in SIZES {
                let chosen = !own && (options.rows, options.cols) == (rows, columns);
                let key = format!("size-{rows}x{columns}");
                if widgets::choice(ui, look, &key, &size(rows, columns), chosen).clicked() {
                    (options.rows, options.cols) = (rows, columns);
                    ui.memory_mut(|memory| memory.data.insert_temp(own_id, false));
                }
            }
            if widgets::choice(
                ui,
                look,
                "setup-size-own",
                &words.get("setup-size-own"),
                own,
            )
            .clicked()
            {
                ui.memory_mut(|memory| memory.data.insert_temp(own_id, true));
            }
        });
        if own {
            for (key, value) in [
                ("setup-rows", &mut options.rows),
                ("setup-columns", &mut options.cols),
            ] {
                widgets::stepper(ui, look, key, value, dots::Options::SIZES);
            }
            widgets::note(ui, look, &words.get("setup-size-own-detail"));
        } else if options.rows == options.cols && options.rows % 2 == 1 {
            widgets::note(
                ui,
                look,
                &words.get(&format!("setup-size-{}-detail", options.rows)),
            );
        }
        widgets::switch(
            ui,
            look,
            "setup-must-take",
            &words.get("setup-must-take"),
            &mut options.must_take,
        );
        widgets::note(ui, look, &words.get("setup-must-take-detail"));
        widgets::switch(
            ui,
            look,
            "setup-frame",
            &words.get("setup-frame"),
            &mut options.frame,
        );
        widgets::note(ui, look, &words.get("setup-frame-detail"));
    }
}

impl BoardChoice for domains::Position {
    fn choose_board(ui: &mut Ui, look: &mut Look, options: &mut domains::Options) {
        let words = look.words;
        let all = [
            (Kind::Regular, "blocks-regular"),
            (Kind::Jigsaw, "blocks-jigsaw"),
        ]
        .map(|(value, key)| (value, key, words.get(key)));
        if let Some(kind) = widgets::choices(ui, look, options.kind, &all) {
            options.kind = kind;
        }
        widgets::stepper(ui, look, "setup-clues", &mut options.clues, CLUES);
        widgets::note(ui, look, &words.get("setup-clues-detail"));
    }

    const HANDLING: Option<fn(&mut Ui, &mut Look, &mut Settings)> = Some(|ui, look, settings| {
        let words = look.words;
        let mut confirms = !settings.tiles_at_once;
        let text = words.get("setup-confirm");
        widgets::switch(ui, look, "setup-confirm", &text, &mut confirms);
        widgets::note(ui, look, &words.get("setup-confirm-detail"));
        settings.tiles_at_once = !confirms;
        let text = words.get("setup-candidates");
        widgets::switch(
            ui,
            look,
            "setup-candidates",
            &text,
            &mut settings.candidates,
        );
        widgets::note(ui, look, &words.get("setup-candidates-detail"));
    });
}
