// The service worker: the game starts without a network after its first load, and its versions don't mix.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from './dist.mjs';
import { gameTest, server } from './harness.mjs';

const kept = game => game.page.evaluate(async () => (await caches.keys()).length);
const marked = game => game.page.locator('meta[name=second-version]').count();

/** Waits until the service worker serves the page from a cache that is whole. */
const installed = game => game.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

gameTest('after the first load it starts with no network', {}, async game => {
  await game.screen('home');
  await installed(game);
  server.pause();
  try {
    await game.page.goto(`${server.address}?probe`);
    await game.screen('home');
    await game.page.goto(`${server.address}index.html?probe`);
    await game.screen('home');
  } finally {
    server.resume();
  }
});

/** Runs in the page: asks for a new version, and gives what became of its service worker. */
async function newVersion() {
  const registration = await navigator.serviceWorker.ready;
  await registration.update().catch(() => {});
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise(done => {
    const look = () => {
      if (['redundant', 'activated'].includes(worker.state)) done();
    };
    worker.addEventListener('statechange', look);
    look();
  });
  return worker.state;
}

/** A copy of the app that differs in the page alone. `whole` is false for one whose service worker came before the page. */
function secondVersion({ whole }) {
  const folder = mkdtempSync(join(tmpdir(), 'kletki-'));
  cpSync(DIST, folder, { recursive: true });
  const edit = (file, change) => writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const hash = text => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const old = readFileSync(join(folder, 'index.html'), 'utf8');
  const page = old.replace('</head>', '<meta name="second-version"></head>');
  edit('sw.js', worker => worker.replace(hash(old), hash(page)).replace(/VERSION = '\w+'/, "VERSION = 'second'"));
  if (whole) edit('index.html', () => page);
  return folder;
}

async function withSecondVersion(options, body) {
  const folder = secondVersion(options);
  try {
    server.show(folder);
    await body();
  } finally {
    server.show(DIST);
    rmSync(folder, { recursive: true });
  }
}

gameTest('a new version is fetched while the old one runs, and opened at the next start', {}, async game => {
  await game.screen('home');
  await installed(game);
  await withSecondVersion({ whole: true }, async () => {
    await game.reload();
    await game.screen('home');
    assert.equal(await marked(game), 0, 'this start still runs the old version');
    await game.page.evaluate(newVersion);
    await game.reload();
    await game.screen('home');
    assert.equal(await marked(game), 1, 'the next start runs the new one');
  });
});

gameTest('half a new version on the server is not taken', {}, async game => {
  await game.screen('home');
  await installed(game);
  const before = await kept(game);
  await withSecondVersion({ whole: false }, async () => {
    const update = await game.page.evaluate(newVersion);
    assert.equal(update, 'redundant', 'its service worker gave up');
    assert.equal(await kept(game), before);
    await game.reload();
    await game.screen('home');
  });
});
