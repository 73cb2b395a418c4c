import type { AppContext } from '../../context.ts';
import { type Rounds, startRounds } from '../../rounds.ts';
import { readSources } from './read-sources.ts';

const everyMs = 10_000;

/** Reads the weather in every process; a claim in the database lets only one of them query. Stopping aborts a running request. */
export function startWeatherJob(context: AppContext): Rounds {
  const { log } = context;
  return startRounds({ log, everyMs, failure: 'the weather could not be kept' }, (signal) =>
    readSources(context, signal),
  );
}
