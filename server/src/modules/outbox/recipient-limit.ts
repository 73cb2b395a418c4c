import type { AskedForKind } from '@cablepark/domain/messages/message-kinds';
import { mostAskedFor } from '@cablepark/domain/messages/message-rules';
import type { Db } from '../../db/store.ts';

/**
 * Whether an address has had as many mails of a kind as anybody may have sent to it, whoever asked for them and from wherever. Each kind
 * counts alone: whoever wants a stranger's address keeps no warning from its reader.
 * @param owner the account that has the address and asks itself: then what others asked for does not count
 */
export async function isWrittenToEnough(
  db: Db,
  address: string,
  { kind, now, owner = null }: { kind: AskedForKind; now: Temporal.Instant; owner?: string | null },
): Promise<boolean> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('created_at', '>', now.subtract(mostAskedFor.within).epochMilliseconds)
    .where('kind', '=', kind)
    .$if(owner !== null, (query) => query.where('account_id', '=', owner))
    .executeTakeFirstOrThrow();
  return count >= mostAskedFor.mails;
}
