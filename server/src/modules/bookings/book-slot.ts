import { decideDeskPrice } from '@cablepark/domain/booking/desk-rules';
import { decideBooking } from '@cablepark/domain/booking/rules';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import type { HoldKind } from '@cablepark/domain/payments/checkout';
import { isPayableAlone } from '@cablepark/domain/payments/pay-online';
import { isHeldBy } from '@cablepark/domain/slots/slot';
import { markFreeing } from '../../db/freeing.ts';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockActiveAccount } from '../accounts/locks/index.ts';
import { writeAudit } from '../audit/index.ts';
import { writeDeskAction } from '../desk-actions/index.ts';
import { findBookingEntry, notifyBooked } from '../outbox/index.ts';
import { lockSlot, type StoredSlot } from '../slots/rows/index.ts';
import { findTrackState } from '../tracks/state/index.ts';
import { confirmBooking, type PartyPlace } from './booking-rows.store.ts';
import { claimSlot, pointAt, writeHistory } from './bookings.store.ts';
import { findMissed } from './no-shows.store.ts';
import { type BookingLimits, requireRoom } from './require-room.ts';
import { writeHandOver, writeLapse } from './write-lapse.ts';

export interface Hold {
  kind: HoldKind;
  until: Temporal.Instant;
  /** The provider's minimum for one slot, in grosze. A cheaper slot is booked at once, without a hold for payment. */
  leastAmount: number;
}

export interface BookingWay {
  /** The action in the audit log, if staff book for the rider. */
  action?: 'slot.book' | 'slot.walkIn';
  /** How long the slot waits for its payment or the group's answer; null for a booking without an end. */
  hold: Hold | null;
  /** The limits of a rider who books for themselves; null for staff, or after money arrives. */
  limits: BookingLimits | null;
  /** What the desk asks for the rest of a missed slot, in grosze; absent for the slot's own price. */
  price?: number;
  /** The part of the hire's price that this slot costs, in grosze; absent for the slot's own price. */
  hire?: number | undefined;
  /** Pays for the slot once the rider has it. @returns the payment's id */
  pay?: (slot: StoredSlot) => Promise<number>;
  /** The party that rides. */
  place?: PartyPlace | null;
  /** Whether the rider is one of those for whom the slot is reserved (`domain/standby`). */
  isForWaiting?: boolean;
  /** The hold of another rider who keeps the slot for this one (`domain/friends`). */
  handedOver?: number | null;
}

/**
 * Puts `rider` on a slot (SPEC.md §4; WIRE.md, PATCH /items/Slot/{id}).
 * Locks the rider's account first, so an account under erasure cannot get a slot.
 * A hold sends the rider no message yet. Booking one's own hold reuses its history entry.
 * An expired hold of another rider lapses; that rider's history records it.
 * @returns the slot now; `isNew` is false if the rider had it already: then nothing is paid either.
 * @throws SLOT_TAKEN, TOO_LATE, TRACK_CLOSED, CLOSED, RIDE_LIMIT, HOLD_AGAIN_LATER, REQUESTS_EXCEEDED, FORBIDDEN (another's booking without the right, or no
 * such slot), INVALID_FOREIGN_KEY.
 */
