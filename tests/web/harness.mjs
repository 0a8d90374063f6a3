// A browser with the web app in it, a finger to touch it with, and the state that the app publishes under `?probe`
// (src/app/probe.rs). Software rendering is slow, so everything here waits for a state and nothing for a time.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { DIST } from './dist.mjs';

export const SHOTS = new URL('shots/', import.meta.url).pathname;
const PATIENCE = 60_000;

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

// Of Chromium's software rendering, not of the app.
const HARMLESS = [/GL Driver Message \(OpenGL, Performance/, /Automatic fallback to software WebGL/];

// Under a sub-path, as on a shared host: nothing in the app may ask for `/something`.
export const server = await serve(DIST, { port: 0, base: '/kletki/' });
const browsers = new Map();

/** The browser whose screen has `scale` dots a pixel. Emulating them isn't enough: it leaves devicePixelContentBoxSize as it was. */
function browserAt(scale) {
  if (!browsers.has(scale)) {
    browsers.set(scale, chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run',
        '--disable-background-networking', '--disable-component-update', '--disable-sync', `--force-device-scale-factor=${scale}`,
      ],
    }));
  }
  return browsers.get(scale);
}

/** Node ends tests' files by this; what only takes pictures has to say itself when it's done. */
let endsItself = false;

/** Ends the browsers and the server. */
export async function stop() {
  for (const browser of browsers.values()) await (await browser).close();
  await server.close();
}

/**
 * A test that plays the game: opens it as `options` say, hands it to `play`, and fails on any complaint on the console.
 * Options: those of Playwright's contexts, `before` (a function that runs in the page before the app, or it and its argument), `query`, and
 * `expected`, patterns of complaints that belong to the test, and `routes`, how requests to an address are answered. A `long` test is
 * run by scripts/test-long alone.
 */
export function gameTest(name, { long, ...options }, play) {
  if (!endsItself) after(stop);
  endsItself = true;
  const skip = Boolean(long) && !process.env.KLETKI_LONG && 'it takes long: scripts/test-long';
  test(name, { timeout: 15 * PATIENCE, skip }, async t => {
    const game = await Game.open(options);
    try {
      await play(game, t);
      assert.deepEqual(game.complaints, [], 'the console has nothing to complain about');
    } catch (error) {
      await game.screenshot(`failed ${name}`).catch(() => {});
      t.diagnostic(`the state: ${JSON.stringify(await game.state().catch(() => null))}`);
      t.diagnostic(`the console: ${JSON.stringify(game.complaints)}`);
      throw error;
    } finally {
      await game.context.close();
    }
  });
}

/** Asks Chromium for texts so many times as large as usual, as its settings do, and begins anew. */
export async function largeText(game, times) {
  await game.touch.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  await game.reload();
  await game.screen('home');
}

/** A phone's line: 10 Mbit/s, 40 ms. */
const LINE = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };

export class Game {
  complaints = [];

  static async open({ before, query, address, expected, routes = {}, deviceScaleFactor = 1, ...options } = {}) {
    const context = await (await browserAt(deviceScaleFactor)).newContext({ locale: 'en-GB', deviceScaleFactor, ...PHONE, ...options });
    if (before) await context.addInitScript(...[before].flat());
    for (const [address, answer] of Object.entries(routes)) await context.route(address, answer);
    return Game.#in(context, { query, address, expected });
  }

  /** The app once more, in another tab of the same browser. */
  anotherTab() {
    return Game.#in(this.context);
  }

