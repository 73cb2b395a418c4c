import {
  type BookingEnd,
  type BookingEvent,
  bookingStep,
  livingStates,
} from '@cablepark/domain/booking/booking-steps';
import type { HoldKind } from '@cablepark/domain/payments/checkout';
import type { Slot } from '@cablepark/domain/slots/slot';
import { sql as kyselySql, type RawBuilder, type Updateable } from 'kysely';
import { rowsOf, sql } from '../../db/sql-text.ts';
import type { Db } from '../../db/store.ts';
import type { BookingTable } from '../../db/tables/slot-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';

type By = Pick<TransactionContext, 'db' | 'actor' | 'now'>;

/** What a booking sells: the current facts of its slot. */
function factsOf({ id, start, minutes, track, price }: Omit<Slot, 'rider'>) {
  return {
    slot_id: id,
    start_at: start.epochMilliseconds,
    minutes,
    asset_id: track,
    price_cents: price,
  };
}

const noHold = { hold_kind: null, held_until: null };

/** A ride of a party. */
export interface PartyPlace {
  party: number;
  /** The rider's name; null without one. */
  person: string | null;
}

/** A booking that is about to take a slot. */
export interface NewBooking {
  rider: string;
  /** Null for a booking without an end. */
  hold: { kind: HoldKind; until: Temporal.Instant } | null;
  /** Null for a booking outside a party. */
  place: PartyPlace | null;
  /** The slot's own price before the track was hired, in grosze. */
  priceBeforeHire?: number;
}

/**
 * Inserts the booking of a slot. A unique index allows one active booking for each slot.
 * @returns its id
 */
export async function insertBooking(
  { db, engine, actor, now }: By & Pick<TransactionContext, 'engine'>,
  slot: Slot,
  { rider, hold, place, priceBeforeHire }: NewBooking,
): Promise<number> {
  const nowMs = now.epochMilliseconds;
  const { start, minutes, track, price } = slot;
  const [booking] = await rowsOf<{ id: number }>(
    db,
    engine,
    sql`
      insert into booking (slot_id, account_id, state, hold_kind, held_until, start_at, minutes, asset_id, price_cents,
        first_slot_id, made_at, made_by, placed_at, party_id, person,
        slot_price_cents)
      values (${slot.id}, ${rider}, ${hold === null ? 'booked' : 'held'}, ${hold?.kind ?? null}, ${hold?.until.epochMilliseconds ?? null},
        ${start.epochMilliseconds}, ${minutes}, ${track}, ${price}, ${slot.id}, ${nowMs}, ${actor.id}, ${nowMs},
        ${place?.party ?? null}, ${place?.person ?? null}, ${priceBeforeHire ?? null})
      returning id`,
  );
  if (!booking) throw new Error('No booking was made.');
  return booking.id;
}

type Change = Omit<Updateable<BookingTable>, 'moves'> & { moves?: RawBuilder<number> };

/**
 * Changes the state of a booking if its hold and payment are as given; most steps expect no payment.
 * @returns whether a row changed
 */
