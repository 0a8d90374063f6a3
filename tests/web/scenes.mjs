// Games that are worth a picture, played by touch between people: nothing is waited for, and each time it's the same way.

import { Grid, corners } from './grid.mjs';
import { Game } from './harness.mjs';
import { Sudoku } from './sudoku.mjs';

const PEOPLE = ['setup-who-people'];
const OPEN_HANDS = [...PEOPLE, 'setup-open-hands'];
const FOUR_PEOPLE = [...PEOPLE, 'setup-person-3', 'setup-person-4', 'setup-open-hands'];

const first = state => state.legal[0];
// Somewhere in the list, but the same each time.
const scattered = state => state.legal[state.moves.length * 7 % state.legal.length];
const right = async (state, game) => (await Sudoku.of(game)).best(state.legal, state.moves);
const moves = count => state => state.moves.length >= count;

export const MIDDLE = [
  { card: 'game-dots', choices: PEOPLE, pick: scattered, enough: moves(30) },
  { card: 'game-new_lands', choices: FOUR_PEOPLE, pick: scattered, enough: moves(12) },
  { card: 'game-domains', choices: OPEN_HANDS, pick: right, enough: moves(8) },
  { card: 'game-cell_city', choices: PEOPLE, pick: scattered, enough: moves(9) },
];

export const ALMOST_OVER = [
  { card: 'game-dots', choices: [...PEOPLE, 'size-3x3'], pick: first, enough: state => state.legal.length === 1 },
  { card: 'game-new_lands', choices: FOUR_PEOPLE, pick: first, enough: state => state.moves.length > 20 && state.legal.length < 4 },
  { card: 'game-domains', choices: OPEN_HANDS, pick: right, enough: moves(16) },
  { card: 'game-cell_city', choices: [...PEOPLE, 'variant-first_city'], pick: first, enough: state => state.legal.length <= 12 },
];

/** Taps a piece in the hand, its place, and the place once more. */
async function place(game, piece, at) {
  await game.tapButton(piece);
  await game.tap(at);
  await game.still();
  await game.tap(at);
}

const PLAY = {
  dots: (game, move) => game.tapPlace(move),
  cell_city(game, move, state) {
    const grid = new Grid();
    grid.measure(state);
    return game.drag(...corners(move).map(cell => grid.place(cell)));
  },
  new_lands(game, move, state) {
    return move === 'skip' ? game.tapButton('play-pass') : place(game, `card-${move.split('@')[0]}`, state.places[move]);
  },
  domains: (game, move, state) => place(game, `tile-${move[0]}`, state.places[move]),
};

/** Plays until `enough`. */
async function playUntil(game, state, pick, enough) {
  while (!enough(state)) {
    await PLAY[state.game](game, await pick(state, game), state);
    state = await game.until('the move is played',
      (state, count) => state.screen === 'play' && !state.busy && state.moves.length > count, state.moves.length);
  }
  return state;
}

/** What the browser keeps after games were played so far. */
export async function kept(games) {
  const game = await Game.open({ reducedMotion: 'reduce' });
  await game.screen('home');
  for (const { card, choices, pick, enough } of games) {
    await playUntil(game, await game.begin(card, ...choices), pick, enough);
    await leave(game);
  }
  const storage = await game.page.evaluate(() => ({ ...localStorage }));
  await game.context.close();
  return storage;
}

/** From the home screen to the game in progress. */
export async function goOn(game, card) {
  await game.scrollTo(card);
  await game.tapButton(card);
  await game.tapButton('setup-continue');
  return game.turn();
}

export async function leave(game) {
  await game.tapButton('play-menu');
  await game.button('play-new');
  await game.scrollTo('play-leave');
  await game.tapButton('play-leave');
  await game.screen('home');
}

/** To the end: the longest one is given up. */
export async function finish(game, state) {
  if (state.game === 'domains') {
    for (const button of ['play-menu', 'play-resign', 'resign-confirm']) await game.tapButton(button);
  } else {
    await playUntil(game, state, first, state => state.over);
  }
  await game.button('end-home');
}
