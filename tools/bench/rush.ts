// `npm run bench:rush`: the morning on which a season opens. So many riders are logged in and look at the planner, 300 of them book
// within ten seconds: how long they wait, and how long every open screen is untrue. On SQLite, on PostgreSQL with one process and
// with two; all of it shares the machine. Writes RUSH.md. About ten minutes; `--screens 500` for so many on SQLite
// alone, without a report.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build.mjs';
import { findPostgres } from '../../server/test/support/postgres.binaries.ts';
import { startPostgres } from '../../server/test/support/postgres.server.ts';
import { publish } from './machine.ts';
import { type Measured, reportOf } from './rush/report.ts';
import { rush } from './rush/run.ts';

const { values } = parseArgs({ options: { screens: { type: 'string' } } });
const asked = values.screens === undefined ? null : Number(values.screens);
if (asked !== null && !(Number.isInteger(asked) && asked >= 1 && asked <= 15_000))
  throw new Error('--screens is a number from 1 to 15000.');
const sizes = asked === null ? [500, 1_000, 2_000, 5_000] : [asked];

await ensureBuilt();
const measured: Measured[] = [];
for (const screens of sizes) await take('SQLite', null, { screens, processes: 1 });
if (asked === null && (await findPostgres().catch(() => null))) {
  for (const screens of sizes)
    for (const processes of [1, 2]) {
      // A server of its own: one that holds the park of the round before would not be the same.
      const postgres = await startPostgres();
      try {
        await take('PostgreSQL', postgres.url, { screens, processes });
      } finally {
        await postgres.stop();
      }
    }
}
const text = reportOf(measured);
if (asked !== null) process.stdout.write(text);
else await publish('RUSH.md', text);

async function take(
  database: string,
  url: string | null,
  size: { screens: number; processes: number },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cablepark-rush-'));
  try {
    measured.push({ database, ...(await rush({ DATA_DIR: folder, DATABASE_URL: url ?? '' }, size)) });
    process.stderr.write(`${JSON.stringify(measured.at(-1))}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
