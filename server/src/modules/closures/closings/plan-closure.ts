import { closureOf } from '@cablepark/domain/closures/closure';
import { type ClosedPaidBy, isAffected } from '@cablepark/domain/closures/closure-rules';
import { rideDayOf } from '@cablepark/domain/closures/ride-day';
import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { Db } from '../../../db/store.ts';
import { findSlotsOfTrack, type StoredSlot } from '../../slots/rows/index.ts';
import { findSlotsBetween } from '../status-slots.store.ts';
import { findAskedBookings } from './closures.store.ts';

/** When and where a closure is. */
export interface ClosureSpan {
  tracks: readonly number[];
  from: Temporal.Instant;
  until: Temporal.Instant;
}

/** The span that a desk means: from now where it says no time, and until the end of that day where nobody knows yet. */
export async function findSpan(
  db: Db,
  { tracks, from, until }: { tracks: readonly number[]; from: string | null; until: string | null },
  { now, zone }: { now: Temporal.Instant; zone: string },
): Promise<ClosureSpan> {
  const start = from === null ? now : Temporal.Instant.from(from);
  const end = until === null ? await findEndOfDay(db, tracks, start, zone) : Temporal.Instant.from(until);
  return { tracks, from: start, until: end };
}

/** Midnight in the park; where one of the tracks has slots later in that night, the end of the rides' day. */
async function findEndOfDay(
  db: Db,
  tracks: readonly number[],
  start: Temporal.Instant,
  zone: string,
): Promise<Temporal.Instant> {
  const { end } = rideDayOf(start, zone);
  const midnight = startOfDay(dayOf(end, zone), zone);
  const nightStart = Temporal.Instant.compare(start, midnight) > 0 ? start : midnight;
  const nightSlots = await findSlotsBetween(db, tracks, { from: nightStart, until: end });
  return nightSlots.length > 0 ? end : startOfDay(dayOf(start, zone).add({ days: 1 }), zone);
}

/** The slots that overlap a closure, also free ones. */
export async function findSlotsInside(db: Db, span: ClosureSpan): Promise<StoredSlot[]> {
  const fromMs = span.from.epochMilliseconds - longestSlotMinutes * 60_000;
  const slots: StoredSlot[] = [];
  for (const track of span.tracks)
    slots.push(...(await findSlotsOfTrack(db, track, { fromMs, toMs: span.until.epochMilliseconds })));
  return slots.filter((slot) => closureOf(slot, [span]) !== null);
}

/** How a ride is paid, and the money that may be refunded. */
export interface ClosedPayment {
  paidBy: ClosedPaidBy;
  /** In grosze; 0 for an unpaid ride and for a pass. */
  cents: number;
}

export interface AffectedSlots {
  /** Upcoming booked rides that no other closure asks about, earliest first. */
  rides: readonly StoredSlot[];
  /** Slots that wait for a payment or an answer. */
  holds: readonly StoredSlot[];
  /** By payment. */
  payments: ReadonlyMap<number, ClosedPayment>;
  /** In grosze. */
  toGiveBack: number;
}

/** What a closure does to these slots. */
export async function planClosure(
  db: Db,
  span: ClosureSpan,
  slots: readonly StoredSlot[],
  now: Temporal.Instant,
): Promise<AffectedSlots> {
  const takenSlots = slots.filter((slot) => slot.rider !== null && isAffected(span, slot, now));
  const askedBookings = await findAskedBookings(db);
  const rides = takenSlots
    .filter(({ heldUntil, booking }) => heldUntil === null && !askedBookings.has(booking))
    .toSorted((a, b) => Temporal.Instant.compare(a.start, b.start) || a.id - b.id);
  const payments = await findPayments(
    db,
    rides.flatMap(({ payment }) => payment ?? []),
  );
  const toGiveBack = [...payments.values()].reduce((sum, { cents }) => sum + cents, 0);
  return { rides, holds: takenSlots.filter(({ heldUntil }) => heldUntil !== null), payments, toGiveBack };
}

const idsPerQuery = 1_000;

async function findPayments(db: Db, ids: readonly number[]): Promise<Map<number, ClosedPayment>> {
  const payments = new Map<number, ClosedPayment>();
  for (let at = 0; at < ids.length; at += idsPerQuery) {
    const rows = await db
      .selectFrom('payment')
      .leftJoin('pass_entry', (join) =>
        join.onRef('pass_entry.payment_id', '=', 'payment.id').on('pass_entry.reason', '=', 'ride'),
      )
      .select(['payment.id', 'method', 'amount_cents', 'pass_entry.id as ride'])
      .where('payment.id', 'in', ids.slice(at, at + idsPerQuery))
      .execute();
    for (const { id, method, amount_cents: cents, ride } of rows)
      payments.set(id, {
        paidBy: ride !== null ? 'pass' : method === 'online' ? 'online' : 'desk',
        cents: method === 'pass' ? 0 : cents,
      });
  }
  return payments;
}

/** How one ride is paid. */
export async function findClosedPayment(
  db: Db,
  { payment }: Pick<StoredSlot, 'payment'>,
): Promise<ClosedPayment> {
  const unpaid = { paidBy: 'nothing', cents: 0 } as const;
  if (payment === null) return unpaid;
  return (await findPayments(db, [payment])).get(payment) ?? unpaid;
}
