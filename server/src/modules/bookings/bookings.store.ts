import type { FreedSlot } from '@cablepark/domain/booking/undoing';
import type { Slot } from '@cablepark/domain/slots/slot';
import { trackStatuses } from '@cablepark/domain/tracks/track';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction.ts';
import { toSlot } from '../slots/index.ts';
import { writeFreed } from './freed-slots.store.ts';
import { deleteNoShow } from './no-shows.store.ts';

/** The slot as it is at this moment; null if there is none of this id. */
export async function findSlot(db: Db, id: number): Promise<Slot | null> {
  const row = await db.selectFrom('slot').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toSlot(row) : null;
}

/** Who holds a slot, and the payment for it. */
export interface Booking {
  rider: string;
  payment: number | null;
}

/** A booking that takes a slot. */
export interface NewBooking extends Booking {
  /** Until when they may pay for it; null where it is theirs without an end. */
  until: Temporal.Instant | null;
  /** The slot as it was seen: free, held by them, or held by somebody whose time to pay is over. */
  seen: Pick<Slot, 'rider' | 'heldUntil'>;
  /** In grosze, where it is not the slot's own by now. */
  price?: number;
}

/**
 * The one write that sells a slot: it succeeds only while the slot is free, or held unpaid as it was seen, and it is not
 * over itself, and its track takes bookings of who acts.
 */
export async function claimSlot(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  id: number,
  { rider, payment, until, seen, price }: NewBooking,
): Promise<boolean> {
  const open = trackStatuses.filter((status) => takesBookings(status, actor.role));
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set({ booked_by: rider, payment_id: payment, ...holdColumns(until) })
    .$if(price !== undefined, (query) => query.set({ price_cents: price as number }))
    .where('id', '=', id)
    .where((eb) =>
      seen.rider === null || seen.heldUntil === null
        ? eb('booked_by', 'is', null)
        : eb.and([
            eb('booked_by', '=', seen.rider),
            eb('hold_until', '=', seen.heldUntil.epochMilliseconds),
            eb('payment_id', 'is', null),
          ]),
    )
    .where('end_at', '>', now.epochMilliseconds)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('asset')
          .select('asset.id')
          .whereRef('asset.id', '=', 'slot.asset_id')
          .where('asset.status', 'in', open),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Both or neither are set. */
function holdColumns(until: Temporal.Instant | null) {
  return until === null
    ? { hold_kind: null, hold_until: null }
    : { hold_kind: 'pay' as const, hold_until: until.epochMilliseconds };
}

/** Frees a slot, with any no-show mark of it, exactly as it was seen: same holder, same payment, held as long or booked. */
export async function releaseSlot(
  db: Db,
  id: number,
  { rider, payment, heldUntil }: Booking & Pick<Slot, 'heldUntil'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set({ booked_by: null, payment_id: null, ...holdColumns(null) })
    .where('id', '=', id)
    .where('booked_by', '=', rider)
    .where('payment_id', payment === null ? 'is' : '=', payment)
    .where('hold_until', heldUntil === null ? 'is' : '=', heldUntil?.epochMilliseconds ?? null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await deleteNoShow(db, id);
  return true;
}

export interface HistoryEntry {
  action: 'book' | 'cancel';
  slot: number;
  rider: string;
  /** A cancelling inside the free-of-charge limit. */
  late?: boolean;
  /** The end of a hold whose time ran out unpaid by its rider's doing. */
  lapsed?: boolean;
  /** The entry of the booking that goes on in this one. */
  movedFrom?: number | null;
  /** Who did it, if it is not who acts. */
  by?: string;
  /** The slot as it was, of a cancelling that its rider can undo. */
  freed?: FreedSlot | null;
}

/** @returns the entry's id */
export async function writeHistory(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  {
    action,
    slot,
    rider,
    late = false,
    lapsed = false,
    movedFrom = null,
    by = actor.id,
    freed = null,
  }: HistoryEntry,
): Promise<number> {
  const { id } = await db
    .insertInto('booking_history')
    .values({
      action_type: action,
      created_at: now.epochMilliseconds,
      slot_id: slot,
      user_id: rider,
      actor_id: by,
      late: late ? 1 : 0,
      lapsed: lapsed ? 1 : 0,
      moved_from: movedFrom,
      freed: freed && writeFreed(freed),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
