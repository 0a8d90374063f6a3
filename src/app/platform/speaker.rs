//! The loudspeaker of a desktop. It's taken when there's something to be heard and let go of soon after, so that an app that
//! stands still does nothing.

use std::{
    num::{NonZeroU16, NonZeroU32},
    sync::{
        OnceLock,
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::Duration,
};

use rodio::{DeviceSinkBuilder, buffer::SamplesBuffer};

use super::SAMPLES_A_SECOND;

/// How long it's held, longer than any sound.
const HELD: Duration = Duration::from_secs(3);

/// Lets samples be heard, [`SAMPLES_A_SECOND`]; where there's no loudspeaker nothing is. Tests are silent.
pub fn play(samples: &[f32]) {
    // None if there's no thread to be had.
    static SPEAKER: OnceLock<Option<Sender<Vec<f32>>>> = OnceLock::new();
    if cfg!(test) {
        return;
    }
    let speaker = SPEAKER.get_or_init(|| {
        let (speaker, sounds) = mpsc::channel();
        let thread = thread::Builder::new().name("speaker".to_owned());
        thread.spawn(move || speak(&sounds)).ok().map(|_| speaker)
    });
    if let Some(speaker) = speaker {
        // It fails only when the thread is gone, and then it's silent.
        let _ = speaker.send(samples.to_vec());
    }
}

/// To open a device takes some time: not the app's.
fn speak(sounds: &Receiver<Vec<f32>>) {
    while let Ok(first) = sounds.recv() {
        let Ok(mut sink) = DeviceSinkBuilder::open_default_sink() else {
            continue;
        };
        sink.log_on_drop(false);
        sink.mixer().add(buffer(first));
        while let Ok(next) = sounds.recv_timeout(HELD) {
            sink.mixer().add(buffer(next));
        }
    }
}

fn buffer(samples: Vec<f32>) -> SamplesBuffer {
    const MONO: NonZeroU16 = NonZeroU16::MIN;
    const RATE: NonZeroU32 = NonZeroU32::new(SAMPLES_A_SECOND).unwrap();
    SamplesBuffer::new(MONO, RATE, samples)
}
