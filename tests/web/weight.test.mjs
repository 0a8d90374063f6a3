// The web app doesn't grow unnoticed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overweight, profileOf, told, weigh } from '../../scripts/lib/weight.mjs';
import { DIST } from './dist.mjs';

test('the web app keeps its budget', t => {
  const weights = weigh(DIST, { packed: false });
  for (const [part, weight] of Object.entries(weights)) t.diagnostic(`${profileOf(DIST)}, ${told(part, weight)}`);
  assert.deepEqual(overweight(DIST, weights), []);
});

test('a part that grows by more than a twentieth is named', () => {
  const heavy = { raw: 0, gzip: 1e9 };
  const [sentence, ...others] = overweight(DIST, { app: heavy, 'computer players': { ...heavy, gzip: 1 } });
  assert.match(sentence, /app weighs 1000000000 bytes/);
  assert.deepEqual(others, []);
});
