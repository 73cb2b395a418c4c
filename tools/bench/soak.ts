// `npm run soak`: a real server under a bounded load of riders, a desk and faults, on SQLite and on PostgreSQL at once, and
// what contradicted itself or what somebody had been told. `--minutes 60` (10 if it is not said), `--seed 7` for the
// same chances again. Ends by itself, with 1 if there was a contradiction; writes SOAK.md beside this file.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../server/test/support/postgres.server.ts';
import { machine, publish } from './machine.ts';
import { reportOf } from './soak/report.ts';
import { type Outcome, soak } from './soak/run.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
if (!(minutes >= 0.5 && minutes <= 24 * 60 && Number.isInteger(seed))) {
  throw new Error('--minutes is a number from 0.5 to 1440, --seed a whole number.');
}
const each = { forMs: minutes * 60_000, seed };

const outcomes = await Promise.all([onSqlite(), onPostgres()]);
await publish('SOAK.md', reportOf({ minutes, seed, machine: machine().replace('\n', ' ') }, outcomes));
if (outcomes.some(({ contradictions }) => contradictions.length > 0)) process.exitCode = 1;

async function onSqlite(): Promise<Outcome> {
  return await inFolder((DATA_DIR) => soak('SQLite', { DATA_DIR, DATABASE_URL: '' }, null, each));
}

async function onPostgres(): Promise<Outcome> {
  const postgres = await startPostgres();
  try {
    const { url } = postgres;
    return await inFolder((DATA_DIR) => soak('PostgreSQL', { DATA_DIR, DATABASE_URL: url }, postgres, each));
  } finally {
    await postgres.stop();
  }
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'cablepark-soak-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
