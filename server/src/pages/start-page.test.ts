import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultContents } from '@cablepark/domain/content/defaults';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { atEnd, freshFolder } from '../../test/support/cleanup.ts';
import { readConfig } from '../config.ts';
import type { AppContext } from '../context.ts';
import { registerSecurity } from '../http/security.ts';
import { registerWeb } from './static-files.ts';

let site: FastifyInstance;

beforeAll(async () => {
  const folder = await freshFolder();
  await writeFile(
    join(folder, 'index.html'),
    '<html lang="pl"><head><meta name="description" content="Wolne sloty. / Slots."></head><body></body></html>',
  );
  const looks = { version: 0, content: defaultContents.looks };
  site = Fastify();
  await registerSecurity(site, readConfig({}));
  await registerWeb(
    site,
    { pageContents: { read: async () => ({ looks }) } } as unknown as AppContext,
    folder,
  );
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
