import type { Db } from '../../../db/store.ts';
import type { ServerContext } from '../../../server-context.ts';

/** Records a mail server's permanent refusal of this address. It counts while the account has it. */
export async function markRefused({ store }: ServerContext, account: string, address: string): Promise<void> {
  await store.db
    .updateTable('account')
    .set({ refused_email: address })
    .where('id', '=', account)
    .where('email', '=', address)
    .execute();
}

/** A mail arrived at this address after all. */
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
  // Most mails arrive: this writes nothing for them.
  if (row)
    await store.db.updateTable('account').set({ refused_email: null }).where('id', '=', account).execute();
}

/** The accounts whose current address is refused. */
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
