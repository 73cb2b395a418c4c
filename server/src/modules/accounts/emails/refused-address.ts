import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';

/** A mail server said for good that it takes nothing for this address. It counts while it is the account's. */
export async function markRefused({ store }: AppContext, account: string, address: string): Promise<void> {
  await store.db
    .updateTable('account')
    .set({ refused_email: address })
    .where('id', '=', account)
    .where('email', '=', address)
    .execute();
}

/** A mail has arrived at this address after all. */
export async function forgiveAddress({ store }: AppContext, account: string, address: string): Promise<void> {
  const row = await store.db
    .selectFrom('account')
    .select('id')
    .where('id', '=', account)
    .where('refused_email', '=', address)
    .executeTakeFirst();
  // A mail that arrives is the rule: nothing is written for it.
  if (row)
    await store.db.updateTable('account').set({ refused_email: null }).where('id', '=', account).execute();
}

/** The accounts that cannot be written to; one that has another address by now is none of them. */
export async function findRefused(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('refused_email', 'is not', null)
    .whereRef('refused_email', '=', 'email')
    .execute();
  return rows.map(({ id }) => id);
}

export async function isRefused(db: Db, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', account)
    .whereRef('refused_email', '=', 'email')
    .executeTakeFirst();
  return row !== undefined;
}
