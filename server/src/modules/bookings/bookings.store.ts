import type { FreedSlot } from '@cablepark/domain/booking/undoing';
import { ParkError } from '@cablepark/domain/errors';
import { trackStatuses } from '@cablepark/domain/tracks/track';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { sql as kyselySql } from 'kysely';
import { markFreeing } from '../../db/freeing.ts';
import { rowsOf, sql } from '../../db/sql-text.ts';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { type StoredSlot, selectSlots, toSlot } from '../slots/rows/index.ts';
import { type BookingEnding, endBooking, insertBooking, type NewBooking } from './booking-rows.store.ts';
import { writeFreed } from './freed-slots.store.ts';
import { deleteNoShow } from './no-shows.store.ts';

/** The current slot; null if there is none of this id. */
export async function findSlot(db: Db, id: number): Promise<StoredSlot | null> {
  const row = await selectSlots(db).where('slot.id', '=', id).executeTakeFirst();
  return row ? toSlot(row) : null;
}

/**
 * The only write that sells a slot. The slot must be free, or unchanged with an ended booking.
 * It must not be over, and its track must take bookings of the actor's role.
 * @param slot as read before; its earlier booking has lapsed, or belongs to the rider
 * @param newBooking its price in grosze, if it differs from the slot's own
 * @returns the booking; null if the slot has changed
 */
export async function claimSlot(
  context: Pick<TransactionContext, 'db' | 'engine' | 'actor' | 'now'>,
  slot: StoredSlot,
  newBooking: NewBooking & { price?: number; isForWaiting?: boolean },
): Promise<number | null> {
  const { rider, price, isForWaiting = false } = newBooking;
  const sold = price === undefined ? slot : { ...slot, price };
  const booking = await insertBooking(context, sold, newBooking);
  const pointer = { booking, rider, isForWaiting, ...(price !== undefined && { price }) };
  const isClaimed = await pointAt(context, slot, pointer);
  return isClaimed ? booking : null;
}

/** The booking and rider that a slot points at. */
export interface Pointed {
  booking: number;
  rider: string;
  /** In grosze, if it differs from the slot's own price. */
  price?: number;
  /** Whether the slot may have ended: true where an old booking returns and nothing is sold. */
  mayBeOver?: true;
  /** Whether the rider is one of those for whom the slot is reserved. */
  isForWaiting?: boolean;
}

/** Points a slot at a booking, as `claimSlot` does. */
export async function pointAt(
  { db, engine, actor, now }: Pick<TransactionContext, 'db' | 'engine' | 'actor' | 'now'>,
  slotBefore: StoredSlot,
  { booking, rider, price, mayBeOver, isForWaiting }: Pointed,
): Promise<boolean> {
  if (slotBefore.isReserved && !isForWaiting) return false;
  const open = trackStatuses.filter((status) => takesBookings(status, actor.role));
  const isAsSeen =
    slotBefore.booking === null ? sql`booking_id is null` : sql`booking_id = ${slotBefore.booking}`;
  const newPrice = price === undefined ? sql`` : sql`, price_cents = ${price}`;
  const isToCome = mayBeOver ? sql`` : sql`and end_at > ${now.epochMilliseconds}`;
  // SQL text instead of the query builder: the builder would assemble it anew for every booking.
  const updatedRows = await rowsOf<{ id: number }>(
    db,
    engine,
    sql`
      update slot set booking_id = ${booking}, booked_by = ${rider}${newPrice}
      where id = ${slotBefore.id} and ${isAsSeen} ${isToCome}
        and exists (select 1 from asset where asset.id = slot.asset_id and asset.status in (${sql.join(open)}))
      returning id`,
  );
  return updatedRows.length > 0;
}

/** Frees a slot, deletes its no-show mark and ends its booking, if both are unchanged and unpaid. */
export async function releaseSlot(
  context: Pick<TransactionContext, 'db' | 'engine' | 'actor' | 'now'>,
  { id, booking, heldUntil }: StoredSlot,
  ending: BookingEnding,
): Promise<boolean> {
  // End the booking first: if it has changed, nothing is written.
  if (booking === null || !(await endBooking(context, booking, ending, heldUntil))) return false;
  if (!(await clearPointer(context.db, id, booking))) throw new ParkError('CHANGED_MEANWHILE');
  return true;
}

/** Removes a booking and its no-show mark from a slot. */
export async function clearPointer(db: Db, slot: number, booking: number): Promise<boolean> {
  if (!(await emptyPointer(db, slot, booking))) return false;
  await deleteNoShow(db, booking);
  return true;
}

/** For an update of `slot` that empties its pointer: the price before a hire, otherwise the current price. */
export const ownPrice = kyselySql<number>`coalesce(
  (select booking.slot_price_cents from booking where booking.id = slot.booking_id), slot.price_cents)`;

/** Removes a booking from a slot and leaves its no-show mark. The slot of a hired track gets its own price back. */
export async function emptyPointer(db: Db, slot: number, booking: number): Promise<boolean> {
  markFreeing(db);
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set({ booking_id: null, booked_by: null, price_cents: ownPrice })
    .where('id', '=', slot)
    .where('booking_id', '=', booking)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Resets the price of a free slot. */
export async function setFreePrice(db: Db, slot: number, price: number): Promise<void> {
  await db
    .updateTable('slot')
    .set({ price_cents: price })
    .where('id', '=', slot)
    .where('booking_id', 'is', null)
    .where('price_cents', '<>', price)
    .execute();
}

export interface HistoryEntry {
  action: 'book' | 'cancel';
  slot: number;
  rider: string;
  booking: number | null;
  /** Whether it was cancelled after the limit for free cancellation. */
  late?: boolean;
  /** Whether it ends a hold that its rider did not pay for in time. */
  lapsed?: boolean;
  /** The account that caused the entry, if that is not the actor. */
  by?: string;
  /** The slot before a cancellation that its rider can undo. */
  freed?: FreedSlot | null;
}

/** @returns the entry's id */
export async function writeHistory(
  { db, engine, actor, now }: Pick<TransactionContext, 'db' | 'engine' | 'actor' | 'now'>,
  { action, slot, rider, booking, late = false, lapsed = false, by = actor.id, freed = null }: HistoryEntry,
): Promise<number> {
  const [entry] = await rowsOf<{ id: number }>(
    db,
    engine,
    sql`
      insert into booking_history (action_type, created_at, slot_id, user_id, booking_id, actor_id, late, lapsed, freed)
      values (${action}, ${now.epochMilliseconds}, ${slot}, ${rider}, ${booking}, ${by}, ${late ? 1 : 0}, ${lapsed ? 1 : 0},
        ${freed && writeFreed(freed)})
      returning id`,
  );
  if (!entry) throw new Error('The history took no entry.');
  return entry.id;
}
