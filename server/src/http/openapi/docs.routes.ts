import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ServerContext } from '../../server-context.ts';
import { writeDocument } from './document.ts';
import { docsStyle, writePage } from './page.ts';
import type { DocumentedRoute } from './routes.ts';

/** A media type, and its description. */
type Content = [type: string, described: object];

const jsonContent: Content = [
  'application/json',
  z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
];
const textContent = (type: string): Content => [type, { content: { [type]: { schema: z.string() } } }];

/** GET /docs: the calls of this server as a page; GET /docs/openapi.json: the same for programs. Generated on first use. */
export function registerDocs(
  app: FastifyInstance,
  context: ServerContext,
  routes: readonly DocumentedRoute[],
): void {
  const document = once(() => writeDocument(routes, context.config.publicUrl));
  const json = once(async () => JSON.stringify(await document()));
  const page = once(async () => writePage(await document()));
  const answer = (
    url: string,
    summary: string,
    [type, content]: Content,
    write: () => string | Promise<string>,
  ) =>
    app.get(
      url,
      { schema: { summary, response: { 200: content } }, config: { ignoresBearer: true } },
      async (_request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type(`${type}; charset=utf-8`)
          .send(await write()),
    );
  answer('/docs/openapi.json', 'This description of all calls', jsonContent, json);
  answer('/docs', 'This description of all calls, as a page', textContent('text/html'), page);
  answer('/docs/style.css', 'How that page looks', textContent('text/css'), () => docsStyle);
}

/** Caches the result of `make`; a failure is not cached, so that the next call retries. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  return () => {
    cached ??= make().catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}
