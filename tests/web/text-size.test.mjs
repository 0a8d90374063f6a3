// Texts of double size, by the browser's own setting and by the app's: every button lies on the page, apart from the others,
// and is large enough for a finger.

import assert from 'node:assert/strict';
import { gameTest, largeText } from './harness.mjs';

const [WIDTH, HEIGHT] = [360, 740];
const FINGER = 44;
/** How far what scrolls lies from the edges that cut it: below the title. */
const TITLE = 64;

/** Checks the buttons that are on the screen, or only those of these names. */
async function check(game, where, names) {
  await game.still();
  const { buttons } = await game.state();
  const all = Object.entries(buttons).filter(([name]) => !names || names.includes(name));
  assert.ok(all.length > 0, `${where} has buttons`);
  if (names) assert.equal(all.length, names.length, `${where} shows ${names}`);
  for (const [index, [name, [x, y, width, height]]] of all.entries()) {
    const at = `${where}: ${name} at ${[x, y, width, height]}`;
    assert.ok(x >= -0.5 && y >= -0.5 && x + width <= WIDTH + 0.5 && y + height <= HEIGHT + 0.5, `${at} is on the page`);
    const isCut = y + height > HEIGHT - 1 || y > TITLE - 1 && height < FINGER;
    assert.ok(width >= FINGER - 0.5 && (isCut || height >= FINGER - 0.5), `${at} has room for a finger`);
    for (const [other, [left, top, wide, high]] of all.slice(index + 1)) {
      const over = [Math.min(x + width, left + wide) - Math.max(x, left), Math.min(y + height, top + high) - Math.max(y, top)];
      assert.ok(Math.min(...over) <= 0.5, `${at} lies over ${other}`);
    }
  }
}

const heightOf = async (game, name) => (await game.state()).buttons[name][3];

gameTest('at 200 % in the browser all screens can be used', { locale: 'ru-RU', long: true }, async game => {
  await game.screen('home');
  const usual = await heightOf(game, 'game-dots');
  await largeText(game, 2);
  assert.ok(await heightOf(game, 'game-dots') > usual * 1.3, 'the texts of the cards have grown');
  await check(game, 'home');
  await game.screenshot('text 200 home');
  for (const screen of ['settings', 'statistics']) {
    await game.scrollTo(`home-${screen}`);
    await game.tapButton(`home-${screen}`);
    await game.screen(screen);
    await check(game, screen);
    await game.scroll(1);
    await check(game, `${screen} below`);
    await game.tapButton('button-back');
    await game.screen('home');
  }
  for (const card of ['game-cell_city', 'game-dots', 'game-new_lands', 'game-domains']) {
    await game.scrollTo(card);
    await game.tapButton(card);
    await game.screen('play');
    await check(game, `the guided game of ${card}`, ['lesson-skip']);
    await game.tapButton('lesson-skip');
    await game.screen('setup');
    await check(game, `the set-up of ${card}`);
    await game.scroll(1);
    await check(game, `the set-up of ${card} below`);
    await game.tapButton('home-rules');
    await game.screen('rules');
    await check(game, `the rules of ${card}`);
    await game.tapButton('button-back');
    await game.screen('setup');
    await game.scroll(-1);
    await game.tapButton('setup-play');
    await game.turn();
    await check(game, card, ['play-rules', 'play-menu']);
    await game.screenshot(`text 200 ${card}`);
    await game.tapButton('play-menu');
    await game.button('play-new');
    await check(game, `the menu of ${card}`, ['play-new']);
    await game.scrollTo('play-leave');
    await game.tapButton('play-leave');
    await game.screen('home');
  }
});

gameTest('at 200 % in the settings texts are as large as at 200 % in the browser', {}, async game => {
  await game.screen('home');
  await largeText(game, 2);
  const byBrowser = await heightOf(game, 'game-dots');
  await largeText(game, 1);
  assert.notEqual(await heightOf(game, 'game-dots'), byBrowser);
  await game.tapButton('home-settings');
  await game.screen('settings');
  await game.scrollTo('text-200');
  await game.tapButton('text-200');
  await game.still();
  await game.tapButton('button-back');
  await game.screen('home');
  await game.still();
  assert.equal(await heightOf(game, 'game-dots'), byBrowser);
});
