// The computer players as they are asked in the browser, in the Worker's wasm, and by kletki-engine: one line, one answer.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { DIST, appFolder } from './dist.mjs';

/** A position early in a game of each, where there is much to think about. */
const POSITIONS = [
  { game: 'dots', options: { size: 5 }, moves: ['h00', 'v15', 'h33'] },
  { game: 'cell_city', options: { variant: 'standard' }, moves: ['B2-C3', 'D5-E6'] },
  {
    game: 'new_lands',
    options: {
      deck: 36, width: 11, height: 6, seats: 4,
      hands: [
        ['6H', '9H', 'QH', '7D', '10D', 'KD', '8D', 'JD', 'AH'],
        ['7C', '10C', 'KC', '8S', 'JS', 'AS', '9C', 'QC', '6S'],
        ['7H', '8H', '10H', 'JH', 'KH', '6D', '9D', 'QD', 'AD'],
        ['6C', '7S', '8C', '9S', '10S', 'JC', 'QS', 'KS', 'AC'],
      ],
    },
    moves: ['8D@0,0'],
  },
  {
    game: 'domains',
    options: {
      puzzle: '530070000600195000098000060800060003400803001700020006060000280000419005000080079',
      hands: [[5, 3, 4, 6, 7], [1, 2, 8, 9, 4]], bag: [],
    },
    moves: ['5@A1'],
  },
];

/** Lines that ask the hard player for a move, with so many nodes. */
export const requests = (nodes, seed) =>
  POSITIONS.map(position => JSON.stringify({ op: 'best', ...position, level: 'hard', nodes, seed }));

/** The players in the wasm of dist/web: answers a line. */
export async function inWasm() {
  const folder = `${DIST}/${appFolder()}`;
  const { answer, initSync } = await import(`${folder}/engine.js`);
  initSync({ module: readFileSync(`${folder}/engine_bg.wasm`) });
  return answer;
}

/** The players in a program: answers a line, until it's ended. */
export function inProgram(path) {
  const engine = spawn(path, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const answer = async line => {
    engine.stdin.write(`${line}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`${path} ended without an answer`);
    return value;
  };
  return { answer, end: () => engine.stdin.end() };
}
