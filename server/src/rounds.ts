import { setTimeout } from 'node:timers/promises';
import { ParkError } from '@cablepark/domain/errors';
import type { Log } from './log.ts';

export interface Rounds {
  /** Ends the pause, tells the round that is under way, and resolves after it. */
  stop(): Promise<void>;
}

/**
 * Runs a job's round again and again, with a pause after each, until the server stops. A round that fails is logged; the next one tries again.
 * @param failure the log line, like `the season could not be carried on`
 */
export function startRounds(
  { log, everyMs, failure }: { log: Log; everyMs: number; failure: string },
  round: (signal: AbortSignal) => Promise<void>,
): Rounds {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await round(signal).catch((err: unknown) => log.error({ err }, failure));
      // Ends early when the server stops.
      await setTimeout(everyMs, null, { signal, ref: false }).catch(() => undefined);
    }
  };
  const rounds = run();
  return {
    async stop() {
      stopping.abort();
      await rounds;
    },
  };
}

/**
 * Works on each item of a round. One that somebody else changes right now waits for the next round; any other fault keeps none behind it waiting.
 * @throws AggregateError of those faults, once all had their turn
 */
export async function workOnEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (!(error instanceof ParkError)) faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some of this round could not be ended.');
}
