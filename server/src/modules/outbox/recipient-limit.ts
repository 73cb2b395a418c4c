import type { RequestedKind } from '@cablepark/domain/messages/message-kinds';
import { mostRequested } from '@cablepark/domain/messages/message-rules';
import type { Db } from '../../db/store.ts';

/**
 * Whether an address has reached the limit of mails of a kind, from all requesters together.
 * Each kind counts separately, so that requests for a stranger's address cannot block a warning.
 * @param owner the account with this address, if it requests the mail itself: then requests of others do not count
 */
export async function isAtMailLimit(
  db: Db,
  address: string,
  { kind, now, owner = null }: { kind: RequestedKind; now: Temporal.Instant; owner?: string | null },
): Promise<boolean> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('created_at', '>', now.subtract(mostRequested.within).epochMilliseconds)
    .where('kind', '=', kind)
    .$if(owner !== null, (query) => query.where('account_id', '=', owner))
    .executeTakeFirstOrThrow();
  return count >= mostRequested.mails;
}
