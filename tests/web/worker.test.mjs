// The computer thinks in a Worker, and where there is none, on the page.

import assert from 'node:assert/strict';
import { gameTest } from './harness.mjs';

/** Counts in the page what the Worker has answered. */
const counted = () => {
  globalThis.answers = [];
  let thought;
  Object.defineProperty(globalThis, 'kletkiThought', {
    get: () => thought,
    set: hear => {
      thought = (number, answer) => {
        globalThis.answers.push(answer ?? null);
        hear(number, answer);
      };
    },
  });
};
const answers = game => game.page.evaluate(() => globalThis.answers);

/** Two turns against the hard computer; its answers are awaited. */
async function twoTurns(game) {
  await game.screen('home');
  let state = await game.begin('game-dots', 'size-5x5', 'level-hard-2', 'setup-starts-me');
  for (let turn = 0; turn < 2; turn++) {
    await game.tapPlace(state.legal[7 * turn]);
    state = await game.played(state);
  }
  assert.ok(state.moves.length >= 4, 'the computer has answered');
}

gameTest('the computer thinks in a Worker', { before: counted }, async game => {
  await twoTurns(game);
  const told = await answers(game);
  assert.ok(told.length >= 2, 'the Worker was asked for each move');
  for (const answer of told) assert.equal(JSON.parse(answer).ok, true, answer);
});

/** The first Worker is asked, and never answers. */
const silentAtFirst = () => {
  const { Worker } = globalThis;
  globalThis.ended = 0;
  globalThis.Worker = class {
    constructor() { globalThis.Worker = Worker; }
    postMessage() {}
    terminate() { globalThis.ended += 1; }
  };
};

gameTest('a search that nobody waits for is ended, and the next one is answered', { before: silentAtFirst }, async game => {
  await game.screen('home');
  const state = await game.begin('game-dots', 'size-5x5', 'level-hard-2', 'setup-starts-me');
  await game.tapPlace(state.legal[0]);
  await game.until('the computer thinks', state => state.waiting && state.moves.length > 0);
  await game.tapButton('play-menu');
  await game.tapButton('play-leave');
  await game.screen('home');
  assert.equal(await game.page.evaluate(() => globalThis.ended), 1);
  await game.tapButton('home-continue');
  const later = await game.turn();
  assert.ok(later.moves.length >= 2);
});

gameTest('without Workers the computer thinks on the page', { before: () => delete globalThis.Worker }, twoTurns);

gameTest('a Worker that does not come is done without', {
  before: counted, expected: [/engine-worker/, /Failed to load resource/, /Service Worker registration blocked/], serviceWorkers: 'block',
  routes: { '**/engine-worker.js': route => route.abort() },
}, async game => {
  await twoTurns(game);
  assert.equal((await answers(game))[0], null, 'it was told that there is none');
});
