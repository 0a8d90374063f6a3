// Lets the app be heard. The browser's audio sleeps while nothing sounds, so that a still page stays still.

let audio;
let sleep;

// Browsers allow it from the first touch on. To open it takes a while, so that's not left to the first move.
addEventListener('pointerup', () => {
  audio = open();
  rest(0);
}, { once: true });

/** Plays samples, so many a second. Nothing is heard before the first touch, or while the page is hidden. */
globalThis.kletkiPlay = (samples, rate) => {
  if (!audio || document.visibilityState !== 'visible') return;
  audio.resume().catch(() => {});
  const buffer = audio.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(audio.destination);
  source.start();
  rest(buffer.duration);
};

/** Lets the audio sleep when so many seconds more are over. */
function rest(seconds) {
  clearTimeout(sleep);
  sleep = setTimeout(() => audio?.suspend().catch(() => {}), seconds * 1000 + 2000);
}

function open() {
  try {
    // A game doesn't stop the music that somebody listens to.
    if (navigator.audioSession) navigator.audioSession.type = 'ambient';
    return new AudioContext();
  } catch {
    return null;
  }
}
