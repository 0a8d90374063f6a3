// A whole game of First City on a phone, built by dragging and by tapping.

import assert from 'node:assert/strict';
import { Grid, corners } from './grid.mjs';
import { gameTest } from './harness.mjs';

/** The palette's button for the shape of a building. */
function shapeOf(building) {
  const [[left, top], [right, bottom]] = corners(building);
  if (right > left && bottom > top) return 'plaza';
  return right > left ? 'house-across' : 'house-down';
}

/** Builds with taps: shape first or cell first, with the tick or a second tap on the ghost. */
async function buildByTaps(game, grid, building, { shapeFirst, tick }) {
  const shape = shapeOf(building);
  const [[left, top], [right, bottom]] = corners(building);
  // In the first cell, on the side of the others: the building whose middle is nearest is meant.
  const place = grid.place([left + 0.35 * (right - left), top + 0.35 * (bottom - top)]);
  if (shapeFirst) await game.tapButton(shape);
  await game.tap(place);
  if (!shapeFirst) await game.tapButton(shape);
  await game.button('play-build');
  if (tick) await game.tapButton('play-build');
  else await game.tap(place);
}

const FIRST_CITY = ['variant-first_city', 'level-easy-2', 'setup-starts-me'];

gameTest('a First City game by dragging, with a reload and a turn of the phone in the middle', {}, async game => {
  await game.screen('home');
  let state = await game.begin('game-cell_city', ...FIRST_CITY);
  assert.equal(state.game, 'cell_city');
  const [upright, lying] = [new Grid(), new Grid()];
  for (let turn = 0; state.toMove !== null; turn++) {
    const rotated = turn === 1;
    if (turn === 2) {
      const { moves, score } = state;
      await game.reload();
      await game.screen('home');
      await game.tapButton('home-continue');
      state = await game.turn();
      assert.deepEqual(state.moves.slice(0, moves.length), moves, 'it goes on where it was');
      assert.deepEqual(state.score, score);
    }
    if (rotated) {
      await game.rotate();
      state = await game.turn();
      await game.screenshot('cell city lying');
    }
    const grid = rotated ? lying : upright;
    grid.measure(state);
    const move = state.legal[0];
    const [from, to] = corners(move);
    await game.drag(grid.place(from), grid.place(to));
    const after = await game.played(state);
    assert.equal(after.moves[state.moves.length], move, 'the building that was dragged is built');
    state = after;
    if (rotated) {
      await game.rotate();
      state = await game.turn();
    }
  }
  assert.equal(state.legal.length, 0);
  await game.button('end-again');
  await game.screenshot('cell city at the end');
});

gameTest('a First City game by tapping: a shape, the ghost, the tick', {}, async game => {
  await game.screen('home');
  let state = await game.begin('game-cell_city', ...FIRST_CITY);
  const grid = new Grid();
  for (let turn = 0; state.toMove !== null; turn++) {
    grid.measure(state);
    const move = state.legal.at(-1);
    const shapeFirst = turn % 2 === 0;
    await buildByTaps(game, grid, move, { shapeFirst, tick: turn % 4 < 2 });
    const after = await game.played(state);
    assert.equal(after.moves[state.moves.length], move, 'the building that was tapped is built');
    state = after;
    // A shape stays picked until it's tapped again.
    if (shapeFirst && state.toMove !== null) {
      await game.tapButton(shapeOf(move));
    }
    if (turn === 0) await game.screenshot('cell city in the middle');
  }
  await game.button('end-home');
});

gameTest('a drag that leaves the board builds nothing', {}, async game => {
  await game.screen('home');
  const state = await game.begin('game-cell_city', ...FIRST_CITY);
  const grid = new Grid();
  grid.measure(state);
  const [x, y] = grid.place([0, 0]);
  await game.drag([x, y], grid.place([0, 1]), [x, 20]);
  await game.still();
  assert.deepEqual((await game.state()).moves, []);
  await game.drag(grid.place([0, 0]), grid.place([4, 4]));
  await game.still();
  assert.deepEqual((await game.state()).moves, [], 'what is no building is refused');
});
