// What is heard, and that one tap in the menu silences it.

import assert from 'node:assert/strict';
import { gameTest } from './harness.mjs';

/** Runs in the page before the app: how loud each sound is that begins. */
function listen() {
  globalThis.heard = [];
  globalThis.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      globalThis.audio = this;
    }

    createBufferSource() {
      const source = super.createBufferSource();
      const start = source.start.bind(source);
      source.start = () => {
        globalThis.heard.push(source.buffer.getChannelData(0).reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0));
        start();
      };
      return source;
    }
  };
}

const heard = game => game.page.evaluate(() => globalThis.heard);

async function draw(game, state) {
  await game.tapPlace(state.legal[0]);
  return game.played(state);
}

gameTest('moves are heard until the menu silences them', { before: listen }, async game => {
  await game.screen('home');
  const state = await draw(game, await game.begin('game-dots', 'setup-who-people'));
  const line = await heard(game);
  assert.equal(line.length, 1);
  assert.ok(line[0] > 0.02 && line[0] < 0.7, `${line[0]} is neither silent nor loud`);

  // The browser's audio sleeps soon, with no frame drawn.
  await game.page.waitForFunction(() => globalThis.audio.state === 'suspended');

  await game.tapButton('play-menu');
  await game.tapButton('settings-sounds');
  await game.tapButton('button-close');
  await game.until('the menu is closed', state => !state.buttons['button-close']);
  await draw(game, await game.turn(state));
  assert.equal((await heard(game)).length, 1);

  await game.reload();
  await game.screen('home');
  await game.tapButton('home-continue');
  await draw(game, await game.turn());
  assert.deepEqual(await heard(game), [], 'it stays silent');
});
