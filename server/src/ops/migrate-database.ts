import { firstFilledTable, loadDatabase } from './loading.ts';
import { atOneMoment, openDatabase, requireFile, type Where } from './open.ts';
import type { TableSum } from './parts.ts';
import { readDatabase } from './reading.ts';
import { requireNoServer } from './restore.ts';

/**
 * Copies the embedded database of `dataDir` to an empty PostgreSQL, sessions included, and leaves the source unchanged. It reads every table
 * again in the target and compares rows and checksums.
 * @throws Error in a sentence, without changes: a server is running on the database, or the target is not empty
 */
export async function migrateDatabase(
  { dataDir, zone }: Pick<Where, 'dataDir' | 'zone'>,
  databaseUrl: string,
): Promise<TableSum[]> {
  await requireFile(dataDir);
  requireNoServer(dataDir);
  const from = await openDatabase({ dataDir, databaseUrl: null });
  const to = await openDatabase({ dataDir, databaseUrl });
  try {
    const filledTable = await firstFilledTable(to.db);
    if (filledTable !== null) throw new Error(`The target is not empty: its table ${filledTable} has rows.`);
    return await atOneMoment(from, (db) =>
      loadDatabase(to, zone, readDatabase({ db, engine: 'sqlite', passing: true })),
    );
  } finally {
    await to.close();
    await from.close();
  }
}
