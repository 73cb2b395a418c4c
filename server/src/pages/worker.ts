import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { isKnownTag } from '../http/revalidation.ts';

/** The address under which browsers know it: riders' devices that take push messages have it registered. */
export const workerPath = '/push-worker.js';

/**
 * GET /push-worker.js: the site's one worker, of two parts. The second holds the offline page; where the park has turned that off, it withdraws
 * what an earlier one held (docs/decisions/118). Browsers ask again with every page, so it is never kept.
 */
export async function registerWorker(
  app: FastifyInstance,
  { config }: Pick<AppContext, 'config'>,
  folder: string,
): Promise<void> {
  const second = config.offline ? 'offline-worker.js' : 'withdrawn-worker.js';
  const parts = await Promise.all(
    [join(folder, 'push-worker.js'), join(folder, 'site', second)].map((file) => readFile(file, 'utf8')),
  );
  const worker = parts.join('\n');
  const etag = `W/"${hash('sha1', worker, 'base64url')}"`;
  app.get(workerPath, { config: { ignoresBearer: true } }, async ({ headers }, reply) => {
    reply.header('etag', etag).header('cache-control', 'no-cache').type('text/javascript; charset=utf-8');
    return isKnownTag(headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(worker);
  });
}
