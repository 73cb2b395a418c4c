import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideLifting } from '@cablepark/domain/closures/closure-rules';
import { enforce } from '@cablepark/domain/decision';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { endHold } from '../../bookings/index.ts';
import { hastenMessages } from '../../outbox/index.ts';
import { lockSlots, type StoredSlot, slotFailure } from '../../slots/rows/index.ts';
import { lockClosure, type StoredClosedRide } from './closures.store.ts';
import { messagesOf, notifyReopened } from './notify-closed.ts';

/**
 * Opens the tracks of a closure now. Rides to come that nobody has chosen about take place, their alternatives are free again, and riders who have
 * heard of the closure are told. What was chosen stays.
 * @returns how many rides take place @throws FORBIDDEN (no such closure)
 */
export async function liftClosure(context: AppContext, actor: Actor, id: number): Promise<{ rides: number }> {
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, engine, now } = transaction;
      const row = await lockClosure(db, engine, id);
      const until = row && Temporal.Instant.fromEpochMilliseconds(row.until_at);
      if (enforce(decideLifting(actor, until && { until }, now)) === 'unchanged' || !row) return { rides: 0 };
      await db
        .updateTable('closure')
        .set({ until_at: now.epochMilliseconds, lifted_at: now.epochMilliseconds, lifted_by: actor.id })
        .where('id', '=', id)
        .execute();
      const slots = await keepRides(transaction, id);
      await notifyReopened(transaction, id, slots);
      await writeAudit(transaction, {
        action: 'cable.reopen',
        subjectId: id,
        after: { rides: slots.map((slot) => slot.id) },
      });
      return { rides: slots.length };
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** Lets the rides to come of a lifted closure take place. @returns their slots */
async function keepRides(transaction: TransactionContext, closure: number): Promise<StoredSlot[]> {
  const { db, engine, now } = transaction;
  const nowMs = now.epochMilliseconds;
  const open = await db
    .selectFrom('closure_ride')
    .selectAll()
    .where('closure_id', '=', closure)
    .where('state', 'in', ['asked', 'owed'])
    .where('start_at', '>', nowMs)
    .execute();
  const ids = [...open.map(({ slot_id }) => slot_id), ...(await findHeldSlots(transaction, open))];
  // Before the rides, as whoever chooses for one locks its slot first.
  const slots = await lockSlots(
    db,
    engine,
    [...new Set(ids)].toSorted((a, b) => a - b),
  );
  const rides = await db
    .updateTable('closure_ride')
    .set({ state: 'kept', ended_at: nowMs })
    .where('closure_id', '=', closure)
    .where('state', 'in', ['asked', 'owed'])
    .where('start_at', '>', nowMs)
    .returningAll()
    .execute();
  const heldBookings = new Set(rides.map(({ held_booking_id }) => held_booking_id));
  for (const slot of slots.values())
    if (slot.booking !== null && heldBookings.has(slot.booking))
      await endHold(transaction, slot, { lapsed: false });
  return rides.flatMap(({ slot_id, booking_id }) => {
    const slot = slots.get(slot_id);
    return slot?.booking === booking_id ? [slot] : [];
  });
}

async function findHeldSlots(
  { db }: TransactionContext,
  rides: readonly StoredClosedRide[],
): Promise<number[]> {
  const bookings = rides.flatMap(({ held_booking_id }) => held_booking_id ?? []);
  if (bookings.length === 0) return [];
  const rows = await db.selectFrom('slot').select('id').where('booking_id', 'in', bookings).execute();
  return rows.map(({ id }) => id);
}

/** Lets the waiting messages of a closure leave now. @throws FORBIDDEN if there is no such closure */
export async function sendClosureNow(context: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async ({ db, engine, now }) => {
    const row = await lockClosure(db, engine, id);
    const until = row && Temporal.Instant.fromEpochMilliseconds(row.until_at);
    enforce(decideLifting(actor, until && { until }, now));
    await hastenMessages(db, messagesOf(id), now.epochMilliseconds);
  });
}