async function takeStep(
  db: Db,
  id: number,
  event: BookingEvent,
  { heldUntil, payment = null }: { heldUntil: Temporal.Instant | null; payment?: number | null },
  change: Change,
): Promise<boolean> {
  const { from, to } = bookingStep(event);
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ ...noHold, ...change, state: to })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .where('payment_id', payment === null ? 'is' : '=', payment)
    .where('held_until', heldUntil === null ? 'is' : '=', heldUntil?.epochMilliseconds ?? null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns a hold into a booking without an end. @returns whether the hold was unchanged */
export async function confirmBooking(db: Db, id: number, heldUntil: Temporal.Instant): Promise<boolean> {
  return await takeStep(db, id, 'confirmed', { heldUntil }, {});
}

/** How a booking ends, and who ends it if that is not the actor. */
export interface BookingEnding {
  event: 'cancelled' | 'lapsed';
  reason: BookingEnd;
  /** Whether it is cancelled after the limit for free cancellation. */
  late: boolean;
  by?: string;
  /** The payment that stays with the ended booking because the desk owes the rider its money. */
  payment?: number | null;
}

function endingColumns(
  { actor, now }: Omit<By, 'db'>,
  { reason, late, by = actor.id }: Omit<BookingEnding, 'event'>,
) {
  return { ended_at: now.epochMilliseconds, ended_by: by, end_reason: reason, late: late ? 1 : 0 };
}

/** Ends a booking that is unpaid, whose payment has ended, or whose payment stays with it. @returns whether it was unchanged */
export async function endBooking(
  by: By,
  id: number,
  ending: BookingEnding,
  heldUntil: Temporal.Instant | null,
): Promise<boolean> {
  const { event, payment = null } = ending;
  return await takeStep(by.db, id, event, { heldUntil, payment }, endingColumns(by, ending));
}

/** Cancels a rider's unpaid bookings of these slots, as `endBooking` does for one. */
export async function endUnpaidBookings(
  by: By,
  slots: readonly number[],
  { rider, ...ending }: Omit<BookingEnding, 'event' | 'payment'> & { rider: string },
): Promise<void> {
  const { from, to } = bookingStep('cancelled');
  await by.db
    .updateTable('booking')
    .set({ ...noHold, ...endingColumns(by, ending), state: to })
    .where('slot_id', 'in', [...slots])
    .where('account_id', '=', rider)
    .where('state', 'in', [...from])
    .where('payment_id', 'is', null)
    .execute();
}

/**
 * Restores a booking that was cancelled unpaid.
 * @returns false if it is no longer cancelled, or if its party has another contact
 */
export async function reviveBooking({ db, now }: By, id: number, slot: Slot): Promise<boolean> {
  const other = await db
    .selectFrom('booking')
    .innerJoin('party', 'party.id', 'booking.party_id')
    .select('party.id')
    .where('booking.id', '=', id)
    .whereRef('party.account_id', '<>', 'booking.account_id')
    .executeTakeFirst();
  if (other) return false;
  return await takeStep(
    db,
    id,
    'undone',
    { heldUntil: null },
    {
      ...placingColumns(slot, now),
      ended_at: null,
      ended_by: null,
      end_reason: null,
      late: 0,
    },
  );
}

/** Calendar clients compare `moves` to find the newest version. */
function placingColumns(slot: Slot, now: Temporal.Instant) {
  return { ...factsOf(slot), placed_at: now.epochMilliseconds, moves: kyselySql<number>`moves + 1` };
}

/**
 * Puts a booking without an end on another slot. The caller has cleared the pointer of the old slot.
 * @param payment the booking's payment from now on @returns whether the booking was still on the old slot
 */
export async function moveBookingRow(
  { db, now }: Pick<By, 'db' | 'now'>,
  id: number,
  {
    from,
    to,
    payment,
    priceBeforeHire,
  }: { from: number; to: Slot; payment: number | null; priceBeforeHire: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ ...placingColumns(to, now), payment_id: payment, slot_price_cents: priceBeforeHire })
    .where('id', '=', id)
    .where('slot_id', '=', from)
    .where('state', '=', 'booked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Points a booking at a negative slot id until it moves. No slot has such an id, so the unique index accepts it. */
export async function leaveSlot(db: Db, id: number): Promise<void> {
  await db.updateTable('booking').set({ slot_id: -id }).where('id', '=', id).execute();
}

/** Sets the payment of an unpaid active booking. The booking then has no end. */
export async function setPayment(db: Db, id: number, payment: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ ...noHold, state: 'booked', payment_id: payment })
    .where('id', '=', id)
    .where('state', 'in', [...livingStates])
    .where('payment_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives an unpaid booking an end again. @returns whether it was unpaid */
export async function restoreHold(db: Db, id: number, kind: HoldKind, untilMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ state: 'held', hold_kind: kind, held_until: untilMs })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('payment_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives an active booking to another rider. The caller has cleared the pointer of its slot. */
export async function setRider(db: Db, id: number, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ account_id: to })
    .where('id', '=', id)
    .where('account_id', '=', from)
    .where('state', '=', 'booked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a voided payment from its booking. */
export async function clearPayment(db: Db, payment: number): Promise<void> {
  await db.updateTable('booking').set({ payment_id: null }).where('payment_id', '=', payment).execute();
}

/** Extends holds, and never shortens one. */
export async function extendHolds(db: Db, ids: readonly number[], untilMs: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('booking')
    .set({ held_until: untilMs })
    .where('id', 'in', [...ids])
    .where('state', '=', 'held')
    .where('held_until', '<', untilMs)
    .execute();
}

/** When the booking's rider arrived, in epoch milliseconds; null if nobody checked them in. */
export async function findArrival(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('booking').select('arrived_at').where('id', '=', id).executeTakeFirst();
  return row?.arrived_at ?? null;
}

/** Sets or clears the rider's check-in. */
export async function setArrival(
  { db, actor, now }: By,
  id: number,
  { hasArrived }: { hasArrived: boolean },
): Promise<void> {
  const mark = { arrived_at: now.epochMilliseconds, arrived_by: actor.id };
  await db
    .updateTable('booking')
    .set(hasArrived ? mark : { arrived_at: null, arrived_by: null })
    .where('id', '=', id)
    .execute();
}

/** Ends a booking whose rider did not come; its payment stays with it. @returns whether it was unchanged */
export async function endMissed(by: By, id: number, payment: number | null): Promise<boolean> {
  const { from, to } = bookingStep('missed');
  const { numUpdatedRows } = await by.db
    .updateTable('booking')
    .set({ ...endingColumns(by, { reason: 'missed', late: false }), state: to })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .where('payment_id', payment === null ? 'is' : '=', payment)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
