import type { Db } from '../../../db/store.ts';
import type { ServerContext } from '../../../server-context.ts';

/** Records that a mail server permanently rejects this address. It applies as long as the account has this address. */
export async function markRefused({ store }: ServerContext, account: string, address: string): Promise<void> {
  await store.db
    .updateTable('account')
    .set({ refused_email: address })
    .where('id', '=', account)
    .where('email', '=', address)
    .execute();
}

/** Clears the rejection, because a mail was delivered to this address. */
export async function forgiveAddress(
  { store }: ServerContext,
  account: string,
  address: string,
): Promise<void> {
  const row = await store.db
    .selectFrom('account')
    .select('id')
    .where('id', '=', account)
    .where('refused_email', '=', address)
    .executeTakeFirst();
  // Most addresses are not marked, so most deliveries write nothing.
  if (row)
    await store.db.updateTable('account').set({ refused_email: null }).where('id', '=', account).execute();
}

/** The accounts with a rejected current address. */
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
