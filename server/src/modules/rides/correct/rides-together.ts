import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockActiveAccount } from '../../accounts/locks/index.ts';
import { changePayer, findDeskBills, lockBill } from '../../bills/index.ts';
import { changeRider, findRidesTogether, findSlot, setContact } from '../../bookings/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { type LockedPayments, lockPayments } from '../lock-payments.ts';

/** Rides that change their rider together (a party, or a single ride), locked with their riders, bills, payments and passes. */
export interface LockedTogether extends LockedPayments {
  /** Null for a ride outside a party. */
  party: number | null;
  /** Ascending by id; null for a slot that does not exist. */
  slots: readonly (StoredSlot | null)[];
  /** The desk's bills that contain these rides. */
  bills: readonly string[];
  /** Whether the next rider has an account that is neither blocked nor erased. */
  isRiderActive: boolean;
}

/**
 * Locks all rides that change their rider with this slot's ride (`db/locks.ts`). The contact's lock prevents new rides in the party.
 * @param to the next rider @param passes more passes to lock @throws SLOT_TAKEN if a ride has changed before the locks
 */
export async function lockTogether(
  transaction: TransactionContext,
  slot: number,
  { to, passes = [] }: { to: string; passes?: readonly number[] },
): Promise<LockedTogether> {
  const { db, engine } = transaction;
  const { party, slots: ids } = await findRidesTogether(db, slot);
  const slotsBefore: (StoredSlot | null)[] = [];
  for (const id of ids) slotsBefore.push(await findSlot(db, id));
  const riders = new Set([to, ...slotsBefore.flatMap((before) => before?.rider ?? [])]);
  let isRiderActive = false;
  for (const rider of [...riders].toSorted()) {
    const account = await lockActiveAccount(db, engine, rider);
    if (rider === to) isRiderActive = account !== null;
  }
  const bookings = slotsBefore.flatMap((before) => before?.booking ?? []);
  const bills = await findDeskBills(db, bookings);
  for (const bill of bills) await lockBill(db, engine, bill);
  const payments = slotsBefore.map((before) => before?.payment ?? null);
  const lockedPayments = await lockPayments(transaction, payments, passes);
  const locked = await lockSlots(db, engine, ids);
  const current = await findRidesTogether(db, slot);
  const slots = ids.map((id) => locked.get(id) ?? null);
  if (current.party !== party || String(current.slots) !== String(ids) || !areAlike(slots, slotsBefore))
    throw new ParkError('CHANGED_MEANWHILE');
  return { ...lockedPayments, party, slots, bills, isRiderActive };
}

function areAlike(slots: readonly (StoredSlot | null)[], others: readonly (StoredSlot | null)[]): boolean {
  return slots.every((slot, index) => {
    const other = others[index] ?? null;
    return slot?.rider === other?.rider && slot?.payment === other?.payment;
  });
}

/**
 * Gives locked rides to another rider, with the party and the bills that contain only these rides.
 * @returns the bills with a new payer. @throws SLOT_TAKEN if a slot is free
 */
export async function giveToRider(
  transaction: TransactionContext,
  { party, slots, bills }: LockedTogether,
  to: string,
): Promise<string[]> {
  const { db } = transaction;
  const from = slots[0]?.rider ?? null;
  if (from === null) throw new ParkError('CHANGED_MEANWHILE');
  for (const slot of slots) if (slot !== null) await changeRider(transaction, slot, to);
  if (party !== null) await setContact(db, party, to);
  return await changePayer(db, bills, { from, to });
}
