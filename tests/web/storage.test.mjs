// What is kept in the browser: damaged, refused, and from one start to the next.

import assert from 'node:assert/strict';
import { gameTest } from './harness.mjs';

const stored = game => game.page.evaluate(() => ({ ...localStorage }));

/** Begins a game and draws a line, so that there is something to keep. */
async function playOneMove(game) {
  await game.screen('home');
  const state = await game.begin('game-dots', 'size-3x3', 'level-easy-2');
  await game.tapPlace(state.legal[0]);
  return game.played(state);
}

for (const [name, damage] of [
  ['cut short', text => text.slice(0, text.length / 2)],
  ['edited', text => text.replace(/h0\d/, 'h99')],
  ['empty', () => ''],
]) {
  gameTest(`a saved game that is ${name}: told, kept aside, and the app starts`, {}, async game => {
    await playOneMove(game);
    const before = await stored(game);
    const key = Object.keys(before).find(key => key.includes('game/dots'));
    assert.ok(key, `a key for the game among ${Object.keys(before)}`);
    const damaged = damage(before[key]);
    assert.notEqual(damaged, before[key]);
    await game.page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, damaged]);
    await game.reload();
    await game.screen('home');
    await game.button('button-ok');
    await game.screenshot(`save ${name}`);
    await game.tapButton('button-ok');
    await game.until('the message is gone', state => !('button-ok' in state.buttons));
    assert.equal('home-continue' in (await game.state()).buttons, false);
    const kept = await stored(game);
    // What was no text of the app's is kept in the app's own encoding.
    const asItWas = [damaged, JSON.stringify(damaged)];
    assert.ok(Object.keys(kept).some(other => other.includes('aside/') && asItWas.includes(kept[other])), 'it is kept as it was');
    const state = await game.begin('game-dots');
    await game.tapPlace(state.legal[0]);
    await game.played(state);
  });
}

const countsAsks = () => {
  globalThis.asks = 0;
  // Some browsers ask the person, who may never answer.
  navigator.storage.persist = () => {
    globalThis.asks++;
    return new Promise(() => {});
  };
};

gameTest('the browser is asked once to keep what is stored, with the first move', { before: countsAsks }, async game => {
  const asks = () => game.page.evaluate(() => globalThis.asks);
  await game.screen('home');
  let state = await game.begin('game-dots', 'size-3x3', 'setup-who-people');
  assert.equal(await asks(), 0, 'there is nothing to lose yet');
  for (let turn = 0; turn < 3; turn++) {
    await game.tapPlace(state.legal[0]);
    state = await game.played(state);
    assert.equal(await asks(), 1);
  }
});

const REFUSALS = {
  'that refuses to write': () => {
    Storage.prototype.setItem = () => { throw new DOMException('The quota has been exceeded', 'QuotaExceededError'); };
  },
  'that is denied': () => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('Access is denied', 'SecurityError'); } });
  },
};
for (const [name, before] of Object.entries(REFUSALS)) {
  gameTest(`with a storage ${name} the game plays on and says so once`, { before }, async game => {
    await game.screen('home');
    await game.tapButton('button-ok');
    await game.until('the message is gone', state => !('button-ok' in state.buttons));
    let state = await game.begin('game-dots', 'size-3x3', 'level-easy-2');
    for (let turn = 0; turn < 3; turn++) {
      await game.tapPlace(state.legal[0]);
      state = await game.played(state);
      assert.equal('button-ok' in state.buttons, false, 'it is said once');
    }
  });
}
