import type { SlotPatch } from '@cablepark/contract/rides/slot-changes.schema';
import { policyOf } from '@cablepark/domain/park/content';
import { isPayableAlone } from '@cablepark/domain/payments/pay-online';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { AppContext } from '../../../context.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockAccountFirst } from '../../accounts/locks/index.ts';
import { bookSlot, cancelSlot, readBookingLimits } from '../../bookings/index.ts';
import { lockPassRow } from '../../passes/index.ts';
import { confirmPayment, payUntil, readOnlinePolicy } from '../../payments/index.ts';
import { editSlots, hasEdits } from '../../slots/index.ts';
import { type StoredSlot } from '../../slots/rows/index.ts';
import { beginOwnParty } from './begin-own-party.ts';
import { bookWithPass } from './book-with-pass.ts';

/** One kind of change to slots inside a transaction; slot ids are ascending. */
export interface PatchCase {
  /** Locks rows that must be locked before slots (`db/locks.ts`). */
  lockFirst?: (transaction: TransactionContext) => Promise<void>;
  /**
   * Runs the checks that are the same for all slots, once.
   * @returns a function that changes one slot; it returns the slot unless the caller must read it
   */
  begin: (
    transaction: TransactionContext,
    ids: readonly number[],
  ) => Promise<(slot: number) => Promise<StoredSlot | null>>;
}

/**
 * The changes that a PATCH of slots makes, in order: edit, confirm a payment, then cancel, book with a pass, or book
 * (WIRE.md, the table of PATCH). Do not call it inside a transaction (`remembered.ts`).
 */
export async function casesOf(context: AppContext, patch: SlotPatch): Promise<PatchCase[]> {
  const { bookedBy: rider, payment, pass } = patch;
  const cases: PatchCase[] = [];
  if (hasEdits(patch)) cases.push(editCase(patch));
  if (payment !== undefined) cases.push(confirmCase(payment));
  if (rider === null) cases.push(await cancelCase(context));
  else if (rider && pass !== undefined) cases.push(await bookWithPassCase(context, rider, pass));
  else if (rider) cases.push(await bookCase(context, rider, { isAlone: cases.length === 0 }));
  return cases;
}

function editCase(patch: SlotPatch): PatchCase {
  return {
    begin: async (transaction, ids) => {
      await editSlots(transaction, ids, patch);
      return async () => null;
    },
  };
}

function confirmCase(payment: number | null): PatchCase {
  return {
    begin: async (transaction) => async (slot) => {
      await confirmPayment(transaction, slot, payment);
      return null;
    },
  };
}

async function cancelCase({ parkSettings }: AppContext): Promise<PatchCase> {
  const policy = policyOf(await parkSettings.read());
  return {
    begin: async (transaction) => async (slot) => {
      await cancelSlot({ ...transaction, policy }, slot, { wasPaid: false });
      return null;
    },
  };
}

/** @param isAlone whether no other case locks slots first: then this one locks the account before the slots */
async function bookCase(
  context: AppContext,
  rider: string,
  { isAlone }: { isAlone: boolean },
): Promise<PatchCase> {
  const online = await readOnlinePolicy(context);
  const limits = await readBookingLimits(context);
  const leastAmount = context.payments?.leastAmount ?? 0;
  return {
    ...(!isAlone && { lockFirst: (transaction) => lockAccountFirst(transaction, rider) }),
    begin: async (transaction, ids) => {
      const until = await payUntil(online, transaction, { rider, ids });
      const isPaidFirst = (slot: Slot | null) =>
        until !== null && slot !== null && isPayableAlone(slot, leastAmount);
      const place = await beginOwnParty(transaction, { rider, ids, isPaidFirst });
      const way = { hold: until && ({ kind: 'pay', until, leastAmount } as const), limits, place };
      return async (slot) => (await bookSlot(transaction, slot, rider, way)).slot;
    },
  };
}

/** A pass pays at once, so there is no hold. */
async function bookWithPassCase(context: AppContext, rider: string, pass: number): Promise<PatchCase> {
  const { zone } = context.config;
  const limits = await readBookingLimits(context);
  return {
    lockFirst: async (transaction) => {
      await lockAccountFirst(transaction, rider);
      await lockPassRow(transaction.db, transaction.engine, pass);
    },
    begin: async (transaction, ids) => {
      const place = await beginOwnParty(transaction, { rider, ids, isPaidFirst: () => false });
      return (slot) => bookWithPass(transaction, slot, rider, { pass, zone, limits, place });
    },
  };
}
