// Domains on a phone: a whole game by touch, a refused digit, a curtain, a game given up.

import assert from 'node:assert/strict';
import { gameTest } from './harness.mjs';
import { Sudoku } from './sudoku.mjs';

const AGAINST_EASY = ['level-easy-2', 'setup-starts-me'];

/** The digit of a placement, as `5@D7` begins. */
const digitOf = move => move[0];

/** Taps a tile and its cell, in this order or the other. */
async function tapBoth(game, state, move, tileFirst = true) {
  const tile = `tile-${digitOf(move)}`;
  if (tileFirst) await game.tapButton(tile);
  await game.tap(state.places[move]);
  if (!tileFirst) await game.tapButton(tile);
}

/** The same, and the cell once more. */
async function tapTwice(game, state, move, tileFirst) {
  await tapBoth(game, state, move, tileFirst);
  await game.still();
  await game.tap(state.places[move]);
}

/** Places a tile, and waits for the next turn. */
async function place(game, state, move, tap, tileFirst) {
  await tap(game, state, move, tileFirst);
  const after = await game.played(state);
  assert.equal(after.moves[state.moves.length], move, 'the tile that was tapped is placed');
  return after;
}

const WHOLE = 'a whole game of Domains, placed with one tap, with a reload and a turn of the phone in the middle';

gameTest(WHOLE, { reducedMotion: 'reduce' }, async game => {
  await game.screen('home');
  let state = await game.begin('game-domains', ...AGAINST_EASY, 'setup-confirm');
  assert.equal(state.game, 'domains');
  const sudoku = await Sudoku.of(game);
  for (let turn = 0; state.toMove !== null; turn++) {
    if (turn === 3) {
      const { moves, score } = state;
      await game.reload();
      await game.screen('home');
      await game.tapButton('home-continue');
      state = await game.turn();
      assert.deepEqual(state.moves, moves, 'it goes on where it was');
      assert.deepEqual(state.score, score);
    }
    if (turn === 5 || turn === 8) {
      const { moves } = state;
      await game.rotate();
      state = await game.turn();
      assert.deepEqual(state.moves, moves);
      if (turn === 5) await game.screenshot('domains lying');
    }
    state = await place(game, state, sudoku.best(state.legal, state.moves), tapBoth, turn % 2 === 0);
    assert.deepEqual(state.score, sudoku.blocks(state.moves).score, 'a block goes to whoever holds five of its cells');
    if (turn === 9) await game.screenshot('domains in the middle');
  }
  const { score, undecided } = sudoku.blocks(state.moves);
  assert.ok(Math.abs(score[0] - score[1]) > undecided, `${score} with ${undecided} undecided is the end`);
  const before = sudoku.blocks(state.moves.slice(0, -1));
  assert.ok(Math.abs(before.score[0] - before.score[1]) <= before.undecided, 'and it was not the end a move earlier');
  await game.button('end-again');
  await game.screenshot('domains at the end');
  await game.tapButton('end-home');
  await game.screen('home');
  assert.equal('home-continue' in (await game.state()).buttons, false, 'nothing is left to go on with');
});

gameTest('a game of Domains can be given up', {}, async game => {
  await game.screen('home');
  let state = await game.begin('game-domains', ...AGAINST_EASY);
  state = await place(game, state, state.legal[0], tapTwice, true);
  state = await place(game, state, state.legal[0], tapTwice, false);
  await game.tapButton('play-menu');
  await game.tapButton('play-resign');
  await game.tapButton('resign-confirm');
  state = await game.until('the game is over', state => state.over && !state.busy);
  assert.equal(state.moves.at(-1), 'resign');
  await game.button('end-again');
});

gameTest('a digit that the row has already is refused, and a tile can be put back', {}, async game => {
  await game.screen('home');
  const state = await game.begin('game-domains', ...AGAINST_EASY);
  const [digit] = state.legal[0];
  const free = state.legal.filter(move => digitOf(move) === digit).map(move => move.slice(2));
  const cells = [...'ABCDEFGHI'].flatMap(column => [...'123456789'].map(row => column + row));
  const refused = cells.find(cell => !free.includes(cell));
  // Any two placements tell where the cells are.
  const at = cell => [cell.charCodeAt(0) - 65, Number(cell[1]) - 1];
  const known = Object.entries(state.places).map(([move, place]) => [at(move.slice(2)), place]);
  const [[first, from]] = known;
  const [second, to] = known.find(([cell]) => cell[0] !== first[0]);
  const pitch = (to[0] - from[0]) / (second[0] - first[0]);
  const place = at(refused).map((index, axis) => from[axis] + (index - first[axis]) * pitch);
  await game.tapButton(`tile-${digit}`);
  await game.tap(place);
  await game.still();
  assert.deepEqual((await game.state()).moves, [], 'nothing is placed');
  await game.screenshot('domains refuses');
  await game.tapButton(`tile-${digit}`);
  await game.tap(state.places[state.legal[0]]);
  await game.still();
  assert.deepEqual((await game.state()).moves, [], 'the tile was put back');
});

gameTest('two people: the hand is behind the curtain until its holder has the phone', {}, async game => {
  await game.screen('home');
  await game.tapButton('game-domains');
  await game.tapButton('lesson-skip');
  await game.screen('setup');
  for (const name of ['setup-who-people', 'setup-play']) {
    await game.scrollTo(name);
    await game.tapButton(name);
    await game.still();
  }
  const tiles = state => Object.keys(state.buttons).filter(name => name.startsWith('tile-'));
  await game.button('curtain-lift');
  assert.deepEqual(tiles(await game.state()), [], 'no tile is on the screen');
  await game.tapButton('curtain-lift');
  let state = await game.turn();
  const digits = [...new Set(state.legal.map(digitOf))].map(digit => `tile-${digit}`);
  assert.deepEqual(tiles(state).sort(), digits.sort(), 'the hand of who has the phone');
  await tapTwice(game, state, state.legal[0]);
  await game.button('curtain-lift');
  assert.deepEqual(tiles(await game.state()), [], 'and none for the other one');
  await game.screenshot('domains behind the curtain');
});
