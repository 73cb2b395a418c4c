import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { defaultContents } from '@cablepark/domain/content/defaults';
import { defaultContent } from '@cablepark/domain/park/content';
import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { atEnd, freshFolder } from '../../test/support/cleanup.ts';
import { readConfig } from '../config.ts';
import type { AppContext } from '../context.ts';
import { registerErrors } from '../http/errors.ts';
import { registerSecurity } from '../http/security.ts';
import { registerWeb } from './static-files.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'br, gzip' };
const uncoded = { ...browser, 'accept-encoding': 'identity' };
const startPage =
  '<!doctype html><html lang="pl"><head><meta name="description" content="Wolne sloty. / Slots."><meta name="theme-color" content="#06283d"><link rel="icon" href="/icon.svg"><title>Cable Park</title></head><body></body>';
const script = 'console.log("the planner");';

let looks = { version: 0, content: defaultContents.looks };
const config = readConfig({ PUBLIC_URL: 'https://park.example' });
const context = {
  config,
  pageContents: { read: async () => ({ looks }) },
  parkSettings: { read: async () => defaultContent },
} as unknown as AppContext;

/** What the log was told, from warnings on. */
const warnings: string[] = [];

async function openSite(folder: string) {
  const stream = { write: (line: string) => void warnings.push(line) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  await registerSecurity(app, config);
  registerErrors(app);
  await app.register(async (site) => registerWeb(site, context, folder));
  atEnd(() => app.close());
  return app;
}

let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  const outer = await freshFolder();
  const folder = join(outer, 'dist');
  await mkdir(join(folder, 'static'), { recursive: true });
  await writeFile(join(outer, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'index.html'), startPage);
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'push-worker.js'), script);
  await mkdir(join(folder, 'art'));
  await writeFile(join(folder, 'art', 'cable-800.avif'), 'a picture');
  await writeFile(join(folder, 'static', 'planner-AbC123.js'), script);
  await mkdir(join(folder, 'site'));
  for (const name of ['render.js', 'files.json', 'render.js.br', 'package.json'])
    await writeFile(join(folder, 'site', name), 'the server’s own');
  await writeFile(join(folder, 'static', 'planner-AbC123.js.br'), brotliCompressSync(script));
  site = await openSite(folder);
});

test('Files with their hash in the name are sent compressed and kept for a year', async () => {
  const answer = await site.inject({ url: '/static/planner-AbC123.js', headers: browser });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  const plain = await site.inject('/static/planner-AbC123.js');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
});

test('What shows notifications is always the newest', async () => {
  const { headers } = await site.inject({ url: '/push-worker.js', headers: browser });
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringMatching(/javascript/),
  });
});

test('Files that run nothing by themselves leave the policy of documents out, and stay what they say they are', async () => {
  for (const url of ['/static/planner-AbC123.js', '/art/cable-800.avif']) {
    const { headers } = await site.inject({ url, headers: browser });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/max-age=31536000/),
    });
    for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'])
      expect(headers).not.toHaveProperty(name);
  }
  for (const url of ['/', '/index.html', '/favicon.svg', '/art/gone.avif'])
    expect((await site.inject({ url, headers: browser })).headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'self';/),
      'x-frame-options': 'SAMEORIGIN',
    });
});

test.each([
  '/',
  '/planner/1',
  '/reset?token=x',
  '/confirm-email?token=x',
  '/desk/takings',
  '/Desk/Pages/bar/',
  '/board/2',
  '/pay/3f0c',
])('A browser that opens %s gets the start page, never from a stale cache', async (url) => {
  const answer = await site.inject({ url, headers: uncoded });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(answer.body).toContain('Cable Park');
  const again = await site.inject({
    url,
    headers: { ...browser, 'if-none-match': String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['/no/such/page', '/?missing=/no/such/page'],
  ['/items-of-mine', '/?missing=/items-of-mine'],
  ['/parking', '/?missing=/parking'],
  ['/pay/a/b', '/?missing=/pay/a/b'],
  ['/%3Cscript%3E', '/?missing='],
  [`/${'x'.repeat(80)}`, '/?missing='],
  ['//evil', '/?missing=//evil'],
])('A browser that opens %s, which is no page, is sent home', async (url, home) => {
  const answer = await site.inject({ url, headers: browser });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, home]);
  const program = await site.inject({ url, headers: { accept: '*/*' } });
  expect(program.statusCode).toBe(404);
});

test.each([
  '/ads.txt',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/favicon.png',
  '/wp-login.php',
])('%s is a file or nothing, never a page', async (url) => {
  const answer = await site.inject({ url, headers: browser });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringMatching(/json/)]);
});

test.each([
  ['/favicon.ico', '/art/favicon-32.png', '/park/icons/icon-32.png?v=5'],
  ['/apple-touch-icon.png', '/art/apple-touch-icon.png', '/park/icons/icon-180.png?v=5'],
  ['/apple-touch-icon-precomposed.png', '/art/apple-touch-icon.png', '/park/icons/icon-180.png?v=5'],
])('%s, asked for unasked, is the icon of the site or of the park', async (url, ours, parks) => {
  const to = async () => (await site.inject({ url, headers: { accept: 'image/*' } })).headers.location;
  expect(await to()).toBe(ours);
  const before = looks;
  looks = { version: 5, content: { colours: { main: '#12304f', second: '#ffd500' }, logo: null } };
  expect(await to()).toBe(parks);
  looks = before;
});

