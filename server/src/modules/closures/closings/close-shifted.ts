import { closureOf } from '@cablepark/domain/closures/closure';
import { answerUntilOf } from '@cablepark/domain/closures/closure-rules';
import type { Shift } from '@cablepark/domain/closures/delay';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import { findClosures } from '../../tracks/state/index.ts';
import { insertClosedRides } from './closures.store.ts';

/**
 * Asks the riders whose rides a stop, or its undoing, moved into a closure, as for the closure's other rides.
 * @returns the rides with a new question, by closure
 */
export async function closeShifted(
  transaction: Pick<TransactionContext, 'db' | 'now'>,
  shifted: readonly Shift<StoredSlot>[],
): Promise<Map<number, StoredSlot[]>> {
  const { db, now } = transaction;
  const closures = await findClosures(db, now, null);
  const closedSlots = new Map<number, StoredSlot[]>();
  for (const closure of closures) {
    const rides = shifted
      .map(({ slot, to }) => ({ ...slot, start: to }))
      .filter((slot) => slot.booking !== null && slot.heldUntil === null)
      .filter((slot) => closureOf(slot, closures) === closure);
    const answerUntil = answerUntilOf({ from: closure.from, madeAt: now }, null);
    closedSlots.set(closure.id, await insertClosedRides(transaction, closure.id, rides, answerUntil));
  }
  return closedSlots;
}
