import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideEventDeletion } from '@cablepark/domain/events/event-rules';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { bookedError } from '../slots/index.ts';
import { deleteFreeSlots, lockSlots } from '../slots/rows/index.ts';
import { eventFailure } from './event-errors.ts';
import { fromRow, writeEvent } from './event-row.ts';
import { deleteEventRow, findSlotsOf, lockEvent } from './events.store.ts';

/**
 * Deletes an event and its free slots, which are its places.
 * @throws SLOT_BOOKED naming the booked slots, FORBIDDEN (no such event).
 */
export async function deleteEvent(context: AppContext, actor: Actor, id: number): Promise<void> {
  try {
    await inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      const row = await lockEvent(db, engine, id);
      if (!row) throw new ParkError('NOT_FOUND');
      const lockedSlots = await lockSlots(db, engine, await findSlotsOf(db, id));
      // A slot may have left the event before it was locked.
      const slots = [...lockedSlots.values()].filter(({ event }) => event === id);
      enforce(decideEventDeletion(slots), bookedError);
      const deletedIds = await deleteFreeSlots(
        db,
        slots.map((slot) => slot.id),
      );
      if (deletedIds.length < slots.length) throw new ParkError('SLOT_BOOKED');
      await deleteEventRow(db, id);
      const before = { ...writeEvent(fromRow(row)), slots: slots.length };
      await writeAudit(transaction, { action: 'event.delete', subjectId: id, before });
    });
  } catch (error) {
    throw eventFailure(error);
  }
}
