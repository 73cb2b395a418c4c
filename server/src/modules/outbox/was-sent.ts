import type { Db } from '../../db/store.ts';
import { pushedMessageOf } from './write-message.ts';

/** Whether a message has been sent to an account: its mail, or a push of it to one device at least. @param key of the mail */
export async function wasSent(db: Db, { account, key }: { account: string; key: string }): Promise<boolean> {
  const rows = await db
    .selectFrom('outbox')
    .select('dedupe')
    .where('account_id', '=', account)
    .where('outcome', '=', 'sent')
    .where('dedupe', 'like', `%${key}`)
    .execute();
  return rows.some(({ dedupe }) => pushedMessageOf(dedupe) === key);
}
