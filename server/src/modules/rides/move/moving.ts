import { rideStateOf, slotFactsOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockAccount } from '../../accounts/locks/index.ts';
import {
  atItsPrice,
  type CarriedBooking,
  carryBookings,
  findSlot,
  hasNoShow,
  setStarts,
  writeLapse,
} from '../../bookings/index.ts';
import type { ActionRide } from '../../desk-actions/index.ts';
import { type StoredSlot, slotOf } from '../../slots/rows/index.ts';
import { lockPayments } from '../lock-payments.ts';
import { takePaymentAlong } from './move-payment.ts';

/** A booking's slot, and the one that it moves to. */
export interface Move {
  from: number;
  to: number;
}

interface LockedBookings {
  erasedRiders: ReadonlySet<string>;
  /** The bookings' slots as read before the locks; null for a slot that no longer exists. */
  slotsBefore: readonly (StoredSlot | null)[];
}

/**
 * Locks the riders' accounts, then payments and their passes, each in id order, before the slots (`db/locks.ts`).
 * An erasure frees slots and a void changes its slot, so both must be finished first.
 */
export async function lockBookings(
  transaction: TransactionContext,
  slots: readonly number[],
): Promise<LockedBookings> {
  const { db, engine } = transaction;
  const slotsBefore: (StoredSlot | null)[] = [];
  for (const slot of slots) slotsBefore.push(await findSlot(db, slot));
  const riders = [...new Set(slotsBefore.flatMap((slot) => slot?.rider ?? []))].toSorted();
  const erasedRiders = new Set<string>();
  for (const rider of riders)
    if ((await lockAccount(db, engine, rider))?.status === 'erased') erasedRiders.add(rider);
  await lockPayments(
    transaction,
    slotsBefore.map((slot) => slot?.payment ?? null),
  );
  return { erasedRiders, slotsBefore };
}

/** @throws SLOT_TAKEN if a rider or payment changed since the read, because the new ones are not locked */
export function requireUnchanged(
  slots: ReadonlyMap<number, StoredSlot>,
  slotsBefore: LockedBookings['slotsBefore'],
): void {
  for (const before of slotsBefore) {
    const slot = before && slots.get(before.id);
    if (!slot || slot.rider !== before.rider || slot.payment !== before.payment)
      throw new ParkError('CHANGED_MEANWHILE');
  }
}

/**
 * Moves bookings with their payments, once a rule allows it and everything is locked. A booking may take a slot that another leaves.
 * @returns each ride before and after @throws as `takePaymentAlong` for a pass
 */
export async function carryRides(
  transaction: TransactionContext,
  moves: readonly Move[],
  { slots, isUndo }: { slots: ReadonlyMap<number, StoredSlot>; isUndo: boolean },
): Promise<ActionRide[]> {
  const { db, zone } = transaction;
  const leftSlots = new Set(moves.map(({ from }) => from));
  const carriedBookings: CarriedBooking[] = [];
  const rides: ActionRide[] = [];
  // The pass of one ride counts the others on their new days.
  if (moves.length > 1) await setStarts(transaction, startsOf(moves, slots));
  for (const move of moves) {
    const from = slotOf(slots, move.from);
    const target = slotOf(slots, move.to);
    const { rider, booking } = from;
    if (rider === null || booking === null) throw new ParkError('CHANGED_MEANWHILE');
    const isLeft = leftSlots.has(target.id);
    if (!isLeft) await writeLapse(transaction, target);
    const to = { ...target, rider, payment: null, heldUntil: null, ...(isLeft && { booking: null }) };
    const arrived = atItsPrice({ from, to });
    const payment =
      from.payment === null ? null : await takePaymentAlong(transaction, from.payment, { from, to, zone });
    carriedBookings.push({ from, to, rider, payment, late: false, isUndo });
    rides.push({
      booking,
      before: { ...rideStateOf(from, await hasNoShow(db, booking)), slotFacts: slotFactsOf(from) },
      after: rideStateOf({ ...arrived, payment }, false),
    });
  }
  await carryBookings(transaction, carriedBookings);
  return rides;
}

/** By booking, where it begins after its move. */
function startsOf(
  moves: readonly Move[],
  slots: ReadonlyMap<number, StoredSlot>,
): Map<number, Temporal.Instant> {
  const starts = new Map<number, Temporal.Instant>();
  for (const { from, to } of moves) {
    const { booking } = slotOf(slots, from);
    if (booking !== null) starts.set(booking, slotOf(slots, to).start);
  }
  return starts;
}
