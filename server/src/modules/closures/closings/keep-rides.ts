import { type Closure, closureOf, covers } from '@cablepark/domain/closures/closure';
import type { Db } from '../../../db/store.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { findClosures } from '../../tracks/state/index.ts';
import { findHeldSlots, isOfStop, isOpen, type StoredClosedRide } from './closures.store.ts';
import { endHoldsOf } from './end-holds.ts';
import { notifyClosed } from './notify-closed.ts';

/**
 * Lets closed rides take place and frees the slots held for them. Rides inside another closure get that closure's question instead.
 * @param mayTake whether the ride of a slot can still take place; others stay as they are
 * @returns the slots of the rides that take place
 */
export async function keepRides(
  transaction: TransactionContext,
  open: readonly StoredClosedRide[],
  mayTake: (slot: StoredSlot) => boolean,
): Promise<StoredSlot[]> {
  const { db, engine, now } = transaction;
  const ids = [...open.map(({ slot_id }) => slot_id), ...(await findHeldSlots(db, open))];
  // Slots before rides, in the order in which a choice locks them.
  const slots = await lockSlots(
    db,
    engine,
    [...new Set(ids)].toSorted((a, b) => a - b),
  );
  const others = await findClosures(db, now, null);
  const toCome = open.flatMap((ride) => {
    const slot = slots.get(ride.slot_id);
    return slot?.booking === ride.booking_id && mayTake(slot) ? [{ ride, slot }] : [];
  });
  const byClosure = Map.groupBy(toCome, ({ slot }) => closureOf(slot, others)?.id ?? null);
  for (const other of others) await passOn(transaction, other, byClosure.get(other.id) ?? []);
  const openRides = byClosure.get(null) ?? [];
  const keptRides = await changeOpen(db, openRides, { state: 'kept', ended_at: now.epochMilliseconds });
  await endHoldsOf(transaction, keptRides);
  return openRides.map(({ slot }) => slot);
}

/** Lets rides take place that an undone stop moves out of a closure. @param slots at their current times */
export async function keepReturned(
  transaction: TransactionContext,
  slots: readonly StoredSlot[],
): Promise<void> {
  const { db, now } = transaction;
  const bookings = slots.flatMap(({ booking }) => booking ?? []);
  if (bookings.length === 0) return;
  const closures = new Map((await findClosures(db, now, null)).map((closure) => [closure.id, closure]));
  const open = await db
    .selectFrom('closure_ride')
    .selectAll()
    .where('booking_id', 'in', bookings)
    .where(isOpen)
    .where((eb) => eb.not(isOfStop))
    .execute();
  const returned = open.flatMap((ride) => {
    const slot = slots.find(({ id, booking }) => id === ride.slot_id && booking === ride.booking_id);
    return slot ? [{ ride, slot }] : [];
  });
  for (const each of returned) await changeOpen(db, [each], { start_at: each.slot.start.epochMilliseconds });
  const outside = returned.filter(({ ride, slot }) => {
    const closure = closures.get(ride.closure_id);
    return !(closure && covers(closure, slot));
  });
  await keepRides(
    transaction,
    outside.map(({ ride }) => ride),
    () => true,
  );
}

interface RideToCome {
  ride: StoredClosedRide;
  slot: StoredSlot;
}

/** Passes rides on to another closure, which asks and notifies their riders. */
async function passOn(
  transaction: TransactionContext,
  closure: Closure,
  rides: readonly RideToCome[],
): Promise<void> {
  const { db } = transaction;
  const fromMs = closure.from.epochMilliseconds;
  await changeOpen(db, rides, { closure_id: closure.id });
  // The deadline must not be before the closure begins.
  await changeOpen(
    db,
    rides.filter(({ ride }) => ride.answer_until < fromMs),
    { answer_until: fromMs },
  );
  await notifyClosed(
    transaction,
    closure.id,
    rides.filter(({ ride }) => ride.state === 'asked').map(({ slot }) => slot),
  );
}

async function changeOpen(
  db: Db,
  rides: readonly RideToCome[],
  change: Partial<StoredClosedRide>,
): Promise<Pick<StoredClosedRide, 'held_booking_id'>[]> {
  if (rides.length === 0) return [];
  return await db
    .updateTable('closure_ride')
    .set(change)
    .where(
      'id',
      'in',
      rides.map(({ ride }) => ride.id),
    )
    .where(isOpen)
    .returning('held_booking_id')
    .execute();
}
