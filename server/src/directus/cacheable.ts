import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import type { ReadContext } from './schema/value-types.ts';

/** Reads for an answer that may be cached for identical requests, unless it depends on the current time. */
export async function readCacheable<T>(
  { responseCache }: Pick<FastifyInstance, 'responseCache'>,
  context: AppContext,
  request: FastifyRequest,
  read: (reader: ReadContext) => Promise<T>,
): Promise<T> {
  const version = await responseCache.versionFor(request);
  let isTimeless = true;
  const now = () => {
    isTimeless = false;
    return context.clock.now();
  };
  const answer = await read({
    viewer: request.actor,
    now,
    ...(version === null ? {} : { version }),
  });
  if (isTimeless) request.cacheVersion = version;
  return answer;
}
