import { withoutLimits } from '@cablepark/domain/booking/rules';
import type { ParkPolicy } from '@cablepark/domain/park/policy';
import { sql } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';

/** The context of a cancellation: the caller's transaction and the park's limits. */
export interface BookingContext extends TransactionContext {
  policy: ParkPolicy;
}

/** Whether a booking's ride cannot take place and its rider has not chosen another. */
export const isRideClosed = sql<boolean>`exists (
  select 1 from closure_ride
  where closure_ride.booking_id = booking.id and closure_ride.slot_id = booking.slot_id
    and (closure_ride.state = 'owed' or (closure_ride.state = 'asked' and closure_ride.question = 'choose')))`;

/** The start of a ride before the park delayed it; null for a ride at its original time. @param booking null for a free slot */
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

/** The park's cancellation limits for a ride. They do not apply to a ride that the park has delayed or closed. */
export async function policyFor(
  db: Db,
  slot: { id: number; booking: number | null; start: Temporal.Instant } | null,
  policy: ParkPolicy,
): Promise<ParkPolicy> {
  if (slot === null || slot.booking === null) return policy;
  const isOff = (await findDelayedFrom(db, slot)) !== null || (await isClosed(db, slot.booking, slot.id));
  return isOff ? withoutLimits(policy) : policy;
}

/** Whether a closure affects the booking on this very slot. Once the desk has moved it, the limits apply again. */
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

/** The bookings among these that `isRideClosed` holds for. */
export async function findClosedBookings(db: Db, bookings: readonly number[]): Promise<ReadonlySet<number>> {
  if (bookings.length === 0) return new Set();
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('id', 'in', [...bookings])
    .where(isRideClosed)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
