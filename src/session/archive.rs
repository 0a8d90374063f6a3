//! Documents in a storage: what can't be read is moved aside, and no failure stops the game.

use std::collections::BTreeSet;

use super::{
    document::DocumentError,
    save::LoadError,
    storage::{Storage, StorageError},
};

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

/// Documents by key.
#[derive(Debug)]
pub(super) struct Archive<S> {
    storage: S,
    troubles: Vec<Trouble>,
    refused: bool,
    /// Keys whose documents could be neither read nor moved aside: they aren't written over.
    held: BTreeSet<String>,
}

/// How many unreadable documents are kept of a key. The oldest makes room for a new one.
const ASIDE: u32 = 3;

impl<S: Storage> Archive<S> {
    pub(super) fn new(storage: S) -> Archive<S> {
        Archive {
            storage,
            troubles: Vec::new(),
            refused: false,
            held: BTreeSet::new(),
        }
    }

    #[cfg(test)]
    pub(super) fn storage(&self) -> &S {
        &self.storage
    }

    #[cfg(all(test, feature = "app"))]
    pub(super) fn storage_mut(&mut self) -> &mut S {
        &mut self.storage
    }

    /// What went wrong since this was last asked.
    pub(super) fn troubles(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.troubles)
    }

    /// Whether something lies under a key.
    pub(super) fn has(&self, key: &str) -> bool {
        matches!(self.storage.get(key), Ok(Some(_)))
    }

    /// Reads what is under a key; none if nothing is. What can't be read is moved aside and told.
    pub(super) fn get<T>(
        &mut self,
        key: &str,
        read: impl Fn(&str) -> Result<T, LoadError>,
    ) -> Option<T> {
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
        let place = |number| aside(key, number);
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

    /// Keeps a document, as it was written.
    pub(super) fn set(&mut self, key: &str, text: Result<String, DocumentError>) {
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

    pub(super) fn remove(&mut self, key: &str) {
        if let Err(why) = self.storage.remove(key) {
            self.refuse(why);
        }
    }

    /// Removes what is under a key, and what of it was moved aside.
    pub(super) fn delete(&mut self, key: &str) {
        for number in 1..=ASIDE {
            self.remove(&aside(key, number));
        }
        self.remove(key);
        self.held.remove(key);
    }

    fn refuse(&mut self, why: StorageError) {
        if !self.refused {
            self.refused = true;
            self.troubles.push(Trouble::Refused(why));
        }
    }
}

fn aside(key: &str, number: u32) -> String {
    format!("aside/{key}/{number}")
}
