import { withoutLimits } from '@cablepark/domain/booking/rules';
import type { ParkPolicy } from '@cablepark/domain/park/policy';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';

/** The context of a cancellation: the caller's transaction and the park's limits. */
export interface BookingContext extends TransactionContext {
  policy: ParkPolicy;
}

/** The start of a ride before the park delayed it; null for a ride at its own time. @param booking null for a free slot */
export async function findDelayedFrom(
  db: Db,
  { booking, start }: { booking: number | null; start: Temporal.Instant },
): Promise<Temporal.Instant | null> {
  if (booking === null) return null;
  const moves = await db
    .selectFrom('stop_slot')
    .innerJoin('stop', 'stop.id', 'stop_slot.stop_id')
    .select(['stop_slot.slot_id', 'stop_slot.from_at', 'stop_slot.to_at'])
    .where('stop_slot.booking_id', '=', booking)
    .where('stop.undone_at', 'is', null)
    .where('stop_slot.to_at', 'is not', null)
    .orderBy('stop.id')
    .execute();
  const last = moves.at(-1);
  const first = moves.find(({ slot_id }) => slot_id === last?.slot_id);
  const startMs = start.epochMilliseconds;
  const isDelayed = first !== undefined && first.from_at < startMs && (last?.to_at ?? 0) >= startMs;
  return isDelayed ? Temporal.Instant.fromEpochMilliseconds(first.from_at) : null;
}

/** The park's limits as they hold for a ride: one that the park has delayed or closed is given back without them. */
export async function policyFor(
  db: Db,
  slot: { id: number; booking: number | null; start: Temporal.Instant } | null,
  policy: ParkPolicy,
): Promise<ParkPolicy> {
  if (slot === null || slot.booking === null) return policy;
  const isOff = (await findDelayedFrom(db, slot)) !== null || (await isClosed(db, slot.booking, slot.id));
  return isOff ? withoutLimits(policy) : policy;
}

/** Whether a closure keeps the booking from this very slot: once the desk has moved it, the limits hold again. */
async function isClosed(db: Db, booking: number, slot: number): Promise<boolean> {
  const row = await db
    .selectFrom('closure_ride')
    .select('id')
    .where('booking_id', '=', booking)
    .where('slot_id', '=', slot)
    .where('state', 'in', ['asked', 'owed'])
    .executeTakeFirst();
  return row !== undefined;
}
