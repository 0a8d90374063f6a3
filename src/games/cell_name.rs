//! The names of cells: a letter for the column, then the row's number counted from 1, as in `D7`.

use super::NotAMove;

/// Reads a capital letter and a number without leading zeros: the column from 0, and the number as
/// written, 255 for what is larger.
pub(super) fn read(text: &str) -> Result<(u8, u8), NotAMove> {
    let [letter @ b'A'..=b'Z', digits @ ..] = text.as_bytes() else {
        return Err(NotAMove);
    };
    let leading_zero = digits.len() > 1 && digits.starts_with(b"0");
    if digits.is_empty() || leading_zero || !digits.iter().all(u8::is_ascii_digit) {
        return Err(NotAMove);
    }
    let number = digits.iter().fold(0_u8, |number, digit| {
        number.saturating_mul(10).saturating_add(digit - b'0')
    });
    Ok((letter - b'A', number))
}
