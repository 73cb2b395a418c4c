import type { Insertable, Selectable } from 'kysely';
import type { ResetTokenTable } from '../../db/account-tables.ts';
import type { Db } from '../../db/store.ts';

export async function insertResetToken(db: Db, row: Insertable<ResetTokenTable>): Promise<void> {
  await db.insertInto('reset_token').values(row).execute();
}

export async function findResetToken(db: Db, tokenHash: string): Promise<Selectable<ResetTokenTable> | null> {
  const row = await db
    .selectFrom('reset_token')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** The one write that spends a token: it succeeds once, and only while the token lives. */
export async function useResetToken(db: Db, tokenHash: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reset_token')
    .set({ used_at: nowMs })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Links mailed earlier lead nowhere after a change of the password or the address. Used ones go when they expire. */
export async function deleteResetTokens(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('reset_token')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteExpiredResetTokens(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('reset_token').where('expires_at', '<=', nowMs).execute();
}
