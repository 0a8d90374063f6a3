//! Where things are kept: bevy_pkv where the device lets it, else memory until the app closes.
//!
//! bevy_pkv panics where storage is refused, so this looks first whether it will be granted.

use bevy::{prelude::*, window::WindowFocused};
use bevy_pkv::PkvStore;

use super::platform;
use crate::session::{Counted, MemoryStorage, Session, Shelf, Storage, StorageError};

#[cfg(target_family = "wasm")]
const ORGANIZATION: &str = "kletki";
#[cfg(target_family = "wasm")]
const APPLICATION: &str = "kletki";

/// The shelf with the games, settings and statistics of this device.
#[derive(Resource, Deref, DerefMut)]
pub struct Kept {
    #[deref]
    shelf: Shelf<Box<dyn Storage + Send + Sync>>,
    /// Why games last only until the app closes, if they do.
    pub only_memory: Option<OnlyMemory>,
    /// The device was asked not to clear away what is stored.
    asked_to_keep: bool,
}

/// Why nothing is kept on the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnlyMemory {
    /// The device grants no storage.
    Refused,
    /// Another window of the app has it.
    OpenElsewhere,
}

impl Kept {
    /// A shelf that forgets all when the app closes; tests use it too.
    pub fn in_memory() -> Kept {
        Kept::on(Box::new(MemoryStorage::default()), None)
    }

    /// Writes a text as it is, as somebody would who edits the store.
    #[cfg(test)]
    pub fn write_raw(&mut self, key: &str, text: &str) {
        self.shelf
            .storage_mut()
            .set(key, text)
            .expect("memory takes everything");
    }

    /// The text under a key as it is.
    #[cfg(test)]
    pub fn read_raw(&self, key: &str) -> Option<String> {
        self.shelf
            .storage()
            .get(key)
            .expect("memory gives everything")
    }

    fn on(storage: Box<dyn Storage + Send + Sync>, only_memory: Option<OnlyMemory>) -> Kept {
        let mut shelf = Shelf::new(storage);
        shelf.set_utc_offset(platform::utc_offset());
        Kept {
            shelf,
            only_memory,
            asked_to_keep: false,
        }
    }

    /// Keeps a game after a change. With its first move there is something to lose: that is when the
    /// device is asked, once, to store it for good.
    pub fn keep_game<G: Counted>(&mut self, session: &mut Session<G>) {
        self.shelf.keep(session);
        if session.has_begun() && self.only_memory.is_none() && !self.asked_to_keep {
            self.asked_to_keep = true;
            platform::keep_stored();
        }
    }

    /// The device's own storage if it's granted.
    pub fn of_this_device() -> Kept {
        match open() {
            Ok(store) => Kept::on(Box::new(Pkv(store)), None),
            Err(why) => Kept::on(Box::new(MemoryStorage::default()), Some(why)),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow_clock);
}

/// Whoever comes back to the app may have travelled meanwhile: the streak of daily boards goes by
/// the clock where they are.
fn follow_clock(mut focus: MessageReader<WindowFocused>, mut kept: ResMut<Kept>) {
    if focus.read().any(|focus| focus.focused) {
        kept.set_utc_offset(platform::utc_offset());
    }
}

struct Pkv(PkvStore);

impl Storage for Pkv {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        match self.0.get::<String>(key) {
            Ok(text) => Ok(Some(text)),
            Err(bevy_pkv::GetError::NotFound) => Ok(None),
            // No text of ours: given as it lies there, so that it's told and moved aside.
            #[cfg(target_family = "wasm")]
            Err(bevy_pkv::GetError::Json(_)) => Ok(raw(key)),
            Err(error) => Err(StorageError::refused(error)),
        }
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.0.set_string(key, text).map_err(StorageError::refused)
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.0.remove(key).map_err(StorageError::refused)
    }
}

/// What lies under one of bevy_pkv's keys, not decoded.
#[cfg(target_family = "wasm")]
fn raw(key: &str) -> Option<String> {
    let storage = web_sys::window()?.local_storage().ok()??;
    storage
        .get_item(&format!("{ORGANIZATION}.{APPLICATION}{key}"))
        .ok()?
}

#[cfg(target_family = "wasm")]
fn open() -> Result<PkvStore, OnlyMemory> {
    let granted = || {
        let storage = web_sys::window()?.local_storage().ok()??;
        let probe = "kletki.probe";
        storage.set_item(probe, "1").ok()?;
        storage.remove_item(probe).ok()
    };
    granted().ok_or(OnlyMemory::Refused)?;
    Ok(PkvStore::new(ORGANIZATION, APPLICATION))
}

/// Opens the database by hand first: bevy_pkv panics where it's locked, damaged or can't be written.
#[cfg(not(target_family = "wasm"))]
fn open() -> Result<PkvStore, OnlyMemory> {
    let folder = platform::data_folder().ok_or(OnlyMemory::Refused)?;
    std::fs::create_dir_all(&folder).map_err(|_| OnlyMemory::Refused)?;
    let file = folder.join("bevy_pkv.redb");
    match try_database(&file) {
        Ok(()) => {}
        Err(redb::Error::DatabaseAlreadyOpen) => return Err(OnlyMemory::OpenElsewhere),
        Err(error) => {
            warn!(
                "The store {} can't be read and is moved aside: {error}",
                file.display()
            );
            let aside = unused_name(&folder).ok_or(OnlyMemory::Refused)?;
            std::fs::rename(&file, aside).map_err(|_| OnlyMemory::Refused)?;
            try_database(&file).map_err(|_| OnlyMemory::Refused)?;
        }
    }
    Ok(PkvStore::new_in_dir(folder))
}

#[cfg(not(target_family = "wasm"))]
fn unused_name(folder: &std::path::Path) -> Option<std::path::PathBuf> {
    (1..1000)
        .map(|number| folder.join(format!("damaged-{number}.redb")))
        .find(|name| !name.exists())
}

#[cfg(not(target_family = "wasm"))]
fn try_database(file: &std::path::Path) -> Result<(), redb::Error> {
    let database = redb::Database::create(file)?;
    let write = database.begin_write()?;
    write.open_table(redb::TableDefinition::<&str, &[u8]>::new("redb"))?;
    write.commit()?;
    Ok(())
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_store_is_refused_and_a_new_one_is_not() {
        let folder = std::env::temp_dir().join(format!("kletki-storage-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("bevy_pkv.redb");
        std::fs::write(&file, b"not a database at all").unwrap();
        assert!(try_database(&file).is_err());
        std::fs::rename(&file, unused_name(&folder).unwrap()).unwrap();
        assert!(try_database(&file).is_ok());
        assert!(folder.join("damaged-1.redb").exists());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
