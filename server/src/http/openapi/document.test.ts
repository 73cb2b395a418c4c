import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { operationOf, pathOf } from '../../../test/support/openapi-answers.ts';
import { openTestApp, openTestPark, type TestPark } from '../../../test/support/park.ts';
import { registerWire } from '../../routes.ts';
import type { OpenApiDocument } from './openapi.ts';
import { callsOf } from './page.ts';

let park: TestPark;
let app: Awaited<ReturnType<typeof openTestApp>>;
let document: OpenApiDocument;

beforeAll(async () => {
  park = await openTestPark({ env: { PUBLIC_URL: 'https://park.example' } });
  app = await openTestApp(park);
  document = (await app.inject('/docs/openapi.json')).json();
});

test('The document is good OpenAPI', async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect([document.openapi, document.servers]).toEqual(['3.2.0', [{ url: 'https://park.example' }]]);
});

test('Every route that the server registers is in the document, and no other', async () => {
  const bare = Fastify();
  bare.addHttpMethod('SEARCH', { hasBody: true });
  const routes: string[] = [];
  bare.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${pathOf(url)}`);
  });
  await registerWire(bare, park);
  const documented = callsOf(document).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(documented)).toEqual(new Set(routes));
  expect(routes.length).toBeGreaterThan(50);
});

test('Each call says what it does, in which chapter, who may call it, and how it can end', () => {
  const chapters = document.tags.map(({ name }) => name);
  const silent = callsOf(document).filter(({ operation: { summary, tags, responses } }) => {
    const says = /^[A-Z].{4,}[^.]$/.test(summary) && tags.every((tag) => chapters.includes(tag));
    const meanings = Object.values(responses).map(({ description }) => description);
    return !says || meanings.includes('') || !Object.keys(responses).includes('5XX');
  });
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const ids = callsOf(document).map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('Guards, limits and the query language are told', () => {
  const pay = operationOf(document.paths['/items/Payment'], 'POST');
  expect(pay?.description).toContain('For the roles Manager, Editor, Admin.');
  expect(pay?.security).toEqual([{ bearer: [] }]);
  const logIn = operationOf(document.paths['/auth/login'], 'POST');
  expect(logIn?.security).toEqual([]);
  expect(logIn?.description).toContain('At most 10 calls from one address in 1 minute.');
  expect(Object.keys(logIn?.responses ?? {})).toEqual(['200', '400', '401', '413', '415', '429', '5XX']);
  const slots = operationOf(document.paths['/items/Slot'], 'GET');
  expect(slots?.security).toEqual([{}, { bearer: [] }]);
  expect(slots?.parameters?.map(({ name }) => name)).toEqual([
    'filter',
    'search',
    'sort',
    'fields',
    'limit',
    'offset',
    'page',
    'meta',
    'aggregate',
    'groupBy',
  ]);
  expect(document.components.schemas['SlotFilter']).toMatchObject({
    properties: {
      price: { properties: { _between: { minItems: 2, items: { type: 'number' } } } },
      event: { properties: { name: { properties: { _icontains: { type: 'string' } } } } },
    },
  });
  expect(document.paths['/items/Slot']?.additionalOperations).toHaveProperty('SEARCH');
  // What is true or false is compared with nothing else.
  expect(document.components.schemas['BookingHistoryFilter']).toMatchObject({
    properties: { late: { properties: { _eq: { type: 'boolean' } } } },
  });
});

test('Every reference within the document leads somewhere', () => {
  const names = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(50);
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(known).toEqual(expect.arrayContaining([...new Set(names)]));
});

test('As a page it names every call, and needs neither a script nor anything from elsewhere', async () => {
  const page = await app.inject({ url: '/docs', headers: { accept: 'text/html' } });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { method, path, operation } of callsOf(document)) {
    expect(page.body).toContain(`<code>${method} ${path}</code> ${operation.summary}`);
  }
  expect(page.body).not.toMatch(/<script|style="|src=/);
  expect([...page.body.matchAll(/href="(?!#)([^"]*)"/g)].map(([, link]) => link)).toEqual([
    '/docs/style.css',
    '/docs/openapi.json',
  ]);
  const anchors = new Set([...page.body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`));
  const links = [...page.body.matchAll(/href="(#[^"]*)"/g)].map(([, link]) => link);
  expect(links.filter((link) => !anchors.has(link ?? ''))).toEqual([]);
  expect((await app.inject('/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});
