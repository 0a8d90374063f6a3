//! What is kept on the device, and under which key.
//!
//! | key | holds |
//! | --- | --- |
//! | `game/dots` | the game in progress |
//! | `daily/dots` | the board of the day in progress |
//! | `before/dots` | the game that was replaced by a new one |
//! | `setup/dots` | the set-up that was chosen last |
//! | `starter/dots` | who started the last game |
//! | `statistics/dots` | games won, lost and drawn |
//! | `results/dots` | the results of the boards of the day |
//! | `aside/KEY/N` | what could not be read under a key, as it was |

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{
    archive::{Archive, Trouble},
    counted::Counted,
    daily_book::DailyBook,
    document::{self, Document},
    game::Session,
    player::PlayerId,
    save::{LoadError, load, save},
    setup::{Setup, has_tournament},
    statistics::Statistics,
    storage::Storage,
};
use crate::games::{Game, GameKind, dots};

/// All that is kept. Nothing here fails: what goes wrong is told by [`Shelf::troubles`], and the
/// game goes on.
#[derive(Debug)]
pub struct Shelf<S> {
    archive: Archive<S>,
    /// How far the local clock is ahead of UTC, in minutes.
    utc_offset: i16,
}

impl<S: Storage> Shelf<S> {
    pub fn new(storage: S) -> Shelf<S> {
        Shelf {
            archive: Archive::new(storage),
            utc_offset: 0,
        }
    }

    #[cfg(test)]
    pub(crate) fn storage(&self) -> &S {
        self.archive.storage()
    }

    #[cfg(all(test, feature = "app"))]
    pub(crate) fn storage_mut(&mut self) -> &mut S {
        self.archive.storage_mut()
    }

    /// Tells how far the local clock is ahead of UTC, in minutes: it keeps the streak of daily
    /// boards whole on a journey. To be told at the start and whenever the app comes back.
    pub fn set_utc_offset(&mut self, minutes: i16) {
        self.utc_offset = minutes;
    }

    /// What went wrong since this was last asked.
    pub fn troubles(&mut self) -> Vec<Trouble> {
        self.archive.troubles()
    }

    /// The game in progress, or the finished one that was not yet replaced.
    pub fn game<G: Game>(&mut self) -> Option<Session<G>> {
        self.session(&key(GAME, G::KIND))
    }

    /// The board of the day in progress, be it of another day.
    pub fn daily_game(&mut self) -> Option<Session<dots::Position>> {
        self.session(&key(DAILY, GameKind::Dots))
    }

    /// Keeps a session after a change; to be called before the change is shown. Counts its result
    /// when it's over.
    pub fn keep<G: Counted>(&mut self, session: &mut Session<G>) {
        if session.result().is_some() && !session.counted {
            self.count(session);
            session.counted = true;
        }
        if session.has_begun() && session.daily().is_none() {
            self.keep_starter::<G>(session.starter());
        }
        self.put_session(&key_of(session), session);
    }

    /// Puts the game aside that a new one is about to replace, so that it can be brought back. Not
    /// if there is nothing to lose: no move was made, or it's over. Returns whether it was put
    /// aside.
    pub fn put_aside<G: Game>(&mut self, session: &Session<G>) -> bool {
        let worth_it = session.has_begun() && session.result().is_none();
        if worth_it {
            self.put_session(&key(BEFORE, G::KIND), session);
        }
        worth_it
    }

    /// Whether [`Shelf::bring_back`] has something to bring.
    pub fn can_bring_back(&self, game: GameKind) -> bool {
        self.archive.has(&key(BEFORE, game))
    }

    /// Makes the game that was put aside the one in progress again. The one that replaced it is
    /// put aside in turn, if a move was made in it.
    pub fn bring_back<G: Game>(&mut self) -> Option<Session<G>> {
        let before: Session<G> = self.session(&key(BEFORE, G::KIND))?;
        let place = key_of(&before);
        let present: Option<Session<G>> = self.session(&place);
        self.put_session(&place, &before);
        if !present.is_some_and(|present| self.put_aside(&present)) {
            self.archive.remove(&key(BEFORE, G::KIND));
        }
        Some(before)
    }

