// Takes pictures of the main screens for a person to look at, in tests/web/shots/look, and those of the README in docs/pictures.
//
//     [SCALE=2] node look.mjs [WORD...]
//
// With words, only the pictures whose names hold all of them: `node look.mjs phone dark ru`. SCALE is the number of the screen's
// dots a pixel.

import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { Grid, corners } from './grid.mjs';
import { Game, SHOTS, stop } from './harness.mjs';

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

/** Plays legal moves until `enough`; between two people, so that nothing is waited for. */
async function playUntil(game, state, pick, enough) {
  const grid = new Grid();
  while (!enough(state)) {
    const before = state.moves.length;
    const move = pick(state);
    if (state.game === 'dots') {
      await game.tapPlace(move);
    } else {
      grid.measure(state);
      await game.drag(...corners(move).map(cell => grid.place(cell)));
    }
    state = await game.until('the move is played',
      (state, count) => state.screen === 'play' && !state.busy && state.moves.length > count, before);
  }
  return state;
}

/** What the browser keeps after games were played so far. */
async function kept(...games) {
  const game = await Game.open();
  await game.screen('home');
  for (const { card, choices, pick, enough } of games) {
    await playUntil(game, await game.begin(card, 'setup-who-people', ...choices), pick, enough);
    await game.tapButton('play-menu');
    await game.tapButton('play-leave');
    await game.screen('home');
  }
  const storage = await game.page.evaluate(() => ({ ...localStorage }));
  await game.context.close();
  return storage;
}

const first = state => state.legal[0];
// Somewhere in the list, but the same each time.
const scattered = state => state.legal[state.moves.length * 7 % state.legal.length];

const screens = {
  async fresh(game, take) {
    await take('home-first');
    for (const [card, name] of [['game-dots', 'dots'], ['game-cell_city', 'cell-city']]) {
      await game.tapButton(card);
      await game.screen('play');
      await take(`${name}-lesson`);
      await game.tapButton('lesson-skip');
      await game.screen('setup');
      await take(`${name}-setup`);
      await game.scrollTo('home-rules');
      await take(`${name}-setup-below`);
      await game.tapButton('home-rules');
      await game.screen('rules');
      await take(`${name}-rules`);
      await game.tapButton('button-back');
      await game.screen('setup');
      await game.tapButton('button-back');
      await game.screen('home');
    }
    await game.tapButton('home-settings');
    await game.screen('settings');
    await take('settings');
    await game.tapButton('button-back');
    await game.screen('home');
    await game.tapButton('home-statistics');
    await game.screen('statistics');
    await take('statistics');
  },

  async middle(game, take) {
    await take('home');
    await game.tapButton('home-continue');
    await game.turn();
    await take('cell-city');
    await game.tapButton('play-menu');
    await game.button('play-leave');
    await take('cell-city-menu');
    await game.tapButton('play-leave');
    await game.screen('home');
    await game.tapButton('game-dots');
    await game.tapButton('setup-continue');
    await game.turn();
    await take('dots');
  },

  async end(game, take) {
    for (const [name, open] of [
      ['cell-city-end', () => game.tapButton('home-continue')],
      ['dots-end', () => game.tapButton('game-dots').then(() => game.tapButton('setup-continue'))],
    ]) {
      await open();
      await playUntil(game, await game.turn(), first, state => state.over);
      await game.button('end-home');
      await take(name);
      await game.tapButton('end-home');
      await game.screen('home');
    }
    await game.tapButton('home-statistics');
    await game.screen('statistics');
    await take('statistics-some');
  },
};

const few = count => state => state.moves.length >= count;
const storages = {
  fresh: {},
  middle: await kept(
    { card: 'game-dots', choices: [], pick: scattered, enough: few(38) },
    { card: 'game-cell_city', choices: [], pick: scattered, enough: few(9) },
  ),
  end: await kept(
    { card: 'game-dots', choices: ['size-3x3'], pick: first, enough: state => state.legal.length === 1 },
    { card: 'game-cell_city', choices: ['variant-first_city'], pick: first, enough: state => state.legal.length <= 12 },
  ),
};

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
        await walk(game, async screen => {
          const name = `${size}-${scheme}-${language}-${screen}`;
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
