import type { FreedSlot } from '@cablepark/domain/booking/undoing';
import { ParkError } from '@cablepark/domain/errors';
import { trackStatuses } from '@cablepark/domain/tracks/track';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { rowsOf, sql } from '../../db/sql-text.ts';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { type StoredSlot, selectSlots, toSlot } from '../slots/index.ts';
import { type BookingEnding, endBooking, insertBooking } from './booking-rows.store.ts';
import { writeFreed } from './freed-slots.store.ts';
import { deleteNoShow } from './no-shows.store.ts';

/** The slot as it is at this moment; null if there is none of this id. */
export async function findSlot(db: Db, id: number): Promise<StoredSlot | null> {
  const row = await selectSlots(db).where('slot.id', '=', id).executeTakeFirst();
  return row ? toSlot(row) : null;
}

/** A booking that takes a slot. */
export interface NewBooking {
  rider: string;
  /** Until when they may pay for it; null where it is theirs without an end. */
  until: Temporal.Instant | null;
}

/**
 * The one write that sells a slot: it succeeds only while the slot is free, or held as it was seen by a booking that has ended, and it is
 * not over itself, and its track takes bookings of who acts.
 * @param slot as it was seen; whoever held it has lapsed by now, or is the rider @returns the booking; null where the slot is another
 */
export async function claimSlot(
  context: Pick<TransactionContext, 'db' | 'engine' | 'actor' | 'now'>,
  slot: StoredSlot,
  { rider, until }: NewBooking,
): Promise<number | null> {
  const booking = await insertBooking(context, slot, { rider, until });
  const isClaimed = await pointAt(context, slot, { booking, rider });
  return isClaimed ? booking : null;
}

/** What a slot's pointer names. */
export interface Pointed {
  booking: number;
  rider: string;
  /** In grosze, where it is not the slot's own by now. */
  price?: number;
}

/** Points a slot at a booking, as `claimSlot` does. */
export async function pointAt(
  { db, engine, actor, now }: Pick<TransactionContext, 'db' | 'engine' | 'actor' | 'now'>,
  seen: StoredSlot,
  { booking, rider, price }: Pointed,
): Promise<boolean> {
  const open = trackStatuses.filter((status) => takesBookings(status, actor.role));
  const isAsSeen = seen.booking === null ? sql`booking_id is null` : sql`booking_id = ${seen.booking}`;
  const newPrice = price === undefined ? sql`` : sql`, price_cents = ${price}`;
  // As text: it stands in the way of every booking, and is put together anew each time.
  const pointed = await rowsOf<{ id: number }>(
    db,
    engine,
    sql`
      update slot set booking_id = ${booking}, booked_by = ${rider}${newPrice}
      where id = ${seen.id} and ${isAsSeen} and end_at > ${now.epochMilliseconds}
        and exists (select 1 from asset where asset.id = slot.asset_id and asset.status in (${sql.join(open)}))
      returning id`,
  );
  return pointed.length > 0;
}

/** Frees a slot, with any no-show mark of it, and ends its booking, exactly as both were seen: unpaid, and held as long or booked. */
export async function releaseSlot(
  context: Pick<TransactionContext, 'db' | 'engine' | 'actor' | 'now'>,
  { id, booking, heldUntil }: StoredSlot,
  ending: BookingEnding,
): Promise<boolean> {
  // The booking first: where it is another by now, nothing is written.
  if (booking === null || !(await endBooking(context, booking, ending, heldUntil))) return false;
  if (!(await clearPointer(context.db, id, booking))) throw new ParkError('CHANGED_MEANWHILE');
  return true;
}

/** Frees a slot from a booking, with any no-show mark. */
export async function clearPointer(db: Db, slot: number, booking: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set({ booking_id: null, booked_by: null })
    .where('id', '=', slot)
    .where('booking_id', '=', booking)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await deleteNoShow(db, booking);
  return true;
}

export interface HistoryEntry {
  action: 'book' | 'cancel';
  slot: number;
  rider: string;
  booking: number | null;
  /** A cancelling inside the free-of-charge limit. */
  late?: boolean;
  /** The end of a hold whose time ran out unpaid by its rider's doing. */
  lapsed?: boolean;
  /** Who did it, if it is not who acts. */
  by?: string;
  /** The slot as it was, of a cancelling that its rider can undo. */
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
