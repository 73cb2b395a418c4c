import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { ResetRequestTable, ResetTokenTable } from '../../../db/tables/account-tables.ts';

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

/** The number of an account's valid reset links. */
export async function countGoodResets(db: Db, accountId: string, nowMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('reset_token')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowMs)
    .executeTakeFirstOrThrow();
  return count;
}

/** Requests for a reset, earliest first. */
export async function findResetRequests(db: Db, most: number): Promise<Selectable<ResetRequestTable>[]> {
  return await db.selectFrom('reset_request').selectAll().orderBy('id').limit(most).execute();
}

/** Succeeds once: only one of several servers prepares the mail. */
export async function takeResetRequest(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('reset_request').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The only write that uses a token: it succeeds once, and only before the token expires. */
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

/** Invalidates earlier links after a change of the password or the address. Used ones are deleted when they expire. */
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