  static async #in(context, { query = '?probe', address = server.address + query, expected = [] } = {}) {
    const game = new Game();
    game.context = context;
    game.page = await game.context.newPage();
    game.touch = await game.context.newCDPSession(game.page);
    const known = [...HARMLESS, ...expected];
    const complain = text => {
      if (!known.some(pattern => pattern.test(text))) game.complaints.push(text);
    };
    game.page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`);
    });
    game.page.on('pageerror', error => complain(`uncaught: ${error.message}`));
    game.page.on('requestfailed', request => complain(`not loaded: ${request.url()}`));
    game.page.on('response', response => {
      if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`);
    });
    await game.page.goto(address);
    return game;
  }

  /** What the app published with its last frame; null before the first. */
  state() {
    return this.page.evaluate(() => JSON.parse(document.documentElement.dataset.kletki ?? 'null'));
  }

  /** Waits until the app's state passes `check`, which runs in the page with `args`, and gives that state. */
  async until(what, check, ...args) {
    try {
      const found = await this.page.waitForFunction(({ source, args }) => {
        const { ready, kletki } = document.documentElement.dataset;
        const state = ready !== undefined && JSON.parse(kletki ?? 'null');
        return state && new Function(`return ${source}`)()(state, ...args) && state;
      }, { source: check.toString(), args }, { polling: 50, timeout: PATIENCE });
      return await found.jsonValue();
    } catch (error) {
      if (error.name !== 'TimeoutError') throw error;
      throw new Error(`waited in vain until ${what}`, { cause: error });
    }
  }

  screen(name) {
    return this.until(`the screen is ${name}`, (state, name) => state.screen === name, name);
  }

  /** Waits until a person may move or the game is over, with the board in its place and nothing moving on it. */
  turn() {
    return this.until('a person is on the move or the game is over', state => state.screen === 'play' && !state.busy
      && (state.toMove === null || state.person && state.legal.every(move => move in state.places)));
  }

  /** A finger comes and goes; by default it stays about as long as a person's. */
  async tap([x, y], { hold = 60 } = {}) {
    await this.#touches('touchStart', [x, y]);
    if (hold) await new Promise(done => setTimeout(done, hold));
    await this.#touches('touchEnd');
  }

  /** A finger that goes from one point over others to the last. */
  async drag(...points) {
    await this.#touches('touchStart', points[0]);
    let [x, y] = points[0];
    for (const [nextX, nextY] of points.slice(1)) {
      for (let part = 1; part <= 6; part++) {
        await this.#touches('touchMove', [x + (nextX - x) * part / 6, y + (nextY - y) * part / 6]);
      }
      [x, y] = [nextX, nextY];
    }
    await this.#touches('touchEnd');
  }

  /** Any touch event: `fingers` are the points that touch the screen from now on. */
  async #touches(type, ...fingers) {
    await this.touch.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  }

  async pinch([x, y], from, to) {
    const spread = distance => [[x - distance, y], [x + distance, y]];
    await this.#touches('touchStart', ...spread(from));
    for (let part = 1; part <= 6; part++) await this.#touches('touchMove', ...spread(from + (to - from) * part / 6));
    await this.#touches('touchEnd');
  }

  /** The middle of a button that has come to rest. */
  async button(name) {
    const seen = state => JSON.stringify(state.buttons[name]);
    let state = await this.until(`there is a button ${name}`, (state, name) => name in state.buttons, name);
    for (let before; before === undefined || before !== seen(state);) {
      before = seen(state);
      await this.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
      state = await this.state();
    }
    const [x, y, width, height] = state.buttons[name];
    return [x + width / 2, y + height / 2];
  }

  /** Scrolls by touch, down and then up, until the button is on the screen. */
  async scrollTo(name) {
    const { height } = this.page.viewportSize();
    const [high, low] = [[6, height * 0.4], [6, height * 0.8]];
    for (const way of [[low, high], [high, low]]) {
      for (let tries = 0; tries < 8; tries++) {
        if (name in (await this.state()).buttons) return;
        await this.drag(...way);
        await this.still();
      }
    }
  }

  /** Scrolls all the way down, or up with -1. */
  async scroll(way) {
    const { width, height } = this.page.viewportSize();
    await this.page.mouse.move(width / 2, height / 2);
    for (let tries = 0; tries < 3; tries++) {
      await this.page.mouse.wheel(0, way * 2000);
      await this.still();
    }
  }

  /** From the home screen to a new game and its first turn of a person's. */
  async begin(card, ...choices) {
    await this.setUp(card, ...choices);
    return this.turn();
  }

  /** From the home screen to a new game: through the guided game, which is skipped, and the set-up. */
  async setUp(card, ...choices) {
    await this.tapButton(card);
    const { screen } = await this.until('the guided game or the set-up opens', state => state.screen !== 'home');
    if (screen === 'play') await this.tapButton('lesson-skip');
    await this.screen('setup');
    for (const name of [...choices, 'setup-play']) {
      await this.scrollTo(name);
      await this.tapButton(name);
      await this.still();
    }
  }

  /** Waits until the app has stopped drawing: while the browser drew some frames of its own, it drew none. */
  still() {
    return this.page.evaluate(async () => {
      const drawn = () => JSON.parse(document.documentElement.dataset.kletki ?? '{}').frames;
      for (let before = NaN; before !== drawn();) {
        before = drawn();
        for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
        await new Promise(done => setTimeout(done, 50));
      }
    });
  }

  async tapButton(name, how) {
    await this.tap(await this.button(name), how);
  }

  async tapPlace(move, how) {
    const { places } = await this.state();
    assert.ok(places[move], `${move} has a place on the board`);
    await this.tap(places[move], how);
  }

  /** Waits until the move has been played, and gives the state with the next person's turn or the end. */
  async played(before) {
    await this.until('the move is played', (state, count) => state.moves?.length > count, before.moves.length);
    return this.turn();
  }

  /** From now on the processor is so many times slower, and the line a phone's. */
  async slow(times = 4) {
    await this.touch.send('Network.enable');
    await this.touch.send('Network.emulateNetworkConditions', LINE);
    await this.touch.send('Emulation.setCPUThrottlingRate', { rate: times });
  }

  async reload() {
    await this.page.reload();
  }

  /** Turns the device. */
  async rotate() {
    const { width, height } = this.page.viewportSize();
    await this.page.setViewportSize({ width: height, height: width });
    await this.until('the app has the new size', (state, width) => state.width === width, height);
    // The board takes its new place a frame after the window.
    await this.still();
  }

  async screenshot(name) {
    mkdirSync(SHOTS, { recursive: true });
    await this.page.screenshot({ path: join(SHOTS, `${name.replaceAll(/[^\w/-]+/g, '-')}.png`) });
  }
}
