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

// Without a service worker, and with the complaints of a first load that is broken off and a second that is refused.
const onlyWithNetwork = {
  serviceWorkers: 'block',
  expected: [/Service Worker registration blocked/, /Failed to fetch/, /Failed to load resource/, /503/, /kletki_bg\.wasm/, /loading was aborted/],
};

gameTest('a load that fails says so, and can be tried again', onlyWithNetwork, async game => {
  await game.page.route('**/*.wasm', route => route.fulfill({ status: 503 }));
  await game.reload();
  await cover(game);
  assert.match(await sentence(game), /did not load/);
  await game.page.unroute('**/*.wasm');
  await game.page.tap('#retry');
  await game.screen('home');
});
