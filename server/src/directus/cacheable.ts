import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Park } from '../context.ts';
import type { ReadContext } from './schema/value-types.ts';

/** Reads for an answer that may be replayed to the next visitor, unless it depends on who asks or on the moment. */
export async function readKeepable<T>(
  { replay }: Pick<FastifyInstance, 'replay'>,
  park: Park,
  request: FastifyRequest,
  read: (context: ReadContext) => Promise<T>,
): Promise<T> {
  const version = await replay.versionFor(request);
  let isTimeless = true;
  const now = () => {
    isTimeless = false;
    return park.clock.now();
  };
  const answer = await read({ viewer: request.actor, now });
  if (isTimeless) request.replayVersion = version;
  return answer;
}
