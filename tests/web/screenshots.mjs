// Takes the pictures that the manifest shows to who installs the app, in web/screenshots.
//
//     node screenshots.mjs

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Game, stop } from './harness.mjs';
import { MIDDLE, goOn, kept, leave } from './scenes.mjs';

const FOLDER = new URL('../../web/screenshots/', import.meta.url).pathname;
mkdirSync(FOLDER, { recursive: true });
const storage = await kept(MIDDLE);

/** The app with games in progress, in the manifest's language. */
async function open(options) {
  const before = [storage => Object.entries(storage).forEach(([key, text]) => localStorage.setItem(key, text)), storage];
  const game = await Game.open({ locale: 'ru-RU', before, ...options });
  await game.screen('home');
  return game;
}

async function take(game, name) {
  await game.still();
  await game.page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.log(name);
}

const narrow = await open({});
await take(narrow, 'home');
for (const [card, name] of [['game-cell_city', 'cell-city'], ['game-dots', 'dots'], ['game-new_lands', 'new-lands'], ['game-domains', 'domains']]) {
  await goOn(narrow, card);
  await take(narrow, name);
  await leave(narrow);
}
await narrow.context.close();

const wide = await open({ viewport: { width: 1440, height: 900 } });
await goOn(wide, 'game-cell_city');
await take(wide, 'wide');
await wide.context.close();
await stop();
