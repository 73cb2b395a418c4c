import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Park } from '../../park.ts';
import { writeDocument } from './document.ts';
import { docsStyle, writePage } from './page.ts';
import type { DocumentedRoute } from './routes.ts';

const cached = 'no-cache';

/** GET /docs: the calls of this server, to be read; GET /docs/openapi.json: the same for programs. Written when first asked for. */
export function registerDocs(app: FastifyInstance, park: Park, routes: readonly DocumentedRoute[]): void {
  const document = once(() => writeDocument(routes, park.config.publicUrl));
  const json = once(() => JSON.stringify(document()));
  const page = once(() => writePage(document()));
  const config = { ignoresBearer: true };

  app.get(
    '/docs/openapi.json',
    {
      schema: {
        summary: 'This description of all calls',
        response: { 200: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }) },
      },
      config,
    },
    async (_request, reply) =>
      reply.header('cache-control', cached).type('application/json; charset=utf-8').send(json()),
  );

  app.get(
    '/docs',
    {
      schema: {
        summary: 'This description of all calls, as a page',
        response: { 200: { content: { 'text/html': { schema: z.string() } } } },
      },
      config,
    },
    async (_request, reply) =>
      reply.header('cache-control', cached).type('text/html; charset=utf-8').send(page()),
  );

  app.get(
    '/docs/style.css',
    {
      schema: {
        summary: 'How that page looks',
        response: { 200: { content: { 'text/css': { schema: z.string() } } } },
      },
      config,
    },
    async (_request, reply) =>
      reply.header('cache-control', cached).type('text/css; charset=utf-8').send(docsStyle),
  );
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
