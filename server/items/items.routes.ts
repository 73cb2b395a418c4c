import { errorAnswer } from '@cablepark/domain/wire';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Park } from '../park.ts';
import type { Collection } from './collection.ts';
import { itemCollection, userCollection } from './collections/registry.ts';
import { readMany, readOne } from './items.service.ts';
import type { RawQuery } from './query.ts';
import { readQueryString } from './query-params.ts';
import { refuseWrites } from './refused-writes.ts';
import { sendRead } from './revalidation.ts';

const row = z.record(z.string(), z.unknown());
const failures = { 400: errorAnswer, 401: errorAnswer, 403: errorAnswer };
const meta = z.object({ total_count: z.int().optional(), filter_count: z.int().optional() });
const list = { 200: z.object({ meta: meta.optional(), data: z.array(row) }), ...failures };
const single = { 200: z.object({ data: row }), ...failures };
const search = z.looseObject({ query: z.looseObject({}).optional() });
const collectionPath = z.object({ collection: z.string() });
const idPath = z.object({ id: z.string() });

/** All reads of collections and accounts, and the refusal of writes that no feature takes (WIRE.md, Items and Accounts; SPEC.md §7). */
export function registerItems(app: FastifyInstance, park: Park): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  async function sendList(request: FastifyRequest, reply: FastifyReply, from: Collection, query: RawQuery) {
    return sendRead(request, reply, await readMany(park, from, query, request.actor));
  }

  async function sendOne(request: FastifyRequest, reply: FastifyReply, from: Collection, id: string) {
    const data = await readOne(park, from, id, urlQuery(request), request.actor);
    return sendRead(request, reply, { data });
  }

  routes.get(
    '/items/:collection',
    { schema: { params: collectionPath, response: list } },
    (request, reply) => {
      const from = itemCollection(request.params.collection, request.actor);
      return sendList(request, reply, from, urlQuery(request));
    },
  );

  routes.route({
    method: 'SEARCH',
    url: '/items/:collection',
    schema: { params: collectionPath, body: search, response: list },
    handler: (request, reply) => {
      const from = itemCollection(request.params.collection, request.actor);
      return sendList(request, reply, from, request.body.query ?? {});
    },
  });

  routes.get(
    '/items/:collection/:id',
    { schema: { params: collectionPath.extend(idPath.shape), response: single } },
    (request, reply) => {
      const from = itemCollection(request.params.collection, request.actor);
      return sendOne(request, reply, from, request.params.id);
    },
  );

  routes.get('/users', { schema: { response: list } }, (request, reply) =>
    sendList(request, reply, userCollection(request.actor), urlQuery(request)),
  );

  routes.route({
    method: 'SEARCH',
    url: '/users',
    schema: { body: search, response: list },
    handler: (request, reply) =>
      sendList(request, reply, userCollection(request.actor), request.body.query ?? {}),
  });

  routes.get('/users/:id', { schema: { params: idPath, response: single } }, (request, reply) =>
    sendOne(request, reply, userCollection(request.actor), request.params.id),
  );
  refuseWrites(app);
}

/** Fastify's own reading of the URL knows no brackets. @throws INVALID_QUERY */
function urlQuery(request: FastifyRequest): RawQuery {
  const start = request.url.indexOf('?');
  return start < 0 ? {} : readQueryString(request.url.slice(start + 1));
}