    /// The set-up that was chosen last, or the first one.
    pub fn setup<G: Game>(&mut self) -> Setup<G::Options> {
        let key = key(SETUP, G::KIND);
        let read = |text: &str| {
            let setup: Setup<G::Options> = document::read(text)?;
            // What is dealt anew for each game needn't be in a set-up.
            let dealt = G::deal(&setup.options, 0);
            G::start(&dealt).map_err(|error| LoadError::BadOptions(error.to_string()))?;
            if setup.partners.len() != G::partners(&setup.options) {
                return Err(LoadError::Contradiction(
                    "another number of players than there are seats",
                ));
            }
            if setup.tournament && !has_tournament(G::KIND) {
                return Err(LoadError::Contradiction(
                    "a tournament of a game that has none",
                ));
            }
            Ok(setup)
        };
        self.archive.get(&key, read).unwrap_or_else(Setup::of::<G>)
    }

    pub fn keep_setup<G: Game>(&mut self, setup: &Setup<G::Options>) {
        self.put(&key(SETUP, G::KIND), setup);
    }

    /// Who started the last game in which a move was made: for who takes turns to start.
    pub fn last_starter<G: Game>(&mut self) -> Option<PlayerId> {
        let Starter(player) = self.get(&key(STARTER, G::KIND))?;
        Some(player)
    }

    /// The games won, lost and drawn.
    pub fn statistics(&mut self, game: GameKind) -> Statistics {
        self.get(&key(STATISTICS, game)).unwrap_or_default()
    }

    /// The results of the boards of the day.
    pub fn daily_book(&mut self) -> DailyBook {
        self.get(&key(RESULTS, GameKind::Dots)).unwrap_or_default()
    }

    /// Notes how many boxes the hard computer took on that date's board.
    pub fn note_par(&mut self, date: jiff::civil::Date, boxes: u32) {
        let mut book = self.daily_book();
        book.note_par(date, boxes);
        self.put(&key(RESULTS, GameKind::Dots), &book);
    }

    /// The document under a key; none if there is none or it can't be read.
    pub fn get<D: Document>(&mut self, key: &str) -> Option<D> {
        self.archive.get(key, |text| Ok(document::read(text)?))
    }

    /// Keeps a document under a key.
    pub fn put<D: Document>(&mut self, key: &str, document: &D) {
        self.archive.set(key, document::write(document));
    }

    /// Deletes all that is kept, what was put aside too. `others` are the keys of documents that
    /// the app keeps besides.
    pub fn delete_all(&mut self, others: &[&str]) {
        for game in GameKind::ALL {
            for place in PLACES {
                self.archive.delete(&key(place, game));
            }
        }
        for other in others {
            self.archive.delete(other);
        }
    }

    fn count<G: Counted>(&mut self, session: &Session<G>) {
        if session.daily().is_some() {
            let mut book = self.daily_book();
            book.add(session, self.utc_offset);
            self.put(&key(RESULTS, G::KIND), &book);
        } else {
            let mut statistics = self.statistics(G::KIND);
            statistics.add(session);
            self.put(&key(STATISTICS, G::KIND), &statistics);
        }
    }

    fn keep_starter<G: Game>(&mut self, starter: PlayerId) {
        if self.last_starter::<G>() != Some(starter) {
            self.put(&key(STARTER, G::KIND), &Starter(starter));
        }
    }

    fn session<G: Game>(&mut self, key: &str) -> Option<Session<G>> {
        self.archive.get(key, load)
    }

    fn put_session<G: Game>(&mut self, key: &str, session: &Session<G>) {
        self.archive.set(key, save(session));
    }
}

/// Who started the last game.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct Starter(PlayerId);

impl Document for Starter {
    const FORMAT: &'static str = "kletki-starter";
    const VERSION: u32 = 1;
}

impl<O: Serialize + DeserializeOwned> Document for Setup<O> {
    const FORMAT: &'static str = "kletki-setup";
    const VERSION: u32 = 1;
}

/// The places of one game: a key is one of these and the game's name.
const PLACES: [&str; 7] = [GAME, DAILY, BEFORE, SETUP, STARTER, STATISTICS, RESULTS];
const GAME: &str = "game";
const DAILY: &str = "daily";
const BEFORE: &str = "before";
const SETUP: &str = "setup";
const STARTER: &str = "starter";
const STATISTICS: &str = "statistics";
const RESULTS: &str = "results";

fn key(place: &str, game: GameKind) -> String {
    format!("{place}/{}", game.id())
}

fn key_of<G: Game>(session: &Session<G>) -> String {
    match session.daily() {
        None => key(GAME, G::KIND),
        Some(_) => key(DAILY, G::KIND),
    }
}
