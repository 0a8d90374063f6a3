//! How far a proof of a whole board of Dots and Boxes comes: a run that may take days, can be stopped
//! at any time, and goes on from what it had proved.
//!
//! FILE holds the facts that were proved, a line each, and is written on. It ends when the value is
//! proved, or after that many seconds of processor time.

use std::{
    fs::{File, OpenOptions},
    io::{self, BufRead, BufReader, BufWriter, Write},
    time::{Duration, Instant},
};

use kletki::{
    games::{
        Game,
        dots::{Options, Position},
    },
    players::dots::Record,
};

use crate::clock::Clock;

/// Facts are kept of positions with at most this many strands fewer than the board has lines: such
/// take long to prove, and there are few enough of them.
const KEPT: usize = 16;

/// Questions between two looks at the clock.
const STEP: u64 = 100_000;

/// How often progress is told and kept.
const PACE: Duration = Duration::from_secs(10);

pub const USAGE: &str = "usage: dots [record ROWS COLS MEBIBYTES FILE [SECONDS]]";

/// Proves the board that the words name, or tells how they are to be.
pub fn run(words: &[String]) -> io::Result<()> {
    match Task::read(words) {
        Some(task) => task.run(),
        None => {
            println!("{USAGE}");
            Ok(())
        }
    }
}

struct Task {
    position: Position,
    table_bytes: usize,
    file: String,
    limit: Option<Duration>,
}

impl Task {
    fn read(words: &[String]) -> Option<Task> {
        let [rows, cols, mebibytes, file, limit @ ..] = words else {
            return None;
        };
        let options = Options::rectangle(rows.parse().ok()?, cols.parse().ok()?);
        let limit = match limit {
            [] => None,
            [seconds] => Some(Duration::from_secs(seconds.parse().ok()?)),
            _ => return None,
        };
        Some(Task {
            position: Position::start(&options).ok()?,
            table_bytes: mebibytes.parse::<usize>().ok()?.checked_mul(1 << 20)?,
            file: file.clone(),
            limit,
        })
    }

    fn run(self) -> io::Result<()> {
        let lines = self.position.lines().count();
        let least = lines.saturating_sub(KEPT) as u32;
        let Some(mut record) = Record::of(&self.position, self.table_bytes, least) else {
            println!("this board is too large for a proof");
            return Ok(());
        };
        println!("recalled {} facts", recall(&mut record, &self.file)?);
        let mut file = BufWriter::new(
            OpenOptions::new()
                .create(true)
                .append(true)
                .open(&self.file)?,
        );
        let clock = Clock::start();
        let mut told = Instant::now();
        let mut kept = 0;
        loop {
            record.step(STEP);
            let spent = clock.elapsed();
            let is_over = record.bounds().start() == record.bounds().end()
                || self.limit.is_some_and(|limit| spent >= limit);
            if is_over || told.elapsed() >= PACE {
                told = Instant::now();
                for fact in record.facts() {
                    writeln!(file, "{fact}")?;
                    kept += 1;
                }
                file.flush()?;
                println!(
                    "{:.1} s, {} million questions, {:.2} million a second, {kept} facts kept, value {} to {}",
                    spent.as_secs_f64(),
                    record.nodes() / 1_000_000,
                    record.nodes() as f64 / spent.as_secs_f64() / 1e6,
                    record.bounds().start(),
                    record.bounds().end(),
                );
            }
            if is_over {
                return Ok(());
            }
        }
    }
}

/// Learns the facts in a file, if there is one. A line that was cut short when the program was
/// stopped is left out.
fn recall(record: &mut Record, file: &str) -> io::Result<usize> {
    let file = match File::open(file) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(error),
    };
    let mut count = 0;
    for line in BufReader::new(file).lines() {
        if let Ok(fact) = line?.parse() {
            record.recall(fact);
            count += 1;
        }
    }
    Ok(count)
}
