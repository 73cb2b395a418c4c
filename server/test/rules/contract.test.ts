import { globSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type RouteOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { itemCollections } from '../../src/directus/collections/registry.ts';
import { user } from '../../src/directus/collections/user.ts';
import { rowSchemas } from '../../src/directus/docs/row-schemas.ts';
import { registerWire } from '../../src/routes.ts';
import { openTestPark } from '../support/park.ts';

const folder = join(import.meta.dirname, '../../../contract');
const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', '**/node_modules/**'] });

/** A call, whatever its schemas. */
const callShape = z.object({
  method: z.string(),
  path: z.string(),
  query: z.unknown().optional(),
  body: z.unknown().optional(),
});
const collectionShape = z.object({ name: z.string(), row: z.instanceof(z.core.$ZodType) });

const exported: unknown[] = [];
const routes = new Map<string, RouteOptions>();

beforeAll(async () => {
  for (const file of files) {
    const module: Record<string, unknown> = await import(join(folder, file));
    exported.push(...Object.values(module).flatMap(partsOf));
  }
  const bare = Fastify();
  bare.addHttpMethod('SEARCH', { hasBody: true });
  bare.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) routes.set(`${method} ${route.url}`, route);
  });
  await registerWire(bare, await openTestPark());
});

/** Itself, and the calls of an object of calls. */
function partsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || value instanceof z.core.$ZodType) return [];
  return [value, ...Object.values(value).flatMap((part) => (isPlain(part) ? partsOf(part) : []))];
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

test('Each call of the contract is a route of the server that checks the same schemas', () => {
  const calls = exported.flatMap((value) => callShape.safeParse(value).data ?? []);
  expect(calls.length).toBeGreaterThan(90);
  const differing = calls.filter(({ method, path, query, body }) => {
    const schema = routes.get(`${method} ${path}`)?.schema;
    if (schema === undefined) return true;
    return (
      (body !== undefined && schema.body !== body) || (query !== undefined && schema.querystring !== query)
    );
  });
  expect(differing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

const fieldsOf = (schema: z.core.$ZodType) =>
  schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : [];

test('The rows of the contract are those of the query language', () => {
  const rows = exported.flatMap((value) => collectionShape.safeParse(value).data ?? []);
  expect(rows.length).toBeGreaterThan(8);
  for (const { name, row } of rows) {
    const collection = [...itemCollections, user].find((each) => each.name === name);
    if (!collection) throw new Error(`The server has no collection ${name}.`);
    const served = fieldsOf(rowSchemas(collection).whole).filter((field) => field !== 'password');
    expect({ name, fields: fieldsOf(row).toSorted() }).toEqual({ name, fields: served.toSorted() });
  }
});
