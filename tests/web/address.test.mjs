// An address that names a game opens it, and so do the installed app's shortcuts; what the manifest names is there.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from './dist.mjs';
import { gameTest, server } from './harness.mjs';

const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.webmanifest'), 'utf8'));

gameTest('each shortcut opens its game as its card does', {}, async game => {
  const games = [];
  // What the first page loads isn't cut short by the next.
  await game.screen('home');
  await game.page.waitForLoadState('networkidle');
  for (const { url } of manifest.shortcuts) {
    await game.page.goto(`${new URL(url, server.address)}&probe`);
    const state = await game.until('the guided game is there', state => state.screen === 'play' && state.game);
    games.push(state.game);
  }
  assert.deepEqual(games, ['cell_city', 'dots', 'new_lands', 'domains']);
  // The second time it's the set-up, as by the card.
  await game.reload();
  await game.screen('setup');
  await game.tapButton('button-back');
  await game.screen('home');
});

gameTest('an address that names no game is told, and the home screen stays', { query: '?game=chess&probe' }, async game => {
  await game.tapButton('button-ok');
  await game.until('the message is gone', state => state.screen === 'home' && !('button-ok' in state.buttons));
  await game.tapButton('game-dots');
  await game.screen('play');
});

gameTest('the pictures of the manifest are there in their sizes, and are not kept for offline use', {}, async game => {
  await game.screen('home');
  const pictures = [...manifest.icons, ...manifest.screenshots].filter(({ type }) => type === 'image/png');
  assert.ok(pictures.some(({ form_factor }) => form_factor === 'narrow') && pictures.some(({ form_factor }) => form_factor === 'wide'));
  const sizes = await game.page.evaluate(sources => Promise.all(sources.map(async src => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  })), pictures.map(({ src }) => src));
  assert.deepEqual(sizes, pictures.map(({ sizes }) => sizes));
  assert.doesNotMatch(readFileSync(join(DIST, 'sw.js'), 'utf8'), /screenshots\//);
});
