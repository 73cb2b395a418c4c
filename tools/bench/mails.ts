// `npm run bench:mails`: ten thousand riders are to hear that the season opens, while riders book. How long until the last mail has
// left, and how long a booking takes meanwhile; on SQLite, and on PostgreSQL where there is one. Writes MAILS.md. About three minutes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/build.mjs';
import { findPostgres } from '../../server/test/support/postgres.binaries.ts';
import { startPostgres } from '../../server/test/support/postgres.server.ts';
import { publish } from './machine.ts';
import { reportOf } from './mails/report.ts';
import { type Measured, sendAll } from './mails/run.ts';

await ensureBuilt();
const measured: Measured[] = [await take('SQLite', '')];
if (await findPostgres().catch(() => null)) {
  const postgres = await startPostgres();
  try {
    measured.push(await take('PostgreSQL', postgres.url));
  } finally {
    await postgres.stop();
  }
}
await publish('MAILS.md', reportOf(measured));

async function take(database: string, url: string): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'cablepark-mails-'));
  try {
    return { database, ...(await sendAll({ DATA_DIR: folder, DATABASE_URL: url })) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
