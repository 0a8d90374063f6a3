// A whole game of Dots and Boxes on a phone.

import assert from 'node:assert/strict';
import { DESKTOP, gameTest } from './harness.mjs';

/** Boxes of a 3x3 board by who closed them are as many as the score says. */
const boxes = state => state.score[0] + state.score[1];

gameTest('a 3x3 game by touch, with a reload and a turn of the phone in the middle', {}, async game => {
  await game.screen('home');
  await game.screenshot('home');
  let state = await game.begin('game-dots', 'size-3x3', 'level-easy-2');
  assert.equal(state.game, 'dots');
  assert.equal(state.legal.length, 24 - state.moves.length);

  for (let turn = 0; state.toMove !== null; turn++) {
    if (turn === 3) {
      await game.screenshot('dots in the middle');
      const { moves, score } = state;
      await game.reload();
      await game.screen('home');
      await game.tapButton('home-continue');
      state = await game.turn();
      assert.deepEqual(state.moves.slice(0, moves.length), moves, 'it goes on where it was');
      assert.deepEqual(state.score, score);
    }
    if (turn === 4) {
      const { moves } = state;
      await game.rotate();
      await game.screenshot('dots lying');
      state = await game.turn();
      assert.deepEqual(state.moves, moves);
    }
    if (turn === 5) {
      await game.rotate();
      state = await game.turn();
    }
    const move = state.legal[turn % state.legal.length];
    // A tap may be shorter than a frame, or last.
    await game.tapPlace(move, { hold: turn % 2 ? 0 : 120 });
    const after = await game.played(state);
    assert.equal(after.moves[state.moves.length], move, 'the line that was touched is drawn');
    state = after;
  }

  assert.equal(state.moves.length, 24);
  assert.equal(boxes(state), 9);
  await game.button('end-again');
  await game.screenshot('dots at the end');
  await game.tapButton('end-home');
  await game.screen('home');
});

gameTest('a 3x3 game with a reload after each line', { long: true }, async game => {
  await game.screen('home');
  let state = await game.begin('game-dots', 'size-3x3', 'setup-who-people', 'setup-frame');
  const lines = state.legal.length;
  assert.equal(lines, 12, 'the frame is drawn beforehand');
  while (state.toMove !== null) {
    const move = state.legal[state.moves.length * 5 % state.legal.length];
    await game.tapPlace(move);
    await game.until('the line is drawn', (state, count) => state.moves?.length > count, state.moves.length);
    const { moves, toMove, score } = await game.state();
    assert.equal(moves.at(-1), move);
    if (toMove === null) break;
    await game.reload();
    await game.screen('home');
    await game.tapButton('home-continue');
    state = await game.turn();
    assert.deepEqual([state.moves, state.toMove, state.score], [moves, toMove, score]);
  }
  const { moves, score } = await game.turn();
  assert.equal(moves.length, lines);
  assert.equal(boxes({ score }), 9);
});

gameTest('clicks of a mouse that take no time draw lines', { ...DESKTOP, hasTouch: false, isMobile: false }, async game => {
  await game.screen('home');
  const click = async name => game.page.mouse.click(...await game.button(name));
  await click('game-dots');
  await click('lesson-skip');
  await game.screen('setup');
  await click('setup-who-people');
  await click('setup-play');
  let state = await game.turn();
  for (const move of ['h00', 'v12', 'h54']) {
    await game.page.mouse.click(...state.places[move]);
    state = await game.played(state);
    assert.equal(state.moves.at(-1), move);
  }
});

gameTest('the keyboard alone draws lines', { ...DESKTOP, hasTouch: false, isMobile: false }, async game => {
  await game.screen('home');
  const click = async name => game.page.mouse.click(...await game.button(name));
  await click('game-dots');
  await click('lesson-skip');
  await game.screen('setup');
  await click('setup-who-people');
  await click('setup-play');
  let state = await game.turn();
  for (let line = 0; line < 3; line++) {
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await game.page.keyboard.press(key);
    state = await game.played(state);
  }
  assert.equal(state.moves.length, 3);
});

gameTest('the hint, undo and the menu answer to touch', {}, async game => {
  await game.screen('home');
  let state = await game.begin('game-dots', 'size-3x3', 'level-easy-2');
  await game.tapPlace(state.legal[0]);
  state = await game.played(state);
  assert.equal(state.moves.length >= 2, true);
  // Shorter than a frame.
  await game.tapButton('play-undo', { hold: 0 });
  state = await game.until('the line and its answer are taken back', state => !state.busy && state.moves?.length === 0);
  await game.tapButton('play-menu');
  await game.tapButton('play-leave');
  await game.screen('home');
});
