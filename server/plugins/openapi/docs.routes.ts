import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Park } from '../../park.ts';
import { writeDocument } from './document.ts';
import type { OpenApiDocument } from './openapi.ts';
import { docsStyle, writePage } from './page.ts';
import type { DocumentedRoute } from './routes.ts';

const cached = 'no-cache';

/** GET /docs: the calls of this server, to be read; GET /docs/openapi.json: the same for programs. Written when first asked for. */
export function registerDocs(app: FastifyInstance, park: Park, routes: readonly DocumentedRoute[]): void {
  let written: OpenApiDocument | undefined;
  const document = () => (written ??= writeDocument(routes, park.config.publicUrl));
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
    async (_request, reply) => reply.header('cache-control', cached).send(document()),
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
      reply.header('cache-control', cached).type('text/html; charset=utf-8').send(writePage(document())),
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
