// `npm run bench:rush`: the morning on which a season opens. So many riders are logged in and look at the planner, 300 of them book
// within ten seconds: how long they wait, and how long every open screen is untrue. On SQLite, on PostgreSQL with one process and
// with two; all of it shares the machine. Writes RUSH.md. About ten minutes; `--quick` for 500 riders on SQLite, without a report.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/build.mjs';
import { findPostgres } from '../../server/test/support/postgres.binaries.ts';
import { startPostgres } from '../../server/test/support/postgres.server.ts';
import { publish } from './machine.ts';
import { type Measured, reportOf } from './rush/report.ts';
import { rush } from './rush/run.ts';

const isQuick = process.argv.includes('--quick');
const sizes = isQuick ? [500] : [500, 1_000, 2_000, 5_000];

await ensureBuilt();
const measured: Measured[] = [];
for (const screens of sizes) await take('SQLite', null, { screens, processes: 1 });
if (!isQuick && (await findPostgres().catch(() => null))) {
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
if (isQuick) process.stdout.write(text);
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
