import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultContents } from '@cablepark/domain/content/defaults';
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
let readContents = known;

afterEach(() => {
  readContents = known;
});

beforeAll(async () => {
  const folder = await freshFolder();
  await writeFile(
    join(folder, 'index.html'),
    '<html lang="pl"><head><meta name="description" content="Wolne sloty. / Slots."></head><body></body></html>',
  );
  const context = { pageContents: { read: async () => readContents() } } as unknown as AppContext;
  site = Fastify();
  await registerSecurity(site, readConfig({}));
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
