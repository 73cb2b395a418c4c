import { decideBooking } from '@cablepark/domain/booking/rules';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { isPayableAlone } from '@cablepark/domain/payments/pay-online';
import { isHeldBy } from '@cablepark/domain/slots/slot';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockActiveAccount } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { findBookingEntry, tellBooked } from '../outbox/index.ts';
import { lockSlot, type StoredSlot } from '../slots/index.ts';
import { findTrackStatus } from '../tracks/index.ts';
import { confirmBooking } from './booking-rows.store.ts';
import { claimSlot, pointAt, writeHistory } from './bookings.store.ts';
import { type BookingLimits, requireRoom } from './require-room.ts';
import { writeLapse } from './write-lapse.ts';

export interface Hold {
  until: Temporal.Instant;
  /** The least that the provider takes for one slot, in grosze: one of less waits for no money. */
  leastAmount: number;
}

export interface BookingWay {
  /** How the audit log calls it where it is not the rider's own doing. */
  action?: 'slot.book' | 'slot.walkIn';
  /** How long the slot waits for its money; null where it is the rider's without an end. */
  hold: Hold | null;
  /** What holds a rider back who books for themselves; null where staff book, or where money has come for it. */
  limits: BookingLimits | null;
  /** Pays for the slot, which is theirs by then. @returns the payment */
  pay?: (slot: StoredSlot) => Promise<number>;
}

/**
 * Puts `rider` on a slot (SPEC.md §4; WIRE.md, PATCH /items/Slot/{id}). Their account is locked until the booking stands, so
 * that one that is being erased cannot end up with a slot.
 * Where it is held until it is paid, the rider is told nothing of it yet. A hold of their own becomes the booking that its entry in the history
 * tells of. A hold of another that has lapsed makes room; its rider's history says so.
 * @returns the slot as it is now; it is not new where it was theirs already: then nothing is paid, either.
 * @throws SLOT_TAKEN, TOO_LATE, TRACK_CLOSED, RIDE_LIMIT, HOLD_AGAIN_LATER, REQUESTS_EXCEEDED, FORBIDDEN (another's booking without the right, or no such slot),
 * INVALID_FOREIGN_KEY.
 */
export async function bookSlot(
  context: TransactionContext,
  id: number,
  rider: string,
  { action = 'slot.book', hold, limits, pay }: BookingWay,
): Promise<{ slot: StoredSlot | null; isNew: boolean }> {
  const { db, engine, actor, now } = context;
  const account = await lockActiveAccount(db, engine, rider);
  const slot = await lockSlot(db, engine, id);
  // After the slot is locked: who retires its track locks its slots, too.
  const track = slot ? await findTrackStatus(db, slot.track) : null;
  const end = hold && slot && isPayableAlone(slot, hold.leastAmount) ? hold.until : null;
  const isRiderActive = account !== null;
  const decision = decideBooking({
    slot,
    rider,
    actor,
    now,
    isRiderActive,
    track,
    isPaidFirst: end !== null,
  });
  if (enforce(decision, riderError) === 'unchanged' || !slot || !account) return { slot, isNew: false };
  const isOwnHold = isHeldBy(slot, rider, now);
  if (!isOwnHold) await writeLapse(context, slot);
  if (!isOwnHold && limits && rider === actor.id)
    await requireRoom(context, { ...limits, slot, account, isHeld: end !== null });
  const booking = isOwnHold
    ? await confirmHold(context, slot, rider)
    : await claimSlot(context, slot, { rider, until: end });
  if (booking === null) throw new ParkError('CHANGED_MEANWHILE');
  // The history tells a hold as a booking already.
  const held = isOwnHold ? await findBookingEntry(db, booking) : null;
  const entry = held ?? (await writeHistory(context, { action: 'book', slot: id, rider, booking }));
  const theirs = { ...slot, rider, booking, payment: null, heldUntil: end };
  const payment = pay ? await pay(theirs) : null;
  // Of an entry older than what the staff have just made its rider is told apart: the others may be counted from entry to entry.
  const byStaff = held === null && rider !== actor.id;
  if (end === null) await tellBooked(context, slot, { rider, booking, entry, byStaff, email: account.email });
  if (rider !== actor.id) await writeAudit(context, { action, subjectId: id, after: { rider } });
  return { slot: { ...theirs, payment }, isNew: true };
}

/** A hold of theirs that runs waits for no money any more. @returns its booking; null where the slot is another by now */
async function confirmHold(
  context: TransactionContext,
  slot: StoredSlot,
  rider: string,
): Promise<number | null> {
  const { booking, heldUntil } = slot;
  if (booking === null || heldUntil === null) return null;
  if (!(await pointAt(context, slot, { booking, rider }))) return null;
  return (await confirmBooking(context.db, booking, heldUntil)) ? booking : null;
}

function riderError({ code }: Refusal): ParkError | undefined {
  if (code !== 'INVALID_FOREIGN_KEY') return undefined;
  return new ParkError(code, { extensions: { field: 'bookedBy' } });
}
