//! Long work in slices, so that it never holds up a frame.
//!
//! On desktop and phone it runs beside the app, on a thread of the task pool; in a browser, where
//! there is no beside, it gets a few milliseconds of each frame. Dropping it ends it.

use web_time::Instant;

/// Work that is done in slices of a few milliseconds at most.
pub trait Work: Send + 'static {
    type Found: Send + 'static;

    /// Works on for a slice. `elapsed` is the time since the beginning, in milliseconds. Gives
    /// what was found when it's done.
    fn slice(&mut self, elapsed: u64) -> Option<Self::Found>;
}

#[cfg(not(target_family = "wasm"))]
pub struct Beside<W: Work>(bevy::tasks::Task<W::Found>);

#[cfg(not(target_family = "wasm"))]
impl<W: Work> Beside<W> {
    pub fn begin(mut work: W) -> Beside<W> {
        use bevy::tasks::{AsyncComputeTaskPool, futures_lite::future::yield_now};
        let since = Instant::now();
        Beside(AsyncComputeTaskPool::get().spawn(async move {
            loop {
                if let Some(found) = work.slice(since.elapsed().as_millis() as u64) {
                    return found;
                }
                // Here the task ends if it was dropped meanwhile.
                yield_now().await;
            }
        }))
    }

    /// What was found, once it is.
    pub fn poll(&mut self) -> Option<W::Found> {
        bevy::tasks::futures::check_ready(&mut self.0)
    }
}

/// How much of a browser's frame the work may take, in milliseconds.
#[cfg(target_family = "wasm")]
const FRAME_SHARE: u128 = 4;

#[cfg(target_family = "wasm")]
pub struct Beside<W: Work> {
    work: W,
    since: Instant,
}

#[cfg(target_family = "wasm")]
impl<W: Work> Beside<W> {
    pub fn begin(work: W) -> Beside<W> {
        Beside {
            work,
            since: Instant::now(),
        }
    }

    /// Works on for this frame's share. What was found, once it is.
    pub fn poll(&mut self) -> Option<W::Found> {
        let frame = Instant::now();
        loop {
            let found = self.work.slice(self.since.elapsed().as_millis() as u64);
            if found.is_some() || frame.elapsed().as_millis() >= FRAME_SHARE {
                return found;
            }
        }
    }
}
