import type { Actor } from '@cablepark/domain/accounts/actor';
import { type Action, may } from '@cablepark/domain/accounts/permissions';
import { decideChangingTogether, mayBookFor } from '@cablepark/domain/booking/rules';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockActiveAccount } from '../accounts/index.ts';
import { lockPassRow } from '../passes/index.ts';
import { confirmPayment, payUntil, readOnlinePolicy } from '../payments/index.ts';
import {
  editableFields,
  editSlots,
  hasEdits,
  lockSlots,
  type SlotPatch,
  slotFailure,
} from '../slots/index.ts';
import { bookSlot } from './book-slot.ts';
import { bookWithPass } from './book-with-pass.ts';
import { cancelSlot } from './cancel-slot.ts';
import { readBookingLimits } from './require-room.ts';

/**
 * What a change of slots on the wire means: booking, also paid with a pass at once, cancelling, confirming a payment, or editing (WIRE.md, the table of PATCH).
 * Several slots, and several kinds at once, change together or not at all.
 * @returns the slots as they are now. Whoever may change one may see who holds it.
 */
export async function changeSlots(
  context: AppContext,
  actor: Actor,
  ids: readonly number[],
  patch: SlotPatch,
): Promise<ReadonlyMap<number, Slot>> {
  requireKeys(actor, patch);
  // The rule says it again; here it keeps who may not from locking another's account.
  if (patch.bookedBy && !mayBookFor(actor, patch.bookedBy)) throw new ParkError('FORBIDDEN');
  const asked = [...new Set(ids)].toSorted((a, b) => a - b);
  enforce(decideChangingTogether(actor, asked.length), tooMany);
  const { bookedBy: rider, payment, pass } = patch;
  const { zone } = context.config;
  const online = await readOnlinePolicy(context);
  const limits = await readBookingLimits(context);
  const leastAmount = context.payments?.leastAmount ?? 0;
  const cancelling = rider === null && { policy: policyOf(await context.content.read()) };
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      const locksSlotsFirst = hasEdits(patch) || payment !== undefined || pass !== undefined;
      // Accounts and passes come before slots (`db/locks.ts`), though the booking itself asks for it later.
      if (rider && locksSlotsFirst && engine === 'postgres') await lockActiveAccount(db, engine, rider);
      if (pass !== undefined) await lockPassRow(db, engine, pass);
      if (hasEdits(patch)) await editSlots(transaction, asked, patch);
      // What a pass pays needs no time to pay.
      const until =
        rider && pass === undefined ? await payUntil(online, transaction, { rider, ids: asked }) : null;
      for (const id of asked) {
        if (payment !== undefined) await confirmPayment(transaction, id, payment);
        if (cancelling) await cancelSlot({ ...transaction, ...cancelling }, id, { wasPaid: false });
        else if (rider && pass !== undefined)
          await bookWithPass(transaction, id, rider, { pass, zone, limits });
        else if (rider)
          await bookSlot(transaction, id, rider, { hold: until && { until, leastAmount }, limits });
      }
      return await lockSlots(db, engine, asked);
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

function tooMany({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  const message = 'So many slots are not changed at once.';
  return new ValidationFailed([{ field: 'keys', type: 'max', message }]);
}

const actionOfKey = new Map<string, Action>([
  ['bookedBy', 'slot.book'],
  ['payment', 'payment.create'],
  ['pass', 'pass.use'],
  ...editableFields.map((field) => [field, 'slot.edit'] as const),
]);

/** Whether they may write each of these keys at all, whatever stands in them. @throws FORBIDDEN */
export function requireKeys(actor: Actor, patch: object): void {
  const mayWrite = (key: string) => {
    const action = actionOfKey.get(key);
    return action !== undefined && may(actor.role, action);
  };
  if (!Object.keys(patch).every(mayWrite)) throw new ParkError('FORBIDDEN');
}
