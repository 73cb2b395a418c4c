import type { Db } from '../../src/db/store.ts';
import type { Tables } from '../../src/db/tables.ts';

/** Deletes all rows of these tables, one after the other: those that point to others first. */
export async function emptyTables(db: Db, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute();
}
