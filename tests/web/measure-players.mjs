// Measures how fast the computer players think in the browser's wasm, compared with kletki-engine (KLETKI_ENGINE tells its path),
// and prints a table. Both run here, on the same processor, without a browser: V8 is Chromium's and Node's.

import { inProgram, inWasm, requests } from './thinking.mjs';

const NODES = 200_000;
const RUNS = 3;

const wasm = await inWasm();
const program = inProgram(process.env.KLETKI_ENGINE);

/** Nodes a millisecond: the best of some runs, since other programs can only slow one down. */
async function speed(answer, line) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now();
    const { nodes } = JSON.parse(await answer(line));
    runs.push(nodes / (performance.now() - begun));
  }
  return Math.max(...runs);
}

console.log('| hard player | nodes a ms, native | in wasm | native to wasm |');
console.log('|---|---|---|---|');
for (const line of requests(NODES, 1)) {
  const [native, browser] = [await speed(program.answer, line), await speed(wasm, line)];
  console.log(`| ${JSON.parse(line).game} | ${native.toFixed(0)} | ${browser.toFixed(0)} | ${(native / browser).toFixed(2)} |`);
}
program.end();
