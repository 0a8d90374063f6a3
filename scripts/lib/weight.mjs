// How heavy the web app in dist/web is: what is told of it, and the budget it must keep.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What the parts of the app may weigh, in bytes of gzip -9, which is quick to make, by the profile they were built with. */
const BUDGET = new URL('weight.json', import.meta.url);
/** By how much a part may grow until somebody has to look. */
const GROWTH = 1.05;

const brotli = (bytes, quality) => brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
}).length;

/** The bytes of each compiled part: raw, gzip -9, and brotli 11, which takes a minute, where it's asked for. */
export function weigh(dist, { packed = true } = {}) {
  const folder = readdirSync(dist).find(name => name.startsWith('app-'));
  return Object.fromEntries([['app', 'kletki'], ['computer players', 'engine']].map(([name, file]) => {
    const bytes = readFileSync(join(dist, folder, `${file}_bg.wasm`));
    return [name, { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, ...packed && { brotli: brotli(bytes, 11) } }];
  }));
}

/** The profile that dist/web was built with. */
export const profileOf = dist => {
  const file = `${dist}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).profile : undefined;
};

/** What is too heavy, each in a sentence. */
export function overweight(dist, weights = weigh(dist, { packed: false })) {
  const budget = JSON.parse(readFileSync(BUDGET, 'utf8'))[profileOf(dist)];
  if (!budget) return [`${dist} wasn't made by scripts/build-web: run that first.`];
  return Object.entries(weights).filter(([part, { gzip }]) => gzip > budget[part] * GROWTH).map(([part, { gzip }]) =>
    `The wasm of the ${part} weighs ${gzip} bytes (gzip -9), more than 5 % above the ${budget[part]} of scripts/lib/weight.json. `
    + 'Find out what came in (docs/performance.md tells how), and raise the number there only if it is worth that.');
}

const megabytes = bytes => `${(bytes / 1e6).toFixed(2)} MB`;

/** A line for a person. */
export const told = (part, { raw, gzip, brotli }) =>
  [`${part}: ${megabytes(raw)} raw`, `${megabytes(gzip)} gzip`, ...brotli ? [`${megabytes(brotli)} brotli`] : []].join(', ');
