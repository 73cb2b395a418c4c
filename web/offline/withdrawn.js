// In the place of worker.js where the park has turned the offline page off (OFFLINE=off): a worker that answers for no page any more, at
// once, and leaves nothing behind. Each browser asks for it at the next page.

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(dropAll()));

async function dropAll() {
  await dropKept();
  await self.registration.navigationPreload?.disable();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('offline-')).map((name) => caches.delete(name)));
}

/** What pages kept of riders for the offline page: next slots and codes of passes (src/lib/offline/keptData.ts). */
function dropKept() {
  return new Promise((done) => {
    const request = indexedDB.deleteDatabase('offline');
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => done());
  });
}
