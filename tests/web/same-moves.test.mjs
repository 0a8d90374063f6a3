// The same seed and the same number of nodes give the same answer on every platform: here in the browser's wasm and in
// kletki-engine, whose path KLETKI_ENGINE tells.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inProgram, inWasm, requests } from './thinking.mjs';

test('the browser and the program play the same moves', async () => {
  const path = process.env.KLETKI_ENGINE;
  assert.ok(path, 'KLETKI_ENGINE has to name the program: scripts/test browser builds it');
  const wasm = await inWasm();
  const program = inProgram(path);
  for (const seed of [1, 2, 3]) {
    for (const line of requests(8_000, seed)) {
      const answer = wasm(line);
      assert.equal(JSON.parse(answer).ok, true, answer);
      assert.equal(answer, await program.answer(line), line);
    }
  }
  program.end();
});
