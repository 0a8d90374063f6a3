// Games of New Lands on a phone: cards from the hand to the table.

import assert from 'node:assert/strict';
import { gameTest } from './harness.mjs';

const SETUP = ['level-easy-2', 'level-easy-3', 'level-easy-4', 'setup-starts-me'];

/** Lays a card: the card first or the place first, then once more to confirm. */
async function lay(game, state, move, placeFirst) {
  if (move === 'skip') {
    await game.tapButton('play-pass');
    return;
  }
  const card = `card-${move.split('@')[0]}`;
  const place = state.places[move];
  if (placeFirst) {
    await game.tap(place);
    await game.tapButton(card);
    await game.tapButton(card);
  } else {
    await game.tapButton(card);
    await game.tap(place);
    await game.tap(place);
  }
}

gameTest('a game with a partner against two computers, with a reload and a turn of the phone in the middle', {}, async game => {
  await game.screen('home');
  let state = await game.begin('game-new_lands', ...SETUP);
  assert.equal(state.game, 'new_lands');
  for (let turn = 0; state.toMove !== null; turn++) {
    if (turn === 3) {
      const { moves } = state;
      await game.reload();
      await game.screen('home');
      await game.tapButton('home-continue');
      state = await game.turn();
      assert.deepEqual(state.moves.slice(0, moves.length), moves, 'it goes on where it was');
    }
    if (turn === 4 || turn === 5) {
      const { moves } = state;
      await game.rotate();
      state = await game.turn();
      assert.deepEqual(state.moves, moves);
      if (turn === 4) await game.screenshot('new lands lying');
    }
    const move = state.legal[0];
    await lay(game, state, move, turn % 2 === 1);
    const after = await game.played(state);
    assert.equal(after.moves[state.moves.length], move, 'the card that was tapped is laid');
    state = after;
    if (turn === 1) await game.screenshot('new lands with open borders');
    if (turn === 6) await game.screenshot('new lands with lands');
  }
  await game.button('end-again');
  await game.screenshot('new lands at the end');
});

gameTest('one tap lays nothing, and a taken place is refused', {}, async game => {
  await game.screen('home');
  let state = await game.begin('game-new_lands', ...SETUP);
  const [move] = state.legal;
  await game.tapButton(`card-${move.split('@')[0]}`);
  await game.tap(state.places[move]);
  await game.still();
  assert.deepEqual((await game.state()).moves, [], 'the first tap only shows the card');
  await game.tap(state.places[move]);
  state = await game.played(state);
  const next = state.legal.find(other => other !== 'skip');
  await game.tapButton(`card-${next.split('@')[0]}`);
  const [x, y] = state.places[next];
  const [, at] = next.split('@');
  const [column, row] = at.split(',').map(Number);
  // The first card lies on 0,0; two places of one card tell how large a square is.
  const other = state.legal.find(move => {
    const [c, r] = move.split('@')[1].split(',').map(Number);
    return c !== column && r !== row;
  });
  const [c, r] = other.split('@')[1].split(',').map(Number);
  const pitch = [(state.places[other][0] - x) / (c - column), (state.places[other][1] - y) / (r - row)];
  await game.tap([x - column * pitch[0], y - row * pitch[1]]);
  await game.still();
  assert.deepEqual((await game.state()).moves, state.moves, 'a card lies there already');
});
