//! Lines in, lines out: bounded in memory, whatever comes.

#[cfg(test)]
mod tests;

use std::{
    io::{self, BufRead, Read, Write},
    str,
    time::Duration,
};

use super::{MAX_LINE, Refusal, Reply, answer};

/// Answers each line of `input` with one line on `output`, flushed, until the input ends.
///
/// A line may end with LF, CR LF or the input. Each gets an answer, also an empty one, one that
/// isn't UTF-8 and one longer than [`MAX_LINE`], of which no more than that is kept in memory.
///
/// # Errors
/// What reading and writing give.
pub fn serve(
    mut input: impl BufRead,
    mut output: impl Write,
    clock: &mut impl FnMut() -> Duration,
) -> io::Result<()> {
    let mut bytes = Vec::new();
    while let Some(line) = read_line(&mut input, &mut bytes)? {
        let answer = match line {
            Ok(line) => answer(line, clock),
            Err(refusal) => Reply::from(refusal).to_line(),
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

/// The next line without its end, kept in `bytes`; none at the end of input.
fn read_line<'a>(
    input: &mut impl BufRead,
    bytes: &'a mut Vec<u8>,
) -> io::Result<Option<Result<&'a str, Refusal>>> {
    const LONGEST_END: usize = 2;
    bytes.clear();
    let limit = (MAX_LINE + LONGEST_END) as u64;
    if input.by_ref().take(limit).read_until(b'\n', bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > MAX_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    let line = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if line.len() > MAX_LINE {
        return Ok(Some(Err(Refusal::TooLong)));
    }
    Ok(Some(str::from_utf8(line).map_err(|_| Refusal::NotText)))
}
