//! A document is one JSON text with a format's name, a version and a checksum around its body:
//!
//! `{"format":"kletki-save","version":1,"app":"0.1.0","crc32":123,"body":{...}}`
//!
//! The checksum is the CRC-32 of the body's text as it stands, in UTF-8. It finds accidents and
//! careless edits; what the body says is checked by who reads it.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::value::RawValue;

/// A kind of document that is kept.
pub trait Document: Serialize + DeserializeOwned {
    /// The format's name, for example `kletki-save`.
    const FORMAT: &'static str;
    /// The version that is written. Versions are counted from 1.
    const VERSION: u32;
    /// The longest text that is written or read, in bytes.
    const MAX_LEN: usize = 1 << 20;

    /// Reads the body of a version from 1 to [`Document::VERSION`]. A format with older versions
    /// converts them here.
    fn from_body(version: u32, body: &str) -> Result<Self, DocumentError> {
        if version == Self::VERSION {
            parse(body)
        } else {
            Err(DocumentError::NoSuchVersion { version })
        }
    }
}

/// Why a document can't be read or written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DocumentError {
    #[error("the text is longer than {limit} bytes")]
    TooLong { limit: usize },
    #[error("the text isn't JSON")]
    NotJson,
    #[error("the text isn't a document of the format {format}")]
    OtherFormat { format: &'static str },
    #[error("the document is of version {version}, which a newer app wrote")]
    Newer { version: u32 },
    #[error("there is no version {version} of this document")]
    NoSuchVersion { version: u32 },
    #[error("the checksum doesn't fit: the text was damaged or changed")]
    BadChecksum,
    #[error("the document's content isn't as it should be: {0}")]
    Malformed(String),
}

/// What every version of every format has, to tell them apart.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope<'a> {
    format: String,
    version: u32,
    /// The app's version that wrote the document: for a person who looks into it.
    app: String,
    crc32: u32,
    #[serde(borrow)]
    body: &'a RawValue,
}

/// The document as text.
pub fn write<D: Document>(document: &D) -> Result<String, DocumentError> {
    let malformed = |error: serde_json::Error| DocumentError::Malformed(error.to_string());
    let body = serde_json::value::to_raw_value(document).map_err(malformed)?;
    let envelope = Envelope {
        format: D::FORMAT.to_owned(),
        version: D::VERSION,
        app: env!("CARGO_PKG_VERSION").to_owned(),
        crc32: crc32fast::hash(body.get().as_bytes()),
        body: &body,
    };
    let text = serde_json::to_string(&envelope).map_err(malformed)?;
    if text.len() > D::MAX_LEN {
        return Err(DocumentError::TooLong { limit: D::MAX_LEN });
    }
    Ok(text)
}

/// The document in a text.
pub fn read<D: Document>(text: &str) -> Result<D, DocumentError> {
    if text.len() > D::MAX_LEN {
        return Err(DocumentError::TooLong { limit: D::MAX_LEN });
    }
    let head: Head = serde_json::from_str(text).map_err(|error| match error.classify() {
        serde_json::error::Category::Data => DocumentError::OtherFormat { format: D::FORMAT },
        _ => DocumentError::NotJson,
    })?;
    if head.format != D::FORMAT {
        return Err(DocumentError::OtherFormat { format: D::FORMAT });
    }
    if head.version > D::VERSION {
        return Err(DocumentError::Newer {
            version: head.version,
        });
    }
    let envelope: Envelope = parse(text)?;
    let body = envelope.body.get();
    if crc32fast::hash(body.as_bytes()) != envelope.crc32 {
        return Err(DocumentError::BadChecksum);
    }
    D::from_body(head.version, body)
}

/// Reads JSON as a type, for [`Document::from_body`].
pub fn parse<'a, T: Deserialize<'a>>(json: &'a str) -> Result<T, DocumentError> {
    serde_json::from_str(json).map_err(|error| DocumentError::Malformed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Note {
        text: String,
    }

    impl Document for Note {
        const FORMAT: &'static str = "note";
        const VERSION: u32 = 2;
        const MAX_LEN: usize = 500;

        fn from_body(version: u32, body: &str) -> Result<Self, DocumentError> {
            match version {
                1 => parse::<String>(body).map(|text| Note { text }),
                2 => parse(body),
                _ => Err(DocumentError::NoSuchVersion { version }),
            }
        }
    }

    fn note() -> Note {
        Note {
            text: "котка".to_owned(),
        }
    }

    fn text(version: &str, crc32: u32, body: &str) -> String {
        format!(r#"{{"format":"note","version":{version},"app":"","crc32":{crc32},"body":{body}}}"#)
    }

    #[test]
    fn what_is_written_is_read_back() {
        assert_eq!(read::<Note>(&write(&note()).unwrap()), Ok(note()));
    }

    #[test]
    fn an_older_version_is_converted() {
        let body = r#""котка""#;
        assert_eq!(
            read::<Note>(&text("1", crc32fast::hash(body.as_bytes()), body)),
            Ok(note())
        );
    }

    #[test]
    fn what_cannot_be_read_is_told_apart() {
        let good = write(&note()).unwrap();
        let other = DocumentError::OtherFormat { format: "note" };
        let cases = [
            (String::new(), DocumentError::NotJson),
            ("{".to_owned(), DocumentError::NotJson),
            (good[..good.len() - 1].to_owned(), DocumentError::NotJson),
            ("[".repeat(400), other.clone()),
            ("null".to_owned(), other.clone()),
            (r#"{"version":1}"#.to_owned(), other.clone()),
            (good.replace("note", "song"), other),
            (good.replace("котка", "кошка"), DocumentError::BadChecksum),
            (text("3", 0, "1"), DocumentError::Newer { version: 3 }),
            (
                text("0", crc32fast::hash(b"1"), "1"),
                DocumentError::NoSuchVersion { version: 0 },
            ),
            (" ".repeat(501), DocumentError::TooLong { limit: 500 }),
        ];
        for (text, why) in cases {
            assert_eq!(read::<Note>(&text), Err(why), "{text}");
        }
        for body in ["1", "{}", "null", r#"{"text":1}"#] {
            let text = text("2", crc32fast::hash(body.as_bytes()), body);
            assert!(
                matches!(read::<Note>(&text), Err(DocumentError::Malformed(_))),
                "{body}"
            );
        }
    }
}
