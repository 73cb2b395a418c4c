import { closureOf } from '@cablepark/domain/closures/closure';
import { answerUntilOf } from '@cablepark/domain/closures/closure-rules';
import type { Shift } from '@cablepark/domain/closures/delay';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import { findClosures } from '../../tracks/state/index.ts';
import { insertClosedRides } from './closures.store.ts';

/** Rides that a stop pushed into a closure wait for their riders' choice, as its other rides do. Their riders stand on its call list. */
export async function closeShifted(
  transaction: Pick<TransactionContext, 'db' | 'now'>,
  shifted: readonly Shift<StoredSlot>[],
): Promise<void> {
  const { db, now } = transaction;
  const closures = await findClosures(db, now, null);
  for (const closure of closures) {
    const rides = shifted
      .map(({ slot, to }) => ({ ...slot, start: to }))
      .filter((slot) => slot.booking !== null && slot.heldUntil === null)
      .filter((slot) => closureOf(slot, closures) === closure);
    await insertClosedRides(
      transaction,
      closure.id,
      rides,
      answerUntilOf({ from: closure.from, madeAt: now }, null),
    );
  }
}
