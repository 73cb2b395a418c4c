import { firstFilledTable, loadDatabase } from './loading.ts';
import { atOneMoment, openDatabase, requireFile, type Where } from './open.ts';
import type { TableSum } from './parts.ts';
import { readDatabase } from './reading.ts';
import { requireNoServer } from './restore.ts';

/**
 * Brings the embedded database of `dataDir` to an empty PostgreSQL, log-ins too, and leaves it as it is. Every table is
 * read again on the other side and compared by its rows and their checksum.
 * @throws Error in a sentence, having changed nothing: a server works on the database, or the target is not empty.
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
    const filled = await firstFilledTable(to.db);
    if (filled !== null) throw new Error(`The target is not empty: its table ${filled} has rows.`);
    return await atOneMoment(from, (db) =>
      loadDatabase(to, zone, readDatabase({ db, engine: 'sqlite', passing: true })),
    );
  } finally {
    await to.close();
    await from.close();
  }
}
