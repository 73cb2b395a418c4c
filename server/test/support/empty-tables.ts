import { PostgresAdapter } from 'kysely';
import type { Db } from '../../src/db/store.ts';
import type { Tables } from '../../src/db/tables.ts';
import { withoutTriggers } from '../../src/ops/triggers.ts';

/** Deletes all rows of these tables, one after the other: those that point to others first. The cash book goes with the payments. */
export async function emptyTables(db: Db, tables: readonly (keyof Tables)[]): Promise<void> {
  if (tables.includes('payment')) await emptyCashBook(db);
  for (const table of tables) {
    if (table === 'pass_entry') await emptyPassEntries(db);
    else await db.deleteFrom(table).execute();
    if (table === 'slot') await emptyBookings(db);
  }
}

/** Bookings go with their slots; what else names them and stays forgets them. */
async function emptyBookings(db: Db): Promise<void> {
  for (const table of ['booking_history', 'no_show', 'bill_line'] as const)
    await db.updateTable(table).set({ booking_id: null }).execute();
  await db.deleteFrom('booking').execute();
}

/** The database refuses to delete from it; a test begins anew. */
export async function emptyCashBook(db: Db): Promise<void> {
  const engine = engineOf(db);
  const empty = async (inside: Db) => {
    const armTriggers = await withoutTriggers(inside, engine, 'cash_entry');
    // An entry names the one that it reverses.
    await inside.deleteFrom('cash_entry').where('reverses', 'is not', null).execute();
    await inside.deleteFrom('cash_entry').execute();
    await armTriggers();
  };
  await (db.isTransaction ? empty(db) : db.transaction().execute(empty));
}

/** As for the cash book. */
async function emptyPassEntries(db: Db): Promise<void> {
  await db.transaction().execute(async (inside) => {
    const armTriggers = await withoutTriggers(inside, engineOf(db), 'pass_entry');
    await inside.deleteFrom('pass_entry').execute();
    await armTriggers();
  });
}

function engineOf(db: Db): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
