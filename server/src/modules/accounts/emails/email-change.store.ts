import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { EmailChangeTable } from '../../../db/tables/account-tables.ts';

export type EmailChange = Selectable<EmailChangeTable>;

/** An account has at most one: the same transaction deletes earlier ones. */
export async function insertEmailChange(db: Db, row: Insertable<EmailChangeTable>): Promise<void> {
  await db.insertInto('email_change').values(row).execute();
}

export async function findEmailChange(db: Db, tokenHash: string): Promise<EmailChange | null> {
  const row = await db
    .selectFrom('email_change')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** The account's new address that waits for its proof. */
export async function findPendingEmail(
  db: Db,
  accountId: string,
  nowMs: number,
): Promise<Pick<EmailChange, 'email' | 'expires_at'> | null> {
  const row = await db
    .selectFrom('email_change')
    .select(['email', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
  return row ?? null;
}

/** The only write that uses a link: it succeeds once, and only before the link expires. */
export async function useEmailChange(db: Db, tokenHash: string, nowMs: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_change')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A newer link, or a change of the login, invalidates earlier ones. */
export async function deleteEmailChanges(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('email_change').where('account_id', '=', accountId).execute();
}

export async function deleteExpiredEmailChanges(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('email_change').where('expires_at', '<=', nowMs).execute();
}
