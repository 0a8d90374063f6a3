// The computer player's Worker (web/app/engine-worker.js). The app asks with kletkiThink, and hears by kletkiThought: an answer, or
// undefined where there is none, and the app thinks for itself.

const app = document.documentElement.dataset.app;
let worker;
let broken = typeof Worker === 'undefined';

/** Asks for a move; false where no Worker can be had. */
globalThis.kletkiThink = (number, line) => {
  if (broken) return false;
  try {
    worker ??= start();
    worker.postMessage({ number, line });
  } catch {
    fail();
  }
  return !broken;
};

/** Whatever is thought about doesn't matter any more. */
globalThis.kletkiForget = () => {
  worker?.terminate();
  worker = undefined;
};

function start() {
  const started = new Worker(`${app}/engine-worker.js`, { type: 'module' });
  started.onmessage = ({ data }) => globalThis.kletkiThought?.(data.number, data.answer);
  started.onerror = event => {
    event.preventDefault();
    fail();
  };
  return started;
}

function fail() {
  broken = true;
  globalThis.kletkiForget();
  globalThis.kletkiThought?.(0, undefined);
}
