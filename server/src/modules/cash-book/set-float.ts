import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { decideDayToClose } from '@cablepark/domain/payments/day-close';
import { dayOf } from '@cablepark/domain/time/park-time';
import { lockCashBook } from '../../db/locks.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { findLastClosed } from './day-closes.store.ts';
import { findFloat, insertFloat } from './till-floats.store.ts';

/** Records the cash in the till before the first sale of the day. @throws TOO_EARLY, DAY_CLOSED */
export async function setFloat(
  context: ServerContext,
  actor: Actor,
  { day, cents }: { day: Temporal.PlainDate; cents: number },
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now, zone } = transaction;
    // A concurrent close reads the float either before or after this.
    await lockCashBook(db, engine);
    const lastClosed = await findLastClosed(db);
    enforce(decideDayToClose({ day, today: dayOf(now, zone), lastClosed }));
    const before = await findFloat(db, day, lastClosed);
    await insertFloat(db, { day: day.toString(), cents, at: now.epochMilliseconds, by: actor.id });
    await writeAudit(transaction, {
      action: 'day.float',
      subjectId: day.toString(),
      before: { float: toPln(before.cents) },
      after: { float: toPln(cents) },
    });
  });
}
