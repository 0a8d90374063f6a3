// Nothing is drawn while nothing changes, and the page stays where it is.

import assert from 'node:assert/strict';
import { gameTest } from './harness.mjs';

const SECONDS = 10;

async function framesOf(game, t, name) {
  await game.still();
  const before = (await game.state()).frames;
  await new Promise(done => setTimeout(done, SECONDS * 1000));
  const drawn = (await game.state()).frames - before;
  t.diagnostic(`${name}: ${drawn} frames in ${SECONDS} s untouched`);
  assert.ok(drawn <= 5, `${name} drew ${drawn} frames in ${SECONDS} s untouched`);
}

gameTest('an untouched screen is not drawn', {}, async (game, t) => {
  await game.screen('home');
  await framesOf(game, t, 'home');
  let state = await game.begin('game-dots', 'level-easy-2');
  await framesOf(game, t, 'an empty board');
  await game.tapPlace(state.legal[0]);
  state = await game.played(state);
  await framesOf(game, t, 'a board in play');
});

gameTest('the page neither scrolls nor zooms', {}, async game => {
  await game.screen('home');
  const state = await game.begin('game-dots', 'size-3x3', 'level-easy-2');
  const view = () => game.page.evaluate(() => ({
    scale: visualViewport.scale, left: visualViewport.pageLeft, top: visualViewport.pageTop,
    scrolled: [scrollX, scrollY, document.scrollingElement.scrollTop], selected: String(getSelection()), at: location.href,
  }));
  const before = await view();
  assert.deepEqual([before.scale, before.left, before.top, ...before.scrolled], [1, 0, 0, 0, 0, 0]);
  const middle = [180, 400];
  await game.pinch(middle, 30, 150);
  await game.pinch(middle, 150, 30);
  await game.tap([180, 30]);
  await game.tap([180, 30]);
  await game.tap([180, 30], { hold: 800 });
  await game.drag([180, 150], [180, 700]);
  await game.drag([180, 700], [180, 100]);
  await game.drag([2, 400], [300, 400]);
  await game.still();
  assert.deepEqual(await view(), before);
  assert.deepEqual((await game.state()).moves, state.moves, 'a second finger, a long way and a long press play nothing');
});
