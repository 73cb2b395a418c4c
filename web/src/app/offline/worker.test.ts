import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const origin = 'https://park.example';
const source = (name: string) => readFileSync(new URL(`../../../offline/${name}`, import.meta.url), 'utf8');
const worker = source('worker.js');

interface Held {
  name: string;
  page: string;
  files: string[];
  temporal: string[];
}

/** The files that a build contains. */
function heldOf(build: string): Held {
  return {
    name: `offline-${build}`,
    page: `/static/offline-${build}.html`,
    files: [`/static/offline-${build}.js`],
    temporal: [`/static/temporal-${build}.js`],
  };
}

/** A browser's caches, and a network that only knows the files of the deployed build. */
function openDevice() {
  const caches = new Map<string, Map<string, string>>();
  const network = { answers: new Map<string, string>(), isDown: false, status: 200 };
  const asked: string[] = [];
  const fetchFrom = async (path: string): Promise<{ status: number; text: string }> => {
    asked.push(path);
    if (network.isDown) throw new TypeError('Failed to fetch');
    const text = network.answers.get(path);
    return text === undefined ? { status: 404, text: '' } : { status: network.status, text };
  };
  return { caches, network, asked, fetchFrom };
}
type Device = ReturnType<typeof openDevice>;

function deploy({ network }: Device, build: string): Held {
  const held = heldOf(build);
  network.answers = new Map([
    ...[held.page, ...held.files, ...held.temporal].map((path) => [path, `${path} of ${build}`] as const),
    ['/myAccount', `the page of ${build}`],
    ['/users/me', '{"data":{"email":"ola@example.com"}}'],
  ]);
  return held;
}

