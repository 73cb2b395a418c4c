import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { takeStep } from './take-step.ts';

/**
 * Carries a change out, or undoes it, step by step until it is over, another process is at it, or the server stops. Between
 * two steps riders are served.
 */
export async function carryOn(context: AppContext, id: number, signal: AbortSignal): Promise<void> {
  let cursor: number | null = null;
  while (!signal.aborted) {
    cursor = await takeStep(context, id, cursor);
    if (cursor === null) return;
    await setImmediate();
  }
}

/** Carries changes out behind the calls that began them. What the server leaves undone when it closes is gone on with by a job. */
export function carryOutBehind(app: FastifyInstance, context: AppContext): (change: number) => void {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.all(running);
  });
  return (change) => {
    const work = carryOn(context, change, closing.signal)
      .catch((err: unknown) => context.log.error({ err, change }, 'a change of the season broke off'))
      .finally(() => running.delete(work));
    running.add(work);
  };
}
