// One tab plays at a time: two would write over each other's games.

import assert from 'node:assert/strict';
import { gameTest } from './harness.mjs';

const sentence = async game => {
  await game.page.waitForSelector('#cover.failed');
  return game.page.textContent('#message');
};

const moves = async game => {
  await game.tapButton('home-continue');
  return (await game.turn()).moves;
};

gameTest('a second tab says that the game is open, and can take it over', {}, async first => {
  await first.screen('home');
  let state = await first.begin('game-dots', 'size-3x3', 'setup-who-people');
  await first.tapPlace(state.legal[0]);
  await first.played(state);

  const second = await first.anotherTab();
  assert.match(await sentence(second), /another tab/);
  await second.screenshot('second tab');
  assert.equal(await second.page.textContent('#retry'), 'Play here');
  await second.page.tap('#retry');
  await second.screen('home');
  assert.match(await sentence(first), /another tab/, 'the first one has let go');
  await second.page.bringToFront();
  await second.tapButton('home-continue');
  state = await second.turn();
  assert.equal(state.moves.length, 1);
  await second.tapPlace(state.legal[0]);
  const played = (await second.played(state)).moves;

  await first.page.bringToFront();
  await first.page.tap('#retry');
  await first.screen('home');
  assert.deepEqual(await moves(first), played, 'it goes on with what was played there');
  assert.match(await sentence(second), /another tab/);
  assert.deepEqual(second.complaints, []);
});

for (const [locale, words] of [['ru-RU', /в другой вкладке/], ['bg-BG', /в друг раздел/]]) {
  gameTest(`that is told in the person's language (${locale})`, { locale }, async game => {
    await game.screen('home');
    assert.match(await sentence(await game.anotherTab()), words);
  });
}

// Of loads that the test itself cuts short.
const cutShort = [/^not loaded: /, /Failed to fetch/, /compilation aborted/];

gameTest('reload, leaving and coming back lock nobody out', { expected: cutShort }, async game => {
  await game.screen('home');
  for (let time = 0; time < 3; time++) await game.reload();
  await game.screen('home');
  await game.page.goto('data:text/html,elsewhere');
  await game.page.goBack();
  await game.screen('home');
  const other = await game.anotherTab();
  await sentence(other);
  await game.page.close();
  // Nobody plays there any more, so nobody is asked.
  await other.screen('home');
  assert.deepEqual(other.complaints, []);
});

const withoutLocks = () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });

gameTest('a browser without locks opens as many tabs as it likes', { before: withoutLocks }, async game => {
  await game.screen('home');
  await (await game.anotherTab()).screen('home');
});
