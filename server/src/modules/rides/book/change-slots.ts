import { editableFields, type SlotPatch } from '@cablepark/contract/rides/slot-changes.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { type Action, may } from '@cablepark/domain/accounts/permissions';
import { decideChangingTogether, mayBookFor } from '@cablepark/domain/booking/rules';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockSlots, type StoredSlot, slotFailure } from '../../slots/rows/index.ts';
import { casesOf } from './patch-cases.ts';

/**
 * Applies a PATCH to slots (`casesOf`). All slots and all kinds of change succeed together or not at all.
 * @returns the slots with their riders: anyone who may change a slot may see its rider
 */
export async function changeSlots(
  context: AppContext,
  actor: Actor,
  ids: readonly number[],
  patch: SlotPatch,
): Promise<ReadonlyMap<number, Slot>> {
  requireKeys(actor, patch);
  // `bookSlot` checks this, too. Checking here prevents a lock on another rider's account.
  if (patch.bookedBy && !mayBookFor(actor, patch.bookedBy)) throw new ParkError('FORBIDDEN');
  const slotIds = [...new Set(ids)].toSorted((a, b) => a - b);
  enforce(decideChangingTogether(actor, slotIds.length), tooMany);
  const cases = await casesOf(context, patch);
  try {
    return await inTransaction(context, actor, async (transaction) => {
      for (const { lockFirst } of cases) await lockFirst?.(transaction);
      const changes: ((slot: number) => Promise<StoredSlot | null>)[] = [];
      for (const { begin } of cases) changes.push(await begin(transaction, slotIds));
      const changedSlots = new Map<number, StoredSlot>();
      for (const id of slotIds)
        for (const change of changes) {
          const slot = await change(id);
          if (slot) changedSlots.set(id, slot);
          else changedSlots.delete(id);
        }
      // Read the slots that no case returned.
      const rest = slotIds.filter((id) => !changedSlots.has(id));
      return new Map([...changedSlots, ...(await lockSlots(transaction.db, transaction.engine, rest))]);
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

/** Whether the actor may write each of these keys, with any value. @throws FORBIDDEN */
export function requireKeys(actor: Actor, patch: object): void {
  const mayWrite = (key: string) => {
    const action = actionOfKey.get(key);
    return action !== undefined && may(actor.role, action);
  };
  if (!Object.keys(patch).every(mayWrite)) throw new ParkError('FORBIDDEN');
}
