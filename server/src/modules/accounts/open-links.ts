import { randomBytes } from 'node:crypto';
import type { OpenLinks } from '@cablepark/contract/accounts/own-account';
import { readKind } from '../../db/pass-tables.ts';
import type { Db, Store } from '../../db/store.ts';

/** What somebody who was let in once may have noted: each lets in whoever has it, without a log-in. */

/** Which of them were good until now. */
export interface EndedLinks {
  calendar: boolean;
  passes: boolean;
}

export const noLinks: EndedLinks = { calendar: false, passes: false };

/**
 * Gives the account's calendar another address, and ends the links by which its passes are joined. Whoever has joined stays. The account is
 * locked; passes come after it (`db/locks.ts`).
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
