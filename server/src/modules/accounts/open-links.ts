import { randomBytes } from 'node:crypto';
import type { OpenLinks } from '@cablepark/contract/accounts/own-account.schema';
import type { Db, Store } from '../../db/store.ts';
import { readKind } from '../../db/stored-pass-kind.ts';

/** Links that a former user may have written down: each works without a login. */

/** Whether a calendar and pass links existed. */
export interface EndedLinks {
  calendar: boolean;
  passes: boolean;
}

export const noLinks: EndedLinks = { calendar: false, passes: false };

/**
 * Gives the account's calendar a new address, and ends the links to its passes. Members stay.
 * The account is locked; passes come after it (`db/locks.ts`).
 */
export async function renewOpenLinks(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  account: string,
): Promise<EndedLinks> {
  const salt = randomBytes(12).toString('base64url');
  const { numUpdatedRows } = await db
    .updateTable('calendar_feed')
    .set({ salt })
    .where('account_id', '=', account)
    .executeTakeFirst();
  const shared = await sharedPasses(db, account)
    .select('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  for (const { id } of shared)
    await db.updateTable('pass').set({ share_key: null }).where('id', '=', id).execute();
  return { calendar: numUpdatedRows > 0n, passes: shared.length > 0 };
}

export async function findOpenLinks(db: Db, account: string): Promise<OpenLinks> {
  const feed = await db
    .selectFrom('calendar_feed')
    .select('id')
    .where('account_id', '=', account)
    .executeTakeFirst();
  const passes = await sharedPasses(db, account).select(['id', 'kind']).execute();
  return {
    calendar: feed !== undefined,
    passes: passes.map(({ id, kind }) => ({ id, name: readKind(kind).name })),
  };
}

function sharedPasses(db: Db, account: string) {
  return db
    .selectFrom('pass')
    .where('account_id', '=', account)
    .where('share_key', 'is not', null)
    .orderBy('id');
}
