//! Where texts are kept by key: what the app gives the session.

use std::{collections::BTreeMap, fmt};

/// A place that keeps texts by key.
pub trait Storage {
    /// The text that was set last; none if there is none.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;
    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError>;
    /// Forgets the text, if there is one.
    fn remove(&mut self, key: &str) -> Result<(), StorageError>;
}

/// The storage refused to read or write.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the storage refused: {0}")]
pub struct StorageError(String);

impl StorageError {
    /// Refused, with the storage's own words why.
    pub fn refused(why: impl fmt::Display) -> StorageError {
        StorageError(why.to_string())
    }
}

/// A storage that lasts as long as it lives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MemoryStorage(BTreeMap<String, String>);

impl Storage for MemoryStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.0.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.0.remove(key);
        Ok(())
    }
}

impl<S: Storage + ?Sized> Storage for Box<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        (**self).get(key)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        (**self).set(key, text)
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        (**self).remove(key)
    }
}
