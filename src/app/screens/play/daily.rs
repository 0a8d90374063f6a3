//! The end of a board of the day: the result, how good it was, the streak, and telling others.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::egui::{RichText, Ui};

use crate::{
    app::{
        beside::{Beside, Work},
        platform,
        storage::Kept,
        table::Table,
        widgets::{self, Look},
    },
    games::dots,
    players::Progress,
    session::{DailyBoard, DailyShare, Par, PositionNumber},
};

/// What is known of the board that was finished.
#[derive(Resource, Default)]
pub(super) struct DailyNews {
    of: Option<PositionNumber>,
    share: Option<DailyShare>,
    /// What became of the result that was shared, if it has to be told: it was copied, or it wasn't.
    shared: Option<bool>,
    par: Option<Beside<ParSearch>>,
}

/// Positions of one slice of the search.
const SLICE: u64 = 500;

/// The strong computer plays the same board.
struct ParSearch(Par);

impl Work for ParSearch {
    /// The boxes that it took.
    type Found = Option<u32>;

    fn slice(&mut self, _elapsed: u64) -> Option<Self::Found> {
        let done = self.0.step(SLICE) == Progress::Done;
        done.then(|| self.0.boxes())
    }
}

/// Reads the result when a board of the day is over, and finds out how good it was.
pub(super) fn watch(
    table: Res<Table<dots::Position>>,
    mut news: ResMut<DailyNews>,
    mut kept: ResMut<Kept>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let session = table.session();
    let finished = session.daily().filter(|_| session.result().is_some());
    let Some(mark) = finished else {
        if news.of.is_some() {
            *news = DailyNews::default();
        }
        return;
    };
    if news.of != Some(session.number()) {
        let share = kept.daily_book().share(mark.date);
        *news = DailyNews {
            of: Some(session.number()),
            share,
            ..DailyNews::default()
        };
        // Another version's board can't be drawn again here, so nothing is said of it.
        if share.is_some_and(|share| share.best_known.is_none())
            && mark.generator == DailyBoard::GENERATOR
        {
            news.par = Par::of(&DailyBoard::on(mark.date))
                .ok()
                .map(|par| Beside::begin(ParSearch(par)));
        }
    }
    if let Some(copied) = platform::shared() {
        news.shared = Some(copied);
        redraw.write(RequestRedraw);
    }
    let Some(found) = news.par.as_mut().map(Beside::poll) else {
        return;
    };
    redraw.write(RequestRedraw);
    let Some(boxes) = found else { return };
    news.par = None;
    if let Some(boxes) = boxes {
        kept.note_par(mark.date, boxes);
        news.share = kept.daily_book().share(mark.date);
    }
}

/// A date in words.
pub(super) fn date(look: &Look, date: jiff::civil::Date) -> String {
    let (day, month, year) = (date.day(), date.month(), date.year().to_string());
    let variables = [
        ("day", day.into()),
        ("month", month.into()),
        ("year", year.into()),
    ];
    look.words.with("date-long", &variables)
}

/// The lines of the card at the end.
pub(super) fn show(ui: &mut Ui, look: &mut Look, news: &mut DailyNews) {
    let Some(share) = news.share else { return };
    let words = look.words;
    let line = |ui: &mut Ui, text: String| {
        ui.label(
            RichText::new(text)
                .font(look.font(16.0))
                .color(look.palette.ink),
        );
    };
    line(
        ui,
        words.with("daily-title", &[("date", date(look, share.date).into())]),
    );
    let result = [("boxes", share.boxes.into()), ("total", share.of.into())];
    line(ui, words.with("daily-result", &result));
    match share.best_known {
        Some(best) if best > share.boxes => {
            line(ui, words.with("daily-par", &[("par", best.into())]))
        }
        Some(_) => line(ui, words.get("daily-par-reached")),
        None => {}
    }
    if share.streak > 1 {
        line(
            ui,
            words.with("daily-streak", &[("count", share.streak.into())]),
        );
    }
    if !platform::SHARES {
        return;
    }
    if widgets::choice(ui, look, "share", &words.get("share"), false).clicked() {
        let date = date(look, share.date);
        let variables = [
            ("date", date.into()),
            ("boxes", share.boxes.into()),
            ("total", share.of.into()),
            ("streak", share.streak.into()),
        ];
        news.shared = None;
        platform::share(&words.with("share-daily", &variables));
    }
    if let Some(copied) = news.shared {
        let key = if copied {
            "daily-copied"
        } else {
            "daily-share-refused"
        };
        let text = RichText::new(words.get(key)).font(look.font(16.0));
        let label = ui.label(text.color(look.palette.ink));
        widgets::announced(&label);
    }
}
