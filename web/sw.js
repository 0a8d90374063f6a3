// Keeps the app for offline use. One version is one cache, filled whole or not at all: files of two versions never meet.
// A new version is fetched in the background while the old one runs, and is what the next start opens.

// Filled in by scripts/build-web: a hash over all files, and each file's path and hash.
const VERSION = '{{version}}';
const FILES = JSON.parse(`{{files}}`);

const PREFIX = `kletki ${registration.scope} `;
const CACHE = PREFIX + VERSION;

addEventListener('install', event => event.waitUntil(install()));
addEventListener('activate', event => event.waitUntil(activate()));
addEventListener('fetch', event => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(registration.scope)) return;
  event.respondWith(mode === 'navigate' ? page(event.request) : file(event.request));
});

async function install() {
  const cache = await caches.open(CACHE);
  // The hashes refuse a mixture when the server is being updated right now; the browser tries again at the next start.
  const requests = Object.entries(FILES).map(([path, integrity]) => new Request(path, { integrity, cache: 'no-cache' }));
  try {
    await cache.addAll(requests);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  await skipWaiting();
}

async function activate() {
  // The version before this one stays: a tab may still be running it.
  const older = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map(name => caches.delete(name)));
  await clients.claim();
}

async function page(request) {
  const { pathname } = new URL(request.url);
  const home = new URL(registration.scope).pathname;
  if (pathname !== home && pathname !== `${home}index.html`) return file(request);
  return await (await caches.open(CACHE)).match('./') ?? fetch(request);
}

async function file(request) {
  const newest = await (await caches.open(CACHE)).match(request, { ignoreSearch: true });
  return newest ?? await caches.match(request, { ignoreSearch: true }) ?? fetch(request);
}
