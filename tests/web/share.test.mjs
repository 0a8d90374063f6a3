// The result of a board of the day, passed on: by the browser's own sheet, or copied.

import assert from 'node:assert/strict';
import { crc32 } from 'node:zlib';
import { gameTest } from './harness.mjs';

const SIZE = 5;

/** The four lines around a box. */
const around = (row, column) => [`h${row}${column}`, `h${row + 1}${column}`, `v${row}${column}`, `v${row}${column + 1}`];

const BOXES = [...Array(SIZE * SIZE).keys()].map(box => around(Math.floor(box / SIZE), box % SIZE));

/** Who draws the last of these lines, if who closes a box draws again: 0 is who begins. */
function lastToDraw(drawnBefore, lines) {
  const drawn = new Set(drawnBefore);
  let seat = 0;
  for (const line of lines.slice(0, -1)) {
    drawn.add(line);
    const closes = BOXES.some(box => box.includes(line) && box.every(side => drawn.has(side)));
    if (!closes) seat = 1 - seat;
  }
  return seat;
}

/** The save of a board of the day that has only one line left, which is the person's. */
function almostDone(save, open) {
  const { body } = JSON.parse(save);
  const turned = open.map((_, by) => [...open.slice(by), ...open.slice(0, by)]);
  const lines = turned.find(lines => lastToDraw(body.setup.options.predrawn, lines) === 0);
  assert.ok(lines, 'in one of the orders the person draws last');
  const begin = save.indexOf('"body":') + '"body":'.length;
  const after = save.slice(begin, -1).replace('"moves":[]', `"moves":${JSON.stringify(lines.slice(0, -1))}`);
  return save.slice(0, begin).replace(/"crc32":\d+/, `"crc32":${crc32(after)}`) + after + '}';
}

/** The whole result as it's passed on. */
const RESULT = /^Kletki · .*\n.*\d+ of 25\n/;

const told = (game, text) => game.page.waitForFunction(
  text => [...document.querySelectorAll('#mirror p')].some(line => line.textContent.includes(text)), text);

const clipboard = game => game.page.evaluate(() => navigator.clipboard.readText());

const WITH_CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

gameTest('the result of the day is shared, or copied where the browser cannot', WITH_CLIPBOARD, async game => {
  await game.screen('home');
  await game.tapButton('home-daily');
  const { legal } = await game.turn();
  const [key, save] = await game.page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('daily/dots')));
  await game.page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, JSON.stringify(almostDone(JSON.parse(save), legal))]);
  await game.reload();
  await game.screen('home');
  await game.tapButton('home-daily');
  const state = await game.turn();
  assert.equal(state.legal.length, 1);
  await game.tapPlace(state.legal[0]);
  await game.button('share');
  await game.screenshot('the board of the day is done');

  await game.page.evaluate(() => {
    navigator.share = async data => { globalThis.shared = data; };
  });
  await game.tapButton('share');
  await game.page.waitForFunction(() => globalThis.shared);
  assert.match(await game.page.evaluate(() => globalThis.shared.text), RESULT);

  // Whoever closes the sheet wants neither.
  await game.page.evaluate(async () => {
    await navigator.clipboard.writeText('untouched');
    navigator.share = async () => {
      globalThis.sheetClosed = true;
      throw new DOMException('closed', 'AbortError');
    };
  });
  await game.tapButton('share');
  await game.page.waitForFunction(() => globalThis.sheetClosed);
  assert.equal(await clipboard(game), 'untouched');

  const copied = async () => {
    await game.tapButton('share');
    // What was told the last time may still stand there.
    while (await clipboard(game) === '') await game.still();
    await told(game, 'The result is copied');
    assert.match(await clipboard(game), RESULT);
  };
  await game.page.evaluate(async () => {
    await navigator.clipboard.writeText('');
    navigator.share = async () => { throw new DOMException('not here', 'NotAllowedError'); };
  });
  await copied();
  await game.screenshot('the result is copied');
  await game.page.evaluate(async () => {
    await navigator.clipboard.writeText('');
    navigator.share = undefined;
  });
  await copied();

  await game.page.evaluate(() => {
    navigator.clipboard.writeText = async () => { throw new DOMException('not here', 'NotAllowedError'); };
  });
  await game.tapButton('share');
  await told(game, 'neither sharing nor copying');
});
