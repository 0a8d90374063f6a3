// The game by ear: what a screen reader finds on the page, and a whole game by keyboard through it.

import assert from 'node:assert/strict';
import { DESKTOP, gameTest } from './harness.mjs';

const DESK = { ...DESKTOP, hasTouch: false, isMobile: false };

/** The page's accessibility tree, as text. */
const heard = async game => {
  await game.still();
  return game.page.locator('body').ariaSnapshot();
};

/** What has the focus, by its name. */
const focused = game => game.page.evaluate(() => document.activeElement?.textContent ?? '');

/** Presses Tab until what has the focus matches. */
async function tabTo(game, name) {
  for (let stops = 0; stops < 80; stops++) {
    if (name.test(await focused(game))) return;
    await game.page.keyboard.press('Tab');
  }
  assert.fail(`the Tab key leads to nothing named ${name}`);
}

async function press(game, name) {
  await tabTo(game, name);
  await game.page.keyboard.press('Enter');
}

gameTest('a whole 3x3 game of Dots by keyboard, through what a screen reader finds', DESK, async game => {
  await game.screen('home');
  await game.still();
  await press(game, /^Dots and Boxes/);
  await game.until('the guided game opens', state => state.screen === 'play');
  await game.still();
  await press(game, /^Skip$/);
  await game.screen('setup');
  for (const choice of [/^3 × 3$/, /^Easy$/, /^Me$/]) {
    await game.still();
    await press(game, choice);
  }
  await game.still();
  await press(game, /^Play$/);
  let state = await game.turn();
  assert.equal(state.legal.length, 24);
  await game.screenshot('spoken');

  while (state.toMove !== null) {
    await game.still();
    // The focus comes back to the moves by itself; only at first the Tab key has to find them.
    if (state.moves.length < 2) await tabTo(game, /^from /);
    await game.page.keyboard.press('ArrowDown');
    const name = await focused(game);
    assert.match(name, /^from [A-D][1-4] to [A-D][1-4]/, 'the focus is on a move');
    await game.page.keyboard.press('Enter');
    state = await game.played(state);
  }
  assert.equal(state.moves.length, 24);
  assert.match(await game.page.getByRole('status').textContent(), /won|winner|draw/i, 'the end is said');
  await press(game, /^Home/);
  await game.screen('home');
});

const EXPECTED = {
  'en-GB': { game: 'Dots and Boxes', board: /group "Board"/, moves: /group "Moves: across"/, line: /button "from A1 to B1"/ },
  'ru-RU': { game: 'Точки и квадраты', board: /group "Доска"/, moves: /group "Ходы: по горизонтали"/, line: /button "от A1 до B1"/ },
  'bg-BG': { game: 'Точки и квадрати', board: /group "Дъска"/, moves: /group "Ходове: хоризонтално"/, line: /button "от A1 до B1"/ },
};

for (const [locale, expected] of Object.entries(EXPECTED)) {
  gameTest(`a screen reader finds the board, the turn, the score and the moves (${locale})`, { locale }, async game => {
    await game.screen('home');
    assert.match(await heard(game), new RegExp(`button "${expected.game}`));
    const state = await game.begin('game-dots', 'size-3x3', 'setup-who-people');
    const tree = await heard(game);
    for (const part of [expected.board, expected.moves, expected.line]) assert.match(tree, part);
    assert.equal(tree.match(/button ".*[A-D][1-4].*[A-D][1-4]"/g).length, state.legal.length, 'each legal move is a button');
    assert.equal(await game.page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
  });
}

gameTest('what is hidden behind the curtain is not to be heard', {}, async game => {
  await game.screen('home');
  await game.tapButton('game-new_lands');
  await game.until('the guided game opens', state => state.screen === 'play');
  await game.tapButton('lesson-skip');
  await game.screen('setup');
  await game.tapButton('setup-who-people');
  await game.still();
  await game.tapButton('setup-play');
  await game.button('curtain-lift');
  assert.doesNotMatch(await heard(game), /In the hand|Moves/);
  await game.tapButton('curtain-lift');
  await game.turn();
  assert.match(await heard(game), /In the hand: .* of /);
});
