// Measures the web app in dist/web and prints a table: what is loaded, how long it takes, how smooth it runs.
//
//     node measure.mjs
//
// The processor is throttled 4x and the line is 10 Mbit/s with 40 ms, by Chromium's own means; pages are drawn in software, so the
// times of frames are told without the drawing.

import { readFileSync, readdirSync } from 'node:fs';
import { profileOf, weigh } from '../../scripts/lib/weight.mjs';
import { serve } from '../../scripts/serve.mjs';
import { DIST, appFolder } from './dist.mjs';
import { Grid, corners } from './grid.mjs';
import { Game, stop } from './harness.mjs';

const STARTS = 3;
const IDLE_SECONDS = 60;

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const rows = [];
const row = (what, value) => {
  rows.push([what, value]);
  console.error(`${what}: ${value}`);
};
const seconds = ms => `${(ms / 1000).toFixed(1)} s`;
const milliseconds = ms => `${ms.toFixed(1)} ms`;
const megabytes = bytes => `${(bytes / 1e6).toFixed(2)} MB`;

/** Runs in the page before the app: how long the app's code takes in each frame, and what tasks are long. */
function watch() {
  globalThis.frames = [];
  globalThis.longTasks = [];
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = draw => requestAnimationFrame.call(globalThis, time => {
    const start = performance.now();
    draw(time);
    globalThis.frames.push(performance.now() - start);
  });
  new PerformanceObserver(list => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
}

const forget = game => game.page.evaluate(() => {
  globalThis.frames = [];
  globalThis.longTasks = [];
});
const watched = game => game.page.evaluate(() => ({ frames: globalThis.frames, longTasks: globalThis.longTasks }));

/** A first visit: until the home screen, and until a board that answers. */
async function start() {
  const server = await serve(DIST, { port: 0, compressed: true });
  // Packed before anybody waits for it.
  const warm = await fetch(server.address, { headers: { 'accept-encoding': 'br' } });
  await warm.text();
  const folder = appFolder();
  for (const file of readdirSync(`${DIST}/${folder}`)) {
    await (await fetch(`${server.address}${folder}/${file}`, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  }
  const first = [];
  for (let run = 0; run < STARTS; run++) {
    const game = await Game.open({ address: 'about:blank' });
    await game.slow();
    const began = performance.now();
    await game.page.goto(`${server.address}?probe`);
    await game.screen('home');
    const home = performance.now() - began;
    const touched = performance.now();
    await game.tapButton('game-dots');
    await game.turn();
    first.push([home, performance.now() - touched]);
    await game.context.close();
  }
  await server.close();
  row('first visit, until the home screen answers', seconds(median(first.map(([home]) => home))));
  row('from there to a board that answers', seconds(median(first.map(([, board]) => board))));
}

/** A later visit, with the service worker and the compiled code there. */
async function again() {
  const game = await Game.open();
  await game.screen('home');
  await game.page.evaluate(() => navigator.serviceWorker.ready);
  const times = [];
  for (let run = 0; run <= STARTS; run++) {
    await game.slow();
    const began = performance.now();
    await game.reload();
    await game.screen('home');
    times.push(performance.now() - began);
  }
  row('a later visit, until the home screen answers', seconds(median(times.slice(1))));
  await game.context.close();
}

async function move(game, state, text) {
  if (state.game === 'dots') return game.tapPlace(text);
  const grid = new Grid();
  grid.measure(state);
  return game.drag(...corners(text).map(cell => grid.place(cell)));
}

/** Turns against the hard computer: what the page does while it thinks and moves. */
async function play(card, choices, label, turns) {
  const game = await Game.open({ before: watch });
  await game.screen('home');
  let state = await game.begin(card, ...choices);
  await game.slow();
  const thinking = [];
  await forget(game);
  for (let turn = 0; turn < turns; turn++) {
    const began = performance.now();
    await move(game, state, state.legal[turn * 11 % state.legal.length]);
    state = await game.played(state);
    thinking.push(performance.now() - began);
  }
  const { frames, longTasks } = await watched(game);
  row(`${label}: the app's part of a frame while it animates and thinks, median and longest of ${frames.length}`,
    `${milliseconds(median(frames))}, ${milliseconds(Math.max(...frames))}`);
  row(`${label}: tasks over 50 ms meanwhile, drawing in software among them`,
    longTasks.length ? `${longTasks.length}, longest ${milliseconds(Math.max(...longTasks))}` : 'none');
  row(`${label}: a whole turn, the answer and both animations`, seconds(median(thinking)));
  return { game, state };
}

async function idle(game) {
  await game.slow(1);
  await game.still();
  const before = (await game.state()).frames;
  await new Promise(done => setTimeout(done, IDLE_SECONDS * 1000));
  row(`frames drawn in ${IDLE_SECONDS} s of an untouched board`, (await game.state()).frames - before);
}

/** What the page's process holds in memory, and its heap. */
async function memory(game) {
  const browser = await game.context.browser().newBrowserCDPSession();
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const held = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) * 1024;
  });
  const heap = await game.page.evaluate(() => performance.memory.usedJSHeapSize);
  row('memory of the page\'s process, and of it JavaScript\'s heap', `${megabytes(Math.max(...held))}, ${megabytes(heap)}`);
}

const profile = profileOf(DIST);
for (const [part, { raw, gzip, brotli }] of Object.entries(weigh(DIST))) {
  row(`wasm of the ${part} (${profile}): raw, gzip -9, brotli 11`, [raw, gzip, brotli].map(megabytes).join(', '));
}
await start();
await again();
const dots = await play('game-dots', ['size-5x5', 'level-hard-2', 'setup-starts-me'], 'Dots 5x5, hard', 4);
await idle(dots.game);
await memory(dots.game);
await dots.game.context.close();
const { game } = await play('game-cell_city', ['level-hard-2', 'setup-starts-me'], 'Cell City, hard', 3);
await game.context.close();
await stop();

console.log('| | |\n|---|---|');
for (const cells of rows) console.log(`| ${cells.join(' | ')} |`);
