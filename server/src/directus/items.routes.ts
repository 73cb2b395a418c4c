import { roles } from '@cablepark/domain/accounts/roles';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../context.ts';
import { errorResponses } from '../http/error-responses.ts';
import { sendRead } from '../http/revalidation.ts';
import { rowParams } from '../http/row-id.ts';
import { readCacheable } from './cacheable.ts';
import { itemCollections, requireReadable } from './collections/registry.ts';
import { user } from './collections/user.ts';
import { listDocs, rowDocs } from './docs/query-docs.ts';
import { rowSchemas } from './docs/row-schemas.ts';
import { readMany, readOne } from './items.service.ts';
import type { RawQuery } from './parse/query.ts';
import { urlQuery } from './parse/query-params.ts';
import { refuseOthers } from './refused-calls.ts';
import type { Collection } from './schema/collection.ts';
import type { ReadContext } from './schema/value-types.ts';

const meta = z.object({ total_count: z.int().optional(), filter_count: z.int().optional() });
const search = z.looseObject({ query: z.looseObject({}).optional() });
const notModified = { 304: z.void() };

/** All reads of collections and accounts, and the errors of unsupported calls (WIRE.md, Items and Accounts; SPEC.md §7). */
export function registerItems(app: FastifyInstance, context: AppContext): void {
  for (const collection of itemCollections)
    registerReads(app, context, `/items/${collection.name}`, collection);
  registerReads(app, context, '/users', user);
  refuseOthers(app);
}

function registerReads(app: FastifyInstance, context: AppContext, url: string, collection: Collection): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { chosen, group } = rowSchemas(collection);
  const data = z.array(z.union([chosen, group]));
  const list = { 200: z.object({ meta: meta.optional(), data }), ...errorResponses(400, 403) };
  const single = { 200: z.object({ data: chosen }), ...notModified, ...errorResponses(400, 403) };
  const access = leastReader(collection);
  const asksList = { ...access, query: () => listDocs(collection) };

  const sendList = async (request: FastifyRequest, reply: FastifyReply, query: RawQuery) => {
    const from = requireReadable(collection, request.actor);
    const readAnswer = (reader: ReadContext) => readMany(context, from, query, reader);
    return sendRead(request, reply, await readCacheable(app, context, request, readAnswer));
  };

  routes.get(
    url,
    {
      schema: { summary: `Read ${collection.name} rows`, response: { ...list, ...notModified } },
      config: asksList,
    },
    (request, reply) => sendList(request, reply, urlQuery(request.url)),
  );

  routes.route({
    method: 'SEARCH',
    url,
    schema: {
      summary: `Read ${collection.name} rows by a query in the body`,
      description: 'For queries that are too long for an address.',
      body: search,
      response: { ...list, ...notModified },
    },
    config: asksList,
    handler: (request, reply) => sendList(request, reply, request.body.query ?? {}),
  });

  routes.get(
    `${url}/:id`,
    {
      schema: { summary: `Read one ${collection.name} row`, params: rowParams, response: single },
      config: { ...access, query: () => rowDocs(collection) },
    },
    async (request, reply) => {
      const from = requireReadable(collection, request.actor);
      const query = urlQuery(request.url);
      const readAnswer = (reader: ReadContext) => readOne(context, from, request.params.id, query, reader);
      return sendRead(request, reply, { data: await readCacheable(app, context, request, readAnswer) });
    },
  );
}

/** For the documentation; the collection checks the reader. */
function leastReader(collection: Collection) {
  if (collection.mayRead(null)) return {};
  const least = roles.find((role) => collection.mayRead({ id: '', role }));
  return least ? { least } : {};
}
