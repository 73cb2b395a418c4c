import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultContents } from '@cablepark/domain/content/defaults';
import { defaultContent } from '@cablepark/domain/park/content';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { atEnd, freshFolder } from '../../test/support/cleanup.ts';
import { readConfig } from '../config.ts';
import type { AppContext } from '../context.ts';
import { registerErrors } from '../http/errors.ts';
import { registerSecurity } from '../http/security.ts';
import { answerWithoutDatabase, StartPage } from './start-page.ts';
import { registerWeb } from './static-files.ts';

let site: FastifyInstance;
const looks = { version: 0, content: defaultContents.looks };
const known = () => ({ looks });
const park = {
  ...defaultContent,
  name: 'Jezioro <Wake>',
  contact: { ...defaultContent.contact, address: 'Plażowa 1\n05-140 Serock' },
};
let readContents = known;

afterEach(() => {
  readContents = known;
});

beforeAll(async () => {
  const folder = await freshFolder();
  await writeFile(
    join(folder, 'index.html'),
    '<html lang="pl"><head><meta name="description" content="Wolne sloty. / Slots."><title>Cable Park</title></head><body></body></html>',
  );
  await mkdir(join(folder, 'site'));
  const links = { '/login': { pl: '<link href="/static/pl.js">', en: '<link href="/static/en.js">' } };
  await writeFile(join(folder, 'site', 'start-links.json'), JSON.stringify(links));
  const config = readConfig({ PUBLIC_URL: 'https://park.example' });
  const context = {
    config,
    pageContents: { read: async () => readContents() },
    parkSettings: { read: async () => park },
  } as unknown as AppContext;
  site = Fastify();
  await registerSecurity(site, config);
  registerErrors(site);
  await site.register(async (app) => registerWeb(app, context, folder));
  await site.register(async (app) => {
    answerWithoutDatabase(app, new StartPage(context, folder));
    app.get('/made', async () => readContents());
  });
  atEnd(() => site.close());
});

const read = (url: string) => site.inject({ url, headers: { accept: 'text/html' } });

test.each([
  ['/login', '<html lang="pl"><head><meta name="description" content="Wolne sloty.">'],
  ['/login?lang=en', '<html lang="en"><head><meta name="description" content="Slots.">'],
])('The start page of %s has one language', async (url, head) => {
  expect((await read(url)).body).toContain(head);
});

test.each([
  ['/login', '<link href="/static/pl.js"></head>'],
  ['/login?lang=en', '<link href="/static/en.js"></head>'],
  ['/myAccount', '/></head>'],
])('The start page of %s links the files that this page alone needs', async (url, end) => {
  expect((await read(url)).body).toContain(end);
});

test.each([
  ['/login', 'Jezioro &lt;Wake&gt;, Serock', 'Wolne sloty.'],
  ['/myAccount/present', 'Karnet w prezencie · Jezioro &lt;Wake&gt;, Serock', 'Ktoś daje Ci sloty'],
  ['/friends?lang=en', 'A slot waits for you · Jezioro &lt;Wake&gt;, Serock', 'Ride together'],
  ['/group', 'Grupa na wyciągu · Jezioro &lt;Wake&gt;, Serock', 'Podaj dzień'],
])('A link to %s is shown with what it is, the park, its town and its picture', async (url, title, text) => {
  const { body } = await read(url);
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain(`<meta property="og:title" content="${title}" />`);
  for (const name of ['name="description"', 'property="og:description"'])
    expect(body).toContain(`<meta ${name} content="${text}`);
  expect(body).toMatch(/property="og:image" content="https:\/\/park\.example\/[^"]*share\.jpg/);
});

test.each([
  ['/login', 'noindex'],
  ['/myAccount', 'noindex'],
  ['/board/2', 'noindex'],
  ['/group', undefined],
])('What search engines may do with %s: %s', async (url, robots) => {
  expect((await read(url)).headers['x-robots-tag']).toBe(robots);
});

test('Without the database a browser gets the start page, which asks again; other clients the API’s form', async () => {
  readContents = () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  const made = await read('/made');
  expect([made.statusCode, made.headers['retry-after']]).toEqual([503, '5']);
  const own = await read('/myAccount');
  expect(own.statusCode).toBe(200);
  for (const { body } of [made, own]) expect(body).toContain('<html lang="pl">');
  const frame = { accept: 'text/html', 'sec-fetch-dest': 'iframe' };
  for (const headers of [{}, frame]) {
    const call = await site.inject({ url: '/made', headers });
    expect([call.statusCode, call.json().errors[0].extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  }
  readContents = () => {
    throw new Error('a fault of ours');
  };
  expect((await read('/made')).statusCode).toBe(500);
});
