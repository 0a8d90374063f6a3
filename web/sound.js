// Lets the app be heard. The browser's audio sleeps while nothing sounds, so that a still page stays still.

let audio;
let sleep;

/** Plays samples, so many a second. Nothing is heard before the first touch, or while the page is hidden. */
globalThis.kletkiPlay = (samples, rate) => {
  if (!(navigator.userActivation?.hasBeenActive ?? true) || document.visibilityState !== 'visible') return;
  audio ??= open();
  if (!audio) return;
  audio.resume().catch(() => {});
  const buffer = audio.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(audio.destination);
  source.start();
  clearTimeout(sleep);
  sleep = setTimeout(() => audio.suspend().catch(() => {}), buffer.duration * 1000 + 2000);
};

function open() {
  try {
    // A game doesn't stop the music that somebody listens to.
    if (navigator.audioSession) navigator.audioSession.type = 'ambient';
    return new AudioContext();
  } catch {
    return null;
  }
}
