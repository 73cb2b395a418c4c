import type { RiderCardRow } from '@cablepark/contract/accounts/rider-card.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { livingStates } from '@cablepark/domain/booking/booking-steps';
import { sql } from 'kysely';
import type { Db } from '../../../db/store.ts';

/** More rows than these would not be read by anybody. */
const endedAtMost = 20;
const messagesAtMost = 40;

const countWhere = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number | string | null>`sum(case when ${condition} then 1 else 0 end)`;

/** A rider's bookings in numbers. */
export async function countBookings(
  db: Db,
  rider: string,
  now: Temporal.Instant,
): Promise<RiderCardRow['counts']> {
  // A hold is not a ride yet: it waits for a payment, an answer or a friend.
  const isBooked = sql`booking.state = 'booked'`;
  const hasBegun = sql`booking.start_at <= ${now.epochMilliseconds}`;
  const found = await db
    .selectFrom('booking')
    .leftJoin('no_show', 'no_show.booking_id', 'booking.id')
    .select([
      countWhere(sql<boolean>`${isBooked} and ${hasBegun} and no_show.id is null`).as('rides'),
      countWhere(sql<boolean>`no_show.id is not null`).as('noShows'),
      countWhere(sql<boolean>`booking.state = 'cancelled'`).as('cancelled'),
      countWhere(sql<boolean>`booking.state = 'cancelled' and booking.late = 1`).as('lateCancelled'),
      countWhere(sql<boolean>`booking.state = 'lapsed' and booking.end_reason = 'unpaid'`).as('lapsed'),
    ])
    .where('booking.account_id', '=', rider)
    .executeTakeFirstOrThrow();
  return {
    rides: Number(found.rides),
    noShows: Number(found.noShows),
    cancelled: Number(found.cancelled),
    lateCancelled: Number(found.lateCancelled),
    lapsed: Number(found.lapsed),
  };
}

/** What the rider has not paid of all bookings, also of old ones. Held slots are not owed. */
export async function findUnpaid(db: Db, rider: string): Promise<{ count: number; cents: number }> {
  const found = await db
    .selectFrom('booking')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.sum<number | string | null>('price_cents').as('cents'),
    ])
    .where('account_id', '=', rider)
    .where('state', '=', 'booked')
    .where('payment_id', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(found.count), cents: Number(found.cents ?? 0) };
}

/** The rider's bookings that ended before their ride, latest first. */
export async function findEnded(db: Db, rider: string): Promise<RiderCardRow['ended']> {
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'start_at', 'asset_id', 'ended_at', 'end_reason', 'late'])
    .where('account_id', '=', rider)
    .where('state', 'not in', livingStates)
    .orderBy(sql`coalesce(ended_at, 0)`, 'desc')
    .orderBy('id', 'desc')
    .limit(endedAtMost)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startTime: row.start_at === null ? null : writeWireMs(row.start_at),
    asset: row.asset_id,
    ended: row.ended_at === null ? null : writeWireMs(row.ended_at),
    reason: row.end_reason,
    late: row.late === 1,
  }));
}

/** The messages to a rider that the outbox still has, newest first. */
export async function findTold(db: Db, rider: string): Promise<RiderCardRow['messages']> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'push_to', 'outcome', 'ended_at', 'due_at', 'failure'])
    .where('account_id', '=', rider)
    .orderBy('id', 'desc')
    .limit(messagesAtMost)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    isPush: row.push_to !== null,
    state: row.outcome ?? 'waiting',
    date: writeWireMs(row.ended_at ?? row.due_at),
    failure: row.failure,
  }));
}
