import type { Actor } from '@cablepark/domain/accounts/actor';
import {
  decideArrival,
  decideArrivalUndo,
  decideNoShow,
  decideNoShowUndo,
} from '@cablepark/domain/booking/desk-rules';
import { enforce } from '@cablepark/domain/decision';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { writeDeskAction } from '../desk-actions/index.ts';
import { notifyNoShow, notifyNoShowUndone } from '../outbox/index.ts';
import { requireSlot } from '../slots/rows/index.ts';
import { findArrival, setArrival } from './booking-rows.store.ts';
import { lockMissedRider, takeMissBack } from './free-missed.ts';
import { deleteNoShow, hasNoShow, insertNoShow } from './no-shows.store.ts';
import { findClosedBookings } from './policy-for.ts';

/** Marks a rider as missing, or removes the mark. @throws SLOT_NOT_BOOKED, SLOT_TAKEN (sold since), TOO_EARLY, TOO_LATE, CHANGED_SINCE (it is closed), FORBIDDEN (no such slot). */
export async function markNoShow(
  context: ServerContext,
  actor: Actor,
  id: number,
  missing: boolean,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    if (!missing) await lockMissedRider(transaction, id);
    const slot = await requireSlot(db, engine, id);
    const { booking } = slot;
    const isMarked = booking !== null && (await hasNoShow(db, booking));
    // The rest of the slot was freed since the mark: the booking returns, until the slot is sold.
    if (!missing && !isMarked) {
      await takeMissBack(transaction, slot);
      return;
    }
    const isClosed = booking !== null && (await findClosedBookings(db, [booking])).has(booking);
    const decision = missing ? decideNoShow({ slot, now, isMarked, isClosed }) : decideNoShowUndo(isMarked);
    if (enforce(decision) === 'unchanged') return;
    if (booking !== null && missing) {
      await setArrival(transaction, booking, { hasArrived: false });
      await notifyNoShow(transaction, slot, await insertNoShow(db, booking, actor.id, now.epochMilliseconds));
      const [before, after] = [rideStateOf(slot, false), rideStateOf(slot, true)];
      await writeDeskAction(transaction, { kind: 'noShow', rides: [{ booking, before, after }] });
    } else if (booking !== null) {
      const mark = await deleteNoShow(db, booking);
      if (mark !== null) await notifyNoShowUndone(transaction, slot, mark);
    }
    await writeAudit(transaction, {
      action: 'slot.noShow',
      subjectId: id,
      before: { missing: !missing },
      after: { missing, rider: slot.rider },
    });
  });
}

/**
 * Checks a rider in, or undoes the check-in. A rider who arrives late loses the no-show mark.
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
