// Takes pictures of the main screens for a person to look at, in tests/web/shots/look, and those of the README in docs/pictures.
//
//     [SCALE=2] [TEXT=200] node look.mjs [WORD...]
//
// With words, only the pictures whose names hold all of them: `node look.mjs phone dark ru`. SCALE is the number of the screen's
// dots a pixel, TEXT the size of the browser's texts in percent.

import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { Game, SHOTS, largeText, stop } from './harness.mjs';
import { ALMOST_OVER, MIDDLE, finish, goOn, kept, leave } from './scenes.mjs';

const SIZES = {
  phone: { viewport: { width: 360, height: 740 } },
  tablet: { viewport: { width: 820, height: 1180 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const SCHEMES = ['light', 'dark'];
const LANGUAGES = { en: 'en-GB', ru: 'ru-RU', bg: 'bg-BG' };

/** The pictures of the README: its name for them, and ours. Those of the games of cards and tiles are the tests' own shots. */
const README = {
  'home.png': 'phone-light-en-home-first',
  'cell-city.png': 'phone-light-en-cell-city-end',
  'dots.png': 'phone-light-en-dots-end',
  'dark.png': 'phone-dark-ru-cell-city',
};

const words = process.argv.slice(2);
const wanted = name => words.every(word => name.split('-').includes(word));
const possible = (...parts) => {
  const kinds = [...Object.keys(SIZES), ...SCHEMES, ...Object.keys(LANGUAGES)];
  return words.filter(word => kinds.includes(word)).every(word => parts.includes(word));
};

/** The games: the card on the home screen, and its name in the pictures. */
const GAMES = [['game-cell_city', 'cell-city'], ['game-dots', 'dots'], ['game-new_lands', 'new-lands'], ['game-domains', 'domains']];

const screens = {
  async fresh(game, take) {
    await take('home-first');
    for (const [card, name] of GAMES) {
      await game.scrollTo(card);
      await game.tapButton(card);
      await game.screen('play');
      await take(`${name}-lesson`);
      await game.tapButton('lesson-skip');
      await game.screen('setup');
      await take(`${name}-setup`);
      await game.scroll(1);
      await take(`${name}-setup-below`);
      await game.tapButton('home-rules');
      await game.screen('rules');
      await take(`${name}-rules`);
      await game.tapButton('button-back');
      await game.screen('setup');
      await game.tapButton('button-back');
      await game.screen('home');
    }
    for (const screen of ['settings', 'statistics']) {
      await game.scrollTo(`home-${screen}`);
      await game.tapButton(`home-${screen}`);
      await game.screen(screen);
      await take(screen);
      await game.tapButton('button-back');
      await game.screen('home');
    }
  },

  async middle(game, take) {
    await take('home');
    for (const [card, name] of GAMES) {
      await goOn(game, card);
      await take(name);
      if (card === 'game-cell_city') {
        await game.tapButton('play-menu');
        await game.button('play-new');
        await take(`${name}-menu`);
        await game.page.keyboard.press('Escape');
      }
      await leave(game);
    }
  },

  async end(game, take) {
    for (const [card, name] of GAMES) {
      await finish(game, await goOn(game, card));
      await take(`${name}-end`);
      await game.tapButton('end-home');
      await game.screen('home');
    }
    await game.scrollTo('home-statistics');
    await game.tapButton('home-statistics');
    await game.screen('statistics');
    await take('statistics-some');
  },
};

const storages = { fresh: {}, middle: await kept(MIDDLE), end: await kept(ALMOST_OVER) };

mkdirSync(new URL('look/', `file://${SHOTS}`), { recursive: true });
for (const [size, shape] of Object.entries(SIZES)) {
  for (const scheme of SCHEMES) {
    for (const [language, locale] of Object.entries(LANGUAGES)) {
      if (!possible(size, scheme, language)) continue;
      for (const [part, walk] of Object.entries(screens)) {
        const game = await Game.open({
          ...shape, locale, colorScheme: scheme, deviceScaleFactor: Number(process.env.SCALE ?? 1),
          before: [storage => Object.entries(storage).forEach(([key, text]) => localStorage.setItem(key, text)), storages[part]],
        });
        await game.screen('home');
        if (process.env.TEXT) await largeText(game, Number(process.env.TEXT) / 100);
        await walk(game, async screen => {
          const name = [size, scheme, language, screen, ...process.env.TEXT ? ['text', process.env.TEXT] : []].join('-');
          if (!wanted(name)) return;
          await game.still();
          await game.screenshot(`look/${name}`);
          console.log(name);
        });
        for (const complaint of game.complaints) console.log(`  on the console: ${complaint}`);
        await game.context.close();
      }
    }
  }
}
await stop();

const pictures = new URL('../../docs/pictures/', import.meta.url);
for (const [name, ours] of Object.entries(README)) {
  const picture = new URL(`look/${ours}.png`, `file://${SHOTS}`);
  if (existsSync(picture)) {
    mkdirSync(pictures, { recursive: true });
    copyFileSync(picture, new URL(name, pictures));
  }
}
