// A slow phone on a slow line: what is loaded is told meanwhile, and the game answers.

import assert from 'node:assert/strict';
import { gameTest, server } from './harness.mjs';

gameTest('on a slow phone and a slow line the load is told, and a turn is played', { address: 'about:blank' }, async game => {
  await game.slow();
  await game.page.goto(`${server.address}?probe`);
  const progress = () => Number(document.querySelector('#stroke').getAttribute('aria-valuenow'));
  const some = await game.page.waitForFunction(`(${progress})() > 0 && (${progress})()`);
  assert.ok(await some.jsonValue() < 100, 'it is told before all is there');
  assert.match(await game.page.textContent('#message'), /Loading: \d+ %|Opening/);
  await game.screen('home');
  const state = await game.begin('game-dots', 'size-3x3', 'setup-starts-me');
  await game.tapPlace(state.legal[0]);
  const after = await game.played(state);
  assert.equal(after.moves[0], state.legal[0]);
  assert.ok(after.moves.length > 1, 'the computer has answered');
});
