// Puts the web app together: the page of web/, the compiled game in a folder named by its hash, and the list of all files with
// their hashes for the service worker.
//
//     node scripts/lib/stamp-web.mjs COMPILED DIST PROFILE [--licences FILE] [--sizes]

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { told, weigh } from './weight.mjs';

const { values: { licences, sizes }, positionals: [compiled, dist, profile] } = parseArgs({
  allowPositionals: true,
  options: { licences: { type: 'string' }, sizes: { type: 'boolean' } },
});
const fresh = `${dist}.new`;

const filesIn = folder => readdirSync(folder).sort().flatMap(name => {
  const path = join(folder, name);
  return statSync(path).isDirectory() ? filesIn(path) : [path];
});
const short = hash => hash.digest('hex').slice(0, 12);
const hashOfFiles = folder => {
  const hash = createHash('sha256');
  for (const file of filesIn(folder)) hash.update(relative(folder, file)).update(readFileSync(file));
  return short(hash);
};
const fill = (file, values) => {
  const path = join(fresh, file);
  const text = readFileSync(path, 'utf8').replaceAll(/\{\{([\w-]+)\}\}/g, (whole, name) => values[name] ?? whole);
  const left = text.match(/\{\{[\w-]+\}\}/);
  if (left) throw new Error(`${file}: nothing to fill in for ${left[0]}`);
  writeFileSync(path, text);
};

rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh, { recursive: true });
cpSync('web', fresh, { recursive: true });
// What belongs to the compiled code is of its version.
cpSync(join(fresh, 'app'), compiled, { recursive: true });
rmSync(join(fresh, 'app'), { recursive: true });
const app = `app-${hashOfFiles(compiled)}`;
cpSync(compiled, join(fresh, app), { recursive: true });

const wasm = readFileSync(join(compiled, 'kletki_bg.wasm'));
const licencesFile = licences ? 'licences.txt' : '';
if (licences) cpSync(licences, join(fresh, licencesFile));
fill('index.html', { app, licences: licencesFile, 'wasm-bytes': wasm.length });

const files = Object.fromEntries(filesIn(fresh)
  .map(file => [relative(fresh, file).split(sep).join('/'), readFileSync(file)])
  // The pictures are for who installs the app, which needs the network anyhow.
  .filter(([path]) => path !== 'sw.js' && !path.startsWith('screenshots/'))
  // The page is kept under the address that people open; some servers redirect from index.html to it.
  .map(([path, bytes]) => [path === 'index.html' ? './' : path, `sha256-${createHash('sha256').update(bytes).digest('base64')}`]));
const version = short(createHash('sha256').update(JSON.stringify(files)));
fill('sw.js', { version, files: JSON.stringify(files, null, 2) });

// Swapped in at once, so that a server that is running never shows half of it.
if (existsSync(dist)) renameSync(dist, `${dist}.old`);
renameSync(fresh, dist);
rmSync(`${dist}.old`, { recursive: true, force: true });
console.log(`${dist}: version ${version}`);

// Which build it is, beside what is served.
writeFileSync(`${dist}.json`, JSON.stringify({ version, profile }));
if (sizes) for (const [part, weight] of Object.entries(weigh(dist))) console.log(told(part, weight));
