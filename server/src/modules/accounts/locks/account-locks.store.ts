import type { Selectable } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { AccountTable } from '../../../db/tables/account-tables.ts';

export type Account = Selectable<AccountTable>;

/**
 * Reads an active account and locks its row until the transaction ends. Starting or ending sessions locks the account first,
 * so that no session escapes: PostgreSQL waits here, and SQLite runs one transaction at a time.
 */
export async function lockActiveAccount(
  db: Db,
  engine: Store['engine'],
  id: string,
): Promise<Account | null> {
  const row = await selectLocked(db, engine)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

/** Locks an account before other rows, for a later read (`db/locks.ts`); SQLite needs no lock. */
export async function lockAccountFirst(
  { db, engine }: { db: Db; engine: Store['engine'] },
  id: string,
): Promise<void> {
  if (engine === 'postgres') await lockActiveAccount(db, engine, id);
}

/** The account of this address (in its normal form), locked until the transaction ends. */
export async function lockAccountByEmail(
  db: Db,
  engine: Store['engine'],
  email: string,
): Promise<Account | null> {
  const row = await selectLocked(db, engine).where('email', '=', email).executeTakeFirst();
  return row ?? null;
}

/** The account, also an erased one, locked until the transaction ends. */
export async function lockAccount(db: Db, engine: Store['engine'], id: string): Promise<Account | null> {
  const row = await selectLocked(db, engine).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

function selectLocked(db: Db, engine: Store['engine']) {
  return db
    .selectFrom('account')
    .selectAll()
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate());
}

/** The active Admins, locked until the transaction ends: two can't remove each other at once. */
export async function lockActiveAdmins(db: Db, engine: Store['engine']): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  return rows.map((row) => row.id);
}
