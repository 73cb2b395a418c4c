import type { BookingEnd } from '@cablepark/domain/booking/booking-steps';
import {
  bookingBudgets,
  type FilledBudgets,
  type Lapses,
  lapsesRunningMinutes,
  type RidesHeld,
  type SlotTurn,
} from '@cablepark/domain/booking/ride-limits';
import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import { type HoldKind, lastMomentMinutes } from '@cablepark/domain/payments/checkout';
import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { sql } from 'kysely';
import type { Db } from '../../db/store.ts';

/**
 * Counts a rider's rides that are not over, except this slot: in all, and on the slot's day in the park's zone.
 * The rider's account is locked, so concurrent bookings count each other.
 */
export async function countRides(
  db: Db,
  rider: string,
  slot: Slot,
  { now, zone }: { now: Temporal.Instant; zone: string },
): Promise<RidesHeld> {
  const day = dayOf(slot.start, zone);
  const from = startOfDay(day, zone).epochMilliseconds;
  const to = startOfDay(day.add({ days: 1 }), zone).epochMilliseconds;
  const isOnDay = sql<number>`case when start_at >= ${from} and start_at < ${to} then 1 else 0 end`;
  const { all, day: onDay } = await db
    .selectFrom('slot')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('all'),
      eb.fn.sum<number | string | null>(isOnDay).as('day'),
    ])
    .where('booked_by', '=', rider)
    // Lets the query use the index on rider and start: a ride that is not over began at most one longest slot ago.
    .where('start_at', '>', now.epochMilliseconds - longestSlotMinutes * 60_000)
    .where('end_at', '>', now.epochMilliseconds)
    .where('id', '<>', slot.id)
    .executeTakeFirstOrThrow();
  return { inAll: Number(all), onDay: Number(onDay ?? 0) };
}

/** When a rider's last two holds of a slot lapsed, newest first. */
export async function findLapses(db: Db, slot: number, rider: string): Promise<Lapses> {
  const rows = await db
    .selectFrom('booking_history')
    .select('created_at')
    .where('slot_id', '=', slot)
    .where('user_id', '=', rider)
    .where('action_type', '=', 'cancel')
    .where('lapsed', '=', 1)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  return rows.map(({ created_at }) => Temporal.Instant.fromEpochMilliseconds(created_at));
}

/** A rider's actions on a slot within the time in which lapses count, newest first. */
export async function findTurns(
  db: Db,
  slot: number,
  rider: string,
  now: Temporal.Instant,
): Promise<SlotTurn[]> {
  const rows = await db
    .selectFrom('booking_history')
    .select(['action_type', 'created_at', 'lapsed'])
    .where('slot_id', '=', slot)
    .where('user_id', '=', rider)
    .where('created_at', '>', now.subtract({ minutes: lapsesRunningMinutes }).epochMilliseconds)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ action_type, created_at, lapsed }) => ({
    action: action_type,
    at: Temporal.Instant.fromEpochMilliseconds(created_at),
    isLapsed: lapsed === 1,
  }));
}

/** For each budget, the rider's own booking that fills it within its period. Each takes one index lookup. */
export async function findFilledBudgets(
  db: Db,
  rider: string,
  now: Temporal.Instant,
): Promise<FilledBudgets> {
  const oldest = bookingBudgets.map(
    ({ minutes, bookings }, index) => sql`
      select ${sql.lit(index)} as budget, (
        select created_at from booking_history
        where user_id = ${rider} and actor_id = ${rider} and action_type = 'book'
          and created_at > ${now.subtract({ minutes }).epochMilliseconds}
        order by created_at desc limit 1 offset ${sql.lit(bookings - 1)}
      ) as at`,
  );
  const { rows } = await sql<{
    at: number | null;
  }>`${sql.join(oldest, sql` union all `)} order by budget`.execute(db);
  return rows.map(({ at }) => (at === null ? null : Temporal.Instant.fromEpochMilliseconds(at)));
}

/**
 * How an expired hold ends. `lapsed` counts against the rider.
 * It is false if the hold did not wait for payment, or if the provider prevented the payment.
 */
export async function findHoldEnd(
  db: Db,
  hold: { booking: number; heldUntil: Temporal.Instant },
): Promise<{ lapsed: boolean; reason: Extract<BookingEnd, 'unpaid' | 'unpayable' | 'unclaimed'> }> {
  const kind = await findHoldKind(db, hold.booking);
  if (kind === 'friends') return { lapsed: false, reason: 'unclaimed' };
  const lapsed = waitsForPayment(kind) && !(await isKeptByProvider(db, hold));
  return { lapsed, reason: lapsed ? 'unpaid' : 'unpayable' };
}

export async function findHoldKind(db: Db, booking: number): Promise<HoldKind | null> {
  const row = await db.selectFrom('booking').select('hold_kind').where('id', '=', booking).executeTakeFirst();
  return row?.hold_kind ?? null;
}

/** Holds for a closed ride, for standby and for friends do not wait for payment: the rider never requested that slot. */
export function waitsForPayment(kind: HoldKind | null): boolean {
  return kind !== 'closure' && kind !== 'standby' && kind !== 'friends';
}

/**
 * Whether the provider prevented the payment of a hold: it could not start one, or did not answer at the end.
 * Not for a rider who starts to pay in the last moment.
 */
async function isKeptByProvider(
  db: Db,
  { booking, heldUntil }: { booking: number; heldUntil: Temporal.Instant },
): Promise<boolean> {
  const inTime = heldUntil.subtract({ minutes: lastMomentMinutes });
  const row = await db
    .selectFrom('bill_line')
    .innerJoin('bill', 'bill.id', 'bill_line.bill_id')
    .select('bill.id')
    .where('bill_line.booking_id', '=', booking)
    .where((eb) =>
      eb.or([
        eb('bill.graced', '=', 1),
        eb.and([eb('bill.url', 'is', null), eb('bill.created_at', '<=', inTime.epochMilliseconds)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
