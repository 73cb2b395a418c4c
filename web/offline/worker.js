// The second part of the worker (push-worker.js is the first): a page for the time without network (docs/decisions/118).
// It holds files of the build alone: no answer of the server's API, and no page that the server makes.

const cachePrefix = 'offline-';
/** One bar of signal may take long, and then it never answers. */
const longestWaitMs = 10_000;
/** What a proxy says while the park's server starts again. With 503 the server itself says that its database is away. */
const unreached = [502, 504];

/**
 * The build calls it (offlineBuild.ts).
 * @param held name: of the cache, another one for each build; page: the address of the offline page; files: all that it consists of;
 * temporal: what it needs besides where the browser has no Temporal
 */
// oxlint-disable-next-line no-unused-vars -- the build appends the call.
function holdOffline({ name, page, files, temporal }) {
  const ownFiles = [page, ...files, ...('Temporal' in self ? [] : temporal)];

  // All or nothing: without one of the files the earlier worker stays, with its own.
  self.addEventListener('install', (event) => event.waitUntil(hold(name, ownFiles)));

  self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOthers(name), preload()])));

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    const isPage = request.mode === 'navigate';
    // Not the frame around the map.
    if (isPage && request.destination === 'document') event.respondWith(answerPage(event, name, page));
    else if (!isPage && ownFiles.includes(ownPath(request.url))) event.respondWith(answerFile(request, name));
  });
}

async function hold(name, files) {
  const cache = await caches.open(name);
  await cache.addAll(files);
  // It answers only where the network does not, so it never waits for pages of an earlier build to close.
  await self.skipWaiting();
}

async function dropOthers(name) {
  const names = await caches.keys();
  await Promise.all(
    names.filter((each) => each.startsWith(cachePrefix) && each !== name).map((each) => caches.delete(each)),
  );
}

/** The browser asks the network while the worker starts. */
async function preload() {
  await self.registration.navigationPreload?.enable();
}

/** The network's page, always; the offline one only where there is none. */
async function answerPage(event, name, page) {
  const response = await atMost(longestWaitMs, load(event)).catch(() => null);
  if (response && !unreached.includes(response.status)) return response;
  return (await fromCache(name, page)) ?? response ?? fetch(event.request);
}

async function load(event) {
  return (await event.preloadResponse) ?? (await fetch(event.request));
}

async function answerFile(request, name) {
  return (await fromCache(name, ownPath(request.url))) ?? fetch(request);
}

/** A browser may have cleared its caches, or forbids them. */
async function fromCache(name, path) {
  try {
    const cache = await caches.open(name);
    return await cache.match(path, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

function ownPath(url) {
  const { origin, pathname, search } = new URL(url);
  return origin === self.location.origin && search === '' ? pathname : null;
}

function atMost(longestMs, promise) {
  return Promise.race([
    promise,
    new Promise((_done, fail) => {
      setTimeout(() => fail(new Error('Nobody answers.')), longestMs);
    }),
  ]);
}
