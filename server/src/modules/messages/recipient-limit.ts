import type { AskedForKind } from '@cablepark/domain/messages/message-kinds';
import { mostAskedFor } from '@cablepark/domain/messages/message-rules';
import type { Db } from '../../db/store.ts';

/**
 * Whether an address has had as many mails of a kind as anybody may have sent to it, whoever asked for them and from wherever. Each kind
 * counts alone: whoever asks for new passwords keeps no warning from its reader.
 */
export async function isWrittenToEnough(
  db: Db,
  address: string,
  { kind, now }: { kind: AskedForKind; now: Temporal.Instant },
): Promise<boolean> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('created_at', '>', now.subtract(mostAskedFor.within).epochMilliseconds)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count >= mostAskedFor.mails;
}
