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

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{
    counted::Counted,
    daily_book::DailyBook,
    document::{self, Document, DocumentError},
    game::Session,
    player::PlayerId,
    save::{LoadError, load, save},
    setup::{Setup, has_tournament},
    statistics::Statistics,
    storage::{Storage, StorageError},
};
use crate::games::{Game, GameKind, dots};

/// Something to tell the player about what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The document under the key can't be read. It lies unchanged under the key `aside`, or
    /// where it was if there is none.
    Unreadable {
        key: String,
        why: LoadError,
        aside: Option<String>,
    },
    /// The storage refuses to keep or to give back. Told once.
    Refused(StorageError),
}

/// All that is kept. Nothing here fails: what goes wrong is told by [`Shelf::troubles`], and the
/// game goes on.
#[derive(Debug)]
pub struct Shelf<S> {
    storage: S,
    /// How far the local clock is ahead of UTC, in minutes.
    utc_offset: i16,
    troubles: Vec<Trouble>,
    refused: bool,
    /// Keys whose documents could be neither read nor moved aside: they aren't written over.
    held: BTreeSet<String>,
}

/// How many unreadable documents are kept of a key. The oldest makes room for a new one.
const ASIDE: u32 = 3;

impl<S: Storage> Shelf<S> {
    pub fn new(storage: S) -> Shelf<S> {
        Shelf {
            storage,
            utc_offset: 0,
            troubles: Vec::new(),
            refused: false,
            held: BTreeSet::new(),
        }
    }

    #[cfg(test)]
    pub(crate) fn storage(&self) -> &S {
        &self.storage
    }

    #[cfg(test)]
    pub(crate) fn storage_mut(&mut self) -> &mut S {
        &mut self.storage
    }

    /// Tells how far the local clock is ahead of UTC, in minutes: it keeps the streak of daily
    /// boards whole on a journey. To be told at the start and whenever the app comes back.
    pub fn set_utc_offset(&mut self, minutes: i16) {
        self.utc_offset = minutes;
    }