export async function bookSlot(
  context: TransactionContext,
  id: number,
  rider: string,
  {
    action = 'slot.book',
    hold,
    limits,
    price,
    hire,
    pay,
    place = null,
    isForWaiting = false,
    handedOver = null,
  }: BookingWay,
): Promise<{ slot: StoredSlot | null; isNew: boolean }> {
  const { db, engine, actor, now } = context;
  const account = await lockActiveAccount(db, engine, rider);
  const slot = await lockSlot(db, engine, id);
  // After the slot lock: retiring a track locks its slots, too.
  const { track, closure } = slot ? await findTrackState(db, slot) : { track: null, closure: null };
  const running = hold && slot && isHeldFirst(hold, slot) ? hold : null;
  const end = running?.until ?? null;
  const isHandedOver = isHandedTo(rider, slot, handedOver);
  const decision = decideBooking({
    slot: slot && seenBy(slot, { isForWaiting, isHandedOver }),
    rider,
    actor,
    now,
    isRiderActive: account !== null,
    track,
    closure,
    isPaidFirst: end !== null,
  });
  if (enforce(decision, riderError) === 'unchanged' || !slot || !account) return { slot, isNew: false };
  const pricing = await pricingOf(db, slot, { price, hire });
  const isOwnHold = isHeldBy(slot, rider, now);
  if (!isOwnHold) await (isHandedOver ? writeHandOver : writeLapse)(context, slot);
  if (!isOwnHold && limits && rider === actor.id)
    await requireRoom(context, { ...limits, slot, account, isHeld: end !== null });
  const booking = isOwnHold
    ? await confirmHold(context, slot, rider)
    : await claimSlot(context, slot, { rider, hold: running, place, isForWaiting, ...pricing });
  if (booking === null) throw new ParkError('CHANGED_MEANWHILE');
  // Confirming a hold reuses the history entry that the hold wrote.
  const holdEntry = isOwnHold ? await findBookingEntry(db, booking) : null;
  const entry = holdEntry ?? (await writeHistory(context, { action: 'book', slot: id, rider, booking }));
  const theirs = { ...slot, ...pricing, rider, booking, payment: null, heldUntil: end };
  const payment = pay ? await pay(theirs) : null;
  // Messages count bookings from one history entry to the next. An entry older than this staff action needs its own message.
  const byStaff = holdEntry === null && rider !== actor.id;
  if (end === null)
    await notifyBooked(context, slot, { rider, booking, entry, byStaff, email: account.email });
  // Undo at the desk does not cover a confirmed hold, a payment or a party.
  const canUndo = !isOwnHold && !pay && place === null;
  if (rider !== actor.id) await writeStaffBooking(context, slot, theirs, { action, canUndo });
  return { slot: { ...theirs, payment }, isNew: true };
}

/** Writes the staff's booking to the audit log and, if they can undo it, to the desk's actions. */
async function writeStaffBooking(
  context: TransactionContext,
  slot: StoredSlot,
  theirs: StoredSlot & { booking: number },
  { action, canUndo }: { action: NonNullable<BookingWay['action']>; canUndo: boolean },
): Promise<void> {
  await writeAudit(context, { action, subjectId: slot.id, after: { rider: theirs.rider } });
  if (!canUndo) return;
  const before = rideStateOf({ ...slot, rider: null, payment: null }, false);
  const rides = [{ booking: theirs.booking, before, after: rideStateOf(theirs, false) }];
  await writeDeskAction(context, { kind: action === 'slot.walkIn' ? 'walkIn' : 'booking', rides });
}

/** @returns what differs from the slot's own price @throws FORBIDDEN for a price of a slot that nobody missed */
async function pricingOf(
  db: Db,
  slot: StoredSlot,
  { price, hire }: { price: number | undefined; hire: number | undefined },
): Promise<{ price?: number; priceBeforeHire?: number }> {
  if (hire !== undefined) return { price: hire, priceBeforeHire: slot.price };
  if (price === undefined) return {};
  const wasMissed = (await findMissed(db, slot.id)) !== null;
  return enforce(decideDeskPrice({ slot, price, wasMissed })) === 'ok' ? { price } : {};
}

function isHandedTo(rider: string, slot: StoredSlot | null, hold: number | null): boolean {
  return slot !== null && slot.booking === hold && slot.heldUntil !== null && slot.rider !== rider;
}

/** The slot as the rules must see it: free and not reserved for a rider whom it is kept for. */
function seenBy(
  slot: StoredSlot,
  { isForWaiting, isHandedOver }: { isForWaiting: boolean; isHandedOver: boolean },
): StoredSlot {
  if (isHandedOver) return { ...slot, rider: null, heldUntil: null, isReserved: false };
  return isForWaiting ? { ...slot, isReserved: false } : slot;
}

/** A slot that costs nothing, or too little for the provider, needs no hold for payment. Other kinds of hold always apply. */
function isHeldFirst({ kind, leastAmount }: Hold, slot: StoredSlot): boolean {
  return kind !== 'pay' || isPayableAlone(slot, leastAmount);
}

/** Turns the rider's running hold into a booking without an end. @returns its booking; null if the slot has changed */
async function confirmHold(
  context: TransactionContext,
  slot: StoredSlot,
  rider: string,
): Promise<number | null> {
  const { booking, heldUntil } = slot;
  if (booking === null || heldUntil === null) return null;
  // The transaction then settles the standby offer behind the hold, if there is one.
  markFreeing(context.db);
  if (!(await pointAt(context, slot, { booking, rider }))) return null;
  return (await confirmBooking(context.db, booking, heldUntil)) ? booking : null;
}

function riderError({ code }: Refusal): ParkError | undefined {
  if (code !== 'INVALID_FOREIGN_KEY') return undefined;
  return new ParkError(code, { extensions: { field: 'bookedBy' } });
}
