import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideArrival, decideArrivalUndo } from '@cablepark/domain/booking/desk-rules';
import { enforce } from '@cablepark/domain/decision';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { notifyNoShowUndone } from '../outbox/index.ts';
import { requireSlot } from '../slots/rows/index.ts';
import { findArrival, setArrival } from './booking-rows.store.ts';
import { deleteNoShow } from './no-shows.store.ts';

/**
 * Checks a rider in, or takes it back. Who comes late loses the no-show mark.
 * @throws SLOT_NOT_BOOKED, SLOT_HELD, TOO_EARLY, FORBIDDEN (no such slot)
 */
export async function markArrival(
  context: ServerContext,
  actor: Actor,
  id: number,
  arrived: boolean,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const slot = await requireSlot(db, engine, id);
    const { booking, rider } = slot;
    const hasArrived = booking !== null && (await findArrival(db, booking)) !== null;
    const decision = arrived ? decideArrival({ slot, now, hasArrived }) : decideArrivalUndo(hasArrived);
    if (enforce(decision) === 'unchanged' || booking === null) return;
    await setArrival(transaction, booking, { hasArrived: arrived });
    const mark = arrived ? await deleteNoShow(db, booking) : null;
    if (mark !== null) await notifyNoShowUndone(transaction, slot, mark);
    await writeAudit(transaction, {
      action: 'slot.checkIn',
      subjectId: id,
      before: { arrived: !arrived },
      after: { arrived, rider },
    });
  });
}
