import type { Actor } from '@cablepark/domain/accounts/actor';
import { closureOf } from '@cablepark/domain/closures/closure';
import { decideLifting } from '@cablepark/domain/closures/closure-rules';
import { enforce } from '@cablepark/domain/decision';
import { hasBegun } from '@cablepark/domain/slots/slot';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { endHold } from '../../bookings/index.ts';
import { hastenMessages } from '../../outbox/index.ts';
import { reserveOpening } from '../../slots/reserved/index.ts';
import { lockSlots, type StoredSlot, slotFailure } from '../../slots/rows/index.ts';
import { findClosures, withTracks } from '../../tracks/state/index.ts';
import { findHeldSlots, isOpen, lockClosure, type StoredClosedRide } from './closures.store.ts';
import { messagesOf, notifyClosed, notifyReopened } from './notify-closed.ts';

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
      const [closure] = await withTracks(db, [row]);
      if (closure) await reserveOpening(db, { tracks: closure.tracks, from: now, until });
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

/** Lets the rides to come of a lifted closure take place, but for those inside another one: that asks them from now on. @returns their slots */
async function keepRides(transaction: TransactionContext, closure: number): Promise<StoredSlot[]> {
  const { db, engine, now } = transaction;
  const open = await db
    .selectFrom('closure_ride')
    .selectAll()
    .where('closure_id', '=', closure)
    .where(isOpen)
    .execute();
  const ids = [...open.map(({ slot_id }) => slot_id), ...(await findHeldSlots(db, open))];
  // Before the rides, as whoever chooses for one locks its slot first.
  const slots = await lockSlots(
    db,
    engine,
    [...new Set(ids)].toSorted((a, b) => a - b),
  );
  const others = await findClosures(db, now, null);
  const toCome = open.flatMap((ride) => {
    const slot = slots.get(ride.slot_id);
    return slot?.booking === ride.booking_id && !hasBegun(slot, now) ? [{ ride, slot }] : [];
  });
  const byClosure = Map.groupBy(toCome, ({ slot }) => closureOf(slot, others)?.id ?? null);
  for (const [other, inside] of byClosure) if (other !== null) await passOn(transaction, other, inside);
  const openRides = byClosure.get(null) ?? [];
  await changeOpen(db, openRides, { state: 'kept', ended_at: now.epochMilliseconds });
  const heldBookings = new Set(openRides.map(({ ride }) => ride.held_booking_id));
  for (const slot of slots.values())
    if (slot.booking !== null && heldBookings.has(slot.booking))
      await endHold(transaction, slot, { lapsed: false });
  return openRides.map(({ slot }) => slot);
}

interface RideToCome {
  ride: StoredClosedRide;
  slot: StoredSlot;
}

/** Another closure asks these rides from now on, and tells their riders of itself. */
async function passOn(
  transaction: TransactionContext,
  closure: number,
  rides: readonly RideToCome[],
): Promise<void> {
  await changeOpen(transaction.db, rides, { closure_id: closure });
  await notifyClosed(
    transaction,
    closure,
    rides.filter(({ ride }) => ride.state === 'asked').map(({ slot }) => slot),
  );
}

async function changeOpen(
  db: Db,
  rides: readonly RideToCome[],
  change: Partial<StoredClosedRide>,
): Promise<void> {
  if (rides.length === 0) return;
  const ids = rides.map(({ ride }) => ride.id);
  await db.updateTable('closure_ride').set(change).where('id', 'in', ids).where(isOpen).execute();
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
