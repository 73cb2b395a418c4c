import { closureOf } from '@cablepark/domain/closures/closure';
import { type ClosedPaidBy, isAffected } from '@cablepark/domain/closures/closure-rules';
import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { Db } from '../../../db/store.ts';
import { findSlotsOfTrack, type StoredSlot } from '../../slots/rows/index.ts';
import { findAskedBookings } from './closures.store.ts';

/** When and where a closure is. */
export interface ClosureSpan {
  tracks: readonly number[];
  from: Temporal.Instant;
  until: Temporal.Instant;
}

/** The span that the desk means. It starts now without a start, and ends with that day in the park's zone if the end is unknown. */
export function spanOf(
  { tracks, from, until }: { tracks: readonly number[]; from: string | null; until: string | null },
  { now, zone }: { now: Temporal.Instant; zone: string },
): ClosureSpan {
  const start = from === null ? now : Temporal.Instant.from(from);
  const endOfDay = startOfDay(dayOf(start, zone).add({ days: 1 }), zone);
  return { tracks, from: start, until: until === null ? endOfDay : Temporal.Instant.from(until) };
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
