//! The processor's time.

use std::time::{Duration, Instant};

/// Counts the time that this process has had of the processor, where Linux tells it, else the time that
/// has gone by.
pub struct Clock(Instant, Duration);

impl Clock {
    pub fn start() -> Clock {
        Clock(Instant::now(), processor_time().unwrap_or_default())
    }

    pub fn elapsed(&self) -> Duration {
        processor_time().map_or_else(|| self.0.elapsed(), |time| time - self.1)
    }
}

/// In nanoseconds, as the scheduler counts them.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
