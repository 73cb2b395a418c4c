import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '../../context.ts';
import { readSources } from './read-sources.ts';

const everyMs = 10_000;

export interface WeatherJob {
  /** Ends a request that is under way. */
  stop(): Promise<void>;
}

/** Reads the weather in every process; a claim in the database lets one of them ask. */
export function startWeatherJob(context: AppContext): WeatherJob {
  const stopping = new AbortController();
  const job = run(context, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await job;
    },
  };
}

async function run(context: AppContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await readSources(context, signal);
    } catch (err) {
      context.log.error({ err }, 'the weather could not be kept');
    }
    await setTimeout(everyMs, null, { signal, ref: false }).catch(() => undefined);
  }
}
