// The page around the game: what it shows when the game can't start, and that it stays where it is.

import assert from 'node:assert/strict';
import { gameTest } from './harness.mjs';

const cover = game => game.page.waitForSelector('#cover.failed');
const sentence = game => game.page.textContent('#message');

const withoutWebGl2 = () => {
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return kind === 'webgl2' ? null : getContext.call(this, kind, ...rest);
  };
};

for (const [locale, words] of [['en-GB', /too old.*WebGL 2/], ['ru-RU', /слишком старый.*WebGL 2/], ['bg-BG', /твърде стар.*WebGL 2/]]) {
  gameTest(`a browser without WebGL 2 is told so (${locale})`, { before: withoutWebGl2, locale }, async game => {
    await cover(game);
    assert.match(await sentence(game), words);
    assert.equal(await game.page.getAttribute('html', 'lang'), locale.slice(0, 2));
  });
}

gameTest('a browser without WebAssembly is told so', { before: () => { delete globalThis.WebAssembly; } }, async game => {
  await cover(game);
  assert.match(await sentence(game), /WebAssembly/);
});

const withoutSimd = () => {
  const { validate } = WebAssembly;
  // What such a browser doesn't know is the type v128.
  WebAssembly.validate = bytes => !bytes.includes(123) && validate(bytes);
};

gameTest('a browser without SIMD in WebAssembly is told so before anything is loaded', { before: withoutSimd }, async game => {
  await cover(game);
  assert.match(await sentence(game), /too old/);
  assert.equal(await game.page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.wasm'))), false);
});

// Without a service worker, and with the complaints of a load that is refused.
const onlyWithNetwork = {
  serviceWorkers: 'block',
  expected: [/Service Worker registration blocked/, /Failed to fetch/, /Failed to load resource/, /503/, /kletki_bg\.wasm/],
};

gameTest('a load that fails says so, and can be tried again', onlyWithNetwork, async game => {
  await game.screen('home');
  await game.page.route('**/*.wasm', route => route.fulfill({ status: 503 }));
  await game.reload();
  await cover(game);
  assert.match(await sentence(game), /did not load/);
  await game.page.unroute('**/*.wasm');
  await game.page.tap('#retry');
  await game.screen('home');
});

gameTest('on a screen with three dots a pixel it is as large and as sharp as it should be', { deviceScaleFactor: 3 }, async game => {
  const { width, height } = await game.screen('home');
  assert.deepEqual([width, height], [360, 740]);
  assert.deepEqual(await game.page.evaluate(() => [document.querySelector('canvas').width, document.querySelector('canvas').height]), [1080, 2220]);
  await game.tapButton('home-settings');
  await game.screen('settings');
});

gameTest('the page neither scrolls nor zooms under a finger', {}, async game => {
  await game.screen('home');
  await game.pinch([180, 400], 30, 120);
  await game.drag([180, 600], [180, 100]);
  await game.still();
  const moved = await game.page.evaluate(() => [scrollX, scrollY, visualViewport.scale, visualViewport.offsetTop, visualViewport.offsetLeft]);
  assert.deepEqual(moved, [0, 0, 1, 0, 0]);
  await game.screen('home');
});