test.each([
  '/items/x/y/z',
  '/auth/nothing',
  '/users/a/b',
  '/server/secrets',
  '/assets/a/b/c',
  '/items',
  '/files/x',
  '/takings/x',
  '/export/x.csv',
  '/desk/voids',
])('The wire answers for %s, even to a browser', async (url) => {
  const answer = await site.inject({ url, headers: browser });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().errors[0].extensions).toEqual({ code: 'ROUTE_NOT_FOUND', path: url });
});

test('A client of the wire that mistypes a path is told so, not given a page', async () => {
  const headers = { accept: '*/*', 'content-type': 'application/json' };
  const answer = await site.inject({ url: '/item/Slot', headers });
  expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([404, 'ROUTE_NOT_FOUND']);
  expect((await site.inject({ method: 'POST', url: '/planner' })).statusCode).toBe(404);
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/static/..%2f..%2f..%2fsecret.txt', '/%00'])(
  'Nothing outside the site is sent for %s',
  async (url) => {
    const answer = await site.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toBe('secret');
  },
);

const spelledAnew = ['/site', '/%73ite', '/s%69te', '/site%2f', '/%2fsite', '//site', '/./site', '/.%2fsite'];
const ways = spelledAnew.flatMap((folder) =>
  [
    '/',
    '%2f',
    '%2F',
    '//',
    '%252f',
    '%5c',
    '\\',
    '/./',
    '/%2e/',
    '/x/../',
    '/x/%2e%2e/',
    '/x%2f..%2f',
    '%00/',
  ].flatMap((between) =>
    ['render.js', 'r%65nder.js', 'files.json', 'render.js.br'].map((name) => folder + between + name),
  ),
);

const spellings = [
  ...ways,
  '/static/../site/render.js',
  '/static/..%2fsite%2frender.js',
  '/static%2f..%2fsite%2frender.js',
  '/art/%2e%2e/site/render.js',
  '/%2573ite/render.js',
  '/SITE/render.js',
  '/site/RENDER.JS',
  '/site/render.js/',
  '/site/render.js%2f',
  '/site/render.js%00.css',
  '/site/render.js;x.css',
  '/site/render.js?x=.css',
  '/site/render.js%3fx=.css',
  '/site/render.js%20',
  '/site/render.js.',
  '/site/render',
];

test('What the build leaves for the server is sent to nobody, however its name is spelled', async () => {
  const sent: string[] = [];
  for (const url of spellings)
    for (const headers of [browser, { accept: '*/*' }]) {
      const answer = await site.inject({ url, headers });
      const isPage = answer.body.startsWith('<!doctype html>');
      const leadsHome = answer.statusCode === 302 && String(answer.headers.location).startsWith('/?missing=');
      if (answer.statusCode !== 404 && !isPage && !leadsHome) sent.push(url);
      expect(answer.rawPayload.includes('the server’s own')).toBe(false);
    }
  expect(sent).toEqual([]);
});

test.each(['/site/render.js', '/site%2frender.js', '/%73ite/files.json'])(
  '%s is no page either: a name in there is a file or nothing',
  async (url) => {
    expect((await site.inject({ url, headers: browser })).statusCode).toBe(404);
  },
);

test('Without a built site a browser is told what to do', async () => {
  const empty = await openSite(join(await freshFolder(), 'dist'));
  const answer = await empty.inject({ url: '/planner', headers: browser });
  expect([answer.statusCode, answer.body]).toEqual([
    503,
    'The pages of the site are not built. Run: npm run build',
  ]);
});

test('The start page has the park’s own colours in itself, and its policy lets in just them', async () => {
  const get = async () => await site.inject({ url: '/login', headers: { accept: browser.accept } });
  const expectOurs = async () => {
    const { body } = await get();
    expect(body).toContain('<meta name="theme-color" content="#06283d"><link rel="icon" href="/icon.svg">');
    expect(body).not.toContain('<style>');
  };
  await expectOurs();
  looks = { version: 3, content: { colours: { main: '#12304f', second: '#ffd500' }, logo: null } };
  const { body, headers } = await get();
  const [, sheet = ''] = /<style>(.*?)<\/style><\/head>/.exec(body) ?? [];
  expect(sheet).toMatch(/^:root\{.*--surface-deep:#12304f;.*--sun:#ffd500;.*\}@media .*\}$/);
  const hash = createHash('sha256').update(sheet).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('<meta name="theme-color" content="#12304f">');
  expect(body).toContain('href="/park/icons/icon.svg?v=3"');
  expect(body).not.toContain('"/icon.svg"');
  looks = { version: 4, content: defaultContents.looks };
  await expectOurs();
});

test.each(['/booking?token=1.abc', '/first-admin'])('The page %s is told to no other site', async (url) => {
  const { headers } = await site.inject({ url, headers: browser });
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
});

test('Every page is sent once, also those in the park’s own looks', async () => {
  looks = { version: 5, content: { colours: { main: '#12304f', second: '#ffd500' }, logo: null } };
  for (let visit = 1; visit <= 3; visit += 1) await site.inject({ url: '/login', headers: browser });
  await site.close();
  expect(warnings.filter((line) => line.includes('already sent'))).toEqual([]);
});
