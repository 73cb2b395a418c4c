import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideUndoing } from '@cablepark/domain/booking/undoing';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';
import { notifyUndone } from '../outbox/index.ts';
import { lockSlots, type StoredSlot, slotFailure } from '../slots/rows/index.ts';
import { findTrackState } from '../tracks/state/index.ts';
import { readBookingLimits } from './booking-limits.ts';
import { reviveBooking } from './booking-rows.store.ts';
import { pointAt, writeHistory } from './bookings.store.ts';
import { findUndoable, forgetLate } from './freed-slots.store.ts';
import { type BookingAccount, type BookingLimits, requireRoom } from './require-room.ts';
import { writeLapse } from './write-lapse.ts';

/**
 * Undoes a rider's recent cancellations of unpaid rides, all or none. Each ride passes the booking rule again, at its old price.
 * The history continues the same booking. If the cancellation's message is not sent yet, neither change sends one.
 * @throws FORBIDDEN (no such slot), TOO_LATE (after ten seconds, or the slot has changed), SLOT_TAKEN, TRACK_CLOSED, RIDE_LIMIT, REQUESTS_EXCEEDED,
 * INVALID_FOREIGN_KEY (a blocked account)
 */
export async function undoCancelling(
  context: AppContext,
  actor: Actor,
  slots: readonly number[],
): Promise<void> {
  const limits = await readBookingLimits(context);
  const ids = [...new Set(slots)].toSorted((a, b) => a - b);
  try {
    await inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      const account = await lockActiveAccount(db, engine, actor.id);
      const lockedSlots = await lockSlots(db, engine, ids);
      for (const id of ids) await undoOne(transaction, lockedSlots.get(id) ?? null, { account, limits });
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

async function undoOne(
  transaction: TransactionContext,
  slot: StoredSlot | null,
  { account, limits }: { account: BookingAccount | null; limits: BookingLimits },
): Promise<void> {
  const { db, actor, now } = transaction;
  const rider = actor.id;
  const cancelling = slot && (await findUndoable(db, slot.id, rider));
  const state = slot && (await findTrackState(db, slot));
  const { track, closure } = state ?? { track: null, closure: null };
  const isRiderActive = account !== null;
  const decision = decideUndoing({ slot, actor, now, cancelling, isRiderActive, track, closure });
  if (enforce(decision) === 'unchanged' || !slot || !cancelling || !account) return;
  await requireRoom(transaction, { ...limits, slot, account, isHeld: false });
  await writeLapse(transaction, slot);
  const { entry, booking, freed } = cancelling;
  const { price } = freed;
  if (!(await reviveBooking(transaction, booking, { ...slot, price })))
    throw new ParkError('CHANGED_MEANWHILE');
  if (!(await pointAt(transaction, slot, { booking, rider, price })))
    throw new ParkError('CHANGED_MEANWHILE');
  await forgetLate(db, entry);
  const goesOn = await writeHistory(transaction, {
    action: 'book',
    slot: slot.id,
    rider,
    booking,
  });
  await notifyUndone(transaction, { ...slot, price }, { rider, booking, entry: goesOn });
}