function fakeCaches({ caches, fetchFrom }: Device) {
  return {
    open: async (name: string) => {
      const cache = caches.get(name) ?? new Map<string, string>();
      caches.set(name, cache);
      return {
        // All or nothing, as browsers do it.
        addAll: async (paths: string[]) => {
          const answers = await Promise.all(paths.map(fetchFrom));
          if (answers.some(({ status }) => status !== 200)) throw new TypeError('Request failed');
          answers.forEach(({ text }, index) => cache.set(paths[index] ?? '', text));
        },
        match: async (path: string) => {
          const text = cache.get(path);
          return text === undefined ? undefined : { status: 200, text };
        },
      };
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
}

/** The worker in a minimal fake browser with only the features that it uses. */
function startWorker(device: Device, code: string, { hasTemporal = true } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const calls: string[] = [];
  const note = (call: string) => async () => void calls.push(call);
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: note('skipWaiting'),
    registration: { navigationPreload: { enable: note('preload'), disable: note('no preload') } },
    ...(hasTemporal && { Temporal: {} }),
  };
  const fetch = ({ url }: { url: string }) => device.fetchFrom(new URL(url).pathname);
  // A network that never answers. All of the worker's time-outs end at once, once nothing else is pending.
  const setTimeout = (task: () => void) => void waits.push(task);
  const waits: (() => void)[] = [];
  const indexedDB = {
    deleteDatabase(name: string) {
      calls.push(`delete database ${name}`);
      return { addEventListener: (_end: string, done: () => void) => done() };
    },
  };
  const globals = { self, caches: fakeCaches(device), fetch, URL, setTimeout, indexedDB };
  runInContext(code, createContext(globals));
  const dispatch = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  /** @returns the text of the worker's response; null if it leaves the request to the browser */
  const request = async (path: string, differs: object = {}, preloadResponse?: Promise<unknown>) => {
    let answer: Promise<{ text: string }> | null = null;
    const event = {
      request: { method: 'GET', mode: 'navigate', destination: 'document', url: origin + path, ...differs },
      preloadResponse,
      respondWith: (given: Promise<{ text: string }>) => (answer = given),
    };
    listeners.get('fetch')?.(event);
    return answer === null ? null : (await (answer as Promise<{ text: string }>)).text;
  };
  return {
    calls,
    waits,
    dispatch,
    request,
    install: () => dispatch('install'),
    activate: () => dispatch('activate'),
  };
}

const codeOf = (held: Held) => `${worker}\nholdOffline(${JSON.stringify(held)});`;

async function installed(device: Device, build = 'one') {
  const started = startWorker(device, codeOf(deploy(device, build)));
  await started.install();
  await started.activate();
  return started;
}

test('Without network every page is the offline one, with its own files', async () => {
  const device = openDevice();
  const { request } = await installed(device);
  device.network.isDown = true;
  expect(await request('/myAccount')).toBe('/static/offline-one.html of one');
  expect(await request('/static/offline-one.js', { mode: 'cors', destination: 'script' })).toBe(
    '/static/offline-one.js of one',
  );
});

test('With network the answer is always the network’s', async () => {
  const device = openDevice();
  const { request } = await installed(device);
  expect(await request('/myAccount')).toBe('the page of one');
  device.network.answers.set('/myAccount', 'a newer page');
  expect(await request('/myAccount')).toBe('a newer page');
  expect(await request('/myAccount', {}, Promise.resolve({ status: 200, text: 'asked meanwhile' }))).toBe(
    'asked meanwhile',
  );
});

test('A park that starts again, or a network that never answers, shows the offline page, too', async () => {
  const device = openDevice();
  const { request, waits } = await installed(device);
  device.network.status = 502;
  expect(await request('/myAccount')).toBe('/static/offline-one.html of one');
  device.network.status = 504;
  expect(await request('/myAccount')).toBe('/static/offline-one.html of one');
  const never = request('/myAccount', {}, new Promise(() => {}));
  waits.at(-1)?.();
  expect(await never).toBe('/static/offline-one.html of one');
});

test('What the server itself says without its database is shown: it is no lost connection', async () => {
  const device = openDevice();
  const { request } = await installed(device);
  device.network.status = 503;
  expect(await request('/myAccount')).toBe('the page of one');
});

test('It leaves calls, forms, frames and files of the site to the browser', async () => {
  const { request } = await installed(openDevice());
  expect(await request('/users/me', { mode: 'cors', destination: '' })).toBeNull();
  expect(await request('/assets/1', { mode: 'no-cors', destination: 'image' })).toBeNull();
  expect(await request('/static/site-1.js', { mode: 'cors', destination: 'script' })).toBeNull();
  expect(await request('/location/map', { destination: 'iframe' })).toBeNull();
  expect(await request('/auth/login', { method: 'POST' })).toBeNull();
});

test('It holds files of the build alone, whatever was asked for', async () => {
  const device = openDevice();
  const { request } = await installed(device);
  for (const path of ['/', '/myAccount', '/users/me', '/static/offline-one.js?x'])
    for (const mode of ['navigate', 'cors']) await request(path, { mode });
  expect([...device.caches].map(([name, cache]) => [name, [...cache.keys()]])).toEqual([
    ['offline-one', ['/static/offline-one.html', '/static/offline-one.js']],
  ]);
});

test('A new build takes the place of the old one whole, in open pages, too', async () => {
  const device = openDevice();
  await installed(device, 'one');
  const { request, calls } = await installed(device, 'two');
  expect(calls).toContain('skipWaiting');
  expect([...device.caches.keys()]).toEqual(['offline-two']);
  device.network.isDown = true;
  expect(await request('/')).toBe('/static/offline-two.html of two');
  expect(await request('/static/offline-two.js', { mode: 'cors' })).toBe('/static/offline-two.js of two');
});

test('A build that changes while it is fetched leaves the earlier one as it is: no page of one with files of another', async () => {
  const device = openDevice();
  const earlier = await installed(device, 'one');
  const half = codeOf(deploy(device, 'two'));
  // The server has deployed a third build meanwhile.
  deploy(device, 'three');
  const next = startWorker(device, half);
  await expect(next.install()).rejects.toThrow('Request failed');
  expect(next.calls).not.toContain('skipWaiting');
  device.network.isDown = true;
  expect(await earlier.request('/')).toBe('/static/offline-one.html of one');
  expect(await earlier.request('/static/offline-one.js', { mode: 'cors' })).toBe(
    '/static/offline-one.js of one',
  );
});

test('Only a browser without Temporal holds what stands in for it', async () => {
  const device = openDevice();
  await startWorker(device, codeOf(deploy(device, 'one')), { hasTemporal: false }).install();
  expect([...(device.caches.get('offline-one')?.keys() ?? [])]).toContain('/static/temporal-one.js');
});

test('Where the browser has cleared its caches, the network’s own failure is shown', async () => {
  const device = openDevice();
  const { request } = await installed(device);
  device.caches.clear();
  device.network.isDown = true;
  await expect(request('/')).rejects.toThrow('Failed to fetch');
});

test('A worker that is withdrawn answers for no page any more, at once, and leaves nothing', async () => {
  const device = openDevice();
  await installed(device);
  device.caches.set('of-somebody-else', new Map());
  const withdrawn = startWorker(device, source('withdrawn.js'));
  await withdrawn.install();
  await withdrawn.activate();
  expect(withdrawn.calls).toEqual(['skipWaiting', 'delete database offline', 'no preload']);
  expect([...device.caches.keys()]).toEqual(['of-somebody-else']);
  expect(await withdrawn.request('/')).toBeNull();
});
