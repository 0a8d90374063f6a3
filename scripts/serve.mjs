// A small static server for dist/web.
//
//     node scripts/serve.mjs [FOLDER] [PORT]
//
// serves the folder (dist/web) on localhost, at the port (8080) or the next free one, and prints the address.

import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves `folder` under the path `base`. Port 0 takes any free one. `compressed` sends what is worth it as brotli, as hosts do that
 * compress once and for all. Gives the address and a function that ends it.
 */
export async function serve(folder, { port = 8080, base = '/', compressed = false } = {}) {
  let top = resolve(folder);
  const packed = new Map();
  const pack = file => packed.get(file) ?? packed.set(file, brotliCompressSync(readFileSync(file))).get(file);
  let paused = false;
  const server = createServer((request, response) => {
    const answer = (status, headers = {}) => response.writeHead(status, headers).end();
    if (paused) return request.destroy();
    let path;
    try {
      path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    } catch {
      return answer(400);
    }
    if (path + '/' === base) return answer(301, { location: base });
    if (!path.startsWith(base)) return answer(404);
    const asked = resolve(join(top, path.slice(base.length)));
    if (asked !== top && !asked.startsWith(top + sep)) return answer(404);
    const file = path.endsWith('/') ? join(asked, 'index.html') : asked;
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile()) return answer(404);
    const headers = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      etag: `"${found.size}-${found.mtimeMs}"`,
    };
    if (request.headers['if-none-match'] === headers.etag) return answer(304, headers);
    if (compressed && extname(file) !== '.png' && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      const bytes = pack(file);
      response.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': bytes.length });
      return response.end(request.method === 'HEAD' ? undefined : bytes);
    }
    response.writeHead(200, { ...headers, 'content-length': found.size });
    if (request.method === 'HEAD') return response.end();
    createReadStream(file).on('error', () => response.destroy()).pipe(response);
  });

  const listen = at => new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(at, '127.0.0.1', () => done(server.off('error', failed)));
  });
  for (let at = port; !server.listening; at++) {
    try {
      await listen(at);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || at > port + 100) throw error;
    }
  }
  return {
    address: `http://localhost:${server.address().port}${base}`,
    /** Serves another folder from now on. */
    show(other) { top = resolve(other); },
    /** As if the network were gone, until `resume`. */
    pause() {
      paused = true;
      server.closeAllConnections();
    },
    resume() { paused = false; },
    close() {
      server.closeAllConnections();
      return new Promise(done => server.close(done));
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'dist/web', port = '8080'] = process.argv.slice(2);
  const { address } = await serve(folder, { port: Number(port) });
  console.log(`Kletki is at ${address} (Ctrl+C ends it)`);
}