    /// What went wrong since this was last asked.
    pub fn troubles(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.troubles)
    }

    /// The game in progress, or the finished one that was not yet replaced.
    pub fn game<G: Game>(&mut self) -> Option<Session<G>> {
        self.session(&game_key(G::KIND))
    }

    /// The board of the day in progress, be it of another day.
    pub fn daily_game(&mut self) -> Option<Session<dots::Position>> {
        self.session(&daily_key(GameKind::Dots))
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
            self.put_session(&before_key(G::KIND), session);
        }
        worth_it
    }

    /// Whether [`Shelf::bring_back`] has something to bring.
    pub fn can_bring_back(&self, game: GameKind) -> bool {
        matches!(self.storage.get(&before_key(game)), Ok(Some(_)))
    }

    /// Makes the game that was put aside the one in progress again. The one that replaced it is
    /// put aside in turn, if a move was made in it.
    pub fn bring_back<G: Game>(&mut self) -> Option<Session<G>> {
        let before: Session<G> = self.session(&before_key(G::KIND))?;
        let key = key_of(&before);
        let present: Option<Session<G>> = self.session(&key);
        if !present.is_some_and(|present| self.put_aside(&present)) {
            self.remove(&before_key(G::KIND));
        }
        self.put_session(&key, &before);
        Some(before)
    }

    /// The set-up that was chosen last, or the first one.
    pub fn setup<G: Game>(&mut self) -> Setup<G::Options> {
        let key = format!("setup/{}", G::KIND.id());
        let read = |text: &str| {
            let setup: Setup<G::Options> = document::read(text)?;
            G::start(&setup.options).map_err(|error| LoadError::BadOptions(error.to_string()))?;
            if setup.tournament && !has_tournament(G::KIND) {
                return Err(LoadError::Contradiction(
                    "a tournament of a game that has none",
                ));
            }
            Ok(setup)
        };
        self.get_with(&key, read).unwrap_or_else(Setup::of::<G>)
    }

    pub fn keep_setup<G: Game>(&mut self, setup: &Setup<G::Options>) {
        self.put(&format!("setup/{}", G::KIND.id()), setup);
    }

    /// Who started the last game in which a move was made: for who takes turns to start.
    pub fn last_starter<G: Game>(&mut self) -> Option<PlayerId> {
        let Starter(player) = self.get(&starter_key(G::KIND))?;
        Some(player)
    }

    /// The games won, lost and drawn.
    pub fn statistics(&mut self, game: GameKind) -> Statistics {
        self.get(&format!("statistics/{}", game.id()))
            .unwrap_or_default()
    }

    /// The results of the boards of the day.
    pub fn daily_book(&mut self) -> DailyBook {
        self.get(&results_key(GameKind::Dots)).unwrap_or_default()
    }

    /// Notes how many boxes the hard computer took on that date's board.
    pub fn note_par(&mut self, date: jiff::civil::Date, boxes: u32) {
        let mut book = self.daily_book();
        book.note_par(date, boxes);
        self.put(&results_key(GameKind::Dots), &book);
    }

    /// The document under a key; none if there is none or it can't be read.
    pub fn get<D: Document>(&mut self, key: &str) -> Option<D> {
        self.get_with(key, |text| Ok(document::read(text)?))
    }

    /// Keeps a document under a key.
    pub fn put<D: Document>(&mut self, key: &str, document: &D) {
        self.set(key, document::write(document));
    }

    /// Deletes all that is kept, what was put aside too. `others` are the keys of documents that
    /// the app keeps besides.
    pub fn delete_all(&mut self, others: &[&str]) {
        const KINDS: [&str; 7] = [
            "game",
            "daily",
            "before",
            "setup",
            "starter",
            "statistics",
            "results",
        ];
        let games = GameKind::ALL
            .into_iter()
            .flat_map(|game| KINDS.map(|kind| format!("{kind}/{}", game.id())));
        let keys: Vec<String> = games
            .chain(others.iter().map(ToString::to_string))
            .collect();
        for key in keys {
            for number in 1..=ASIDE {
                self.remove(&format!("aside/{key}/{number}"));
            }
            self.remove(&key);
        }
        self.held.clear();
    }

    fn count<G: Counted>(&mut self, session: &Session<G>) {
        if session.daily().is_some() {
            let mut book = self.daily_book();
            book.add(session, self.utc_offset);
            self.put(&results_key(G::KIND), &book);
        } else {
            let mut statistics = self.statistics(G::KIND);
            statistics.add(session);
            self.put(&format!("statistics/{}", G::KIND.id()), &statistics);
        }
    }

    fn keep_starter<G: Game>(&mut self, starter: PlayerId) {
        if self.last_starter::<G>() != Some(starter) {
            self.put(&starter_key(G::KIND), &Starter(starter));
        }
    }

    fn session<G: Game>(&mut self, key: &str) -> Option<Session<G>> {
        self.get_with(key, load)
    }

    fn put_session<G: Game>(&mut self, key: &str, session: &Session<G>) {
        self.set(key, save(session));
    }

    /// Reads what is under a key. What can't be read is moved aside and told.
    fn get_with<T>(&mut self, key: &str, read: impl Fn(&str) -> Result<T, LoadError>) -> Option<T> {
        if self.held.contains(key) {
            return None;
        }
        let text = match self.storage.get(key) {
            Ok(text) => text?,
            Err(why) => {
                self.held.insert(key.to_owned());
                self.refuse(why);
                return None;
            }
        };
        match read(&text) {
            Ok(value) => Some(value),
            Err(why) => {
                let aside = self.move_aside(key, &text);
                self.troubles.push(Trouble::Unreadable {
                    key: key.to_owned(),
                    why,
                    aside,
                });
                None
            }
        }
    }

    fn move_aside(&mut self, key: &str, text: &str) -> Option<String> {
        match self.copy_aside(key, text) {
            Ok(aside) => {
                self.remove(key);
                Some(aside)
            }
            Err(why) => {
                self.held.insert(key.to_owned());
                self.refuse(why);
                None
            }
        }
    }

    fn copy_aside(&mut self, key: &str, text: &str) -> Result<String, StorageError> {
        let place = |number: u32| format!("aside/{key}/{number}");
        for number in 1..=ASIDE {
            if self.storage.get(&place(number))?.is_none() {
                self.storage.set(&place(number), text)?;
                return Ok(place(number));
            }
        }
        for number in 1..ASIDE {
            if let Some(younger) = self.storage.get(&place(number + 1))? {
                self.storage.set(&place(number), &younger)?;
            }
        }
        self.storage.set(&place(ASIDE), text)?;
        Ok(place(ASIDE))
    }

    fn set(&mut self, key: &str, text: Result<String, DocumentError>) {
        let result = match text {
            Err(why) => Err(StorageError::refused(why)),
            Ok(_) if self.held.contains(key) => Err(StorageError::refused(
                "what is there can't be read, and isn't written over",
            )),
            Ok(text) => self.storage.set(key, &text),
        };
        if let Err(why) = result {
            self.refuse(why);
        }
    }

    fn remove(&mut self, key: &str) {
        if let Err(why) = self.storage.remove(key) {
            self.refuse(why);
        }
    }

    fn refuse(&mut self, why: StorageError) {
        if !self.refused {
            self.refused = true;
            self.troubles.push(Trouble::Refused(why));
        }
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

fn key_of<G: Game>(session: &Session<G>) -> String {
    match session.daily() {
        None => game_key(G::KIND),
        Some(_) => daily_key(G::KIND),
    }
}

fn game_key(game: GameKind) -> String {
    format!("game/{}", game.id())
}

fn daily_key(game: GameKind) -> String {
    format!("daily/{}", game.id())
}

fn before_key(game: GameKind) -> String {
    format!("before/{}", game.id())
}

fn starter_key(game: GameKind) -> String {
    format!("starter/{}", game.id())
}

fn results_key(game: GameKind) -> String {
    format!("results/{}", game.id())
}
