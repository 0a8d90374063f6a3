// The browser's Back leads one way back in the app, closes what lies over the board first, and never loses a game.

import assert from 'node:assert/strict';
import { gameTest } from './harness.mjs';

/** Waits until the page's history has as many entries above the first as the app has ways back. */
const deep = (game, depth) => game.page.waitForFunction(depth => Number(document.documentElement.dataset.depth) === depth
  && (history.state?.kletki ?? 0) === depth, depth);

const back = game => game.page.evaluate(() => history.back());

gameTest('Back closes the menu, then the board, and the game goes on', {}, async game => {
  await game.screen('home');
  await deep(game, 0);
  let state = await game.begin('game-dots', 'size-3x3', 'setup-who-people');
  await deep(game, 1);
  await game.tapPlace(state.legal[0]);
  const { moves } = await game.played(state);
  await game.tapButton('play-menu');
  await deep(game, 2);
  await back(game);
  await game.until('the menu is closed', state => state.screen === 'play' && !('play-leave' in state.buttons));
  await deep(game, 1);
  await game.tapButton('play-rules');
  await game.screen('rules');
  await deep(game, 2);
  await back(game);
  await game.screen('play');
  await back(game);
  await game.screen('home');
  await deep(game, 0);
  await game.page.evaluate(() => history.forward());
  await deep(game, 0);
  await game.tapButton('home-continue');
  state = await game.turn();
  assert.deepEqual(state.moves, moves);
  await deep(game, 1);

  // A page that is loaded anew finds the entries of the one before.
  await game.reload();
  await game.screen('home');
  await deep(game, 0);
  await game.tapButton('home-settings');
  await game.screen('settings');
  await deep(game, 1);
  await back(game);
  await game.screen('home');
  await deep(game, 0);
  await back(game);
  await game.page.waitForURL('about:blank');
});
