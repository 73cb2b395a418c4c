import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { takeStep } from './take-step.ts';

/**
 * Applies or undoes a change step by step until it is done, another process takes over, or the server stops.
 * Other requests run between two steps.
 */
export async function carryOn(context: AppContext, id: number, signal: AbortSignal): Promise<void> {
  let cursor: number | null = null;
  while (!signal.aborted) {
    cursor = await takeStep(context, id, cursor);
    if (cursor === null) return;
    await setImmediate();
  }
}

/** Applies changes in the background, after the response. A job continues them after a restart. */
export function carryOutBehind(app: FastifyInstance, context: AppContext): (change: number) => void {
  const closing = new AbortController();
  const activeRuns = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.all(activeRuns);
  });
  return (change) => {
    const work = carryOn(context, change, closing.signal)
      .catch((err: unknown) => context.log.error({ err, change }, 'a change of the season broke off'))
      .finally(() => activeRuns.delete(work));
    activeRuns.add(work);
  };
}
