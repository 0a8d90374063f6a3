//! What is agreed before a game of New Lands: deck, rectangle, teams, talk.

use bevy_egui::egui::{self, Ui};

use super::BoardChoice;
use crate::{
    app::widgets::{self, Look},
    games::new_lands::{Deck, Options, Position, Rectangle, Talk, Terms},
};

impl BoardChoice for Position {
    fn choose_board(ui: &mut Ui, look: &mut Look, options: &mut Options) {
        // A new deal is made for each game: what is set up holds none.
        options.hands.clear();
        let terms = &mut options.terms;
        let words = look.words;
        let decks = [
            (Deck::Short, "setup-deck-36"),
            (Deck::Full, "setup-deck-52"),
        ]
        .map(|(value, key)| (value, key, words.get(key)));
        if let Some(deck) = widgets::choices(ui, look, terms.deck, &decks) {
            terms.deck = deck;
            terms.rectangle = deck.rectangles()[0];
        }
        ui.add_space(6.0);
        widgets::heading(ui, look, &words.get("setup-rectangle"));
        rectangle(ui, look, terms);
        ui.add_space(6.0);
        widgets::heading(ui, look, &words.get("setup-teams"));
        teams(ui, look, terms);
        if !terms.duel {
            ui.add_space(6.0);
            widgets::heading(ui, look, &words.get("setup-talk"));
            talk(ui, look, terms);
        }
    }
}

fn rectangle(ui: &mut Ui, look: &mut Look, terms: &mut Terms) {
    let words = look.words;
    let Rectangle { width, height } = terms.rectangle;
    let standing = width < height;
    let turn = |rectangle: Rectangle| {
        if standing {
            rectangle.turned()
        } else {
            rectangle
        }
    };
    let named = terms.deck.rectangles();
    let own_id = egui::Id::new("own rectangle");
    let own = ui
        .memory(|memory| memory.data.get_temp(own_id))
        .unwrap_or(false)
        || !named.iter().any(|&named| turn(named) == terms.rectangle);
    let set_own = |ui: &Ui, own: bool| {
        ui.memory_mut(|memory| memory.data.insert_temp(own_id, own));
    };
    ui.horizontal_wrapped(|ui| {
        for &lying in named {
            let size = turn(lying);
            let (columns, rows) = (size.width.into(), size.height.into());
            let text = words.with("setup-size", &[("rows", columns), ("columns", rows)]);
            let key = format!("size-{}x{}", lying.width, lying.height);
            let chosen = !own && size == terms.rectangle;
            if widgets::choice(ui, look, &key, &text, chosen).clicked() {
                terms.rectangle = size;
                set_own(ui, false);
            }
        }
        let text = words.get("setup-rectangle-own");
        if widgets::choice(ui, look, "setup-rectangle-own", &text, own).clicked() {
            set_own(ui, true);
        }
    });
    if own {
        own_size(ui, look, terms);
    } else if width != height {
        let ways = [
            (false, "setup-rectangle-lying"),
            (true, "setup-rectangle-standing"),
        ]
        .map(|(value, key)| (value, key, words.get(key)));
        if let Some(stand) = widgets::choices(ui, look, standing, &ways)
            && stand != standing
        {
            terms.rectangle = terms.rectangle.turned();
        }
    }
}

/// Both numbers stay such that there can be a game: the height follows the width.
fn own_size(ui: &mut Ui, look: &mut Look, terms: &mut Terms) {
    let heights = |width: u8| {
        let fits = |height: &u8| {
            Rectangle {
                width,
                height: *height,
            }
            .fits(terms.deck)
        };
        let all: Vec<u8> = (1..=terms.deck.size()).filter(fits).collect();
        all.first().copied().zip(all.last().copied())
    };
    let most = terms.deck.size() - 1;
    let mut width = terms.rectangle.width;
    widgets::stepper(ui, look, "setup-width", &mut width, 2..=most);
    if let Some((least, most)) = heights(width) {
        terms.rectangle.width = width;
        terms.rectangle.height = terms.rectangle.height.clamp(least, most);
        let height = &mut terms.rectangle.height;
        widgets::stepper(ui, look, "setup-height", height, least..=most);
    }
    widgets::note(ui, look, &look.words.get("setup-rectangle-own-detail"));
}

fn teams(ui: &mut Ui, look: &mut Look, terms: &mut Terms) {
    let words = look.words;
    let all = [
        ((4, false), "setup-seats-4"),
        ((6, false), "setup-seats-6"),
        ((4, true), "setup-seats-duel"),
    ]
    .map(|(value, key)| (value, key, words.get(key)));
    if let Some((seats, duel)) = widgets::choices(ui, look, (terms.seats, terms.duel), &all) {
        (terms.seats, terms.duel) = (seats, duel);
    }
    let detail = match (terms.seats, terms.duel) {
        (_, true) => "setup-seats-duel-detail",
        (6, false) => "setup-seats-6-detail",
        (_, false) => "setup-seats-4-detail",
    };
    widgets::note(ui, look, &words.get(detail));
}

fn talk(ui: &mut Ui, look: &mut Look, terms: &mut Terms) {
    let words = look.words;
    let all = [
        (Talk::Open, "setup-talk-open"),
        (Talk::Silence, "setup-talk-silence"),
    ]
    .map(|(value, key)| (value, key, words.get(key)));
    if let Some(talk) = widgets::choices(ui, look, terms.talk, &all) {
        terms.talk = talk;
    }
    let detail = match terms.talk {
        Talk::Open => "setup-talk-open-detail",
        Talk::Silence => "setup-talk-silence-detail",
    };
    widgets::note(ui, look, &words.get(detail));
}
