//! How the sounds are made: from noise for what rubs and from damped tones for what rings, so that
//! no file has to be loaded.

use std::f32::consts::TAU;

use super::Sound;
use crate::app::platform::SAMPLES_A_SECOND;

/// The samples of a sound, between -1 and 1.
pub(super) fn of(sound: Sound) -> Vec<f32> {
    match sound {
        Sound::Line => rub(&[(0.0, 0.13)], 0.16),
        Sound::Hatching => rub(&[(0.0, 0.07), (0.08, 0.07), (0.16, 0.09)], 0.16),
        Sound::Card => mixed(rub(&[(0.0, 0.05)], 0.2), ring(&[(150.0, 0.0, 0.3)], 0.09)),
        Sound::Tile => ring(&[(820.0, 0.0, 0.16), (1_930.0, 0.0, 0.08)], 0.07),
        Sound::Knock => ring(&[(110.0, 0.0, 0.35), (165.0, 0.0, 0.1)], 0.12),
        Sound::Chord => ring(&[(523.25, 0.0, 0.12), (659.25, 0.05, 0.1)], 0.4),
        Sound::End => ring(
            &[
                (392.0, 0.0, 0.11),
                (493.88, 0.09, 0.1),
                (587.33, 0.18, 0.1),
                (783.99, 0.27, 0.09),
            ],
            1.2,
        ),
    }
}

fn samples(seconds: f32) -> usize {
    (seconds * SAMPLES_A_SECOND as f32) as usize
}

fn seconds(sample: usize) -> f32 {
    sample as f32 / SAMPLES_A_SECOND as f32
}

/// Strokes of a pencil, each with its beginning and its length in seconds.
fn rub(strokes: &[(f32, f32)], loudness: f32) -> Vec<f32> {
    let end = strokes
        .iter()
        .fold(0.0_f32, |end, (from, long)| end.max(from + long));
    let mut wave = vec![0.0; samples(end)];
    let mut noise = Noise(0x2545_f491);
    for &(from, long) in strokes {
        let (mut low, mut lower) = (0.0, 0.0);
        for sample in 0..samples(long) {
            // What lies between two averages of the noise: neither a hiss nor a rumble.
            low += (noise.next() - low) * 0.35;
            lower += (low - lower) * 0.08;
            let part = sample as f32 / samples(long) as f32;
            // The pencil sets on softly, and the paper's grain makes it tremble.
            let pressure = (part * TAU / 2.0).sin().sqrt() * (1.0 - 0.35 * part);
            let grain = 0.8 + 0.2 * (seconds(sample) * TAU * 90.0).sin();
            if let Some(place) = wave.get_mut(samples(from) + sample) {
                *place += (low - lower) * pressure * grain * loudness * 2.5;
            }
        }
    }
    wave
}

/// Tones that fade: of so many hertz, from so many seconds on, so loud. The last is gone when as many
/// seconds more have passed.
fn ring(tones: &[(f32, f32, f32)], fade: f32) -> Vec<f32> {
    let last = tones
        .iter()
        .fold(0.0_f32, |last, (_, from, _)| last.max(*from));
    let mut wave = vec![0.0; samples(last + fade)];
    for &(hertz, from, loudness) in tones {
        for (sample, place) in wave[samples(from)..].iter_mut().enumerate() {
            let time = seconds(sample);
            let attack = (time / 0.004).min(1.0);
            let left = (1.0 - time / fade).max(0.0);
            *place += (time * hertz * TAU).sin() * attack * left * left * loudness;
        }
    }
    wave
}

fn mixed(mut wave: Vec<f32>, other: Vec<f32>) -> Vec<f32> {
    wave.resize(wave.len().max(other.len()), 0.0);
    for (place, sample) in wave.iter_mut().zip(other) {
        *place += sample;
    }
    wave
}

/// Noise that is the same each time (xorshift: Marsaglia 2003).
struct Noise(u32);

impl Noise {
    /// Between -1 and 1.
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 7] = [
        Sound::Line,
        Sound::Hatching,
        Sound::Card,
        Sound::Tile,
        Sound::Chord,
        Sound::Knock,
        Sound::End,
    ];

    #[test]
    fn each_is_soft_short_and_begins_and_ends_without_a_click() {
        for sound in ALL {
            let wave = of(sound);
            let loudest = wave
                .iter()
                .fold(0.0_f32, |loudest, at| loudest.max(at.abs()));
            assert!((0.05..0.6).contains(&loudest), "{sound:?}: {loudest}");
            assert!(seconds(wave.len()) <= 1.5, "{sound:?}");
            for edge in [wave.first(), wave.last()] {
                assert!(
                    edge.is_some_and(|at| at.abs() < 0.02),
                    "{sound:?}: {edge:?}"
                );
            }
        }
    }

    #[test]
    fn none_sounds_like_another() {
        for (index, sound) in ALL.iter().enumerate() {
            assert!(
                ALL[index + 1..]
                    .iter()
                    .all(|other| of(*sound) != of(*other))
            );
        }
    }
}
